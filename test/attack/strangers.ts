/** Those who have no key, no password, or too many wishes. */
import { connectTo } from '../../gateway/operations/index.ts';
import { type Attack, keepDoing, type Target } from './attack.ts';

/** Of the message server. */
const TRY_MS = 2_000;

async function atMessageServer(address: string, subject: string): Promise<string> {
  const connection = await connectTo(address, { timeout: TRY_MS, reconnect: false });
  try {
    connection.publish(subject, '{}', { reply: '_INBOX.runtime.x' });
    await connection.flush();
    return 'published or refused in silence';
  } finally {
    await connection.close();
  }
}

const streamOf = async ({ service, key }: Target, review: string, signal: AbortSignal): Promise<number> => {
  const answer = await fetch(`${service.url}/api/review/${review}/events`, {
    headers: { authorization: `Bearer ${key}` },
    signal,
  });
  if (answer.ok) for await (const _ of answer.body as ReadableStream<Uint8Array>) if (signal.aborted) break;
  return answer.status;
};

export const strangers: readonly Attack[] = [
  {
    name: '50 callers without a key',
    run: ({ service }, signal) =>
      keepDoing(50, signal, async (met) => {
        const { status } = await fetch(`${service.url}/api/review`, { signal, headers: { authorization: 'Bearer x' } });
        met.add(status);
      }),
  },
  {
    name: '200 event streams of one account',
    run: async (target, signal) => {
      const answer = await fetch(`${target.service.url}/api/review/text-review`, {
        method: 'POST',
        headers: { authorization: `Bearer ${target.key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ document_text: 'The Supplier shall deliver.', document_title: 'A', preset: 'quick' }),
      });
      const { review_id } = (await answer.json()) as { review_id: string };
      return await keepDoing(200, signal, async (met) => met.add(await streamOf(target, review_id, signal)));
    },
  },
  {
    name: 'no password at the message server',
    run: ({ service }, signal) =>
      keepDoing(8, signal, async (met) => met.add(await atMessageServer(service.natsUrl, 'conclave.review.x.offer'))),
  },
  {
    name: 'an observer who wants to speak',
    run: async ({ service }, signal) => {
      const observer = await service.natsUrlAs('observer');
      return await keepDoing(8, signal, async (met) =>
        met.add(await atMessageServer(observer, 'conclave-admin.accounts.create')),
      );
    },
  },
  {
    name: 'another host name at the operators’ listener',
    run: ({ service }, signal) =>
      keepDoing(8, signal, async (met) => {
        const { port } = new URL(service.adminUrl);
        const answer = await fetch(`http://127.0.0.1:${port}/metrics`, {
          signal,
          headers: { 'x-forwarded-host': 'evil' },
        });
        met.add(answer.status);
      }),
  },
];
