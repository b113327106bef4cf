import { lastStartingBy, type ParsedDocument, type Span } from '../../reading/index.ts';

/**
 * Owns the folded text of a document and the memory of what was searched in it. A pattern is run once over the whole
 * text and remembered, so forty experts that ask for the same topic pay for one scan.
 */
export interface Passage extends Span {
  /** The sentence in lower case, white space as blanks, quotes straight; same length and offsets as the text. */
  readonly folded: string;
  /** Index into document.clauses. */
  readonly clause: number;
}

interface Memory {
  readonly folded: string;
  readonly passages: readonly Passage[];
  readonly found: Map<RegExp, readonly Passage[]>;
}

const memories = new WeakMap<ParsedDocument, Memory>();

/** Folding keeps the length, or offsets would no longer point into the text. */
function fold(text: string): string {
  const lower = text.toLowerCase();
  const same = lower.length === text.length ? lower : text.replace(/[A-Z]+/g, (run) => run.toLowerCase());
  return same
    .replace(/[\s\u00a0]/g, ' ')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"');
}

/** A line without any of these says nothing by itself. */
const VERB =
  /\b(?:shall|will|may|must|is|are|be|been|was|were|has|have|had|can|could|should|would|does|do|did|not|hereby|agrees?|grants?|warrants?|represents?|\w+(?:ed|ify|ifies|ing|ates?|ains?))\b|n't\b|n’t\b/;

/** How an entry of a table of contents ends, or repeats itself. */
const ENTRY =
  /\b(?:\d{1,3}|[ivx]{1,5})\s*$|\b(?:section|schedule|exhibit|article)\b.{3,120}\b(?:section|schedule|exhibit|article)\b/;

/** The dots that lead to a page number. */
const LEADER = /\.{6}|(?:\. ){6}/;

/** Whether a folded sentence is an entry of a table of contents. */
export const isContentsLine = (folded: string): boolean =>
  LEADER.test(folded) || (ENTRY.test(folded) && !VERB.test(folded));

function memory(document: ParsedDocument): Memory {
  let known = memories.get(document);
  if (known === undefined) {
    const folded = fold(document.text);
    const passages: Passage[] = [];
    for (const { start, end, clause, isHeading } of document.sentences) {
      if (!isHeading && !isContentsLine(folded.slice(start, end)))
        passages.push({ start, end, clause, folded: folded.slice(start, end) });
    }
    known = { folded, passages, found: new Map() };
    memories.set(document, known);
  }
  return known;
}

/** The whole folded text. */
export function foldedText(document: ParsedDocument): string {
  return memory(document).folded;
}

/** All sentences that are not headings, in document order. */
export function passagesOf(document: ParsedDocument): readonly Passage[] {
  return memory(document).passages;
}

/** The sentences in which the topic occurs, in document order. Headings do not count. Remembered by pattern. */
export function find(document: ParsedDocument, topic: RegExp): readonly Passage[] {
  const known = memory(document);
  let hits = known.found.get(topic);
  if (hits === undefined) {
    hits = scan(known, topic);
    known.found.set(topic, hits);
  }
  return hits;
}

function scan({ folded, passages }: Memory, topic: RegExp): readonly Passage[] {
  const hits: Passage[] = [];
  let at = 0;
  topic.lastIndex = 0;
  for (let match = topic.exec(folded); match !== null && at < passages.length; match = topic.exec(folded)) {
    if (match[0] === '') topic.lastIndex++;
    while (at < passages.length && (passages[at] as Passage).end <= match.index) at++;
    const passage = passages[at];
    if (passage === undefined) break;
    if (match.index < passage.start) {
      // A match that began in the heading may have swallowed the one in the sentence below it.
      topic.lastIndex = Math.min(topic.lastIndex, passage.start);
      continue;
    }
    if (match.index + match[0].length > passage.end) {
      // A match that runs on into the next sentence must not swallow the one that is there.
      topic.lastIndex = Math.min(topic.lastIndex, passage.end);
      continue;
    }
    hits.push(passage);
    topic.lastIndex = passage.end;
    at++;
  }
  return hits;
}

/** The sentence that holds the offset, or undefined inside a heading or between sentences. O(log n). */
export function passageAt(document: ParsedDocument, offset: number): Passage | undefined {
  const passages = passagesOf(document);
  const passage = passages[lastStartingBy(passages, offset)];
  return passage !== undefined && passage.start <= offset && offset < passage.end ? passage : undefined;
}

/** Largest stretch of text that counts as one passage's own section, in UTF-16 units: about a page. */
const SECTION = 4000;

/** Folded text of the widest enclosing clause that is still about one matter: exceptions often stand a sentence later. */
export function sectionText(document: ParsedDocument, passage: Passage): string {
  let clause = document.clauses[passage.clause];
  while (clause !== undefined && clause.parent >= 0) {
    const parent = document.clauses[clause.parent];
    if (parent === undefined || parent.end - parent.start > SECTION) break;
    clause = parent;
  }
  if (clause === undefined) return passage.folded;
  const { start, end } = clause.kind === 'preamble' ? paragraphs(document, passage) : clause;
  const from = Math.max(clause.start, start, passage.start - SECTION);
  return foldedText(document).slice(from, Math.min(clause.end, end, passage.end + SECTION));
}

/** In a text without clauses: the paragraph, and the next one, since an exception may be there. */
function paragraphs({ text }: ParsedDocument, passage: Passage): Span {
  const before = text.slice(Math.max(0, passage.start - SECTION), passage.start);
  const after = text.slice(passage.end, passage.end + SECTION);
  const gaps = Array.from(after.matchAll(/\n\s*\n/g), ({ index }) => index);
  const opened = Math.max(before.lastIndexOf('\n\n'), before.lastIndexOf('\n\r\n'));
  return {
    start: passage.start - (opened < 0 ? before.length : before.length - opened),
    end: passage.end + (gaps[1] ?? gaps[0] ?? after.length),
  };
}
