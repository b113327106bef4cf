/** At the message server: without a password, and with that of a role that may do little. */
import { Events, type NatsConnection } from 'nats';
import { connectTo } from '../../gateway/operations/index.ts';
import { type Attack, keepDoing, type Met, OUTSIDE } from './attack.ts';

/** For which a server's refusal is waited (ms). */
const TRY_MS = 2_000;

async function withConnection(address: string, work: (connection: NatsConnection) => Promise<void>): Promise<void> {
  const connection = await connectTo(address, { timeout: TRY_MS, reconnect: false });
  try {
    await work(connection);
  } finally {
    await connection.close();
  }
}

/** What would forge a result, make a key, delete what is kept, or hear what is for others. */
const FORBIDDEN = [
  'conclave-admin.accounts.create',
  'conclave.review.rev_1.verdict',
  'conclave.review.rev_1.command.cancel',
  'conclave.account.demonstration.command.grant',
  'conclave-expert.outside-other.offer.rev_1.0',
  '$JS.API.STREAM.PURGE.CONCLAVE',
  '$JS.API.STREAM.UPDATE.CONCLAVE',
  '$JS.API.STREAM.DELETE.CONCLAVE',
  '$JS.API.STREAM.MSG.GET.CONCLAVE',
  '$KV.conclave-homes.key-pepper',
];
const FOR_OTHERS = ['_INBOX.>', '_INBOX.runtime.>', '_INBOX.administrator.>', 'conclave-log.>', 'conclave.account.>'];

/** What is given back tells how much the server has refused so far. */
function refusals(connection: NatsConnection): () => number {
  let refused = 0;
  const listen = async (): Promise<void> => {
    for await (const { type } of connection.status()) if (type === Events.Error) refused += 1;
  };
  // The connection that ends is not refused.
  listen().catch(() => undefined);
  return () => refused;
}

/** Tries everything that the role must not, and meets how much of it was refused. */
async function tryForbidden(connection: NatsConnection, met: Met): Promise<void> {
  const refused = refusals(connection);
  for (const subject of FOR_OTHERS) connection.subscribe(subject, { callback: () => undefined });
  for (const subject of FORBIDDEN) connection.publish(subject, '{}', { reply: '_INBOX.runtime.x' });
  await connection.flush();
  const tried = FOR_OTHERS.length + FORBIDDEN.length;
  for (let n = 0; n < 20 && refused() < tried; n++) await new Promise((resolve) => setTimeout(resolve, TRY_MS / 20));
  met.add(refused() < tried ? `${tried - refused()} of ${tried} let through` : 'all refused');
}

/** Where a stranger would have us speak, and what it would have us read. */
const REPLIES = ['_INBOX.*', '_INBOX.>', `_INBOX.${OUTSIDE}.*`, 'conclave.review.rev_1.verdict', '_INBOX..a'];
const BODIES = [
  '',
  '{',
  'null',
  '{"offset":1e400}',
  '['.repeat(50_000),
  '\u0000'.repeat(2_000),
  `"${'x'.repeat(900_000)}"`,
];

/** Messages of one volley. */
const VOLLEY = 200;

export const messageServer: readonly Attack[] = [
  {
    name: 'no password at the message server',
    never: /let through/,
    run: ({ openAddress }, signal) =>
      keepDoing(8, signal, (met) =>
        withConnection(openAddress, async () => met.add('let through')).catch(({ name }: Error) => met.add(name)),
      ),
  },
  {
    name: 'an observer who wants to speak, and to hear what is for others',
    never: /let through/,
    run: ({ observerAddress }, signal) =>
      keepDoing(4, signal, (met) => withConnection(observerAddress, (connection) => tryForbidden(connection, met))),
  },
  {
    name: 'an outside expert who wants what is for others',
    never: /let through/,
    run: ({ outsideAddress }, signal) =>
      keepDoing(4, signal, (met) => withConnection(outsideAddress, (connection) => tryForbidden(connection, met))),
  },
  {
    name: 'an outside expert who floods with nonsense',
    run: ({ outsideAddress }, signal) =>
      keepDoing(2, signal, (met) =>
        withConnection(outsideAddress, async (connection) => {
          for (let said = 0; !signal.aborted; said++) {
            const body = BODIES[said % BODIES.length] as string;
            const reply = REPLIES[said % REPLIES.length] as string;
            connection.publish(`conclave-expert.${OUTSIDE}.offer.rev_${said % 9}.0`, body, { reply });
            connection.publish(`conclave-expert.${OUTSIDE}.document.rev_${said % 9}`, body, { reply });
            if (said % VOLLEY === 0) await connection.flush();
            if (said % VOLLEY === 0) met.add('volley');
          }
        }),
      ),
  },
];
