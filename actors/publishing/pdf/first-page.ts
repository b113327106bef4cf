import { SEVERITIES } from '../../../protocols/index.ts';
import { countSeverities, drawDivided } from './bars.ts';
import { type CaseFile, citationOf, numberOf } from './case-file.ts';
import { drawGauge, scoreInWords } from './gauge.ts';
import { COLOUR, CONTENT_WIDTH, PAGE, SEVERITY_COLOUR } from './palette.ts';
import type { Run } from './paragraph.ts';
import { type Sheet, STYLE } from './sheet.ts';
import { shortText } from './short-text.ts';

const TOP = 3;
const MAX_UNREAD = 12;

/** Verdict, score, the three issues that matter most, what was read and what was not. */
export function drawFirstPage(sheet: Sheet, file: CaseFile): void {
  drawVerdict(sheet, file);
  drawSeverities(sheet, file);
  drawTopIssues(sheet, file);
  drawReading(sheet, file);
}

function drawVerdict(sheet: Sheet, file: CaseFile): void {
  const { speaker, result } = file;
  const score = result.metadata.overall_score;
  const { y } = sheet;
  sheet.figure(108, scoreInWords(score, speaker), (x) => drawGauge(sheet, score, { x: x + 78, y: y + 80 }, 74));
  const below = sheet.y;
  sheet.y = y + 8;
  const indent = 190;
  sheet.paragraph(
    speaker.text(`report.verdict.${result.metadata.verdict}`),
    { ...STYLE.lead, face: 'bold', size: 13, leading: 19 },
    { indent, after: 6 },
  );
  for (const reason of result.metadata.verdict_reasons) {
    sheet.paragraph(shortText(reason, 300), STYLE.body, { indent, after: 4 });
  }
  sheet.paragraph(verdictCounts(file), STYLE.body, { indent, after: 4 });
  sheet.y = Math.max(below, sheet.y) + 8;
}

function drawSeverities(sheet: Sheet, { speaker, result }: CaseFile): void {
  if (result.structured_issues.length === 0) return;
  const counts = countSeverities(result.structured_issues);
  const portions = SEVERITIES.map((severity) => ({
    label: speaker.severity(severity),
    count: counts[severity],
    fill: SEVERITY_COLOUR[severity].fill,
  }));
  drawDivided(sheet, portions);
  sheet.gap(8);
}

function verdictCounts({ speaker, result }: CaseFile): string {
  const counts = countSeverities(result.structured_issues);
  const { accepted, disputed, rejected } = result.consensus;
  return speaker.text('report.verdict.counts', {
    issues: result.structured_issues.length,
    ...counts,
    changes: result.proposed_changes.length,
    experts: result.panel.length,
    claims: accepted + disputed + rejected,
  });
}

function drawTopIssues(sheet: Sheet, file: CaseFile): void {
  const { speaker, result } = file;
  const top = result.structured_issues
    .toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) || b.confidence - a.confidence)
    .slice(0, TOP)
    // Chosen by weight, shown in the order of their numbers.
    .toSorted((a, b) => result.structured_issues.indexOf(a) - result.structured_issues.indexOf(b));
  sheet.paragraph(speaker.text('report.top', { count: top.length }), STYLE.h2, { tag: 'H2', after: 6, keepNext: 60 });
  if (top.length === 0) sheet.paragraph(speaker.text('report.issues.none'), STYLE.body, { after: 10 });
  top.forEach((issue) => {
    const stripe = issue.severity === 'critical' || issue.severity === 'high' ? COLOUR.clay : COLOUR.navy;
    const place = citationOf(issue, speaker);
    const line = [speaker.severity(issue.severity), speaker.category(issue.category), place].filter(
      (part) => part !== '',
    );
    const at = { y: sheet.y, page: sheet.doc.page };
    const title: Run[] = [
      { text: `${numberOf(issue.id)}  `, colour: COLOUR.clay },
      { text: shortText(issue.title, 200) },
    ];
    sheet.paragraph(title, STYLE.h2, { indent: 12, stripe, after: 1, keepNext: 14 });
    sheet.paragraph(line.join('  ·  '), STYLE.small, { indent: 12, stripe, after: 2 });
    sheet.paragraph(shortText(issue.description, 260), STYLE.body, { indent: 12, stripe, after: 0 });
    if (at.page === sheet.doc.page) sheet.link(issue.id, { x: PAGE.side, y: at.y, width: CONTENT_WIDTH, height: 16 });
    sheet.gap(9);
  });
}

function drawReading(sheet: Sheet, file: CaseFile): void {
  const { speaker, result, text } = file;
  const { document } = result;
  const parties = document.parties.map(({ name, role }) => (role === '' ? name : `${name} (${role})`));
  sheet.gap(4);
  sheet.paragraph(speaker.text('report.read'), STYLE.h2, { tag: 'H2', after: 3, keepNext: 30 });
  const facts = {
    type: speaker.documentType(document.type),
    language: new Intl.DisplayNames([speaker.locale], { type: 'language' }).of(document.language || 'und') ?? '',
    words: text.match(/\S+/g)?.length ?? 0,
    clauses: document.clauses.length,
    terms: document.defined_terms.length,
  };
  sheet.paragraph(speaker.text('report.read.facts', facts), STYLE.body, { after: 2 });
  if (parties.length > 0) {
    const named = shortText(speaker.list(parties.slice(0, 12)), 500);
    sheet.paragraph(speaker.text('report.read.parties', { parties: named }), STYLE.body, { after: 2 });
  }
  sheet.gap(8);
  sheet.paragraph(speaker.text('report.unread'), STYLE.h2, { tag: 'H2', after: 3, keepNext: 30 });
  const said = document.unread.join('\n');
  const left = result.panel
    .filter(({ failure, name }) => failure !== null && !said.includes(name))
    .map((member) => member.name);
  const lines = document.unread.slice(0, MAX_UNREAD);
  if (left.length > 0)
    lines.push(speaker.text('report.unread.experts', { experts: shortText(speaker.list(left), 400) }));
  if (document.unread.length > MAX_UNREAD) {
    lines.push(speaker.text('report.unread.more', { count: document.unread.length - MAX_UNREAD }));
  }
  if (lines.length === 0) lines.push(speaker.text('report.unread.nothing'));
  for (const line of lines) sheet.bullet(shortText(line, 600));
}
