import type { Tally } from '../debate/tally.ts';
import type { BallotBox } from './ballot-box.ts';
import { named, rankCandidates, TIE } from './candidate-ranking.ts';

/** Base score of an argument about which nothing is known: neither for nor against. */
const UNDECIDED = 0.5;

/** Final strength of an argument from its base score and the strengths of its attackers and supporters. */
export type Influence = (base: number, attackers: readonly number[], supporters: readonly number[]) => number;

/** How strongly several arguments press together: 1 - Π(1 - v). None: 0; one that is certain: 1. */
function pressure(strengths: readonly number[]): number {
  return 1 - strengths.reduce((product, strength) => product * (1 - strength), 1);
}

/**
 * DF-QuAD (Rago, Toni, Aurisicchio & Baroni 2016, KR): final strength 0..1 of an argument from its base score and the
 * strengths of its attackers and supporters. The stronger side moves it from the base towards 0 or 1 by the difference.
 */
export function dfQuadStrength(base: number, attackers: readonly number[], supporters: readonly number[]): number {
  const attack = pressure(attackers);
  const support = pressure(supporters);
  return attack >= support ? base - base * (attack - support) : base + (1 - base) * (support - attack);
}

/**
 * V12 for ballots: each candidate is an argument with base score ½, supported by the votes for it and attacked by the
 * votes for others, each with strength competence × confidence. The leader wins when its strength is at least `accept`. A
 * tie stays with the status quo.
 *
 * Many votes on both sides saturate both pressures near 1 and pull every strength back to ½: the rule suits a handful of
 * arguments, not a crowd; other semantics can be given (see GRADUAL). Scores are strengths 0..1; belief is the leader's strength.
 */
export function dfQuad(box: BallotBox, accept: number, influence: Influence = dfQuadStrength): Tally {
  const scores = box.candidates.map((candidate) => {
    const strength = (chosen: boolean): number[] =>
      box.votes
        .filter((vote) => (vote.choice === candidate) === chosen)
        .map((vote) => vote.competence * vote.confidence);
    return influence(UNDECIDED, strength(false), strength(true));
  });
  const { leaders, top, margin } = rankCandidates(box.candidates, scores);
  const winners = box.votes.length === 0 ? [] : [...leaders];
  return {
    item: box.item,
    scores: named(box.candidates, scores),
    winners,
    winner: winners.length === 1 && top >= accept - TIE ? (winners[0] as string) : null,
    margin,
    tie_break: winners.length > 1 ? 'status-quo' : 'none',
    belief: top,
  };
}
