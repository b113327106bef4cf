import type { DealSheet, Issue } from '../../../protocols/index.ts';
import type { Speaker } from '../../languages/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import { calendarOf } from './calendar.ts';
import { dealLines } from './deal-lines.ts';
import { strengthsOf } from './strengths.ts';
import { titleOf } from './title.ts';

/** What the document is and does, for somebody who has not read it. Pure. */
export function dealSheet(document: ParsedDocument, issues: readonly Issue[], speaker: Speaker): DealSheet {
  const lines = dealLines(document, speaker);
  return {
    title: titleOf(document),
    date: dateOf(document),
    lines,
    strengths: strengthsOf(document, issues, speaker),
    calendar: calendarOf(document, lines, speaker),
  };
}

/** How far into the text the date of the document stands (UTF-16 units). */
const OPENING = 2_500;
/** So near the top it may stand in a numbered clause, too (UTF-16 units). */
const NEAR_TOP = 600;

/** The first date of the opening: no other place is surely the document's own. */
function dateOf({ dates, clauses }: ParsedDocument): string | null {
  const [first, second] = clauses.filter(({ kind, depth }) => kind === 'clause' && depth === 0);
  const opening = Math.min(OPENING, first?.start ?? OPENING);
  // The first clause may name it; the second is on the deal, and its dates are the deal's.
  return (
    dates.find(({ start }) => start < Math.max(opening, Math.min(NEAR_TOP, second?.start ?? NEAR_TOP)))?.iso ?? null
  );
}
