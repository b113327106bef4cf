import type { Change } from '../../../protocols/index.ts';
import type { Clause, ParsedDocument } from '../../reading/index.ts';
import { says } from './pattern.ts';

/** A clause of our own, for a document that lacks one. */
export interface Draft {
  readonly heading: string;
  readonly text: string;
}

/** Where text on this matter belongs: after the last clause with such a heading, else before the signatures. */
export function placeFor(document: ParsedDocument, headings: RegExp): number {
  const { clauses } = document;
  const bodies = clauses.filter((clause) => clause.kind === 'clause' || clause.kind === 'heading');
  const related = bodies.findLast((clause) => clause.heading !== '' && says(clause.heading.toLowerCase(), headings));
  return trimmedEnd(document, related ?? lastOfBody(clauses, bodies));
}

function lastOfBody(clauses: readonly Clause[], bodies: readonly Clause[]): Clause {
  const stop = clauses.find((clause) => clause.kind === 'signature' || clause.kind === 'schedule');
  const before = stop === undefined ? bodies : bodies.filter((clause) => clause.end <= stop.start);
  return before.findLast((clause) => clause.depth === 0) ?? before.at(-1) ?? (clauses.at(-1) as Clause);
}

function trimmedEnd(document: ParsedDocument, clause: Clause): number {
  let end = clause.end;
  while (end > clause.start && /\s/.test(document.text[end - 1] as string)) end--;
  return end;
}

/**
 * The drafted clause as a paragraph of its own. It carries a heading and no number, so that no existing number or
 * cross-reference moves.
 */
export function insertion(at: number, draft: Draft): Change {
  return { start: at, end: at, before: '', after: `\n\n${draft.heading}. ${draft.text}` };
}
