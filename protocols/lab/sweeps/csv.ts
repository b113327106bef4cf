import { type FactorColumns, NO_FACTORS } from './factor-columns.ts';
import type { SweepHeader, SweepLine } from './record.ts';

const HEAD = [
  'scene',
  'debate',
  'column',
  'kind',
  'of',
  'items',
  'right',
  'undecided',
  'rounds',
  'statements',
  'tokens',
];

/** The first row of the results as CSV (RFC 4180), the columns that were varied last. */
export const csvHead = ({ names }: FactorColumns = NO_FACTORS): string => `${[...HEAD, ...names].map(cell).join()}\r\n`;

/** One debate as CSV: a row for each column of the sweep. */
export function csvRows(
  { scenes, columns }: SweepHeader,
  { scene, debate, results }: SweepLine,
  factors: FactorColumns = NO_FACTORS,
): string {
  return results
    .map((result, index) => {
      const column = columns[index];
      const marks = Array.from(result.right);
      return `${[
        scenes[scene]?.name ?? '',
        debate,
        column?.name ?? '',
        column?.kind ?? '',
        column?.of ?? '',
        marks.length,
        marks.filter((mark) => mark === '1').length,
        marks.filter((mark) => mark === '-').length,
        result.rounds,
        result.statements,
        result.tokens,
        ...factors.of(scenes[scene]?.name ?? '', column),
      ]
        .map(cell)
        .join()}\r\n`;
    })
    .join('');
}

/** Quoted where it must be; a spreadsheet must not take a name for a formula. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
