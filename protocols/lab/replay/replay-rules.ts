import type { Ballot } from '../../debate/ballot.ts';
import type { Decision } from '../../debate/protocol.ts';
import type { Tally } from '../../debate/tally.ts';
import { GRADUAL } from '../../decision/argument/index.ts';
import {
  byzantineQuorum,
  decide,
  hodgesLehmann,
  median,
  reconcile,
  trajectoryScore,
  trimmedMean,
} from '../../decision/index.ts';
import { dawidSkene, type Inference, oneCoinModel } from '../../decision/inference/index.ts';
import type { LoggedItem, LoggedRound } from './debate-log.ts';

/** A decision rule over a recorded debate. */
export interface ReplayRule {
  /** Number in the catalogue, and name. */
  readonly name: string;
  /** Tallies of all items that have ballots, by item; `history` is the debate up to the round it is decided in. */
  readonly decide: (items: readonly LoggedItem[], history: readonly LoggedRound[]) => ReadonlyMap<string, Tally>;
  /** Whether it can decide on these candidates; left out: on any. */
  readonly applies?: (candidates: readonly string[]) => boolean;
}

/** Probability from which a rule that gives one elects; between it and its opposite it leaves a dispute. */
const ACCEPT = 0.6;

type ItemRule = (ballots: readonly Ballot[], item: string, candidates: readonly string[]) => Tally;

/** A rule that looks at one item's standing ballots and at nothing else. */
function single(name: string, rule: ItemRule, applies?: ReplayRule['applies']): ReplayRule {
  const known = new WeakMap<readonly Ballot[], Tally>();
  return {
    name,
    ...(applies && { applies }),
    decide: (items, history) => {
      const now = history.at(-1)?.ballots;
      const tallies = new Map<string, Tally>();
      for (const { item, candidates } of items) {
        const ballots = now?.get(item) ?? [];
        if (ballots.length === 0) continue;
        const tally = known.get(ballots) ?? rule(ballots, item, candidates);
        known.set(ballots, tally);
        tallies.set(item, tally);
      }
      return tallies;
    },
  };
}

/** A rule a protocol can name. */
export function ruleOf(decision: Decision, name: string = decision.rule): ReplayRule {
  return single(name, (ballots, item, candidates) => decide(decision, ballots, item, candidates));
}

const byzantine: ItemRule = (ballots, item, candidates) => {
  const quorum = byzantineQuorum(ballots.length);
  const cast = ballots.filter(({ choice }) => choice !== null).length;
  const share = Math.min(1, quorum / Math.max(1, cast));
  return decide({ rule: 'threshold', share, strict: false, quorum }, ballots, item, candidates);
};

/** Scores as a tally whose leader wins from `accept` on; a tie stays with the status quo. */
function scored(item: string, candidates: readonly string[], scores: readonly number[], accept: number): Tally {
  const top = Math.max(...scores);
  const winners = candidates.filter((_, index) => top - (scores[index] as number) <= 1e-9);
  const others = scores.filter((score) => top - score > 1e-9);
  return {
    item,
    scores: Object.fromEntries(candidates.map((candidate, index) => [candidate, scores[index] as number])),
    winners,
    winner: winners.length === 1 && top >= accept - 1e-9 ? (winners[0] as string) : null,
    margin: winners.length > 1 ? 0 : top - Math.max(...others),
    tie_break: winners.length > 1 ? 'status-quo' : 'none',
    belief: Math.min(1, Math.max(0, top)),
  };
}

/** V12 with every vote an argument of strength competence × confidence for its candidate and against the others. */
const gradual =
  (semantics: keyof typeof GRADUAL): ItemRule =>
  (ballots, item, candidates) => {
    const strength = (votes: readonly Ballot[]): number[] => votes.map((vote) => vote.competence * vote.confidence);
    const cast = ballots.filter(({ choice }) => choice !== null);
    const scores = candidates.map((candidate) =>
      GRADUAL[semantics](
        0.5,
        strength(cast.filter(({ choice }) => choice !== candidate)),
        strength(cast.filter(({ choice }) => choice === candidate)),
      ),
    );
    return scored(item, candidates, scores, ACCEPT);
  };

