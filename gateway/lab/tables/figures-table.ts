import type { Figure, RecordFigures } from '../../../protocols/lab/index.ts';
import { table } from '../table.ts';

/** The metrics of a record, each with its interval where it has one. */
export function figuresTable({ blind, debate }: RecordFigures): string {
  const rows = [...section('before anybody was heard', blind), ...section('what the debate did', debate)];
  return table([['metric', '', '95% from', 'to'], ...rows]);
}

function section(title: string, figures: readonly Figure[]): string[][] {
  if (figures.length === 0) return [];
  return [
    [`${title}:`, '', '', ''],
    ...figures.map(({ what, value, interval, share }) => [
      `  ${what}`,
      told(value, share),
      ...(interval === null ? ['', ''] : interval.map((end) => told(end, share))),
    ]),
  ];
}

const told = (value: number, share: boolean): string =>
  (share ? `${(value * 100).toFixed(1)} %` : value.toFixed(Math.abs(value) < 1 ? 3 : 2)).replace('-', '−');
