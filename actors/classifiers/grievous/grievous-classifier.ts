import { rounded, shipped } from '../classifier.ts';
import type { GrievousLanguage } from './concepts.ts';
import { passageKeys } from './passage-keys.ts';
import { type Layout, layoutOf, mixed, passageFacts } from './weigh.ts';

/** The class of grievous terms that a passage is likeliest of, and how likely it has the defect. */
export interface GrievousJudgement {
  /** Id of the class in the catalogue of grievous terms. */
  readonly id: string;
  /** Calibrated on passages of a writer the classifier had not seen, 0..1. */
  readonly probability: number;
}

const shippedTerms = shipped('grievous.bin');
let layout: Layout | undefined;

/**
 * Judges a passage: a sentence with what is around it, or a clause. `groupOf` names the group of each class, `canBe` the
 * classes that the passage can be of. Some 0.3 ms a passage.
 */
export function judgeGrievous(
  text: string,
  language: GrievousLanguage,
  groupOf: ReadonlyMap<string, string>,
  canBe?: (id: string) => boolean,
): GrievousJudgement {
  const { model, table } = shippedTerms();
  layout ??= layoutOf(model, groupOf);
  const { kind, facts } = passageFacts(model, table, layout, passageKeys(text, language), canBe);
  return { id: layout.ids[kind] as string, probability: rounded(mixed(model.mix ?? [], facts)) };
}

/** Probability from which on a passage in the language is worth an objection. */
export const grievousThreshold = (language: GrievousLanguage): number =>
  shippedTerms().model.thresholds?.[language] ?? 1;
