import { ConnectionError } from './errors.ts';
import type { ReviewEvent } from './interface.ts';

/** A comment comes every 15 s when nothing happens; after three missing ones nobody is there, in milliseconds. */
const SILENCE_MS = 45_000;

/** Events of a server-sent event stream. Throws ConnectionError when it breaks off or falls silent. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  silenceMs: number = SILENCE_MS,
): AsyncGenerator<ReviewEvent, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    while (true) {
      const { done, value } = await within(reader.read(), silenceMs);
      if (done) return;
      rest = (rest + decoder.decode(value, { stream: true })).replaceAll('\r\n', '\n');
      const blocks = rest.split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = parseBlock(block);
        if (event !== undefined) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

function parseBlock(block: string): ReviewEvent | undefined {
  const data = block
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).replace(/^ /, ''));
  return data.length === 0 ? undefined : (JSON.parse(data.join('\n')) as ReviewEvent);
}

async function within<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`nothing came for ${ms} ms`)), ms);
  try {
    return await Promise.race([promise, late.promise]);
  } catch (error) {
    throw new ConnectionError('the event stream broke off', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
