import type { Issue } from '../../../protocols/index.ts';
import { leaveKey } from '../playbook-lines.ts';
import { type CaseFile, citationOf, numberOf, percent, sectionOf } from './case-file.ts';
import { COLOUR, SEVERITY_COLOUR } from './layout/palette.ts';
import type { Content, Style } from './layout/paragraph.ts';
import type { Sheet } from './layout/sheet.ts';
import { shortText } from './layout/short-text.ts';
import { STYLE } from './layout/style.ts';
import { wordingRuns } from './wording.ts';

const INDENT = 14;
const PLACE = { indent: INDENT, after: 5 };
const MAX_QUOTES = 2;
const MAX_DISSENT = 4;
/** Longer changes are shown from their start; the redline has them whole. */
const MAX_WORDING = 1400;

interface Row {
  readonly label: string;
  readonly content: Content;
  readonly style: Style;
}

/** Up to so much of a page's end is left free to keep a card whole; a taller card goes over the page, points. */
const FREE = 200;
/** Below a heading less: together they must not leave a third of a page empty. */
const FREE_BELOW_HEADING = 110;

/** One issue: what, where, why it matters, how sure, what to write instead, what to settle for, who agreed and who did not. */
export function drawIssueCard(sheet: Sheet, file: CaseFile, issue: Issue, isFirst: boolean): void {
  const { speaker } = file;
  const stripe = SEVERITY_COLOUR[issue.severity].fill;
  const clause = issue.evidence.length === 0 ? '' : citationOf(issue, speaker);
  const line = [numberOf(issue.id), speaker.severity(issue.severity), speaker.category(issue.category), clause];
  const colour = issue.severity === 'critical' || issue.severity === 'high' ? COLOUR.clay : COLOUR.navy;
  const title = shortText(issue.title, 300);
  const rows = rowsOf(file, issue);
  const height = rows.reduce((sum, row) => sum + heightOf(sheet, row), sheet.heightOf(title, STYLE.card, INDENT) + 17);
  const free = isFirst ? FREE_BELOW_HEADING : FREE;
  sheet.ensure(sheet.room <= free ? height : Math.min(height, 110));
  sheet.target(issue.id);
  sheet.mark(`${numberOf(issue.id)}  ${issue.title}`);
  const place = { indent: INDENT, stripe };
  const label = line.filter((part) => part !== '').join('  ·  ');
  sheet.paragraph(label, { ...STYLE.label, colour }, { ...place, after: 1, keepNext: 50 });
  sheet.paragraph(title, STYLE.card, { ...place, tag: 'H2', after: 4, keepNext: 30 });
  rows.forEach((row, index) => {
    // A last row alone on the next page says nothing of what it belongs to.
    const last = rows[index + 2] === undefined ? rows[index + 1] : undefined;
    if (last !== undefined) {
      const both = heightOf(sheet, row) + Math.max(heightOf(sheet, last), 2 * STYLE.body.leading);
      sheet.ensure(Math.min(both, FREE_BELOW_HEADING));
    }
    sheet.labelled(row.label, row.content, row.style, { ...PLACE, stripe });
  });
  sheet.gap(14);
}

const heightOf = (sheet: Sheet, { label, content, style }: Row): number =>
  sheet.labelledHeight(label, content, style, PLACE);

function rowsOf(file: CaseFile, issue: Issue): readonly Row[] {
  const { speaker } = file;
  const row = (key: string, content: Content, style: Style = STYLE.body): Row => ({
    label: speaker.text(key),
    content,
    style,
  });
  const further = issue.evidence.length - MAX_QUOTES;
  return [
    ...issue.evidence
      .slice(0, MAX_QUOTES)
      .map(({ quote }) => row('report.card.quote', `“${shortText(quote, 600)}”`, STYLE.quote)),
    ...(further > 0 ? [row('report.card.further', speaker.text('report.card.further.count', { count: further }))] : []),
    ...(issue.evidence.length === 0 ? placeRows(file, issue, row) : []),
    row('report.card.why', shortText(issue.description, 1500)),
    ...(issue.also === undefined
      ? []
      : [row('report.card.also', shortText(speaker.list(issue.also.map(({ title }) => title)), 600))]),
    ...remedyRows(file, issue, row),
    row(issue.playbook === undefined ? 'report.card.sure' : 'report.card.basis', confidence(file, issue)),
    ...issue.consensus.dissent
      .slice(0, MAX_DISSENT)
      .map((position) =>
        row('report.card.dissent', [
          { text: `${position.expert_name}: `, face: 'bold' },
          { text: shortText(position.reason, 400) },
        ]),
      ),
  ];
}

/** What goes on with the row above. */
const UNLABELLED = { label: '' };

type MakeRow = (key: string, content: Content) => Row;

function placeRows({ speaker }: CaseFile, issue: Issue, row: MakeRow): readonly Row[] {
  const clause = sectionOf(issue);
  if (clause === '') return [];
  const key = /^\d/.test(clause) ? 'report.card.place.clause' : 'report.card.place.in';
  return [row('report.card.place', speaker.text(key, { clause }))];
}

function remedyRows(file: CaseFile, issue: Issue, row: MakeRow): readonly Row[] {
  const change = file.changes.get(issue.proposed_change ?? '');
  const move = file.moves.get(issue.id);
  // Positions say in three rows what the recommendation says in one.
  const advice =
    move?.walk_away === undefined
      ? issue.suggestions.slice(0, 3).map((suggestion, nth) => ({
          ...row('report.card.do', shortText(suggestion, 700)),
          ...(nth > 0 && UNLABELLED),
        }))
      : [row('report.card.ask', `“${shortText(move.opening, 700)}”`)];
  const rows = [...advice];
  if (change !== undefined) {
    const key = change.before.trim() === '' ? 'report.card.insert' : 'report.card.wording';
    rows.push(row(key, wordingRuns(file.text, change, MAX_WORDING)));
    // Of a position of the playbook the basis below says whose it is.
    if (change.cost !== undefined && issue.playbook === undefined) {
      rows.push({ ...row('report.card.insert', change.cost), ...UNLABELLED });
    }
  }
  const fallback = file.settlements.get(issue.id) ?? '';
  if (fallback !== '') rows.push(row('report.card.settle', shortText(fallback, 500)));
  if (move?.walk_away !== undefined) {
    rows.push(row(`report.card.leave${leaveKey(issue)}`, shortText(move.walk_away, 300)));
  }
  return rows;
}

function confidence(file: CaseFile, issue: Issue): string {
  const { speaker } = file;
  if (issue.playbook !== undefined) {
    return speaker.text('report.card.basis.playbook', { playbook: file.result.playbook?.name ?? '' });
  }
  const { outcome, support, oppose, abstain, rounds } = issue.consensus;
  const raised = issue.raised_by.slice(0, 6).map(file.expertName);
  return speaker.text(`report.card.sure.${outcome}`, {
    confidence: percent(speaker, issue.confidence),
    experts: speaker.list(raised),
    more: issue.raised_by.length - raised.length,
    support,
    oppose,
    abstain,
    rounds,
  });
}
