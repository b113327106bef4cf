import { judgedScore, type ReviewResult, SEVERITIES } from '../../../protocols/index.ts';
import { madeBy, type Speaker, speak } from '../../languages/index.ts';
import { endingOf, protocolName, titleOf } from './case-file.ts';
import { drawAgreement, leastAgreement } from './charts/agreement-line.ts';
import { type Bar, barHeight, countSeverities, drawBars, drawDivided, drawLegend, total } from './charts/bars.ts';
import { drawGauge, scoreInWords } from './charts/gauge.ts';
import { drawFigures } from './charts/key-figures.ts';
import { drawMatrix, leastMatrix } from './charts/matrix.ts';
import { layOut } from './layout/lay-out.ts';
import { COLOUR } from './layout/palette.ts';
import type { Sheet } from './layout/sheet.ts';
import { STYLE } from './layout/style.ts';
import { drawTable } from './layout/table.ts';
import { drawMasthead } from './masthead.ts';

/** More bars than fit on half a page tell nothing; the rest is summed in one. */
const MAX_BARS = 16;
/** So many are below their heading at least. */
const LEAST_BARS = 6;
/** Of the legend with what is below the bars, points. */
const LEGEND = 40;
/** Two lines above a chart, points. */
const NOTE = 34;
/** The largest panel that exists has some hundred seats. */
const MAX_MEMBERS = 150;

/**
 * The artifact `pdf`: the review in figures, for those who compare reviews. A4, tagged, the same bytes for the same result.
 * @returns the bytes of a PDF 1.7 file
 */
export async function renderAnalytics(
  result: ReviewResult,
  speaker: Speaker = speak(result.metadata.output_language),
): Promise<Uint8Array> {
  const kind = speaker.text('analytics.kind');
  const options = {
    title: titleOf(result, speaker),
    kind,
    subject: speaker.text('analytics.subject'),
    completedAt: result.metadata.completed_at,
    footer: madeBy(result, speaker).footer,
    speaker,
  };
  return await layOut(options, (sheet) => {
    drawMasthead(sheet, result, kind);
    drawOverview(sheet, result);
    drawCategories(sheet, result);
    drawLikelihoods(sheet, result);
    drawConsensus(sheet, result);
    drawPanel(sheet, result);
  });
}

function drawOverview(sheet: Sheet, result: ReviewResult): void {
  const { speaker } = sheet;
  const { structured_issues: issues, consensus, panel, proposed_changes: changes } = result;
  sheet.section(speaker.text('analytics.risk'));
  const score = judgedScore(result.metadata);
  const { y } = sheet;
  sheet.figure(104, scoreInWords(score, speaker), (x) => drawGauge(sheet, score, { x: x + 82, y: y + 78 }, 74));
  const below = sheet.y;
  sheet.y = y;
  const figure = (value: number, key: string) => ({
    value: speaker.number(value),
    label: speaker.text(key, { count: value }),
  });
  drawFigures(
    sheet,
    [
      figure(issues.length, 'analytics.count.issues'),
      figure(changes.length, 'analytics.count.changes'),
      figure(panel.length, 'analytics.count.experts'),
      figure(consensus.accepted, 'analytics.count.accepted'),
      figure(consensus.disputed, 'analytics.count.disputed'),
      figure(consensus.rejected, 'analytics.count.rejected'),
    ],
    { columns: 3, indent: 200 },
  );
  sheet.y = Math.max(below, sheet.y);
  sheet.paragraph(speaker.text('analytics.risk.note'), STYLE.small, { after: 4 });
}

function drawCategories(sheet: Sheet, result: ReviewResult): void {
  const { speaker } = sheet;
  const issues = result.structured_issues;
  sheet.section(speaker.text('analytics.categories'), { needs: LEGEND + LEAST_BARS * barHeight(sheet) });
  if (issues.length === 0) {
    sheet.paragraph(speaker.text('report.issues.none'), STYLE.body);
    return;
  }
  const bars = categoryBars(result, (category) => speaker.category(category));
  // As many as the page has room for: what goes over it would leave the heading alone.
  const fitting = Math.floor((sheet.room - LEGEND) / barHeight(sheet));
  const most = Math.min(MAX_BARS, bars.length <= fitting ? fitting : fitting - 1);
  const rest = bars.slice(most);
  const shown = bars.slice(0, most);
  if (rest.length > 0) {
    const counts = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
    for (const bar of rest) for (const [key, count] of Object.entries(bar.counts)) counts[key as 'low'] += count;
    shown.push({ label: speaker.text('analytics.categories.rest', { count: rest.length }), counts });
  }
  drawLegend(sheet);
  drawBars(sheet, shown);
}

