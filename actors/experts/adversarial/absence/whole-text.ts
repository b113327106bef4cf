/**
 * The whole text as the search for an answer reads it: every sentence, heading, definition, row and schedule; only lines of a
 * table of contents are left out. Each word family is searched for once a document, for all rules.
 */
import type { ParsedDocument } from '../../../reading/index.ts';
import { foldedText, isContentsLine, type Passage, says } from '../../toolkit/index.ts';

interface WholeText {
  readonly sentences: readonly Passage[];
  /** By family: which sentences have one of its words, in order. */
  readonly having: Map<RegExp, ReadonlySet<number>>;
}

const known = new WeakMap<ParsedDocument, WholeText>();

function wholeText(document: ParsedDocument): WholeText {
  let whole = known.get(document);
  if (whole === undefined) {
    const folded = foldedText(document);
    const sentences = document.sentences.flatMap(({ start, end, clause }) =>
      isContentsLine(folded.slice(start, end))
        ? []
        : [...pieces(folded, start, end)].map(([from, to]) => ({
            start: from,
            end: to,
            clause,
            folded: folded.slice(from, to),
          })),
    );
    whole = { sentences, having: new Map() };
    known.set(document, whole);
  }
  return whole;
}

/** Longer sentences are read in pieces, or words of two matters in one list would answer each other (UTF-16 units). */
const LONG = 900;
/** Where a long sentence is cut: after the last of these signs. */
const CUTS = ['; ', '. ', ': ', ', ', ' '];

function* pieces(folded: string, start: number, end: number): Generator<readonly [number, number]> {
  let from = start;
  while (end - from > LONG) {
    const part = folded.slice(from, from + LONG);
    const cut = CUTS.map((sign) => part.lastIndexOf(sign)).find((at) => at > LONG / 2) ?? LONG - 1;
    yield [from, from + cut + 1];
    from += cut + 1;
  }
  yield [from, end];
}

/** All sentences and headings, in document order; long ones in pieces. */
export const sentencesOf = (document: ParsedDocument): readonly Passage[] => wholeText(document).sentences;

/** Indexes of the sentences in which the family has a word. */
export function having(document: ParsedDocument, family: RegExp): ReadonlySet<number> {
  const { sentences, having: memory } = wholeText(document);
  let found = memory.get(family);
  if (found === undefined) {
    found = new Set(sentences.flatMap(({ folded }, index) => (says(folded, family) ? [index] : [])));
    memory.set(family, found);
  }
  return found;
}
