import { type CaseFile, numberOf } from './case-file.ts';
import type { Sheet } from './layout/sheet.ts';
import { shortText } from './layout/short-text.ts';
import { drawTable } from './layout/table.ts';

/** What each reader at the top needs to know: one line each, with the issues to read. */
export function drawBriefings(sheet: Sheet, { speaker, result }: CaseFile): void {
  if (result.executive_briefings.length === 0) return;
  sheet.section(speaker.text('report.briefings'), { needs: 90 });
  drawTable(
    sheet,
    [
      { head: speaker.text('report.briefings.who'), share: 0.2 },
      { head: speaker.text('report.briefings.what'), share: 0.6 },
      { head: speaker.text('report.briefings.read'), share: 0.2 },
    ],
    result.executive_briefings.map(({ label, headline, issues }) => [
      [{ text: label, face: 'bold' }],
      shortText(headline, 400),
      issues.length === 0 ? '–' : issues.slice(0, 12).map(numberOf).join(', '),
    ]),
  );
}