/** One bar a category, the most issues first, then the most severe, then by name. */
export function categoryBars(result: ReviewResult, nameOf: (category: string) => string): Bar[] {
  const issues = Object.groupBy(result.structured_issues, (issue) => issue.category);
  return Object.entries(issues)
    .map(([category, members]) => ({ label: nameOf(category), counts: countSeverities(members) }))
    .toSorted((a, b) => total(b.counts) - total(a.counts) || weight(b) - weight(a) || (a.label < b.label ? -1 : 1));
}

/** Orders bars of equal length: the one with the more severe issues first. */
function weight(bar: Bar): number {
  return SEVERITIES.reduce((sum, severity) => sum * (total(bar.counts) + 1) + bar.counts[severity], 0);
}

function drawLikelihoods(sheet: Sheet, result: ReviewResult): void {
  const { speaker } = sheet;
  sheet.section(speaker.text('analytics.matrix'), { needs: leastMatrix(sheet) + NOTE + sheet.space(8) });
  sheet.paragraph(speaker.text('analytics.matrix.note'), STYLE.small, { after: 8, keepNext: leastMatrix(sheet) + 8 });
  drawMatrix(sheet, result.structured_issues);
}

function drawConsensus(sheet: Sheet, result: ReviewResult): void {
  const { speaker } = sheet;
  const { consensus } = result;
  sheet.section(speaker.text('analytics.consensus'), { needs: 130 });
  sheet.paragraph(
    speaker.text('analytics.consensus.note', {
      rounds: consensus.rounds,
      protocol: protocolName(result, speaker),
      reason: endingOf(result, speaker),
    }),
    STYLE.body,
    { after: 10 },
  );
  drawDivided(sheet, [
    { label: speaker.text('outcome.accepted'), count: consensus.accepted, fill: COLOUR.navy },
    { label: speaker.text('outcome.disputed'), count: consensus.disputed, fill: '#e0a890' },
    { label: speaker.text('outcome.rejected'), count: consensus.rejected, fill: '#c9d0d7' },
  ]);
  sheet.gap(6);
  if (consensus.agreement.length === 0) return;
  sheet.paragraph(speaker.text('analytics.agreement'), STYLE.h2, {
    tag: 'H2',
    after: 6,
    keepNext: leastAgreement(sheet) + 6,
  });
  drawAgreement(sheet, consensus.agreement);
}

function drawPanel(sheet: Sheet, result: ReviewResult): void {
  const { speaker } = sheet;
  sheet.section(speaker.text('analytics.panel'), { needs: 150 });
  sheet.paragraph(speaker.text('analytics.panel.note'), STYLE.small, { after: 8, keepNext: 60 });
  const members = result.panel.toSorted(
    (a, b) => b.accepted - a.accepted || b.findings - a.findings || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0),
  );
  const told = members.filter(({ findings, failure }) => findings > 0 || failure !== null);
  if (told.length > 0) drawMembers(sheet, told.slice(0, MAX_MEMBERS));
  const silent = members.filter((member) => !told.includes(member));
  if (silent.length === 0) return;
  const count = speaker.number(silent.length);
  sheet.paragraph(speaker.text('analytics.panel.silent', { count }), STYLE.h2, { tag: 'H2', after: 6, keepNext: 50 });
  for (const [domain, experts] of Map.groupBy(silent, (member) => member.domain)) {
    const names = experts.map(({ name, precision }) => `${name} ${share(speaker, precision)}`).join(' · ');
    sheet.labelled(speaker.domain(domain), names, STYLE.small, { after: 5 });
  }
}

const share = (speaker: Speaker, value: number): string =>
  speaker.number(value, { style: 'percent', maximumFractionDigits: 0 });

function drawMembers(sheet: Sheet, members: ReviewResult['panel']): void {
  const { speaker } = sheet;
  drawTable(
    sheet,
    [
      { head: speaker.text('analytics.panel.expert'), share: 0.3 },
      { head: speaker.text('analytics.panel.domain'), share: 0.19 },
      { head: speaker.text('analytics.panel.findings'), share: 0.11, align: 'right' },
      { head: speaker.text('analytics.panel.accepted'), share: 0.11, align: 'right' },
      { head: speaker.text('analytics.panel.precision'), share: 0.12, align: 'right' },
      { head: speaker.text('analytics.panel.failure'), share: 0.17 },
    ],
    members.map((member) => [
      member.name,
      speaker.domain(member.domain),
      speaker.number(member.findings),
      speaker.number(member.accepted),
      share(speaker, member.precision),
      member.failure ?? '–',
    ]),
    { dense: members.length > 30 },
  );
}
