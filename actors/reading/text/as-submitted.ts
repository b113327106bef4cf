import type { ParsedDocument, Span, SubmittedText } from '../parsed-document.ts';
import type { TextView } from './edited-text.ts';

/** The passage in the text that was submitted. */
export function submittedSpan({ submitted }: ParsedDocument, span: Span): Span {
  return submitted === undefined ? { start: span.start, end: span.end } : outward(submitted.view, span);
}

function outward(view: TextView, { start, end }: Span): Span {
  const last = view.endOutwards(end);
  return { start: Math.min(view.outwards(start), last), end: last };
}

const known = new WeakMap<ParsedDocument, ParsedDocument>();

/** The document with every offset in the text that was submitted; itself when that is what was read. Made once. */
export function asSubmitted(document: ParsedDocument): ParsedDocument {
  const { submitted, ...read } = document;
  if (submitted === undefined) return document;
  const made = known.get(document) ?? movedOut(read, submitted);
  known.set(document, made);
  return made;
}

function movedOut(read: ParsedDocument, { text, view }: SubmittedText): ParsedDocument {
  // A term that is defined a thousand times has one list of uses: moved once, or time would grow with their product.
  const moves = new Map<readonly number[], readonly number[]>();
  const usesOf = (uses: readonly number[]): readonly number[] => {
    const made = moves.get(uses) ?? uses.map(view.outwards);
    moves.set(uses, made);
    return made;
  };
  const moved = <Item extends Span>(items: readonly Item[]): Item[] =>
    items.map((item) => ({ ...item, ...outward(view, item) }));
  return {
    ...read,
    text,
    clauses: moved(read.clauses).map((clause, i) => ({
      ...clause,
      bodyStart: Math.min(clause.end, view.outwards((read.clauses[i] as { bodyStart: number }).bodyStart)),
    })),
    sentences: moved(read.sentences),
    definitions: moved(read.definitions).map((definition) => ({
      ...definition,
      by: outward(view, definition.by),
      uses: usesOf(definition.uses),
    })),
    references: moved(read.references),
    parties: moved(read.parties),
    dates: moved(read.dates),
    amounts: moved(read.amounts),
    percentages: moved(read.percentages),
    durations: moved(read.durations),
    numberWords: moved(read.numberWords),
    obligations: moved(read.obligations),
  };
}
