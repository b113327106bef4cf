import { labelledLetters } from '../../../actors/experts/fairness/labelled-letters.ts';
import { DEFAULT_PROTOCOL, type Decision, type Outcome, type ReviewResult } from '../../../protocols/index.ts';
import { decisionName } from '../../../protocols/lab/index.ts';
import { type Examined, settled } from '../panel-review.ts';
import type { Figure, Report } from '../report.ts';
import { f1Of, pairedInterval, pooled, type Tally } from '../tally.ts';
import { LABELLED_SETS } from './labelled-sets.ts';
import { isRejectedAlone, outcomeUnder, type VotedClaim, votedClaims, withLiars } from './voted-claims.ts';

/** The rule of the service first, then others that bound what one vote can do, and those that do not. */
const RULES: readonly Decision[] = [
  DEFAULT_PROTOCOL.decision,
  { rule: 'log-odds', accept: 0.6 },
  { rule: 'log-odds', accept: 0.6, cap: 'median' },
  { rule: 'log-odds', accept: 0.6, trim: 1 },
  { rule: 'log-odds', accept: 0.75, cap: 1 },
  { rule: 'log-odds', accept: 0.6, cap: 'median', by_two: true },
  { rule: 'euler', accept: 0.6 },
  { rule: 'location', of: 'median' },
  { rule: 'plurality' },
];

/** What the service did before: whoever weighed most decided, and one reader of labelled terms rejected unfair terms alone. */
const FORMER: Decision = { rule: 'log-odds', accept: 0.6 };
const formerPanel = (bench: Examined): Examined => ({
  ...bench,
  panel: bench.panel.filter((id) => id !== labelledLetters.id),
});

/** What the ballots on a claim come to. */
type Settle = (ballots: VotedClaim['ballots']) => Outcome;

/** Liars in the best seats: the claims of real reviews have one to five voters. */
const LIARS = [1, 2] as const;

/** What one liar may turn at most, and how far F1 may be under that of the rule of the service. */
const MOST_TURNED = 0.02;
const MOST_LOST = 0.005;

/**
 * Accuracy against robustness on real reviews: each document is examined and debated under the default protocol once, and its
 * claims are decided by every rule, as voted and with the most competent who were asked, and did not raise the claim, saying the
 * opposite of the verdict, sure of it.
 */
export async function evalLiars(tell: (step: string) => void): Promise<Report> {
  const figures: Figure[] = [];
  for (const [set, documents] of Object.entries(LABELLED_SETS)) {
    tell(set);
    const [claims, before]: [VotedClaim[], VotedClaim[]] = [[], []];
    const [formerly, formerlyStanding]: [Tally[], Tally[]] = [[], []];
    const tallies = RULES.map((): Tally[] => []);
    const standing = RULES.map((): Tally[] => []);
    for await (const { bench, tally } of documents((step) => tell(`${set}, ${step}`))) {
      claims.push(...votedClaims(bench, DEFAULT_PROTOCOL));
      before.push(...votedClaims(formerPanel(bench), DEFAULT_PROTOCOL));
      const settledBefore = settled(formerPanel(bench), { ...DEFAULT_PROTOCOL, decision: FORMER });
      formerly.push(tally(settledBefore));
      formerlyStanding.push(tally(whatStands(settledBefore)));
      for (const [index, decision] of RULES.entries()) {
        const result = settled(bench, { ...DEFAULT_PROTOCOL, decision });
        tallies[index]?.push(tally(result));
        standing[index]?.push(tally(whatStands(result)));
      }
    }
    const former = `${set}, before`;
    figures.push(restOnOneVote(former, FORMER, before), ...underRule(former, FORMER, before));
    figures.push({ measure: `${former}: F1`, figure: f1Of(pooled(formerly)) });
    figures.push({ measure: `${former}, undisputed: F1`, figure: f1Of(pooled(formerlyStanding)) });
    for (const [index, decision] of RULES.entries()) {
      const name = `${set}, ${decisionName(decision)}`;
      figures.push(restOnOneVote(name, decision, claims), ...underRule(name, decision, claims));
      figures.push(...f1Figures(name, tallies[index] ?? [], formerly));
      figures.push(...f1Figures(`${name}, undisputed`, standing[index] ?? [], formerlyStanding));
    }
  }
  return { set: 'liars', about: 'verdicts turned into their opposite by liars in the best seats', figures };
}

/** The result without what is disputed: counted as reported, and as not reported, it bounds what a reader makes of it. */
const whatStands = (result: ReviewResult): ReviewResult => ({
  ...result,
  structured_issues: result.structured_issues.filter(({ consensus }) => consensus.outcome !== 'disputed'),
});

/**
 * Verdicts by which one voter alone rejects what others raise. Each of them is turned by that voter, lying, under every rule that
 * honours it: without the vote nobody opposes, and the claim is accepted. So what may be turned bounds how many can be honoured.
 */
function restOnOneVote(name: string, decision: Decision, claims: readonly VotedClaim[]): Figure {
  const verdicts = claims.map(({ ballots }) => outcomeUnder(decision, ballots));
  const settledOnes = verdicts.filter((verdict) => verdict !== 'disputed').length;
  const alone = claims.filter(
    ({ ballots }, index) => verdicts[index] === 'rejected' && isRejectedAlone(ballots),
  ).length;
  return {
    measure: `${name}: rejected by one vote alone`,
    figure: alone / Math.max(1, settledOnes),
    note: `${alone} of ${settledOnes} verdicts; ${Math.floor(MOST_TURNED * settledOnes)} may be turned`,
  };
}

function underRule(name: string, decision: Decision, claims: readonly VotedClaim[]): Figure[] {
  const settle: Settle = (ballots) => outcomeUnder(decision, ballots);
  const verdicts = claims.map(({ ballots }) => settle(ballots));
  const disputed = verdicts.filter((verdict) => verdict === 'disputed').length;
  return [
    ...LIARS.map((liars): Figure => {
      const { turned, reached } = attacked(settle, claims, verdicts, liars);
      return {
        measure: `${name}: turned by ${liars === 1 ? 'one liar' : `${liars} liars`}`,
        figure: turned / Math.max(1, reached),
        ...(liars === 1 ? { aim: MOST_TURNED } : {}),
        note: `of ${reached} verdicts`,
      };
    }),
    {
      measure: `${name}: disputed`,
      figure: disputed / Math.max(1, claims.length),
      note: `${disputed} of ${claims.length} claims`,
    },
  ];
}

function attacked(
  settle: Settle,
  claims: readonly VotedClaim[],
  verdicts: readonly Outcome[],
  liars: number,
): { readonly turned: number; readonly reached: number } {
  let [turned, reached] = [0, 0];
  for (const [index, { ballots, seats }] of claims.entries()) {
    const verdict = verdicts[index];
    if (verdict === undefined || verdict === 'disputed' || seats.length < liars) continue;
    reached++;
    const after = settle(withLiars(ballots, seats.slice(0, liars), verdict));
    if (after !== verdict && after !== 'disputed') turned++;
  }
  return { turned, reached };
}

function f1Figures(name: string, own: readonly Tally[], now: readonly Tally[]): Figure[] {
  const difference = f1Of(pooled(own)) - f1Of(pooled(now));
  return [
    { measure: `${name}: F1`, figure: f1Of(pooled(own)), baseline: f1Of(pooled(now)) },
    {
      measure: `${name}: F1 lost`,
      figure: -difference,
      aim: MOST_LOST,
      interval: turnedRound(pairedInterval(own, now)),
    },
  ];
}

const turnedRound = ([low, high]: readonly [number, number]): readonly [number, number] => [-high, -low];
