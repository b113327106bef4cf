/** A document's text as shared memory: handed to any number of worker threads without being copied. */
export interface SharedText {
  /** What caches are keyed by: whose it is, and the hash of the content. */
  readonly id: string;
  /** UTF-16 code units, little endian. */
  readonly units: SharedArrayBuffer;
}

export function shareText(id: string, text: string): SharedText {
  const units = new SharedArrayBuffer(text.length * 2);
  Buffer.from(units).write(text, 'utf16le');
  return { id, units };
}

/** Whose it is: what is before the hash. */
export const ownerOf = ({ id }: SharedText): string => id.slice(0, Math.max(0, id.lastIndexOf('/')));

export function textOf({ units }: SharedText): string {
  return Buffer.from(units).toString('utf16le');
}
