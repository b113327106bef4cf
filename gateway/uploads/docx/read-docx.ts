import { cleanText } from '../clean-text.ts';
import { type ReadUpload, UnreadableUpload, UnsupportedUpload } from '../upload-reader.ts';
import { BodyReader } from './body-reader.ts';
import type { Block, Observed, WordDocument } from './document.ts';
import { notesOf } from './notes.ts';
import { Numbering } from './numbering.ts';
import { Package } from './package.ts';
import { Styles } from './styles.ts';
import { writeText } from './text-writer.ts';
import { readXml } from './xml.ts';
import { zipKind } from './zip-kind.ts';

/** Throws UnsupportedUpload for a zip that is no Word document, UnreadableUpload for a damaged, locked or hostile one. */
export async function readDocx(bytes: Uint8Array): Promise<ReadUpload> {
  const parts = await Package.open(bytes);
  const other = await zipKind(parts);
  if (other !== undefined)
    throw new UnsupportedUpload(`The file is ${other}. Documents in docx, pdf, txt or md are read.`);
  const styles = Styles.read(await parts.read('word/styles.xml'));
  const numbering = Numbering.read(await parts.read('word/numbering.xml'));
  const document = await readDocument(parts, styles);
  const text = writeText(document, styles, numbering);
  if (!/\S/.test(text)) throw new UnreadableUpload('The document has no text.');
  const apart = await textApart(parts);
  return { ...cleanText(text, notesOf(document.observed, apart)), format: 'docx' };
}

async function readDocument(parts: Package, styles: Styles): Promise<WordDocument> {
  const observed: Observed = {
    insertions: 0,
    deletions: 0,
    comments: 0,
    hiddenRuns: 0,
    textBoxes: 0,
    embedded: 0,
    unknownSymbols: 0,
  };
  const order: string[] = [];
  const isHiddenStyle = (id: string | undefined): boolean => id !== undefined && styles.isHidden(id);
  const mark = (key: string): string => `[${order.push(key)}]`;
  const body = new BodyReader({ observed, isHiddenStyle, mark });
  readXml((await parts.read('word/document.xml')) as Uint8Array, body);
  const notes = new Map<string, readonly Block[]>();
  for (const name of ['word/footnotes.xml', 'word/endnotes.xml']) {
    const bytes = order.length > 0 ? await parts.read(name) : undefined;
    if (bytes === undefined) continue;
    readXml(
      bytes,
      new BodyReader({ observed, isHiddenStyle, mark: () => '', onNote: (key, blocks) => notes.set(key, blocks) }),
    );
  }
  const footnotes = order.map((key, index) => ({ key: String(index + 1), blocks: notes.get(key) ?? [] }));
  return { body: body.blocks, footnotes, observed };
}

/** Whether headers or footers hold words; page numbers alone are nobody's loss. */
async function textApart(parts: Package): Promise<boolean> {
  for (const name of parts.names) {
    if (!/^word\/(?:header|footer)\d*\.xml$/.test(name)) continue;
    const bytes = await parts.read(name);
    if (bytes !== undefined && /<w:t[ >][^<]*\p{L}{3}/u.test(new TextDecoder().decode(bytes))) return true;
  }
  return false;
}
