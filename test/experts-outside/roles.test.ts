import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type NatsConnection } from 'nats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Message, NatsBus, systemClock } from '../../runtime/index.ts';
import { SecuredServer } from './secured-server.ts';
import { selfSigned } from './self-signed.ts';

const JOURNAL = { name: 'CONCLAVE', subjects: ['conclave.>'], maxAgeMs: 60_000, maxBytes: 1_000_000 };
const REVIEW = 'conclave.review.rev_1';
const CALENDAR = 'conclave-expert.outside-calendar';

/** Where documents, secrets and hashes of keys go by, or are to be had for asking. */
const CLUSTER = {
  asked: [
    '$JS.API.STREAM.MSG.GET.CONCLAVE_LOG',
    '$JS.API.CONSUMER.CREATE.CONCLAVE_LOG',
    '$JS.API.CONSUMER.MSG.NEXT.CONCLAVE_LOG.x',
    '$JS.API.STREAM.MSG.GET.KV_conclave-homes',
    '$JS.API.DIRECT.GET.KV_conclave-homes.$KV.conclave-homes.key-pepper',
    '$JS.API.CONSUMER.CREATE.KV_conclave-homes',
    'conclave-node.copy',
    'conclave-log.transactions',
    '$KV.conclave-homes.shard.1',
  ],
  heard: ['conclave-log.>', 'conclave-log.transactions', '$KV.>', '$KV.conclave-homes.>', 'conclave-node.>', '>'],
};

/** What each role may do, and what it may not, on subjects as they occur. */
const ROLES: Readonly<Record<string, Readonly<Record<'says' | 'mustNotSay' | 'hears' | 'mustNotHear', string[]>>>> = {
  runtime: {
    says: [
      `${REVIEW}.brief.notices`,
      `${REVIEW}.event.stage`,
      'conclave.account.a.command.settle',
      '$JS.API.INFO',
      ...CLUSTER.asked,
      '$JS.FC.KV_conclave-homes.c.1',
    ],
    mustNotSay: [
      `${CALENDAR}.offer.rev_1.0`,
      '$JS.API.STREAM.DELETE.CONCLAVE',
      '$JS.API.STREAM.PURGE.CONCLAVE',
      '$JS.API.STREAM.DELETE.CONCLAVE_LOG',
      '$JS.API.STREAM.PURGE.KV_conclave-homes',
      '$SYS.x',
    ],
    hears: ['conclave.>', 'conclave-node.a', 'conclave-expert.*.offer.*.*', 'conclave-admin.>', '_INBOX.mine.*'],
    mustNotHear: ['$SYS.>', '>'],
  },
  gateway: {
    says: [
      `${REVIEW}.command.submit`,
      `${REVIEW}.command.cancel`,
      `${REVIEW}.deliver`,
      'conclave.account.a.command.reserve',
      'conclave-log.transactions',
      'conclave-node.copy.node_a',
    ],
    mustNotSay: [
      `${REVIEW}.round.0.statement.notices`,
      `${REVIEW}.verdict`,
      '$JS.API.STREAM.DELETE.CONCLAVE',
      '$JS.API.STREAM.UPDATE.CONCLAVE_LOG',
      '$KV.conclave-homes.shard.1',
      '$KV.conclave-homes.key-pepper',
      'conclave-node.node_a',
      'conclave-admin.x',
    ],
    hears: ['conclave.review.*.event.*', '_INBOX.mine.*'],
    mustNotHear: ['conclave-expert.>', 'conclave-admin.>', 'conclave-node.*', '$KV.>'],
  },
  administrator: {
    says: ['conclave-admin.accounts.list'],
    mustNotSay: [`${REVIEW}.command.cancel`, '$JS.API.INFO', ...CLUSTER.asked],
    hears: ['_INBOX.mine.*'],
    mustNotHear: ['conclave.>', 'conclave-admin.>', ...CLUSTER.heard],
  },
  observer: {
    says: [],
    mustNotSay: [
      `${REVIEW}.command.cancel`,
      `${REVIEW}.event.stage`,
      `${CALENDAR}.offer.rev_1.0`,
      '$JS.API.INFO',
      'any',
      ...CLUSTER.asked,
    ],
    hears: ['conclave.review.>', `${REVIEW}.verdict`],
    mustNotHear: ['conclave.account.>', 'conclave-expert.>', 'conclave-admin.>', '_INBOX.>', ...CLUSTER.heard],
  },
  'outside-calendar': {
    says: [`${CALENDAR}.document.rev_1`, `${CALENDAR}.offer.rev_1.0`],
    mustNotSay: [
      'conclave-expert.outside-other.offer.rev_1.0',
      `${REVIEW}.round.0.statement.outside-calendar`,
      `${REVIEW}.round.0.statement.notices`,
      `${REVIEW}.command.cancel`,
      '$JS.API.CONSUMER.CREATE.CONCLAVE',
      '_INBOX.mine.1',
      ...CLUSTER.asked,
    ],
    hears: [`${REVIEW}.brief.outside-calendar`, `${REVIEW}.round.1.call.outside-calendar`, '_INBOX.outside-calendar.1'],
    mustNotHear: [
      `${REVIEW}.brief.notices`,
      'conclave.review.*.brief.*',
      `${REVIEW}.event.stage`,
      '_INBOX.>',
      'conclave-admin.>',
      ...CLUSTER.heard,
    ],
  },
};

