import { layoutOf, mixed, passageFacts } from '../grievous/weigh.ts';
import { type SparseModel, tableOf } from '../sparse-model.ts';
import { type GrievousKind, type GrievousRow, learnHeads } from './grievous-heads.ts';
import { logistic } from './logistic.ts';

/** A passage with what tells apart the parts that must not learn from each other. */
export interface GrievousExample extends GrievousRow {
  /** Who wrote it: 0 or 1; ordinary text is dealt to both halves. undefined: learned from with both, judged with neither. */
  readonly half: 0 | 1 | undefined;
  readonly repeated: readonly number[];
}

/** Share of near misses that may be objected to. */
const OBJECTED = 0.03;
/** Share of ordinary sentences that may be objected to: one in 200, some of them rightly. */
const ORDINARY_OBJECTED = 0.005;

/**
 * Trains on both writers. What weighs the heads, and the threshold, come from each writer's passages as judged by a model
 * that has learned from the other writer alone.
 */
export function trainGrievous(
  examples: readonly GrievousExample[],
  kinds: readonly GrievousKind[],
  tell: (step: string) => void,
): SparseModel {
  const judged: Judged[] = [];
  for (const half of [0, 1] as const) {
    tell(`writer ${half + 1} of 2`);
    const model = learnHeads(
      examples.filter((example) => example.half !== half),
      kinds,
    );
    judged.push(
      ...judge(
        model,
        kinds,
        examples.filter((example) => example.half === half),
      ),
    );
  }
  const mix = logistic(
    judged.map(({ facts }) => facts),
    Uint8Array.from(judged, ({ example }) => (example.isDefect ? 1 : 0)),
    1,
  );
  const threshold = thresholdOf(judged, mix, tell);
  tell('both writers');
  const whole = learnHeads(examples, kinds);
  return { ...whole, mix, labels: whole.labels.map((head) => ({ ...head, threshold })) };
}

interface Judged {
  readonly example: GrievousExample;
  readonly kind: number;
  readonly facts: readonly number[];
}

function judge(model: SparseModel, kinds: readonly GrievousKind[], examples: readonly GrievousExample[]): Judged[] {
  const table = tableOf(model.keys);
  const layout = layoutOf(model, new Map(kinds.map(({ id, group }) => [id, group])));
  return examples.map((example) => ({ example, ...passageFacts(model, table, layout, example.repeated) }));
}

/** The lowest threshold at which neither near misses nor ordinary sentences are objected to more often than they may. */
function thresholdOf(judged: readonly Judged[], mix: readonly number[], tell: (step: string) => void): number {
  const said = judged.map(({ example, kind, facts }) => ({ example, kind, probability: mixed(mix, facts) }));
  const cut = (share: number, wanted: (one: (typeof said)[number]) => boolean): number => {
    const sorted = said
      .filter(wanted)
      .map(({ probability }) => probability)
      .toSorted((a, b) => b - a);
    return sorted[Math.floor(sorted.length * share)] ?? 0;
  };
  const misses = cut(OBJECTED, ({ example }) => example.kind !== undefined && !example.isDefect);
  const ordinary = cut(ORDINARY_OBJECTED, ({ example }) => example.kind === undefined);
  const defects = said.filter(({ example }) => example.isDefect);
  for (const level of [misses, ordinary]) {
    const found = defects.filter(({ probability }) => probability > level);
    const right = found.filter(({ example, kind }) => example.kind === kind);
    tell(`at ${level.toFixed(3)}: ${found.length} of ${defects.length} defects found, ${right.length} by their class`);
  }
  return Math.max(misses, ordinary);
}
