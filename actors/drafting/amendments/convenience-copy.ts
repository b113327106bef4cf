/**
 * Standard terms that a contract takes in by reference, with a copy attached for convenience only: a change in the copy changes
 * nothing, since the terms that bind are elsewhere. Such a contract has a row where changes to them are listed.
 */
import type { ParsedDocument } from '../../reading/index.ts';

export interface ConvenienceCopy {
  /** Where the copy begins. */
  readonly start: number;
  /** Where it ends: a schedule or annex behind it may bind, and is changed itself. */
  readonly end: number;
  /** The end of the row that lists changes to the terms. */
  readonly place: number;
}

const COPY =
  /\b[Cc]op(?:y|ies) of (?:the |these )?(?<terms>\p{Lu}\p{L}{1,30}(?: \p{Lu}\p{L}{1,30}){0,5}) (?:is|are|has been|have been) (?:attached|included|appended|enclosed|reproduced|provided|set out)[^.\n]{0,60}\bfor (?:convenience|reference|information)/u;

/** What a form asks for in the row, under its label. */
const HINT = /^(?:List|Describe|Insert|Specify|Set out|Changes|Any changes|Enter)\b[^\n\t]{0,160}$/;

/** Undefined where the contract attaches no such copy, or has no row for changes. */
export function convenienceCopy({ text, clauses }: ParsedDocument): ConvenienceCopy | undefined {
  const copy = COPY.exec(text);
  const terms = copy?.groups?.terms;
  if (copy === null || terms === undefined) return undefined;
  const row = rowFor(terms, text, copy.index) ?? rowFor(terms, text, 0);
  if (row === undefined) return undefined;
  const first = clauses.find(
    ({ start, number, kind }) => kind === 'clause' && start > Math.max(row, copy.index) && /^\D{0,9}1\.?$/.test(number),
  );
  if (first === undefined) return undefined;
  const next = clauses.find(({ start, kind }) => kind === 'schedule' && start > first.start);
  return { start: first.start, end: text.slice(0, next?.start).trimEnd().length, place: row };
}

/** End of the first row `Other Changes to the Standard Terms` from the offset on, with what the form says on it. */
function rowFor(terms: string, text: string, from: number): number | undefined {
  const label = new RegExp(
    `^(?:(?:Other|Additional|Specific|Agreed) )?(?:Changes|Modifications|Amendments|Variations) to (?:the )?${terms}(?=\\t|\\n|$)`,
    'gm',
  );
  label.lastIndex = from;
  const found = label.exec(text);
  if (found === null) return undefined;
  const end = lineEnd(text, found.index);
  const hint = text.slice(end + 1, lineEnd(text, end + 1));
  return HINT.test(hint) ? end + 1 + hint.length : end;
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}
