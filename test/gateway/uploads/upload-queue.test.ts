import { expect, test } from 'vitest';
import { ServiceBusy } from '../../../gateway/reviews/review-service.ts';
import { UploadQueue } from '../../../gateway/uploads/upload-queue.ts';

const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** A queue of one place unless told otherwise, and files that are read when the test says so. */
function open(limits: { concurrency?: number; maxQueued?: number; maxQueuedOfAccount?: number } = {}) {
  const queue = new UploadQueue({ concurrency: 1, maxQueued: 64, maxQueuedOfAccount: 12, ...limits });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const send = (account: string, signal?: AbortSignal): Promise<string> =>
    queue
      .run(account, signal, async () => {
        begun.push(account);
        await new Promise<void>((resolve) => ends.push(resolve));
        return 'read';
      })
      .catch((error: unknown) => (error instanceof ServiceBusy ? 'busy' : 'not wanted'));
  /** Sends a file whose answer the test does not look at; `send` answers for its failures. */
  const left: Promise<string>[] = [];
  const leave = (account: string): void => void left.push(send(account));
  const next = async (): Promise<void> => {
    ends.shift()?.();
    await turns();
  };
  return { begun, leave, send, next };
}

test('an account with one file waits for one of another account, not for its twelve', async () => {
  const { begun, leave, next } = open();
  for (let file = 0; file < 12; file += 1) leave('hostile');
  leave('other');
  await turns();
  await next();
  await next();
  expect(begun).toEqual(['hostile', 'other', 'hostile']);
});

test('files nobody waits for any more are never read', async () => {
  const { begun, leave, send, next } = open();
  const gone = new AbortController();
  leave('acme');
  const dropped = Array.from({ length: 5 }, () => send('acme', gone.signal));
  await turns();
  gone.abort();
  expect(await Promise.all(dropped)).toEqual(Array(5).fill('not wanted'));
  leave('acme');
  await next();
  expect(begun).toEqual(['acme', 'acme']);
});

test('refuses an account beyond its share with Retry-After, and admits another account', async () => {
  const { leave, send } = open({ maxQueued: 3, maxQueuedOfAccount: 3 });
  for (let file = 0; file < 4; file += 1) leave('greedy');
  expect(await send('greedy')).toBe('busy');
  const other = send('other');
  await turns();
  expect(await Promise.race([other, Promise.resolve('waits')])).toBe('waits');
});

test('an account whose files are slow leaves a place to a file of another account, which is read at once', async () => {
  const { begun, leave } = open({ concurrency: 2 });
  for (let file = 0; file < 6; file += 1) leave('hostile');
  await turns();
  leave('other');
  await turns();
  expect(begun).toEqual(['hostile', 'other']);
});
