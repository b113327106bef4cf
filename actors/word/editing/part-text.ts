import { encodingOf } from '../xml.ts';

/** The text of an XML part, and what is needed to write it as it was. */
export interface PartText {
  readonly xml: string;
  readonly encoding: PartEncoding;
}

export interface PartEncoding {
  readonly name: ReturnType<typeof encodingOf>;
  readonly hasMark: boolean;
}

export function decoded(bytes: Uint8Array): PartText {
  const name = encodingOf(bytes);
  const hasMark = name !== 'utf-8' || (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf);
  return { xml: new TextDecoder(name, { fatal: true }).decode(bytes), encoding: { name, hasMark } };
}

export function encoded(xml: string, { name, hasMark }: PartEncoding): Uint8Array {
  const text = hasMark ? `\ufeff${xml}` : xml;
  if (name === 'utf-8') return Buffer.from(text);
  const units = Buffer.from(text, 'utf16le');
  return name === 'utf-16le' ? units : units.swap16();
}
