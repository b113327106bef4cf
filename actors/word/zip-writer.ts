import { crc32, deflateRawSync } from 'node:zlib';
import type { Package } from './package.ts';

interface Written {
  readonly name: Buffer;
  readonly method: number;
  readonly crc: number;
  readonly size: number;
  /** DOS time in the low half, date in the high half. */
  readonly stamp: number;
  readonly flags: number;
  readonly data: Uint8Array;
}

/** Names are UTF-8. */
const UTF8_NAMES = 0x800;
const DEFLATED = 8;

/**
 * The package with some parts replaced and some added after the others. What is not named is copied as it is stored, without
 * being unpacked; the same arguments give the same bytes.
 * @param changed bytes by part name; a name of the package in any case replaces that part
 * @param date of the parts that are written anew
 */
export function repack(parts: Package, changed: ReadonlyMap<string, Uint8Array>, date: Date): Uint8Array {
  const left = new Map([...changed].map(([name, bytes]) => [name.toLowerCase(), { name, bytes }]));
  const written: Written[] = parts.entries.map((entry) => {
    const fresh = left.get(entry.fileName.toLowerCase());
    left.delete(entry.fileName.toLowerCase());
    if (fresh !== undefined)
      return packed(entry.fileNameRaw, fresh.bytes, date, entry.generalPurposeBitFlag & UTF8_NAMES);
    return {
      name: entry.fileNameRaw,
      method: entry.compressionMethod,
      crc: entry.crc32,
      size: entry.uncompressedSize,
      stamp: ((entry.lastModFileDate << 16) | entry.lastModFileTime) >>> 0,
      // Without the flag that says sizes follow the data: they are known here.
      flags: entry.generalPurposeBitFlag & ~0x8,
      data: parts.stored(entry),
    };
  });
  for (const { name, bytes } of left.values()) written.push(packed(Buffer.from(name), bytes, date, UTF8_NAMES));
  return zipOf(written);
}

function packed(name: Buffer, bytes: Uint8Array, date: Date, flags: number): Written {
  const data = deflateRawSync(bytes);
  return { name, method: DEFLATED, crc: crc32(bytes), size: bytes.length, stamp: dosTime(date), flags, data };
}

/** Layout of PKWARE's APPNOTE, sections 4.3.7, 4.3.12 and 4.3.16. */
function zipOf(entries: readonly Written[]): Uint8Array {
  const local: Uint8Array[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const shared = sharedFields(entry);
    const head = Buffer.concat([Buffer.from('504b0304', 'hex'), shared, entry.name]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), shared, place, entry.name]));
    local.push(head, entry.data);
    offset += head.length + entry.data.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...local, directory, end]));
}

/** From the version needed to the length of the extra field, which is none. */
function sharedFields({ name, method, crc, size, stamp, flags, data }: Written): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(flags, 2);
  fields.writeUInt16LE(method, 4);
  fields.writeUInt32LE(stamp, 6);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(data.length, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

/** Seconds count in twos; a year that the format cannot hold becomes 1980-01-01. */
export function dosTime(date: Date): number {
  const year = date.getUTCFullYear() - 1980;
  if (!(year >= 0 && year < 128)) return ((1 << 5) | 1) << 16;
  const day = (year << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  return ((day << 16) | time) >>> 0;
}
