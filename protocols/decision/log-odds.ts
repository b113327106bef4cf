import type { Decision } from '../debate/protocol.ts';
import type { Tally } from '../debate/tally.ts';
import type { BallotBox, Vote } from './ballot-box.ts';
import { named, rankCandidates, TIE } from './candidate-ranking.ts';
import { ABSTAINS, type Columns } from './columns.ts';
import { median } from './robust.ts';

/**
 * Competence is clamped to this. A measured competence of 1 comes from a small sample and would give one voter an
 * infinite weight; .98 lets four voters of .73 outvote the best one.
 */
const SUREST = 0.98;

/**
 * The weight of one vote among K candidates, in nats.
 *
 * Nitzan & Paroush (1982, International Economic Review 23:289): among independent voters the best rule weighs a vote
 * that is right with probability q by ln(q / (1 - q)); with K candidates and errors spread evenly, by
 * ln((K - 1) q / (1 - q)).
 *
 * The voter says it is right with probability c (confidence) and is known to be right with p (competence). Take the two as
 * symmetric channels in a row: an inner opinion that is right with c, reported faithfully with p. Then
 * q = p c + (1 - p)(1 - c) / (K - 1). A certain voter (c = 1) has the weight of its competence alone; one who only guesses
 * (c = 1/K, or p = 1/K) has none; one who doubts its own choice counts against it.
 */
export function voteWeight(
  { confidence, competence }: Pick<Vote, 'confidence' | 'competence'>,
  candidates: number,
): number {
  return weightOf(confidence, competence, candidates);
}

/** The same of two numbers: an object for each vote is what a count of millions would spend its time on. */
function weightOf(confidence: number, competence: number, candidates: number): number {
  const p = Math.min(SUREST, Math.max(1 - SUREST, competence));
  const q = p * confidence + ((1 - p) * (1 - confidence)) / (candidates - 1);
  return Math.log(((candidates - 1) * q) / (1 - q));
}

type LogOdds = Extract<Decision, { rule: 'log-odds' }>;
type Cap = LogOdds['cap'];

/**
 * The weights with a bound on what one vote can do (Huber 1964, Ann. Math. Statist. 35:73: an estimate is robust when its influence
 * function is bounded). A number bounds them smoothly, c tanh(w / c), so that of two votes the heavier one still tells; the median
 * cuts them off.
 */
function capped(weights: readonly number[], cap: Cap): readonly number[] {
  if (cap === undefined || weights.length === 0) return weights;
  if (cap !== 'median') return weights.map((weight) => cap * Math.tanh(weight / cap));
  const most = median(weights.map(Math.abs));
  return weights.map((weight) => Math.max(-most, Math.min(most, weight)));
}

/** The votes that count when the heaviest `trim` for each candidate are left out; of equals the first by voter goes. */
function trimmed(chosen: readonly number[], weights: readonly number[], trim = 0): readonly number[] {
  if (trim === 0) return weights;
  const byChoice = Map.groupBy(chosen.keys(), (index) => chosen[index]);
  const gone = new Set(
    [...byChoice.values()].flatMap((own) =>
      own.toSorted((a, b) => (weights[b] as number) - (weights[a] as number) || a - b).slice(0, trim),
    ),
  );
  return weights.map((weight, index) => (gone.has(index) ? 0 : weight));
}

/** Probabilities of the candidates from their summed weights, under a uniform prior: a softmax. */
export function posterior(scores: readonly number[]): number[] {
  const top = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - top));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / total);
}

/**
 * V6, log-odds: every vote adds its weight (see voteWeight) to its candidate; the posterior of a candidate is the softmax
 * of the sums. The leader wins when its posterior is at least `accept`; otherwise nobody does. A tie stays with the status
 * quo. Assumes independent voters: correlated ones make it too sure.
 *
 * With a cap of c nats nobody decides alone where `accept` is above 1 / (1 + e^(-c)): the rule then needs two votes that agree more
 * than others disagree, and one confident liar among two leaves a dispute.
 *
 * With `trim` t votes the verdict rests on no t voters of either side: their heaviest votes are not counted.
 *
 * With `by_two` the winner must also win without any one of the votes, unless all vote alike. One voter then turns a verdict only where
 * nobody else votes: were it another's verdict without that vote, neither of the two would stand.
 *
 * Scores are summed weights in nats; belief is the leader's posterior.
 */
export function logOdds(box: BallotBox, decision: LogOdds): Tally {
  const tally = summed(box, box.columns, decision);
  return decision.by_two === true && tally.winner !== null && !isByTwo(box, decision, tally.winner)
    ? { ...tally, winner: null }
    : tally;
}

function isByTwo(box: BallotBox, decision: LogOdds, winner: string): boolean {
  const { choices } = box.columns;
  const elected = box.candidates.indexOf(winner);
  if (choices.every((choice) => choice === ABSTAINS || choice === elected)) return true;
  const wins = (without: number): boolean =>
    summed(box, { ...box.columns, choices: choices.with(without, ABSTAINS) }, decision).winner === winner;
  const isPlain = decision.cap === undefined && (decision.trim ?? 0) === 0;
  return (isPlain ? worstLosses(box, elected) : [...choices.keys()]).every(
    (seat) => choices[seat] === ABSTAINS || wins(seat),
  );
}

/**
 * Where votes only add up, one loss a candidate is the worst for the winner: of the winner's votes the heaviest, of another's the one
 * that counts most against it. Winning without these is winning without any, so a count of 75 votes need not be made 75 times.
 */
function worstLosses({ candidates, columns }: BallotBox, elected: number): readonly number[] {
  const { choices, confidences, competences } = columns;
  const worst = new Map<number, { readonly seat: number; readonly harm: number }>();
  for (let seat = 0; seat < choices.length; seat++) {
    const choice = choices[seat] as number;
    if (choice === ABSTAINS) continue;
    const weight = weightOf(confidences[seat] as number, competences[seat] as number, candidates.length);
    const harm = choice === elected ? weight : -weight;
    if (harm > (worst.get(choice)?.harm ?? Number.NEGATIVE_INFINITY)) worst.set(choice, { seat, harm });
  }
  return [...worst.values()].map(({ seat }) => seat);
}

function summed(
  box: Pick<BallotBox, 'item' | 'candidates'>,
  { choices, confidences, competences }: Columns,
  { accept, cap, trim }: LogOdds,
): Tally {
  const scores = box.candidates.map(() => 0);
  const chosen: number[] = [];
  const odds: number[] = [];
  for (let seat = 0; seat < choices.length; seat++) {
    const choice = choices[seat] as number;
    if (choice === ABSTAINS) continue;
    chosen.push(choice);
    odds.push(weightOf(confidences[seat] as number, competences[seat] as number, scores.length));
  }
  const weights = trimmed(chosen, capped(odds, cap), trim);
  for (let vote = 0; vote < weights.length; vote++) {
    const choice = chosen[vote] as number;
    scores[choice] = (scores[choice] as number) + (weights[vote] as number);
  }
  const { leaders, margin } = rankCandidates(box.candidates, scores);
  const belief = Math.max(...posterior(scores));
  const winners = chosen.length === 0 ? [] : [...leaders];
  return {
    item: box.item,
    scores: named(box.candidates, scores),
    winners,
    winner: winners.length === 1 && belief >= accept - TIE ? (winners[0] as string) : null,
    margin,
    tie_break: winners.length > 1 ? 'status-quo' : 'none',
    belief,
  };
}
