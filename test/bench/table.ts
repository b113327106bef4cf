/** One line of the bench: a figure against a baseline of the same run. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  readonly baseline: string;
  readonly ratio: number;
  readonly aim: string;
}

export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The smallest value that at least `percent` of the values do not exceed (nearest rank); NaN of none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN;
}

/** A table in Markdown, to be read in a terminal and pasted into a page. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map(({ what, measured, baseline, ratio, aim }) => [
    what,
    measured,
    baseline,
    ratio.toFixed(2),
    aim,
  ]);
  const all = [['what', 'measured', 'baseline', 'ratio', 'aim'], ...cells];
  const widths = (all[0] as string[]).map((_, column) => Math.max(...all.map((row) => (row[column] as string).length)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] as number)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [line(all[0] as string[]), rule, ...cells.map(line)].join('\n');
}
