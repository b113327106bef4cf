import { type CaseFile, numberOf, percent, titleAndMembers } from './case-file.ts';
import { isDraftingNote } from './drafting-notes.ts';
import { drawIssueCard } from './issue-card.ts';
import type { Sheet } from './layout/sheet.ts';
import { STYLE } from './layout/style.ts';
import { type Column, drawTable, leastTableHeight } from './layout/table.ts';

/** Cards a file can hold, whatever the request wants in full. */
const MAX_CARDS = 120;
const MAX_ROWS = 1_000;

/** Below it a card that would have to stand whole may leave the heading alone; more would leave a third of a page empty. Points. */
const HEAD_AND_CARD = 150;

/** What is in the document and should not stand so. */
export function drawIssues(sheet: Sheet, file: CaseFile): void {
  const { speaker, present } = file;
  sheet.section(speaker.text('report.issues'), { needs: HEAD_AND_CARD });
  if (present.length === 0) sheet.paragraph(speaker.text('report.issues.none'), STYLE.body);
  else {
    sheet.paragraph(speaker.text('report.issues.note'), STYLE.small, { after: 12, keepNext: 90 });
    drawCards(sheet, file, present);
  }
  if (file.aside !== undefined) sheet.paragraph(file.aside, STYLE.small, { after: 12 });
}

/** What the document lacks, with the wording and where it belongs. */
export function drawMissing(sheet: Sheet, file: CaseFile): void {
  const { speaker, missing } = file;
  if (missing.length === 0) return;
  sheet.section(speaker.text('report.missing'), { needs: HEAD_AND_CARD });
  sheet.paragraph(speaker.text('report.missing.note'), STYLE.small, { after: 12, keepNext: 90 });
  drawCards(sheet, file, missing);
}

/** Cards for those among the first issues of the review, a table for the others. */
function drawCards(sheet: Sheet, file: CaseFile, issues: CaseFile['present']): void {
  const { structured_issues, metadata } = file.result;
  const first = new Set(structured_issues.slice(0, Math.min(MAX_CARDS, metadata.issues_in_full)));
  const inFull = issues.filter((issue) => first.has(issue));
  for (const [index, issue] of inFull.entries()) drawIssueCard(sheet, file, issue, index === 0);
  const rest = issues.filter((issue) => !first.has(issue) && !isDraftingNote(file, issue));
  if (rest.length === 0) return;
  const { columns, rows } = restTable(file, rest);
  // Beside no card they are all there is, and no further ones.
  if (inFull.length > 0) {
    sheet.paragraph(file.speaker.text('report.issues.rest', { count: rest.length }), STYLE.h2, {
      tag: 'H2',
      after: 6,
      keepNext: leastTableHeight(sheet, columns, rows),
    });
  }
  drawTable(sheet, columns, rows);
  if (rest.length > MAX_ROWS) {
    sheet.paragraph(file.speaker.text('report.more', { count: rest.length - MAX_ROWS }), STYLE.small);
  }
}

function restTable({ speaker }: CaseFile, rest: CaseFile['present']): { columns: Column[]; rows: string[][] } {
  return {
    columns: [
      { head: speaker.text('report.issues.number'), share: 0.08, align: 'right' },
      { head: speaker.text('report.issues.severity'), share: 0.12 },
      { head: speaker.text('report.issues.issue'), share: 0.42 },
      { head: speaker.text('report.where'), share: 0.24 },
      { head: speaker.text('report.issues.confidence'), share: 0.14, align: 'right' },
    ],
    rows: rest
      .slice(0, MAX_ROWS)
      .map((issue) => [
        numberOf(issue.id),
        speaker.severity(issue.severity),
        titleAndMembers(issue, speaker),
        issue.evidence[0]?.section || issue.place?.section || '–',
        percent(speaker, issue.confidence),
      ]),
  };
}
