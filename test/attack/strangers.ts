/** Those who have no key, or too many wishes. */
import { request } from 'node:http';
import { hostileRequests } from '../gateway/http/hostile-requests.ts';
import { type Attack, keepDoing, type Target } from './attack.ts';

async function submitted({ url, key }: Target): Promise<{ review_id: string }> {
  const answer = await fetch(`${url}/api/review/text-review`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ document_text: 'The Supplier shall deliver.', document_title: 'A', preset: 'quick' }),
  });
  return (await answer.json()) as { review_id: string };
}

async function streamOf({ url, key }: Target, review: string, signal: AbortSignal): Promise<number> {
  const answer = await fetch(`${url}/api/review/${review}/events`, {
    headers: { authorization: `Bearer ${key}` },
    signal,
  });
  // Also of a refusal: a connection whose answer nobody reads is not used again.
  for await (const _ of answer.body ?? []) if (signal.aborted) break;
  return answer.status;
}

/** A browser that was sent to this address by a name of the attacker's. */
const asNamed = (port: string, host: string, signal: AbortSignal): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path: '/metrics', signal, headers: { host } }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    asked.once('error', reject).end();
  });

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
        const answer = await fetch(`${target.url}${path}`, { ...init, headers, signal });
        await answer.arrayBuffer();
        met.add(answer.status);
      });
    },
  },
  {
    name: '50 callers without a key',
    never: /\b2\d\d\b/,
    run: ({ url }, signal) =>
      keepDoing(50, signal, async (met) => {
        const answer = await fetch(`${url}/api/review`, { signal, headers: { authorization: 'Bearer x' } });
        await answer.arrayBuffer();
        met.add(answer.status);
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
    name: 'another host name at the operators’ listener',
    never: /\b2\d\d\b/,
    run: ({ adminUrl }, signal) =>
      keepDoing(8, signal, async (met) => met.add(await asNamed(new URL(adminUrl).port, 'evil.example', signal))),
  },
];
