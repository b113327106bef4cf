import { shareInterval } from '../../metrics/index.ts';
import type { Figure } from '../figures/index.ts';
import { type Comparison, compared, type Pairing, type Shown, shown, verdictSentence } from '../statistics/index.ts';
import { type Measured, measured } from './conduct/index.ts';
import type { SweepDesign } from './design.ts';
import type { Column, SweepHeader, SweepLine } from './record.ts';

/** What a column did over all debates of a scene. */
export interface ColumnSummary extends Column {
  readonly items: number;
  /** Share of items decided rightly, with Wilson's 95% interval. */
  readonly accuracy: { readonly share: number; readonly low: number; readonly high: number };
  /** Share of items left undecided; they count as not right. */
  readonly undecided: number;
  /** Means over items, and rounds over debates. */
  readonly tokens: number;
  readonly statements: number;
  readonly rounds: number;
  /** By round; an ended debate keeps its last value. Empty without a debate. */
  readonly course: readonly { readonly agreement: number; readonly accuracy: number }[];
  /** What its debates did to the answers; empty without a debate. */
  readonly conduct: readonly Measured[];
}

/** A protocol beside a control, and what that shows. */
export interface Finding extends Comparison {
  readonly kind: Column['kind'];
  readonly shown: Shown;
  readonly sentence: string;
}

export interface SceneSummary {
  readonly scene: string;
  readonly voters: number;
  /** Of them, those who lie. */
  readonly liars: number;
  readonly columns: readonly ColumnSummary[];
  readonly findings: readonly Finding[];
  /** Figures of the panel before it debates. */
  readonly panel?: readonly Figure[];
}

/** Collects the lines of a sweep, in any order, and sums them up. */
export class SweepTally {
  readonly #header: SweepHeader;
  readonly #lines: SweepLine[][];

  constructor(header: SweepHeader) {
    this.#header = header;
    this.#lines = header.scenes.map(() => []);
  }

  /** Throws RangeError for a line of another sweep. */
  add(line: SweepLine): void {
    const lines = this.#lines[line.scene];
    if (lines === undefined || line.results.length !== this.#header.columns.length) {
      throw new RangeError(`no line of this sweep: scene ${line.scene}, ${line.results.length} results`);
    }
    lines[line.debate] = line;
  }

  /** Comparisons of one scene are corrected together (Holm): every protocol with each of its controls. */
  summary({ margin, baseline, panels }: Pick<SweepDesign, 'margin' | 'baseline' | 'panels'>): SceneSummary[] {
    return this.#header.scenes.flatMap(({ name, voters, liars }, scene): SceneSummary[] => {
      const lines = (this.#lines[scene] ?? []).filter((line) => line !== undefined);
      if (lines.length === 0) return [];
      const columns = this.#header.columns.map((column, index) => columnSummary(column, lines, index));
      return [
        {
          scene: name,
          voters,
          liars,
          columns,
          findings: findings(this.#header.columns, lines, { margin, baseline, panels }),
        },
      ];
    });
  }
}

function columnSummary(column: Column, lines: readonly SweepLine[], index: number): ColumnSummary {
  const results = lines.map(({ results: all }) => all[index] as SweepLine['results'][number]);
  const marks = results.map(({ right }) => right).join('');
  const count = (mark: string): number => marks.split(mark).length - 1;
  const sum = (of: (result: (typeof results)[number]) => number): number =>
    results.reduce((total, result) => total + of(result), 0);
  const { low, high } = shareInterval(count('1'), marks.length);
  return {
    ...column,
    items: marks.length,
    accuracy: { share: count('1') / marks.length, low, high },
    undecided: count('-') / marks.length,
    tokens: sum(({ tokens }) => tokens) / marks.length,
    statements: sum(({ statements }) => statements) / marks.length,
    rounds: sum(({ rounds }) => rounds) / results.length,
    course: course(results),
    conduct: measured(results.flatMap(({ conduct }) => conduct ?? [])),
  };
}

function course(results: SweepLine['results']): ColumnSummary['course'] {
  const length = Math.max(...results.map(({ agreement }) => agreement?.length ?? 0));
  const mean = (of: 'agreement' | 'accuracy', round: number): number =>
    results.reduce((sum, result) => sum + (result[of]?.[round] ?? result[of]?.at(-1) ?? 0), 0) / results.length;
  return Array.from({ length }, (_, round) => ({
    agreement: mean('agreement', round),
    accuracy: mean('accuracy', round),
  }));
}

/** Whether a column is one a protocol is compared with: a common control, one of its own, or the baseline. */
function controls({ kind, of, name }: Column, method: string, baseline: string | undefined): boolean {
  return kind === 'protocol' ? name === baseline && name !== method : of === undefined || of === method;
}

/** How a control that belongs to the protocol is called beside it. */
const CALLED: Partial<Record<Column['kind'], string>> = {
  'own-rule': 'its own rule without debate',
  'asked-again': 'the same experts asked again, hearing nothing',
  'learnt-again': 'learnt weights at as many calls',
  'best-again': 'the best expert at as many calls',
  'equal-cost': 'a vote at equal cost',
  null: 'its null debate',
};

function findings(
  columns: readonly Column[],
  lines: readonly SweepLine[],
  { margin, baseline, panels: drawn }: Pick<SweepDesign, 'margin' | 'baseline' | 'panels'>,
): Finding[] {
  // Debate d is held by panel d modulo their number, as the stage has it.
  const panels = lines.flatMap(({ debate, results }) => marksOf(results[0]?.right ?? '').map(() => debate % drawn));
  const rights = columns.map((_, index) => lines.flatMap(({ results }) => marksOf(results[index]?.right ?? '')));
  const pairs = columns.flatMap(({ kind, name }, index) =>
    kind !== 'protocol'
      ? []
      : columns.flatMap((control, other): (Pairing & { kind: Column['kind'] })[] =>
          !controls(control, name, baseline)
            ? []
            : [
                {
                  method: name,
                  control: CALLED[control.kind] ?? control.name,
                  kind: control.kind,
                  right: rights[index] as boolean[],
                  controlRight: rights[other] as boolean[],
                  panels,
                },
              ],
        ),
  );
  const made = compared(pairs);
  return made.map((comparison, index) => ({
    ...comparison,
    kind: (pairs[index] as { kind: Column['kind'] }).kind,
    shown: shown(comparison, margin),
    sentence: verdictSentence(comparison, margin),
  }));
}

const marksOf = (right: string): boolean[] => Array.from(right, (mark) => mark === '1');
