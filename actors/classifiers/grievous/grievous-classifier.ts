import { rounded, shipped } from '../classifier.ts';
import type { FeatureTable, SparseModel } from '../sparse-model.ts';
import type { GrievousLanguage } from './concepts.ts';
import { passageKeys } from './passage-keys.ts';
import { kindFacts, type Layout, layoutOf, mixed } from './weigh.ts';

/** A class of grievous terms that a passage may be of. */
export interface GrievousJudgement {
  /** Id of the class in the catalogue of grievous terms. */
  readonly id: string;
  /** Calibrated on passages of a writer the classifier had not seen, 0..1. */
  readonly probability: number;
}

const shippedTerms = shipped('grievous.bin');
let layout: Layout | undefined;

/**
 * The classes a passage may be of, likeliest first: a sentence with what stands around it, or a clause. `groupOf` names the
 * group of each class. Some 0.4 ms a passage.
 */
export function judgeGrievous(
  text: string,
  language: GrievousLanguage,
  groupOf: ReadonlyMap<string, string>,
): GrievousJudgement[] {
  const { model, table } = shippedTerms();
  layout ??= layoutOf(model, groupOf);
  return judgedBy(model, table, layout, passageKeys(text, language));
}

function judgedBy(
  model: SparseModel,
  table: FeatureTable,
  { ids, ...heads }: Layout,
  keys: readonly number[],
): GrievousJudgement[] {
  return kindFacts(model, table, { ids, ...heads }, keys)
    .map(({ kind, facts }) => ({ id: ids[kind] as string, probability: rounded(mixed(model.mix ?? [], facts)) }))
    .toSorted((a, b) => b.probability - a.probability || (a.id < b.id ? -1 : 1));
}

/** Probability from which on a passage is worth an objection. */
export const grievousThreshold = (): number => shippedTerms().model.labels[0]?.threshold ?? 1;
