import type { DealLine, Issue } from '../../../protocols/index.ts';
import { type CaseFile, firstPageFallback, isNegotiated, numberOf, percent, pointFacts } from './case-file.ts';
import { SEVERITY_SIGN } from './charts/heat-map.ts';
import { type Block, drawBlocks, fitting, heightOf } from './layout/blocks.ts';
import { COLOUR, SEVERITY_COLOUR } from './layout/palette.ts';
import type { Run, Style } from './layout/paragraph.ts';
import type { Sheet } from './layout/sheet.ts';
import { shortText } from './layout/short-text.ts';
import { STYLE } from './layout/style.ts';
import { quotations, shortQuotation } from './quoted-words.ts';
import { drawVerdict } from './verdict.ts';
import { wordingRuns } from './wording.ts';

/** Points to settle: what a reader carries into a meeting. */
const POINTS = 5;
/** Quotations and wordings are cut to the first of these lengths at which a page holds its part, UTF-16 units. */
const QUOTES = [620, 560, 500, 450, 400, 350, 300, 260, 220, 190, 160, 130, 95, 70] as const;
const WORDS = [420, 320, 240, 170, 120] as const;

const DEAL: Style = { face: 'regular', size: 8.8, colour: COLOUR.ink, leading: 12.4 };
const POINT: Style = { face: 'regular', size: 8.9, colour: COLOUR.ink, leading: 12.8 };

/** Wordings of the points when the deal takes what is left of two pages: as short as can still be sent, UTF-16 units. */
const SHORT_WORDS = 240;
/** Lost where a block does not fit the first page, points. */
const AT_BREAK = 60;

/**
 * Two pages that can be read alone: verdict and the deal, then what to settle, what is good and what could not be judged. Quotations
 * of the deal are cut only where both pages are full, for half a sentence tells nothing.
 */
export function drawBrief(sheet: Sheet, file: CaseFile): void {
  drawVerdict(sheet, file);
  const { pages } = sheet;
  const shown = unshownSigns(sheet, file);
  const second = (most: number) => [...pointBlocks(file, most), ...goodBlocks(file), ...unjudgedBlocks(file, shown)];
  const left = sheet.pageRoom - heightOf(sheet, second(SHORT_WORDS)) - AT_BREAK;
  drawBlocks(
    sheet,
    fitting(sheet, sheet.room + Math.max(0, left), QUOTES, (most) => dealBlocks(file, most)),
  );
  const blocks = fitting(sheet, sheet.pages === pages ? sheet.pageRoom : sheet.room, WORDS, second);
  sheet.keepTogether(blocks.length === 0 ? 0 : 130);
  drawBlocks(sheet, blocks);
}

const heading = (words: string, after = 4): Block => ({
  content: words,
  style: { ...STYLE.h2, colour: COLOUR.navy },
  before: 9,
  place: { tag: 'H2', after, keepNext: 30 },
});

function dealBlocks(file: CaseFile, most: number): Block[] {
  const { speaker, result } = file;
  const lines = (result.document.deal?.lines ?? []).filter(({ facts, passages }) => facts.length + passages.length > 0);
  if (lines.length === 0) return [];
  return [
    heading(speaker.text('report.brief.deal')),
    ...lines.map(
      (line): Block => ({
        label: speaker.text(`report.topic.${line.topic}`),
        content: dealRuns(file, line, most),
        style: DEAL,
        place: { after: 3 },
      }),
    ),
  ];
}

/** Facts in bold, then the document's own words with their clause. */
function dealRuns({ text, furniture }: CaseFile, { facts, passages }: DealLine, most: number): Run[] {
  const runs: Run[] = facts.length === 0 ? [] : [{ text: facts.join(' · '), face: 'bold' }];
  const quoted = quotations(passages, text, furniture);
  const each = quoted.length > 1 ? Math.round(most * 0.62) : most;
  for (const { words, section } of quoted) {
    if (runs.length > 0) runs.push({ text: '  ' });
    runs.push({ text: `“${shortQuotation(words, each)}”`, face: 'italic' });
    if (section !== '') runs.push({ text: ` (${shortText(section, 40)})`, colour: COLOUR.soft });
  }
  return runs;
}

function pointBlocks(file: CaseFile, most: number): Block[] {
  const { speaker, result } = file;
  const full = result.structured_issues.slice(0, result.metadata.issues_in_full);
  const points = full.filter(({ severity }) => severity !== 'info').slice(0, POINTS);
  const title = heading(speaker.text('report.brief.points', { count: points.length }));
  if (points.length === 0) {
    return [title, { content: speaker.text('report.brief.points.none'), style: STYLE.body, place: { after: 8 } }];
  }
  const blocks = points.flatMap((issue) => pointOf(file, issue, most));
  // A point goes to the next page whole, and its heading with it.
  return [{ ...title, keeps: 1 + (blocks[0]?.keeps ?? 0) }, ...blocks];
}

