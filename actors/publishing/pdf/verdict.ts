import { judgedScore, SEVERITIES } from '../../../protocols/index.ts';
import { type CaseFile, changeCounts } from './case-file.ts';
import { countSeverities, drawDivided } from './charts/bars.ts';
import { drawGauge, scoreInWords } from './charts/gauge.ts';
import { SEVERITY_COLOUR } from './layout/palette.ts';
import type { Sheet } from './layout/sheet.ts';
import { shortText } from './layout/short-text.ts';
import { STYLE } from './layout/style.ts';

const INDENT = 168;

/** Whether the document can be accepted, with score and counts: the first thing a reader sees. */
export function drawVerdict(sheet: Sheet, file: CaseFile): void {
  const { speaker, result } = file;
  const score = judgedScore(result.metadata);
  const { y } = sheet;
  sheet.figure(92, scoreInWords(score, speaker), (x) => drawGauge(sheet, score, { x: x + 66, y: y + 68 }, 62));
  const below = sheet.y;
  sheet.y = y + 4;
  sheet.paragraph(
    speaker.text(`report.verdict.${result.metadata.verdict}`),
    { ...STYLE.lead, face: 'bold', size: 12.5, leading: 17.5 },
    { indent: INDENT, after: 4 },
  );
  for (const reason of result.metadata.verdict_reasons.slice(0, 2)) {
    sheet.paragraph(shortText(reason, 220), STYLE.body, { indent: INDENT, after: 3 });
  }
  sheet.paragraph(verdictCounts(file), STYLE.small, { indent: INDENT, after: 2 });
  sheet.y = Math.max(below, sheet.y) + 4;
  if (result.structured_issues.length === 0) return;
  const counts = countSeverities(result.structured_issues);
  drawDivided(
    sheet,
    SEVERITIES.map((severity) => ({
      label: speaker.severity(severity),
      count: counts[severity],
      fill: SEVERITY_COLOUR[severity].fill,
    })),
  );
}

function verdictCounts(file: CaseFile): string {
  const { speaker, result } = file;
  const { accepted, disputed, rejected } = result.consensus;
  return speaker.text('report.verdict.counts', {
    issues: result.structured_issues.length,
    ...countSeverities(result.structured_issues),
    ...changeCounts(file),
    experts: result.panel.length,
    claims: accepted + disputed + rejected,
  });
}