/** V15: a robust mean of the beliefs in the first of two candidates. */
const robust =
  (location: (values: readonly number[]) => number): ItemRule =>
  (ballots, item, candidates) => {
    const beliefs = ballots
      .filter(({ choice }) => choice !== null)
      .map(({ choice, confidence }) => (choice === candidates[0] ? confidence : 1 - confidence));
    const first = beliefs.length === 0 ? 0.5 : location(beliefs);
    return scored(item, candidates, [first, 1 - first], 0.5);
  };

const ofTwo = (candidates: readonly string[]): boolean => candidates.length === 2;

/** V9 on each voter's answers in the rounds in which it had one. */
const trajectory: ReplayRule = {
  name: 'V9 trajectory',
  decide: (items, history) => {
    const tallies = new Map<string, Tally>();
    for (const { item, candidates } of items) {
      const courses = new Map<string, string[]>();
      for (const { ballots } of history) {
        for (const { voter, choice } of ballots.get(item) ?? []) {
          if (choice !== null) courses.set(voter, [...(courses.get(voter) ?? []), choice]);
        }
      }
      if (courses.size === 0) continue;
      const paths = [...courses].map(([voter, choices]) => ({ voter, choices }));
      tallies.set(item, trajectoryScore(paths, item, candidates));
    }
    return tallies;
  },
};

/** V10 on the standing ballots of all items with the same candidates together. */
function inferred(name: string, infer: typeof dawidSkene | typeof oneCoinModel): ReplayRule {
  return {
    name,
    decide: (items, history) => {
      const now = history.at(-1)?.ballots;
      const tallies = new Map<string, Tally>();
      for (const group of Map.groupBy(items, ({ candidates }) => JSON.stringify(candidates)).values()) {
        const { candidates } = group[0] as LoggedItem;
        const answers = group.flatMap(({ item }) =>
          (now?.get(item) ?? []).flatMap(({ voter, choice }) => (choice === null ? [] : [{ voter, item, choice }])),
        );
        const found: Inference | undefined = answers.length === 0 ? undefined : infer(answers, candidates);
        for (const [item, belief] of found?.beliefs ?? []) tallies.set(item, scored(item, candidates, belief, ACCEPT));
      }
      return tallies;
    },
  };
}

const threshold = (share: number, strict: boolean): Decision => ({ rule: 'threshold', share, strict, quorum: 1 });

/**
 * Every rule of the catalogue that can decide on ballots alone. Not here: V3, V4, V7, V8 need approvals, points or rankings
 * (with one choice a voter they elect as V1 does), V11 an attack graph, V13 a judge, V14 elects committees.
 */
export function replayRules(): ReplayRule[] {
  return [
    ruleOf({ rule: 'plurality' }, 'V1 plurality'),
    ruleOf(threshold(0.5, true), 'V2 more than half'),
    ruleOf(threshold(0.5, false), 'V2 at least half'),
    ruleOf(threshold(2 / 3, false), 'V2 two thirds'),
    ruleOf(threshold(1, false), 'V2 unanimity'),
    single('V2 Byzantine quorum', byzantine),
    single('V5 ReConcile', reconcile),
    ruleOf({ rule: 'log-odds', accept: ACCEPT }, 'V6 log-odds, .6'),
    ruleOf({ rule: 'log-odds', accept: 0.9 }, 'V6 log-odds, .9'),
    trajectory,
    inferred('V10 Dawid-Skene', dawidSkene),
    inferred('V10 one coin', oneCoinModel),
    single('V12 DF-QuAD', gradual('df-quad')),
    single('V12 quadratic energy', gradual('quadratic-energy')),
    single('V12 Euler', gradual('euler')),
    single('V15 median', robust(median), ofTwo),
    single(
      'V15 trimmed mean',
      robust((values) => trimmedMean(values, 0.2)),
      ofTwo,
    ),
    single('V15 Hodges-Lehmann', robust(hodgesLehmann), ofTwo),
  ];
}
