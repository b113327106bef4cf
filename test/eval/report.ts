/** One measured figure of a set, with what it is to beat. Figures are 0..1 unless their name says otherwise. */
export interface Figure {
  readonly measure: string;
  readonly figure: number;
  readonly baseline?: number;
  readonly aim?: number;
  /** 95% interval of the figure, or of the difference that it is. */
  readonly interval?: readonly [low: number, high: number];
  /** What a reader must know to trust it. */
  readonly note?: string;
}

export interface Report {
  readonly set: string;
  /** Size and kind of what was measured. */
  readonly about: string;
  readonly figures: readonly Figure[];
  /** Findings by expert, where the set can judge them. */
  readonly experts?: readonly ExpertFigure[];
}

/** How an expert's findings fared. */
export interface ExpertFigure {
  readonly expert: string;
  readonly findings: number;
  readonly right: number;
  /** Found in the perturbed text and not in its clean twin, and the other way round; sets with twins only. */
  readonly fresh?: number;
  readonly lost?: number;
}

/** A figure as tables have it. */
export const shown = (value: number | undefined): string =>
  value === undefined ? '' : value.toFixed(3).replace(/^-(?=0\.000$)/, '');

/** The report as a table in Markdown, to be read in a terminal and pasted into a page. */
export function table({ set, about, figures, experts }: Report): string {
  const rows = figures.map(({ measure, figure, baseline, aim, interval, note }) => [
    measure,
    shown(figure),
    interval === undefined ? '' : `${shown(interval[0])} to ${shown(interval[1])}`,
    shown(baseline),
    baseline === undefined ? '' : `${figure >= baseline ? '+' : ''}${shown(figure - baseline)}`,
    shown(aim),
    note ?? '',
  ]);
  const parts = [
    `## ${set}: ${about}`,
    grid([['measure', 'figure', '95% interval', 'baseline', 'difference', 'aim', 'note'], ...rows]),
  ];
  if (experts !== undefined && experts.length > 0) parts.push(expertTable(experts));
  return parts.join('\n\n');
}

/** Experts with fewer findings than this are in the JSON only: their share says little. */
const LEAST_FINDINGS = 10;

function expertTable(experts: readonly ExpertFigure[]): string {
  const twins = experts.some(({ fresh }) => fresh !== undefined);
  const head = ['expert', 'findings', 'right', 'precision', ...(twins ? ['only in perturbed', 'only in clean'] : [])];
  const told = experts.filter(({ findings }) => findings >= LEAST_FINDINGS);
  const rows = told.map(({ expert, findings, right, fresh, lost }) => [
    expert,
    String(findings),
    String(right),
    findings === 0 ? '' : (right / findings).toFixed(2),
    ...(twins ? [String(fresh ?? 0), String(lost ?? 0)] : []),
  ]);
  return grid([head, ...rows]);
}

/** Rows as a table in Markdown; the first is its head. */
export function grid(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...body.map(line)].join('\n');
}

/**
 * The report as data: every figure has every field, null where it has no such thing, so that a reader of several runs need
 * not ask which set it is. Four decimals, more than any of these sets can tell apart.
 */
export function data({ set, about, figures, experts }: Report) {
  return {
    set,
    about,
    figures: figures.map(({ measure, figure, baseline, aim, interval, note }) => ({
      measure,
      figure: rounded(figure),
      baseline: rounded(baseline),
      difference: baseline === undefined ? null : rounded(figure - baseline),
      aim: rounded(aim),
      interval: interval === undefined ? null : interval.map(rounded),
      note: note ?? null,
    })),
    experts: experts ?? [],
  };
}

const rounded = (value: number | undefined): number | null => (value === undefined ? null : Number(value.toFixed(4)));
