/** What did the thinking, and its version: results of different versions may differ. */
export const ENGINE = 'conclave-embedded/0.1.0 (rules and statistical classifiers; no language model)';
