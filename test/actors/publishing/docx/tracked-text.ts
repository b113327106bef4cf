import { SaxesParser } from 'saxes';

/** What a document's text is once all its tracked changes are accepted or rejected; a line end for every paragraph. */
export interface TrackedText {
  readonly accepted: string;
  readonly rejected: string;
}

type Fate = 'same' | 'ins' | 'del';

/**
 * Reads word/document.xml as a word processor does: text inside w:ins goes on reject, inside w:del on accept, and a
 * paragraph whose mark is inserted or deleted is joined with the next.
 */
export function trackedText(documentXml: string): TrackedText {
  const out = { accepted: '', rejected: '' };
  const path: string[] = [];
  let mark: Fate = 'same';
  let reading = false;
  const add = (text: string, fate: Fate): void => {
    if (fate !== 'del') out.accepted += text;
    if (fate !== 'ins') out.rejected += text;
  };
  const fate = (): Fate => (path.includes('w:del') ? 'del' : path.includes('w:ins') ? 'ins' : 'same');
  const parser = new SaxesParser();
  parser.on('opentag', (tag) => {
    const inMark = path.at(-1) === 'w:rPr' && path.at(-2) === 'w:pPr';
    if (inMark && (tag.name === 'w:ins' || tag.name === 'w:del')) mark = tag.name === 'w:ins' ? 'ins' : 'del';
    if (tag.name === 'w:p') mark = 'same';
    if (tag.name === 'w:tab' && path.at(-1) === 'w:r') add('\t', fate());
    reading = tag.name === 'w:t' || tag.name === 'w:delText';
    path.push(tag.name);
  });
  parser.on('text', (text) => {
    if (reading) add(text, fate());
  });
  parser.on('closetag', (tag) => {
    path.pop();
    reading = false;
    if (tag.name === 'w:p') add('\n', mark);
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(documentXml).close();
  // The last paragraph's mark ends the document, not a line.
  return { accepted: withoutLastEnd(out.accepted), rejected: withoutLastEnd(out.rejected) };
}

function withoutLastEnd(text: string): string {
  if (!text.endsWith('\n')) throw new Error('the last paragraph of the document has lost its mark');
  return text.slice(0, -1);
}
