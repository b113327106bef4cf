import type { RiskSentence } from '../../../classifiers/index.ts';

/** Whether the story of a class is true of a sentence that the classifier took for that class. */
export type Guard = (sentence: RiskSentence) => boolean;

/** Holds where every pattern is in the sentence. */
export const says =
  (...patterns: readonly RegExp[]): Guard =>
  ({ text }) =>
    patterns.every((pattern) => pattern.test(text));

/** Holds where at least one guard does. */
export const anyOf =
  (...guards: readonly Guard[]): Guard =>
  (sentence) =>
    guards.some((guard) => guard(sentence));

/** Holds where every guard does. */
export const allOf =
  (...guards: readonly Guard[]): Guard =>
  (sentence) =>
    guards.every((guard) => guard(sentence));

/** Holds where the guard does and no answer stands against it. */
export const unless =
  (guard: Guard, ...answers: readonly Guard[]): Guard =>
  (sentence) =>
    guard(sentence) && !answers.some((answer) => answer(sentence));
