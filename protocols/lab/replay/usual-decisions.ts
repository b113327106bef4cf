import type { Decision } from '../../debate/protocol.ts';

/** Probability from which a rule that gives one elects; between it and its opposite it leaves a dispute. */
const accept = 0.6;

const threshold = (share: number, strict: boolean): Decision => ({ rule: 'threshold', share, strict, quorum: 1 });

/** The rules that tell two candidates apart by more than who has more votes, with their usual levels. */
const FOR_ANY: readonly Decision[] = [
  { rule: 'plurality' },
  threshold(0.5, true),
  threshold(0.5, false),
  threshold(2 / 3, false),
  threshold(1, false),
  { rule: 'approval', level: 0.4 },
  { rule: 'cumulative' },
  { rule: 'star' },
  { rule: 'reconcile' },
  { rule: 'log-odds', accept },
  { rule: 'log-odds', accept: 0.9 },
  { rule: 'log-odds', accept, cap: 'median' },
  { rule: 'log-odds', accept: 0.75, cap: 1 },
  { rule: 'log-odds', accept, trim: 1 },
  { rule: 'surprisingly-popular' },
  { rule: 'trajectory' },
  { rule: 'dawid-skene' },
  { rule: 'one-coin' },
  { rule: 'peer-prediction' },
  { rule: 'grounded' },
  { rule: 'df-quad', accept },
  { rule: 'quadratic-energy', accept },
  { rule: 'euler', accept },
  { rule: 'judge' },
  { rule: 'location', of: 'mean' },
  { rule: 'location', of: 'median' },
  { rule: 'location', of: 'trimmed-mean', cut: 0.2 },
  { rule: 'location', of: 'hodges-lehmann' },
  { rule: 'delphi' },
];

/** V4 (Borda), V7, V8 and their kin: of two candidates all of them elect the one with more votes. */
const RANKED: readonly Decision[] = [
  { rule: 'borda' },
  { rule: 'copeland' },
  { rule: 'minimax' },
  { rule: 'schulze' },
  { rule: 'ranked-pairs' },
  { rule: 'instant-runoff' },
  { rule: 'split-cycle' },
  { rule: 'kemeny' },
];

/**
 * The rules of the catalogue, V1 to V15, with their usual levels, as they make sense for these items: those on rankings where
 * there are more than two candidates, those that fill seats (V14, half as many as items) where there are just two. Not
 * here: GLAD, which takes seconds where the others take milliseconds.
 */
export function usualDecisions(items: readonly { readonly candidates: readonly string[] }[]): readonly Decision[] {
  if (items.some(({ candidates }) => candidates.length > 2)) return [...FOR_ANY, ...RANKED];
  const seats = Math.ceil(items.length / 2);
  return [
    ...FOR_ANY,
    { rule: 'committee', method: 'pav', seats },
    { rule: 'committee', method: 'seq-pav', seats },
    { rule: 'committee', method: 'equal-shares', seats },
  ];
}
