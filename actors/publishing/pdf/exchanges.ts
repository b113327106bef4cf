import type { SpokenPosition } from '../../../protocols/index.ts';
import { type Exchange, exchanges } from '../contested.ts';
import { type CaseFile, percent } from './case-file.ts';
import { COLOUR } from './layout/palette.ts';
import type { Content } from './layout/paragraph.ts';
import type { Sheet } from './layout/sheet.ts';
import { shortText } from './layout/short-text.ts';
import { STYLE } from './layout/style.ts';
import { drawTable } from './layout/table.ts';

/** Exchanges shown; a hundred experts on forty claims would be a book. */
const MOST = 16;
const VOICES = 2;
const PLACE = { indent: 12, after: 2, stripe: COLOUR.hair };

/** What the panel argued about, claim by claim. */
export function drawContested(sheet: Sheet, file: CaseFile): void {
  const { speaker, result } = file;
  const { contested } = exchanges(result);
  sheet.section(speaker.text('report.contested'), { needs: 130 });
  if (contested.length === 0) {
    sheet.paragraph(speaker.text('report.contested.none'), STYLE.body);
    return;
  }
  sheet.paragraph(speaker.text('report.contested.note'), STYLE.small, { after: 8, keepNext: 95 });
  for (const [index, exchange] of contested.slice(0, MOST).entries()) drawExchange(sheet, file, exchange, index === 0);
  if (contested.length > MOST) {
    sheet.paragraph(speaker.text('report.contested.more', { count: contested.length - MOST }), STYLE.small);
  }
}

/** Up to so much of a page's end is left free to keep an exchange whole, points. */
const FREE = 190;

function drawExchange(sheet: Sheet, file: CaseFile, exchange: Exchange, isFirst: boolean): void {
  const { speaker } = file;
  const { title, says, raisedBy, objections, answers, changes, decision } = exchange;
  const by = raisedBy.slice(0, 3).map(file.expertName);
  const rows: readonly (readonly [key: string, content: Content])[] = [
    ...(says === ''
      ? []
      : [['report.contested.claim', voiced(by.length === 0 ? '' : speaker.list(by), says)] as const]),
    ...objections
      .slice(0, VOICES)
      .map(
        (objection) =>
          [
            objection.stance === 'amend' ? 'report.contested.amendment' : 'report.contested.objection',
            spoken(objection),
          ] as const,
      ),
    ...answers.slice(0, VOICES).map((answer) => ['report.contested.answer', spoken(answer)] as const),
    [
      'report.contested.changed',
      changes.length === 0 ? speaker.text('report.contested.unchanged') : moved(file, changes),
    ],
    ['report.contested.decision', decided(file, decision)],
  ];
  const heights = rows.map(([key, content]) => sheet.labelledHeight(speaker.text(key), content, STYLE.body, PLACE));
  const height = heights.reduce((sum, each) => sum + each, 25);
  sheet.ensure(!isFirst && sheet.room <= FREE ? height : 90);
  sheet.paragraph(shortText(title, 200), STYLE.h2, { tag: 'H2', after: 3, keepNext: 40 });
  rows.forEach(([key, content], index) => {
    // The decision does not stand alone on the next page.
    if (index === rows.length - 2) {
      const last = Math.max(heights[index + 1] ?? 0, 2 * STYLE.body.leading);
      sheet.ensure(Math.min((heights[index] ?? 0) + last, 90));
    }
    sheet.labelled(speaker.text(key), content, STYLE.body, PLACE);
  });
  sheet.gap(9);
}

const voiced = (who: string, words: string): Content => [
  ...(who === '' ? [] : [{ text: `${who}: `, face: 'bold' as const }]),
  { text: shortText(words, 420) },
];

const spoken = ({ expert_name, reason }: SpokenPosition): Content => voiced(expert_name, reason);

/** Changes told in full; of more the number says enough. */
const CHANGES = 2;

function moved({ speaker }: CaseFile, changes: Exchange['changes']): string {
  return changes
    .slice(0, CHANGES)
    .map(({ from, to }) =>
      speaker.text('report.contested.move', {
        expert: to.expert_name,
        from: speaker.text(`stance.${from}`).toLocaleLowerCase(speaker.locale),
        to: speaker.text(`stance.${to.stance}`).toLocaleLowerCase(speaker.locale),
        reason: shortText(to.reason, 300),
      }),
    )
    .join(' ');
}

export function decided(
  { speaker }: CaseFile,
  { outcome, support, oppose, belief, reason }: Exchange['decision'],
): string {
  const words = speaker.text('report.contested.decided', {
    outcome: speaker.text(`outcome.${outcome}`),
    support,
    oppose,
    belief: percent(speaker, belief),
  });
  return reason === '' ? words : `${words} ${shortText(reason, 300)}`;
}

/** Rows of the list of claims that nobody contested. */
const ROWS = 80;

/** The rest of the debate in one table. */
export function drawUncontested(sheet: Sheet, file: CaseFile): void {
  const { speaker, result, expertName } = file;
  const { rest } = exchanges(result);
  if (rest.length === 0) return;
  sheet.paragraph(speaker.text('report.contested.rest'), STYLE.h2, { tag: 'H2', after: 5, keepNext: 60 });
  drawTable(
    sheet,
    [
      { head: speaker.text('report.contested.rest.claim'), share: 0.46 },
      { head: speaker.text('report.contested.rest.by'), share: 0.3 },
      { head: speaker.text('report.contested.rest.for'), share: 0.1, align: 'right' },
      { head: speaker.text('report.contested.rest.decision'), share: 0.14 },
    ],
    rest
      .slice(0, ROWS)
      .map(({ issue }) => [
        shortText(issue.title, 140),
        speaker.list(issue.raised_by.slice(0, 2).map(expertName)),
        speaker.number(issue.consensus.support),
        speaker.text(`outcome.${issue.consensus.outcome}`),
      ]),
    { dense: true },
  );
  if (rest.length > ROWS) sheet.paragraph(speaker.text('report.more', { count: rest.length - ROWS }), STYLE.small);
}