function pointOf(file: CaseFile, issue: Issue, most: number): Block[] {
  const { speaker } = file;
  const stripe = SEVERITY_COLOUR[issue.severity].fill;
  const place = { indent: 12, stripe };
  const facts = pointFacts(issue, speaker).join(', ');
  const settle = firstPageFallback(file, issue);
  return [
    {
      content: [
        { text: `${SEVERITY_SIGN[issue.severity]} ${numberOf(issue.id)}  `, colour: COLOUR.clay },
        { text: shortText(issue.title, 120), face: 'bold' },
        { text: `  ${shortText(facts, 70)}`, face: 'regular', colour: COLOUR.soft },
      ],
      style: { ...POINT, face: 'bold' },
      before: 6,
      place: { ...place, after: 1, keepNext: 26, tag: 'H3' },
      link: issue.id,
      keeps: settle === '' ? 1 : 2,
    },
    { content: remedy(file, issue, most), style: POINT, place: { ...place, after: 1 } },
    ...(settle === ''
      ? []
      : [
          {
            content: [
              { text: `${speaker.text('report.brief.settle')} `, face: 'bold' as const, colour: COLOUR.soft },
              { text: shortText(settle, Math.round(most * 0.7)) },
            ],
            style: POINT,
            place: { ...place, after: 1 },
          },
        ]),
  ];
}

/** The wording to send where there is some, else what to do. */
function remedy(file: CaseFile, issue: Issue, most: number): Run[] {
  const { speaker } = file;
  const label = (key: string): Run => ({ text: `${speaker.text(key)} `, face: 'bold', colour: COLOUR.navy });
  const change = file.changes.get(issue.proposed_change ?? '');
  if (change !== undefined) return [label('report.brief.ask'), ...wordingRuns(file.text, change, most)];
  const move = file.moves.get(issue.id);
  if (move?.walk_away !== undefined) {
    return [label('report.brief.ask'), { text: `“${shortText(move.opening, most)}”`, colour: COLOUR.navy }];
  }
  return [label('report.brief.do'), { text: shortText(issue.suggestions[0] ?? issue.description, most) }];
}

function goodBlocks({ speaker, result }: CaseFile): Block[] {
  const strengths = result.document.deal?.strengths ?? [];
  // A specification has no sides whom a term could protect alike.
  if (strengths.length === 0 && !isNegotiated(result)) return [];
  const title = heading(speaker.text('report.brief.good'), 3);
  if (strengths.length === 0) {
    return [title, { content: speaker.text('report.brief.good.none'), style: POINT, place: { after: 8 } }];
  }
  return [
    title,
    ...strengths.map(({ title: words, passages: [first] }): Block => {
      const where = first?.section ?? '';
      return {
        content: [
          { text: '✓ ', colour: COLOUR.navy },
          { text: words },
          { text: where === '' ? '' : ` (${shortText(where, 50)})`, colour: COLOUR.soft },
        ],
        style: POINT,
        place: { indent: 12, after: 1 },
      };
    }),
  ];
}

/** Lines on what was not read or found; the rest is in the method. */
const UNJUDGED = 6;

/** How many different signs of the document no face of the report can show: a reader must know it before reading quotations. */
function unshownSigns({ type }: Sheet, { text }: CaseFile): number {
  return type.note([...new Set(text)].filter((sign) => sign > '\u017f').join(''));
}

function unjudgedBlocks(file: CaseFile, unshown: number): Block[] {
  const { speaker } = file;
  const lines = [
    ...(unshown === 0 ? [] : [speaker.text('report.method.unshown', { count: unshown })]),
    ...unjudged(file),
  ];
  const shown = lines.length > 0 ? lines : [speaker.text('report.brief.unjudged.nothing')];
  const title = heading(speaker.text('report.brief.unjudged'), 3);
  return [
    title,
    ...shown.slice(0, UNJUDGED).map(
      (line): Block => ({
        content: [{ text: '– ', colour: COLOUR.clay }, { text: shortText(line, 240) }],
        style: POINT,
        place: { indent: 12, after: 1 },
      }),
    ),
  ];
}

/** What a reader must not take for judged: unread parts, silent lines of the deal, a guessed type, experts left out. */
export function unjudged({ speaker, result }: CaseFile): string[] {
  const { document, panel, metadata } = result;
  const silent = (isNegotiated(result) ? (document.deal?.lines ?? []) : []).filter(
    ({ facts, passages }) => facts.length + passages.length === 0,
  );
  const said = document.unread.join('\n');
  const left = panel.filter(({ failure, name }) => failure !== null && !said.includes(name)).map(({ name }) => name);
  return [
    ...metadata.verdict_reasons,
    ...document.unread,
    ...(left.length === 0 ? [] : [speaker.text('report.unread.experts', { experts: speaker.list(left) })]),
    ...(silent.length === 0
      ? []
      : [
          speaker.text('report.brief.deal.unread', {
            count: silent.length,
            topics: speaker.list(silent.map(({ topic }) => speaker.text(`report.topic.${topic}`))),
          }),
        ]),
    ...(document.type_confidence >= 0.6
      ? []
      : [
          speaker.text('report.brief.type', {
            type: speaker.documentType(document.type),
            confidence: percent(speaker, document.type_confidence),
          }),
        ]),
  ];
}
