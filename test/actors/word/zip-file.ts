import { crc32, deflateRawSync } from 'node:zlib';

/** One part of a zip, and the lies it is to tell. */
export interface Part {
  readonly name: string;
  readonly content: string | Uint8Array;
  readonly declaredSize?: number;
  readonly declaredCrc?: number;
  readonly encrypted?: true;
  readonly stored?: true;
}

/** A zip written by hand, so that it can be wrong in any way. */
export function zipFile(parts: readonly Part[], options: { readonly entryCount?: number } = {}): Uint8Array {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const { head, body, entry } = written(part, offset);
    local.push(head, body);
    central.push(entry);
    offset += head.length + body.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(options.entryCount ?? parts.length, 8);
  end.writeUInt16LE(options.entryCount ?? parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}

function written(part: Part, offset: number): { head: Buffer; body: Buffer; entry: Buffer } {
  const content = Buffer.from(part.content as string);
  const name = Buffer.from(part.name);
  const body = part.stored ? content : deflateRawSync(content);
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(20, 0);
  shared.writeUInt16LE(part.encrypted ? 1 : 0, 2);
  shared.writeUInt16LE(part.stored ? 0 : 8, 4);
  shared.writeUInt32LE(part.declaredCrc ?? crc32(content), 10);
  shared.writeUInt32LE(body.length, 14);
  shared.writeUInt32LE(part.declaredSize ?? content.length, 18);
  shared.writeUInt16LE(name.length, 22);
  const signature = (hex: string): Buffer => Buffer.from(hex, 'hex');
  const place = Buffer.alloc(14);
  place.writeUInt32LE(offset, 10);
  return {
    head: Buffer.concat([signature('504b0304'), shared, name]),
    body,
    entry: Buffer.concat([signature('504b01021400'), shared, place, name]),
  };
}
