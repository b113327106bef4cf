import { ZipArchive } from 'archiver';

/** A file of the bundle; `name` is its path in the archive, with forward slashes. */
export interface BundledFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A name that would unpack outside its folder, or twice to the same place. Terminal. */
export class UnsafeEntryName extends Error {
  override readonly name = 'UnsafeEntryName';
}

const SAFE = /^(?!\/)(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^\\:*?"<>|\p{Cc}]+$/u;

/** The first moment a zip archive can name; entries dated earlier would be written wrong. */
const ZIP_EPOCH = Date.UTC(1980, 0, 1);

/**
 * One zip archive of the files, in their order: the same bytes for the same arguments.
 * @param dateIso ISO 8601 time that every entry carries; seconds of the pair, UTC
 * @throws UnsafeEntryName for an absolute, empty, repeated or upward name, or one with signs a file system refuses
 * @throws RangeError when dateIso is no time
 */
export function bundle(files: readonly BundledFile[], dateIso: string): Promise<Uint8Array> {
  const date = new Date(Math.max(ZIP_EPOCH, Date.parse(dateIso)));
  if (Number.isNaN(date.getTime())) throw new RangeError(`not a time: ${dateIso}`);
  const names = new Set<string>();
  for (const { name } of files) {
    const folded = name.normalize('NFC').toLowerCase();
    if (!SAFE.test(name) || names.has(folded)) throw new UnsafeEntryName(JSON.stringify(name));
    names.add(folded);
  }
  return new Promise((resolve, reject) => {
    const archive = new ZipArchive({ zlib: { level: 6 } });
    const chunks: Buffer[] = [];
    archive.on('data', (chunk) => chunks.push(chunk));
    archive.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    archive.on('error', reject);
    archive.on('warning', reject);
    for (const { name, bytes } of files) {
      archive.append(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), { name, date, mode: 0o644 });
    }
    archive.finalize().catch(reject);
  });
}
