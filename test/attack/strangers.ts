/** Those who have no key, no password, or too many wishes. */
import { connectTo } from '../../gateway/operations/index.ts';
import { hostileRequests } from '../gateway/http/hostile-requests.ts';
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

async function submitted({ service, key }: Target): Promise<{ review_id: string }> {
  const answer = await fetch(`${service.url}/api/review/text-review`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ document_text: 'The Supplier shall deliver.', document_title: 'A', preset: 'quick' }),
  });
  return (await answer.json()) as { review_id: string };
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
    name: 'requests of every wrong kind',
    // Taken for sound, or a fault of the service: both would be defects.
    never: /\b(?:2\d\d|500)\b/,
    run: async (target, signal) => {
      const { review_id } = await submitted(target);
      const requests = hostileRequests(review_id);
      let next = 0;
      return await keepDoing(4, signal, async (met) => {
        const { path, init } = requests[next++ % requests.length] as (typeof requests)[number];
        const headers = { authorization: `Bearer ${target.key}`, ...init.headers };
        const answer = await fetch(`${target.service.url}${path}`, { ...init, headers, signal });
        await answer.arrayBuffer();
        met.add(answer.status);
      });
    },
  },
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
      const { review_id } = await submitted(target);
      return await keepDoing(200, signal, async (met) => met.add(await streamOf(target, review_id, signal)));
    },
  },
  {
    name: 'no password at the message server',
    never: /published/,
    run: ({ world }, signal) =>
      keepDoing(8, signal, async (met) => met.add(await atMessageServer(world.openAddress, 'conclave.review.x.offer'))),
  },
  {
    name: 'an observer who wants to speak',
    run: async ({ world }, signal) => {
      const observer = await world.addressAs('observer');
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
