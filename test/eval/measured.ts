import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Figure, grid, type Report, shown } from './report.ts';

/** The page that shows the figures. */
const README = join(import.meta.dirname, 'README.md');
const BEGIN = '<!-- measured: rewritten by npm run eval -- --readme -->\n';
const END = '<!-- end of measured -->';

/**
 * The few figures of each set that a newcomer wants. Of several systems in a report the first that was measured fairly is
 * told: it is the first whose measure ends so.
 */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  cuad: [
    'paragraph micro-F1',
    'paragraph macro-F1',
    'contract micro-F1',
    'contract macro-F1',
    'document type, accuracy',
  ],
  unfair: [
    'classifier, 5-fold: any-unfair F1',
    'classifier, 5-fold: macro-F1',
    'review, 5-fold: any-unfair F1',
    'review, 5-fold: macro-F1',
    'review, 5-fold: severity, level 2 against 3',
    'findings a page',
    'share of text quoted',
    'debate against plain majority',
  ],
  risks: [
    'average precision of the order',
    'above the threshold: marked by the reader',
    'of the marked above it: class as marked',
    'above the threshold: recall of high and critical',
    'first 15 of a contract: recall of high and critical',
  ],
  'risk-checks': [
    'the surest of the first look, as many: signed',
    'the surest of the first look, as many: wrong',
    'after the second look: signed',
    'after the second look: wrong',
    'after the second look: recall of what would be signed',
  ],
  smells: [
    'review: micro-F1',
    'review: macro-F1',
    'review: micro-F1 outside the largest project',
    'debate against plain majority',
  ],
  clause: [
    'ordering accuracy',
    'recall of in-text defects',
    'findings a page',
    'share of text quoted',
    'debate against plain majority',
  ],
  nda: [
    'ordering accuracy',
    'recall of in-text defects',
    'findings a page',
    'share of text quoted',
    'debate against plain majority',
  ],
  privacy: ['rules: micro-F1', 'rules: macro-F1'],
  jfleg: [
    'changes that bring the sentence nearer to a reference',
    'sentences changed that one of four people left or more (lower is better)',
    'GLEU',
  ],
  llmbar: [
    'all agents: majority',
    'all agents: log-odds weights',
    'all agents: stacked weights',
    'GPT-4: log-odds weights',
    'GPT-4: stacked weights',
  ],
  crowd: [
    'duck: majority',
    'duck: Dawid-Skene',
    'dog: majority',
    'dog: Dawid-Skene',
    'rte: majority',
    'rte: Dawid-Skene',
    'wsd: majority',
    'wsd: Dawid-Skene',
  ],
};

const HEAD = ['set', 'measure', 'figure', '95% interval', 'baseline', 'aim'];

/** Sets these reports into the table of the README; sets that were not measured keep their rows. */
export function showInReadme(reports: readonly Report[]): void {
  const page = readFileSync(README, 'utf8');
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`no place for the figures in ${README}`);
  const start = from + BEGIN.length;
  const kept = rowsOf(page.slice(start, to));
  const rows = Object.keys(TOLD).flatMap((set) => {
    const report = reports.find((one) => one.set === set);
    return report === undefined ? kept.filter(([name]) => name === set) : told(report);
  });
  writeFileSync(README, `${page.slice(0, start)}\n${grid([HEAD, ...rows])}\n\n${page.slice(to)}`);
}

const rowsOf = (table: string): string[][] =>
  table
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .slice(2, -2)
        .split(' | ')
        .map((cell) => cell.trim()),
    );

function told({ set, figures }: Report): string[][] {
  return (TOLD[set] ?? []).flatMap((ending) => {
    const figure = figures.find(({ measure }) => measure.endsWith(ending));
    return figure === undefined ? [] : [[set, ...cells(figure)]];
  });
}

function cells({ measure, figure, baseline, aim, interval }: Figure): string[] {
  const range = interval === undefined ? '' : `${shown(interval[0])} to ${shown(interval[1])}`;
  return [measure, shown(figure), range, shown(baseline), shown(aim)];
}
