/** A document's text as shared memory: handed to any number of worker threads without being copied. */
export interface SharedText {
  /** Content hash: what caches are keyed by. */
  readonly hash: string;
  /** UTF-16 code units, little endian. */
  readonly units: SharedArrayBuffer;
}

export function shareText(hash: string, text: string): SharedText {
  const units = new SharedArrayBuffer(text.length * 2);
  Buffer.from(units).write(text, 'utf16le');
  return { hash, units };
}

export function textOf({ units }: SharedText): string {
  return Buffer.from(units).toString('utf16le');
}
