import { kindFacts, layoutOf, mixed } from '../grievous/weigh.ts';
import { type SparseModel, tableOf } from '../sparse-model.ts';
import { type GrievousKind, type GrievousRow, learnHeads } from './grievous-heads.ts';
import { logistic } from './logistic.ts';

/** A passage with what tells apart the parts that must not learn from each other. */
export interface GrievousExample extends GrievousRow {
  /** Who wrote it: 0 or 1; ordinary text is dealt to both halves. */
  readonly half: 0 | 1;
  readonly repeated: readonly number[];
}

/** Share of near misses that may be objected to. */
const OBJECTED = 0.03;
/** Share of ordinary passages that may be objected to: some one in a contract of 300 sentences. */
const ORDINARY_OBJECTED = 0.004;

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
  const pairs = judged.flatMap(({ example, views }) => views.map((view) => ({ example, ...view })));
  const settled = pairs.filter(
    ({ example, kind }) => !(example.isDefect && example.kind !== kind && near(kinds, kind, example.kind)),
  );
  const mix = logistic(
    settled.map(({ facts }) => facts),
    Uint8Array.from(settled, ({ example, kind }) => (example.isDefect && example.kind === kind ? 1 : 0)),
    1,
  );
  const threshold = thresholdOf(judged, mix, kinds, tell);
  tell('both writers');
  const whole = learnHeads(examples, kinds);
  return { ...whole, mix, labels: whole.labels.map((head) => ({ ...head, threshold })) };
}

interface Judged {
  readonly example: GrievousExample;
  readonly views: ReturnType<typeof kindFacts>;
}

function judge(model: SparseModel, kinds: readonly GrievousKind[], examples: readonly GrievousExample[]): Judged[] {
  const table = tableOf(model.keys);
  const layout = layoutOf(model, new Map(kinds.map(({ id, group }) => [id, group])));
  return examples.map((example) => ({ example, views: kindFacts(model, table, layout, example.repeated) }));
}

/** Classes of one group: a defect of the one may well be a defect of the other. */
const near = (kinds: readonly GrievousKind[], a: number | undefined, b: number | undefined): boolean =>
  a !== undefined && b !== undefined && kinds[a]?.group === kinds[b]?.group;

/** The lowest threshold at which neither near misses nor ordinary passages are objected to more often than they may. */
function thresholdOf(
  judged: readonly Judged[],
  mix: readonly number[],
  kinds: readonly GrievousKind[],
  tell: (step: string) => void,
): number {
  const best = judged.map(({ example, views }) => ({
    example,
    top: Math.max(...views.map(({ facts }) => mixed(mix, facts))),
    kind: views.toSorted((a, b) => mixed(mix, b.facts) - mixed(mix, a.facts))[0]?.kind,
  }));
  const cut = (share: number, wanted: (one: (typeof best)[number]) => boolean): number => {
    const tops = best
      .filter(wanted)
      .map(({ top }) => top)
      .toSorted((a, b) => b - a);
    return tops[Math.floor(tops.length * share)] ?? 0;
  };
  const misses = cut(OBJECTED, ({ example }) => example.kind !== undefined && !example.isDefect);
  const ordinary = cut(ORDINARY_OBJECTED, ({ example }) => example.kind === undefined);
  const threshold = Math.max(misses, ordinary);
  const defects = best.filter(({ example }) => example.isDefect);
  for (const level of [misses, ordinary, 0.5]) {
    const found = defects.filter(({ top }) => top > level);
    const right = found.filter(({ example, kind }) => example.kind === kind);
    const alike = found.filter(({ example, kind }) => near(kinds, kind, example.kind));
    tell(
      `at ${level.toFixed(3)}: ${found.length} of ${defects.length} defects found, ${right.length} by their class, ${alike.length} by their group`,
    );
  }
  return threshold;
}
