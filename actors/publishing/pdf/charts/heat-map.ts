import { SEVERITIES, type Severity } from '../../../../protocols/index.ts';
import type { CaseFile } from '../case-file.ts';
import { COLOUR, CONTENT_WIDTH, PAGE, SEVERITY_COLOUR } from '../layout/palette.ts';
import type { Sheet } from '../layout/sheet.ts';
import { STYLE } from '../layout/style.ts';
import { type ClauseField, clauseFields, drawnFields } from './clause-fields.ts';

const COLUMNS = 3;
const GAP = 6;
const ROW = 21;
const MARK = 26;
/** Rows that are below the heading at least; the rest may follow on the next page. */
const LEAST_ROWS = 3;
/** Fields drawn; of a longer document those without an issue are counted instead. */
const MOST = 90;
const TEXT = { face: 'regular', size: 8, colour: COLOUR.ink } as const;

/** Signs beside the colours, from grave to slight: what a print in grey still shows. */
export const SEVERITY_SIGN: Readonly<Record<Severity, string>> = {
  critical: '■',
  high: '▲',
  medium: '◆',
  low: '●',
  info: '○',
};

/** The document at a glance: every clause with its most severe issue, by colour, sign and number. */
export function drawHeatMap(sheet: Sheet, file: CaseFile): void {
  const { speaker, result } = file;
  const all = clauseFields(result, speaker.text('report.missing'));
  if (all.length < 2) return;
  const fields = drawnFields(all, MOST);
  const rows = Math.ceil(fields.length / COLUMNS);
  sheet.section(speaker.text('report.heatmap'), { needs: 84 + Math.min(LEAST_ROWS, rows) * ROW });
  sheet.paragraph(speaker.text('report.heatmap.note'), STYLE.small, { after: 6, keepNext: 80 });
  drawSigns(sheet);
  // Down each column, as a table of contents is read; a page at a time.
  for (let from = 0; from < fields.length; ) {
    const fitting = Math.max(1, Math.floor((sheet.room - 4) / ROW));
    const part = fields.slice(from, from + fitting * COLUMNS);
    drawPart(sheet, part, Math.ceil(part.length / COLUMNS));
    from += part.length;
    if (from < fields.length) sheet.newPage();
  }
  sheet.gap(4);
  if (fields.length < all.length)
    sheet.paragraph(speaker.text('report.heatmap.rest', { count: all.length - fields.length }), STYLE.small);
}

function drawPart(sheet: Sheet, fields: readonly ClauseField[], rows: number): void {
  const { speaker } = sheet;
  const wide = (CONTENT_WIDTH - (COLUMNS - 1) * GAP) / COLUMNS;
  const alt = fields
    .map((field) => {
      const found = SEVERITIES.filter((severity) => field.counts[severity] > 0).map(
        (severity) => `${speaker.severity(severity)} ${field.counts[severity]}`,
      );
      return `${nameOf(sheet, field)}: ${found.length === 0 ? speaker.text('report.heatmap.clean') : found.join(', ')}`;
    })
    .join('; ');
  sheet.figure(rows * ROW, alt, (left, top) => {
    fields.forEach((field, index) => {
      const x = left + Math.floor(index / rows) * (wide + GAP);
      drawField(sheet, field, { x, y: top + (index % rows) * ROW, wide });
    });
  });
}

function drawField(sheet: Sheet, field: ClauseField, box: { x: number; y: number; wide: number }): void {
  const { doc, type } = sheet;
  const { worst } = field;
  const height = ROW - 3;
  doc.rect(box.x, box.y, box.wide, height).fill(COLOUR.mist);
  if (worst !== undefined) {
    const { fill, ink } = SEVERITY_COLOUR[worst];
    doc.rect(box.x, box.y, MARK, height).fill(fill);
    const count = SEVERITIES.reduce((sum, severity) => sum + field.counts[severity], 0);
    const mark = `${SEVERITY_SIGN[worst]} ${count}`;
    const width = type.width(mark, 'bold', 7.6);
    type.label(mark, box.x + (MARK - width) / 2, box.y + 12, { face: 'bold', size: 7.6, colour: ink });
  }
  const name = type.fit(nameOf(sheet, field), TEXT.face, TEXT.size, box.wide - MARK - 10);
  const colour = worst === undefined ? COLOUR.soft : COLOUR.ink;
  type.label(name, box.x + MARK + 5, box.y + 12.2, { ...TEXT, colour });
}

function nameOf({ speaker }: Sheet, { number, heading }: ClauseField): string {
  if (number === '' && heading === '') return speaker.text('report.heatmap.opening');
  if (heading !== '') return number === '' ? heading : `${number}  ${heading}`;
  return /^\d/.test(number) ? speaker.text('report.heatmap.untitled', { number }) : number;
}

/** What the colours and signs mean. */
function drawSigns(sheet: Sheet): void {
  const { y } = sheet;
  sheet.element('P', () => {
    let x: number = PAGE.side;
    for (const severity of SEVERITIES) {
      const { fill, ink } = SEVERITY_COLOUR[severity];
      const name = sheet.speaker.severity(severity);
      sheet.doc.rect(x, y, 14, 11).fill(fill);
      sheet.type.label(SEVERITY_SIGN[severity], x + 4, y + 8.4, { face: 'bold', size: 7.2, colour: ink });
      sheet.type.label(name, x + 19, y + 8.6, { face: 'regular', size: 8, colour: COLOUR.soft });
      x += 19 + sheet.type.width(name, 'regular', 8) + 16;
    }
  });
  sheet.y = y + 18;
}
