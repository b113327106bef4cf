import { SEVERITIES } from '../../../protocols/index.ts';
import type { CaseFile } from './case-file.ts';
import type { Sheet } from './layout/sheet.ts';
import { STYLE } from './layout/style.ts';
import { drawTable } from './layout/table.ts';

/** Grades by domain, riskiest first as the result gives them. */
export function drawScoreCard(sheet: Sheet, { speaker, result }: CaseFile): void {
  sheet.paragraph(speaker.text('report.scorecard'), STYLE.h2, { tag: 'H2', after: 3, keepNext: 70 });
  sheet.paragraph(speaker.text('report.scorecard.note'), STYLE.small, { after: 8, keepNext: 40 });
  if (result.score_card.length === 0) {
    sheet.paragraph(speaker.text('report.issues.none'), STYLE.body);
    return;
  }
  drawTable(
    sheet,
    [
      { head: speaker.text('report.scorecard.domain'), share: 0.18 },
      { head: speaker.text('report.scorecard.grade'), share: 0.11, align: 'center' },
      { head: speaker.text('report.scorecard.score'), share: 0.1, align: 'right' },
      { head: speaker.text('report.scorecard.issues'), share: 0.22 },
      { head: speaker.text('report.scorecard.why'), share: 0.39 },
    ],
    result.score_card.map((line) => [
      [{ text: line.label, face: 'bold' }],
      [{ text: line.grade, face: 'bold' }],
      speaker.number(line.score, { maximumFractionDigits: 0 }),
      counted(line.issues, speaker),
      line.summary,
    ]),
  );
}

function counted(issues: Readonly<Record<string, number>>, speaker: CaseFile['speaker']): string {
  const parts = SEVERITIES.filter((severity) => (issues[severity] ?? 0) > 0).map(
    (severity) => `${speaker.severity(severity)} ${issues[severity]}`,
  );
  return parts.length === 0 ? '–' : parts.join(', ');
}
