import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import yauzl from 'yauzl';
import { bundle, UnsafeEntryName } from '../../../actors/publishing/zip.ts';

const DATE = '2026-11-20T09:00:04.250Z';
const bytes = (text: string) => new TextEncoder().encode(text);

async function unzip(archive: Uint8Array): Promise<{ name: string; text: string; date: string }[]> {
  const zip = await yauzl.fromBufferPromise(Buffer.from(archive));
  const entries = [];
  for await (const entry of zip.eachEntry()) {
    const content = await buffer(await zip.openReadStreamPromise(entry));
    entries.push({
      name: entry.fileName,
      text: content.toString(),
      date: entry.getLastModDate({ timezone: 'UTC' }).toISOString(),
    });
  }
  return entries;
}

describe('zip: bundle', () => {
  test('holds the files in order, with their names, bytes and the date of the review', async () => {
    const big = 'Ünïcode and length. '.repeat(20_000);
    const files = [
      { name: 'résumé 契約.txt', bytes: bytes(big) },
      { name: 'folder/empty.md', bytes: bytes('') },
    ];
    const date = '2026-11-20T09:00:04.000Z';
    expect(await unzip(await bundle(files, DATE))).toEqual([
      { name: 'résumé 契約.txt', text: big, date },
      { name: 'folder/empty.md', text: '', date },
    ]);
  });

  test('is the same to the byte', async () => {
    const files = [{ name: 'a.txt', bytes: bytes('a') }];
    expect(await bundle(files, DATE)).toEqual(await bundle(files, DATE));
    expect(await bundle(files, DATE)).not.toEqual(await bundle(files, '2026-11-21T09:00:04Z'));
  });

  test('takes no more of a view than the view', async () => {
    const view = bytes('xxhellozz').subarray(2, 7);
    expect((await unzip(await bundle([{ name: 'v', bytes: view }], DATE)))[0]?.text).toBe('hello');
  });

  test('may be empty', async () => {
    expect(await unzip(await bundle([], DATE))).toEqual([]);
  });

  test.each(['', '../a', 'a/../b', '/etc/x', 'a\\b', 'C:x', 'a\u0000', './a'])('refuses the name %j', (name) => {
    expect(() => bundle([{ name, bytes: bytes('x') }], DATE)).toThrow(UnsafeEntryName);
  });

  test('refuses two files that are one on some disk', () => {
    const files = ['Report.pdf', 'report.pdf'].map((name) => ({ name, bytes: bytes('x') }));
    expect(() => bundle(files, DATE)).toThrow(UnsafeEntryName);
  });

  test('rejects an invalid time', () => {
    expect(() => bundle([], 'yesterday')).toThrow(RangeError);
  });
});
