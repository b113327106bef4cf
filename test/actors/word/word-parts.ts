import { text as readText } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** Unzips a Word file into its parts, all of them XML text, by path. Entry dates come with them. */
export async function wordParts(bytes: Uint8Array): Promise<{ parts: Map<string, string>; dates: Set<string> }> {
  const zip = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true });
  const parts = new Map<string, string>();
  const dates = new Set<string>();
  for await (const entry of zip.eachEntry()) {
    parts.set(entry.fileName, await readText(await zip.openReadStreamPromise(entry)));
    dates.add(entry.getLastModDate({ timezone: 'UTC' }).toISOString());
  }
  return { parts, dates };
}
