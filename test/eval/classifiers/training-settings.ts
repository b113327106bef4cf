import type { Settings } from '../../../actors/classifiers/training/index.ts';

/** Rare labels have some dozen positives among 88,000 passages: a missed one costs three times a false one. */
export const CLAUSE_SETTINGS: Settings = {
  seed: 1,
  folds: 5,
  negative: 0.3,
  positive: 0.9,
  epochs: 8,
  leastRows: 4,
  features: 3500,
  weights: 10000,
  together: true,
};

export const UNFAIR_SETTINGS: Settings = {
  seed: 1,
  folds: 5,
  negative: 0.5,
  positive: 1,
  epochs: 30,
  leastRows: 2,
  features: 4000,
  weights: 6000,
};

/** A sentence has some three hundred runs of letters, most of them of no account. */
export const LETTER_SETTINGS: Settings = {
  seed: 1,
  folds: 5,
  negative: 0.5,
  positive: 1,
  epochs: 15,
  leastRows: 3,
  features: 6000,
  weights: 8000,
};

/** A quarter of the sentences are raised and a class has some dozen: to miss what readers marked costs more than to raise what they passed over. */
export const RISK_SETTINGS: Settings = {
  seed: 1,
  folds: 5,
  negative: 0.1,
  positive: 0.25,
  epochs: 12,
  leastRows: 3,
  features: 4000,
  weights: 6000,
  together: true,
};

/** Some two thousand sentences, a quarter of which hold; words are read anew for each class. */
export const RISK_CHECK_SETTINGS: Settings = {
  seed: 1,
  folds: 5,
  negative: 0.1,
  positive: 0.3,
  epochs: 20,
  leastRows: 2,
  features: 8000,
  weights: 12000,
};

/** Some 28,000 passages of 83 contracts; a topic has one or two in each: to miss one costs several times a false one. */
export const DEAL_SETTINGS: Settings = {
  seed: 1,
  folds: 6,
  negative: 0.1,
  positive: 0.5,
  epochs: 15,
  leastRows: 3,
  features: 6000,
  weights: 8000,
};