const CASES = Object.entries(ROLES).flatMap(([role, rights]) => [
  ...rights.says.map((subject) => [role, 'says', subject, true] as const),
  ...rights.mustNotSay.map((subject) => [role, 'says', subject, false] as const),
  ...rights.hears.map((subject) => [role, 'hears', subject, true] as const),
  ...rights.mustNotHear.map((subject) => [role, 'hears', subject, false] as const),
]);

describe('nats.conf: roles', () => {
  let server: SecuredServer;
  const connections = new Map<string, NatsConnection>();
  beforeAll(async () => {
    server = await SecuredServer.start(['roles']);
  });
  afterAll(async () => {
    await Promise.all([...connections.values()].map((connection) => connection.close()));
    await server.stop();
  });

  async function as(role: string): Promise<NatsConnection> {
    const known = connections.get(role);
    if (known !== undefined) return known;
    const pass = `${role}-pw`;
    const connection = await connect({ servers: server.address, user: role, pass, inboxPrefix: `_INBOX.${role}` });
    connections.set(role, connection);
    return connection;
  }

  /** Whether the server let it pass: its refusal comes before the answer to a ping sent after. */
  async function passes(role: string, act: 'says' | 'hears', subject: string): Promise<boolean> {
    const connection = await as(role);
    const statuses = connection.status()[Symbol.asyncIterator]();
    const refused = statuses.next().then(() => false);
    if (act === 'says') connection.publish(subject, '{}');
    else connection.subscribe(subject, { callback: () => undefined });
    const passed = connection.flush().then(async () => {
      // The refusal is handed over in a turn of its own.
      await new Promise((resolve) => setImmediate(resolve));
      return true;
    });
    return await Promise.race([refused, passed]);
  }

  it.each(CASES)('%s %s %s: %s', async (role, act, subject, allowed) => {
    expect(await passes(role, act, subject)).toBe(allowed);
  });

  it('lets nobody in without a password, or with a wrong one', async () => {
    await expect(connect({ servers: server.address, maxReconnectAttempts: 0 })).rejects.toThrow(/[Aa]uthorization/);
    const wrong = `nats://runtime:observer-pw@${server.address}`;
    const attempt = NatsBus.connect({ servers: wrong, journal: JOURNAL, clock: systemClock, connectWithinMs: 0 });
    await expect(attempt).rejects.toThrow(/[Aa]uthorization/);
  });

  it('carries the journal for a node with its password in NATS_URL, and lets it answer an expert', async () => {
    const bus = await NatsBus.connect({ servers: server.urlOf('runtime'), journal: JOURNAL, clock: systemClock });
    const { promise: delivered, resolve } = Promise.withResolvers<Message>();
    await bus.consume('node', ['conclave.review.*.verdict'], (delivery) => {
      delivery.ack();
      resolve(delivery);
    });
    expect(await bus.append(`${REVIEW}.verdict`, { says: 'so' }, 'v1')).toMatchObject({ duplicate: false });
    expect(await delivered).toMatchObject({ body: { says: 'so' } });

    await bus.subscribe('conclave-expert.*.document.*', ({ subject, reply }) => {
      if (reply !== undefined) bus.publish(reply, { heard: subject });
    });
    const expert = await as('outside-calendar');
    const answer = await expert.request(`${CALENDAR}.document.rev_1`, '{}', { timeout: 5_000 });
    expect(answer.json()).toEqual({ heard: `${CALENDAR}.document.rev_1` });
    await bus.close();
  });
});

describe('nats.conf: TLS', () => {
  it('encrypts what a node sends to tls://, and a node trusts only whom it is told to', async () => {
    const files = await mkdtemp(join(tmpdir(), 'conclave-tls-'));
    const { cert, key } = selfSigned();
    await writeFile(join(files, 'server-cert.pem'), cert);
    await writeFile(join(files, 'server-key.pem'), key);
    const server = await SecuredServer.start(['roles', 'tls'], (text) => text.replaceAll('/etc/conclave', files));
    const client = join(import.meta.dirname, 'tls-client.ts');
    const run = async (trusted: Record<string, string>) => {
      const env = { ...process.env, ...trusted };
      const url = server.urlOf('runtime', 'tls').replace('127.0.0.1', 'localhost');
      const child = spawn(process.execPath, [client, url], { env, stdio: 'ignore' });
      const [code] = (await once(child, 'exit')) as [number];
      return code;
    };
    expect(await run({ NODE_EXTRA_CA_CERTS: join(files, 'server-cert.pem') })).toBe(0);
    expect(await run({})).toBe(3);
    await server.stop();
    await rm(files, { recursive: true, force: true });
  });

  it('refuses a server that does not encrypt when tls:// was asked for', async () => {
    const server = await SecuredServer.start(['roles']);
    const servers = server.urlOf('runtime', 'tls');
    const attempt = NatsBus.connect({ servers, journal: JOURNAL, clock: systemClock, connectWithinMs: 0 });
    await expect(attempt).rejects.toThrow(/tls|TLS|SERVER_OPTION/);
    await server.stop();
  });
});
