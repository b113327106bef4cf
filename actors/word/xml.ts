import { SaxesParser, type SaxesTagNS } from 'saxes';
import { broken } from './unusable-file.ts';

/** The events of parsing a part, in document order. Names carry the usual prefix of their namespace: `w:p`. */
export interface XmlReader {
  /** `start` is the offset of the element's `<` in the decoded part, UTF-16 units. */
  open(name: string, attribute: Attribute, start: number): void;
  /** `end` is the offset after the element's last `>`. */
  close(name: string, end: number): void;
  text(text: string): void;
}

/** Value of an attribute by its usual name, `w:val`; undefined when it is not there. */
export type Attribute = (name: string) => string | undefined;

/** Word nests 20 to 60 deep; a table in a table adds 5. */
const MAX_DEPTH = 400;
/** A document of 2,000,000 characters in short runs has 400,000; this many take 3 s to read. */
const MAX_ELEMENTS = 2_000_000;
/** Saxes takes a string; pieces keep the decoded text from being held twice. */
const PIECE_BYTES = 256 * 1024;

/** Transitional and strict Office Open XML name the same things. */
export const PREFIXES: Readonly<Record<string, string>> = {
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main': 'w',
  'http://purl.oclc.org/ooxml/wordprocessingml/main': 'w',
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships': 'r',
  'http://purl.oclc.org/ooxml/officeDocument/relationships': 'r',
  'http://schemas.openxmlformats.org/officeDocument/2006/math': 'm',
  'http://purl.oclc.org/ooxml/officeDocument/math': 'm',
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
  'http://schemas.openxmlformats.org/package/2006/relationships': 'rel',
  'http://schemas.openxmlformats.org/package/2006/content-types': 'ct',
};

/** Throws UnusableWordFile: not well-formed, a document type declaration, too deep, too many elements. */
export function readXml(bytes: Uint8Array, reader: XmlReader): void {
  const parser = new SaxesParser({ xmlns: true, position: false });
  const names = new Map<string, string>();
  let depth = 0;
  let elements = 0;
  let start = 0;
  parser.on('error', (cause) => {
    throw broken('The file is damaged: a part of it is not well-formed XML.', { cause });
  });
  parser.on('doctype', () => {
    throw broken('The file declares a document type, which no Word document does, and was not read.');
  });
  parser.on('opentagstart', (tag) => {
    // The parser is after the character that ended the name.
    start = parser.position - tag.name.length - 2;
  });
  parser.on('opentag', (tag) => {
    elements += 1;
    depth += 1;
    if (depth > MAX_DEPTH || elements > MAX_ELEMENTS) {
      throw broken('The file has more structure than a document can have, and was not read.');
    }
    reader.open(usualName(tag, names), attributesOf(tag), start);
  });
  parser.on('closetag', (tag) => {
    depth -= 1;
    reader.close(usualName(tag, names), parser.position);
  });
  parser.on('text', (text) => reader.text(text));
  parser.on('cdata', (text) => reader.text(text));
  write(parser, bytes);
  parser.close();
}

function write(parser: { write(text: string): unknown }, bytes: Uint8Array): void {
  const decoder = decoderOf(bytes);
  const decode = (piece: Uint8Array, stream: boolean): string => {
    try {
      return decoder.decode(piece, { stream });
    } catch (cause) {
      throw broken('The file is damaged: a part of it is not valid text.', { cause });
    }
  };
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    parser.write(decode(bytes.subarray(at, at + PIECE_BYTES), at + PIECE_BYTES < bytes.length));
  }
}

const decoderOf = (bytes: Uint8Array) => new TextDecoder(encodingOf(bytes), { fatal: true });

/** Of an XML part by its byte order mark; UTF-8 without one. */
export function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const mark = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0);
  return mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8';
}

function usualName(tag: SaxesTagNS, names: Map<string, string>): string {
  const key = `${tag.uri} ${tag.local}`;
  const known = names.get(key);
  if (known !== undefined) return known;
  const prefix = PREFIXES[tag.uri];
  const name = prefix === undefined ? `other:${tag.local}` : `${prefix}:${tag.local}`;
  names.set(key, name);
  return name;
}

function attributesOf(tag: SaxesTagNS): Attribute {
  return (name) => {
    for (const key in tag.attributes) {
      const { uri, local, value } = tag.attributes[key] as SaxesTagNS['attributes'][string];
      if (name === (uri === '' ? local : `${PREFIXES[uri] ?? 'other'}:${local}`)) return value;
    }
    return undefined;
  };
}
