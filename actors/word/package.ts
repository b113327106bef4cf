/**
 * The parts of a zip, opened with distrust: what it claims is bounded before anything is inflated, and what is inflated is
 * held against what it claimed.
 *
 * Invariants:
 *  1. No part is inflated before every entry's claims have been seen and are within the limits.
 *  2. A part is inflated to its declared size and no byte more, and its checksum is right.
 *  3. A name stands for one part: two entries of one name (any case) refuse the file, since two readers could see two texts.
 */
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { broken, UnusableWordFile } from './unusable-file.ts';

/** Word writes 15 to 40 parts, and one for every picture. */
const MAX_ENTRIES = 5_000;
/** Ten times the largest upload: pictures are stored as they are, and XML of a 2,000,000-character document is under 100 MB. */
const MAX_TOTAL_BYTES = 256 * 1024 ** 2;
const MAX_XML_BYTES = 96 * 1024 ** 2;
/** Word's XML deflates 10 to 30 times; only a part that repeats itself and nothing else gets over 100. */
const MAX_RATIO = 150;
/** Small parts may be as empty as they like. */
const RATIO_MATTERS_FROM_BYTES = 2 * 1024 ** 2;

/** Before the name and the extra field, whose lengths it ends with (APPNOTE 4.3.7). */
const LOCAL_HEADER_BYTES = 30;

export class Package {
  readonly #zip: ZipFile;
  readonly #whole: Uint8Array;
  readonly #entries: ReadonlyMap<string, Entry>;

  private constructor(zip: ZipFile, whole: Uint8Array, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#whole = whole;
    this.#entries = entries;
  }

  /** Throws UnusableWordFile for a damaged, locked or hostile zip. */
  static async open(bytes: Uint8Array): Promise<Package> {
    const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    try {
      const zip = await yauzl.fromBufferPromise(whole, { validateEntrySizes: true, decodeStrings: true });
      return new Package(zip, whole, await entriesOf(zip, whole.length));
    } catch (error) {
      throw error instanceof UnusableWordFile ? error : damaged(error);
    }
  }

  /** Names as they are written in the file, in lower case. */
  get names(): readonly string[] {
    return [...this.#entries.keys()];
  }

  has(name: string): boolean {
    return this.#entries.has(name.toLowerCase());
  }

  /** The entries of the zip in the order of its directory. */
  get entries(): readonly Entry[] {
    return [...this.#entries.values()];
  }

  /** The bytes of an entry as they are stored: compressed when it is. */
  stored({ relativeOffsetOfLocalHeader: at, compressedSize }: Entry): Uint8Array {
    const header = new DataView(this.#whole.buffer, this.#whole.byteOffset + at, LOCAL_HEADER_BYTES);
    const start = at + LOCAL_HEADER_BYTES + header.getUint16(26, true) + header.getUint16(28, true);
    return this.#whole.subarray(start, start + compressedSize);
  }

  /** Bytes of an XML part; undefined when there is none of this name. */
  async read(name: string): Promise<Uint8Array | undefined> {
    const entry = this.#entries.get(name.toLowerCase());
    if (entry === undefined) return undefined;
    if (entry.uncompressedSize > MAX_XML_BYTES) throw bomb();
    try {
      const content = await buffer(await this.#zip.openReadStreamPromise(entry));
      if (crc32(content) !== entry.crc32) throw new Error(`the checksum of ${name} is wrong`);
      return content;
    } catch (error) {
      throw damaged(error);
    }
  }
}

async function entriesOf(zip: ZipFile, fileSize: number): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  if (zip.entryCount > MAX_ENTRIES) throw bomb();
  let total = 0;
  let compressed = 0;
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase();
    if (entry.isEncrypted()) throw broken('The file is encrypted. Remove its password and send it again.');
    if (entries.has(name)) throw broken('The file is damaged: it holds two parts of one name.');
    total += entry.uncompressedSize;
    compressed += entry.compressedSize;
    if (total > MAX_TOTAL_BYTES || inflatesTooMuch(entry)) throw bomb();
    // Parts that overlap: more is to be inflated than the file has.
    if (compressed > fileSize) throw bomb();
    entries.set(name, entry);
  }
  return entries;
}

const inflatesTooMuch = ({ uncompressedSize, compressedSize }: Entry): boolean =>
  uncompressedSize > RATIO_MATTERS_FROM_BYTES && uncompressedSize > compressedSize * MAX_RATIO;

const bomb = (): UnusableWordFile => broken('The file unpacks to far more than a document holds, and was not opened.');

function damaged(cause: unknown): UnusableWordFile {
  const reason = cause instanceof Error ? cause.message : '';
  if (/encryption/.test(reason)) {
    return broken('The file is encrypted. Remove its password and send it again.', { cause });
  }
  return broken('The file is damaged or cut short: it cannot be unpacked.', { cause });
}
