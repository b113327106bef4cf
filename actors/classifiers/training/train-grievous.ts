import { layoutOf, mixed, passageFacts } from '../grievous/weigh.ts';
import { type SparseModel, tableOf } from '../sparse-model.ts';
import { type GrievousKind, type GrievousRow, learnHeads } from './grievous-heads.ts';
import { logistic } from './logistic.ts';

/** Parts that are judged by what the others teach. */
export const GRIEVOUS_FOLDS = 4;

/** A passage with what tells apart the parts that must not learn from each other. */
export interface GrievousExample extends GrievousRow {
  readonly language: string;
  /**
   * 0 to GRIEVOUS_FOLDS - 1. A writer or a contract is in one fold, sentences of consumer terms are spread over all. undefined: in
   * every training set, never judged.
   */
  readonly fold: number | undefined;
  readonly repeated: readonly number[];
}

/** Share of near misses that may be objected to. */
const OBJECTED = 0.03;
/** Share of ordinary sentences that may be objected to: three in 1,000, some of them rightly. */
const ORDINARY_OBJECTED = 0.003;
/** Of fewer sentences than this, one or two odd ones would decide, … */
const MANY_ORDINARY = 3000;
/** … so that two in a hundred may be objected to. */
const FEW_OBJECTED = 0.02;

/**
 * Trains on every writer. What weighs the heads, and the threshold, come from passages as judged by a model that has learned
 * nothing from their writer or their contract; of fair consumer terms it has learned other sentences.
 */
export function trainGrievous(
  examples: readonly GrievousExample[],
  kinds: readonly GrievousKind[],
  tell: (step: string) => void,
): SparseModel {
  const judged: Judged[] = [];
  for (let fold = 0; fold < GRIEVOUS_FOLDS; fold++) {
    tell(`fold ${fold + 1} of ${GRIEVOUS_FOLDS}`);
    const model = learnHeads(
      examples.filter((example) => example.fold !== fold),
      kinds,
    );
    judged.push(
      ...judge(
        model,
        kinds,
        examples.filter((example) => example.fold === fold),
      ),
    );
  }
  const mix = logistic(
    judged.map(({ facts }) => facts),
    Uint8Array.from(judged, ({ example }) => (example.isDefect ? 1 : 0)),
    1,
  );
  const thresholds = Object.fromEntries(
    [...Map.groupBy(judged, ({ example }) => example.language)].map(([language, own]) => [
      language,
      thresholdOf(own, mix, (step) => tell(`${language}: ${step}`)),
    ]),
  );
  tell('all writers');
  return { ...learnHeads(examples, kinds), mix, thresholds };
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
  const cut = (share: number, wanted: (one: Pick<Judged, 'example'>) => boolean): number => {
    const sorted = said
      .filter(wanted)
      .map(({ probability }) => probability)
      .toSorted((a, b) => b - a);
    return sorted[Math.floor(sorted.length * share)] ?? 0;
  };
  const misses = cut(OBJECTED, ({ example }) => example.kind !== undefined && !example.isDefect);
  const isOrdinary = ({ example }: Pick<Judged, 'example'>): boolean => example.kind === undefined && !example.isDefect;
  const isFew = judged.filter(isOrdinary).length < MANY_ORDINARY;
  const ordinary = cut(isFew ? FEW_OBJECTED : ORDINARY_OBJECTED, isOrdinary);
  const defects = said.filter(({ example }) => example.isDefect);
  for (const level of [misses, ordinary]) {
    const found = defects.filter(({ probability }) => probability > level);
    const right = found.filter(({ example, kind }) => example.kind === kind);
    tell(`at ${level.toFixed(3)}: ${found.length} of ${defects.length} defects found, ${right.length} by their class`);
  }
  return Math.max(misses, ordinary);
}
