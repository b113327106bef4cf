import { Package } from './package.ts';
import { BodyReader } from './reading/body-reader.ts';
import type { Block, Observed, TrackedChanges, WordDocument } from './reading/document.ts';
import { type DocumentLayout, layoutOf } from './reading/layout.ts';
import type { LocatedText } from './reading/located-text.ts';
import { Numbering } from './reading/numbering.ts';
import { Styles } from './reading/styles.ts';
import { writeText } from './reading/text-writer.ts';
import { mainPart, type Relationships, relationshipsOf } from './relationships.ts';
import { type Safeguards, safeguardsOf } from './safeguards.ts';
import { broken, UnusableWordFile } from './unusable-file.ts';
import { readXml } from './xml.ts';
import { zipKind } from './zip-kind.ts';

/** A Word file that has been read: its text, where the text stands, and the package it came in. */
export interface WordFileRead {
  readonly located: LocatedText;
  /** How the text is set. */
  readonly layout: DocumentLayout;
  readonly observed: Observed;
  /** Page headers or footers hold words, which were not read. */
  readonly hasHeaders: boolean;
  readonly parts: Package;
  /** Name of the part with the body, and its bytes. */
  readonly main: { readonly name: string; readonly bytes: Uint8Array };
  readonly related: Relationships;
  readonly safeguards: Safeguards;
}

/** Throws UnusableWordFile for a zip that is no Word document, and for a damaged, locked or hostile one. */
export async function readWord(bytes: Uint8Array, trackedChanges: TrackedChanges = 'accept'): Promise<WordFileRead> {
  const parts = await Package.open(bytes);
  const name = await mainPart(parts);
  const other = zipKind(parts, name);
  if (other !== undefined)
    throw new UnusableWordFile('foreign', `The file is ${other}. Documents in docx, pdf, txt or md are read.`);
  const main = { name, bytes: (await parts.read(name)) as Uint8Array };
  const related = await relationshipsOf(parts, name);
  const part = (type: string, usual: string) => parts.read(related.get(type) ?? usual);
  const styles = Styles.read(await part('styles', 'word/styles.xml'));
  const numbering = Numbering.read(await part('numbering', 'word/numbering.xml'));
  const notes = [await part('footnotes', 'word/footnotes.xml'), await part('endnotes', 'word/endnotes.xml')];
  const document = readStory(main.bytes, notes, styles, trackedChanges);
  const located = writeText(document, styles, numbering);
  if (!/\S/.test(located.text)) throw broken('The document has no text.');
  const layout = layoutOf(document, located, styles);
  const [hasHeaders, safeguards] = [await textApart(parts), await safeguardsOf(parts, related)];
  return { located, layout, observed: document.observed, hasHeaders, parts, main, related, safeguards };
}

function readStory(
  main: Uint8Array,
  noteParts: readonly (Uint8Array | undefined)[],
  styles: Styles,
  trackedChanges: TrackedChanges,
): WordDocument {
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
  const shared = { observed, styles, trackedChanges };
  const body = new BodyReader({ ...shared, mark: (key) => `[${order.push(key)}]` });
  readXml(main, body);
  const notes = new Map<string, readonly Block[]>();
  for (const bytes of noteParts) {
    if (bytes === undefined || order.length === 0) continue;
    const onNote = (key: string, blocks: readonly Block[]): void => {
      notes.set(key, blocks);
    };
    readXml(bytes, new BodyReader({ ...shared, mark: () => '', onNote }));
  }
  const footnotes = order.map((key, index) => ({ label: String(index + 1), blocks: notes.get(key) ?? [] }));
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
