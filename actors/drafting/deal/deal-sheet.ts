import type { DealSheet, Issue } from '../../../protocols/index.ts';
import type { Speaker } from '../../languages/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import { calendarOf } from './dates/calendar.ts';
import { dateOf } from './dates/document-date.ts';
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
