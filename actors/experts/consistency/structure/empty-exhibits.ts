import type { Finding } from '../../../../protocols/index.ts';
import type { Clause, ParsedDocument, Span } from '../../../reading/index.ts';
import { sentenceAt, sentenceText } from '../../toolkit/evidence.ts';
import { report } from '../../toolkit/index.ts';

/** What stands where the content should: somebody will bring it, or it is said to be attached once more. */
const OPEN =
  /\b(?:to\s+(?:be|follow)\s+(?:furnished|provided|supplied|attached|completed|determined|agreed(?:\s+upon)?|inserted|added|prepared|mutually\s+agreed)|to\s+come|see[\s-]+attach(?:ed|ment)|see\s+enclosed|(?:is|are)\s+attached(?:\s+hereto)?\.?\s*$|T\.?B\.?[DA]\.?)(?=\W|$)/i;
/** Left out of the copy, which is another matter. */
const WITHHELD =
  /\b(?:omitted|redacted|confidential\s+treatment|withheld|filed\s+separately|available\s+upon\s+request|provided\s+upon\s+request|previously\s+(?:provided|delivered)|commission)\b|\[\s*\*/i;
/** More than this is content, though a line of it is open, UTF-16 units. */
const SHORT = 260;
/** What the exhibit is named for where it is named. */
const SCOPE =
  /\b(?:services|products?|goods|deliverables|specifications?|prices?|pricing|fees?|rates|territory|compensation|work|statement of work|milestones|quotas?|minimums?)\b/i;
/** A line of the page and not of the exhibit: its number, its stamp. */
const FURNITURE =
  /^(?:\d{1,3}|confidential(?: treatment requested)?|page \d{1,4}(?: of \d{1,4})?|[-–—_*]{1,80}|source: .{1,200})$/i;

const bodyOf = ({ text }: ParsedDocument, { start, end }: Clause): string =>
  text
    .slice(start, Math.min(end, start + READ))
    .split('\n')
    .filter((line) => !FURNITURE.test(line.trim()))
    .join('\n');
/** More of it need not be read to see that it has content, UTF-16 units. */
const READ = 2_000;

/** The sentence that makes the exhibit part of the bargain, where one does. */
function scopeSentence(document: ParsedDocument, index: number, { start, end }: Clause): Span | undefined {
  const named = document.references.find(
    (reference) =>
      reference.kind === 'exhibit' &&
      reference.resolved === index &&
      (reference.start < start || reference.start >= end) &&
      SCOPE.test(sentenceText(document, reference.start)),
  );
  return named === undefined ? undefined : sentenceAt(document, named.start);
}

/** Exhibits that set the scope of the contract, and have nothing in them. */
export function emptyExhibits(document: ParsedDocument): Finding[] {
  const empty = document.clauses.flatMap((clause, index) => {
    if (clause.kind !== 'schedule') return [];
    const body = bodyOf(document, clause);
    const open = OPEN.exec(body)?.[0];
    if (open === undefined || body.trim().length > SHORT || WITHHELD.test(body)) return [];
    const named = scopeSentence(document, index, clause);
    return named === undefined ? [] : [{ clause, named, open: open.replace(/\s+/g, ' ') }];
  });
  const [first] = empty;
  if (first === undefined) return [];
  const shown = empty.map(({ clause: { start, end } }) => ({ start, end: Math.min(end, start + SHORT) }));
  return [
    report(document, {
      rule: 'exhibits.empty',
      category: 'exhibits',
      severity: 'high',
      belief: 0.9,
      evidence: [first.named, ...shown],
      values: { names: empty.map(({ clause }) => clause.number).join(', '), words: first.open },
    }),
  ];
}
