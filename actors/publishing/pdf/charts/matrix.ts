import { SEVERITIES } from '../../../../protocols/index.ts';
import { COLOUR } from '../layout/palette.ts';
import type { Sheet } from '../layout/sheet.ts';

/** Bands of the panel's belief, most likely first: equal fifths of 0..1. */
const LIKELIHOODS = ['almost-certain', 'likely', 'even', 'unlikely', 'remote'] as const;
/** A field is as high as the page has room for: at its least height the chart fits wherever a page would be a third empty. Points. */
const CELL = { height: 25, least: 16, labels: 128 };
const NAMES = 26;

/** Of the chart at its least, points. */
export const leastMatrix = (sheet: Sheet): number => 5 * sheet.leastChart(CELL.height, CELL.least) + NAMES;

export interface Rated {
  readonly severity: (typeof SEVERITIES)[number];
  /** 0..1. */
  readonly confidence: number;
}

/** How many issues fall into each field: row by likelihood, most likely first; column by severity, least severe first. */
export function matrixCounts(issues: readonly Rated[]): readonly (readonly number[])[] {
  const rows = LIKELIHOODS.map(() => SEVERITIES.map(() => 0));
  for (const { severity, confidence } of issues) {
    const row = rows[Math.min(4, Math.max(0, 4 - Math.floor(confidence * 5)))] as number[];
    const column = SEVERITIES.length - 1 - SEVERITIES.indexOf(severity);
    row[column] = (row[column] as number) + 1;
  }
  return rows;
}

/** Likelihood by severity as a heat map; the tint says how much the field matters, the number how many issues it has. */
export function drawMatrix(sheet: Sheet, issues: readonly Rated[]): void {
  const { speaker, type } = sheet;
  const counts = matrixCounts(issues);
  const columns = SEVERITIES.toReversed();
  const rows = LIKELIHOODS.map((likelihood) => speaker.text(`report.likelihood.${likelihood}`));
  const tall = sheet.chart(CELL.height, CELL.least, (sheet.room - NAMES) / 5);
  sheet.figure(5 * tall + NAMES, describe(sheet, rows, counts), (x, y, width) => {
    const wide = (width - CELL.labels) / 5;
    rows.forEach((label, row) => {
      const top = y + row * tall;
      const shown = type.fit(label, 'regular', 8.4, CELL.labels - 12);
      type.label(shown, x, top + tall / 2 + 3, { face: 'regular', size: 8.4, colour: COLOUR.ink });
      counts[row]?.forEach((count, column) => {
        drawField(sheet, count, column + (4 - row), { x: x + CELL.labels + column * wide, y: top, wide, tall });
      });
    });
    columns.forEach((severity, column) => {
      const name = speaker.severity(severity);
      const left = x + CELL.labels + column * wide + (wide - type.width(name, 'bold', 8.4)) / 2;
      type.label(name, left, y + 5 * tall + 14, { face: 'bold', size: 8.4, colour: COLOUR.ink });
    });
  });
}

/** @param weight 0..8: steps from the harmless corner. */
function drawField(
  sheet: Sheet,
  count: number,
  weight: number,
  box: { x: number; y: number; wide: number; tall: number },
): void {
  const tint = TINTS[weight] as string;
  sheet.doc.rect(box.x + 1, box.y + 1, box.wide - 2, box.tall - 2).fill(tint);
  const text = count === 0 ? '·' : sheet.speaker.number(count);
  const style = {
    face: 'bold',
    size: count === 0 ? 9 : 13,
    colour: weight >= 7 ? COLOUR.paper : count === 0 ? COLOUR.soft : COLOUR.ink,
  } as const;
  const left = box.x + (box.wide - sheet.type.width(text, 'bold', style.size)) / 2;
  sheet.type.label(text, left, box.y + box.tall / 2 + 4.5, style);
}

/** Each darker than the one before it. */
const TINTS = [
  '#f3f5f8',
  '#eceff4',
  '#f4e6da',
  '#f0d9c4',
  '#eac6a8',
  '#e0a890',
  '#d08a6c',
  '#b9603f',
  '#8a2b17',
] as const;

function describe(sheet: Sheet, rows: readonly string[], counts: readonly (readonly number[])[]): string {
  const columns = SEVERITIES.toReversed().map((severity) => sheet.speaker.severity(severity));
  const fields = rows.flatMap((row, r) =>
    columns.flatMap((column, c) => {
      const count = counts[r]?.[c] ?? 0;
      return count === 0 ? [] : [`${row}, ${column}: ${count}`];
    }),
  );
  return fields.join('; ');
}
