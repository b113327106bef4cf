import type { Decision } from '../../debate/protocol.ts';
import { boxesOf, decideBoxes } from '../../decision/index.ts';
import type { RecordedItem } from '../recorded/index.ts';
import {
  bestAgent,
  dawidSkeneGold,
  dawidSkeneVotes,
  folds,
  type Learner,
  logOddsWeights,
  oneCoinVotes,
  rightOf,
  stacking,
} from '../recorded/learnt/index.ts';
import { type DebateRecord, decisionName, panelRecord, usualDecisions } from '../replay/index.ts';
import { FOLDS, learntCompetence, SEED } from './competence.ts';

/** One way of making one answer out of many, and what it makes of every item. */
export interface Way {
  readonly name: string;
  /** `rule`: a decision rule of the catalogue; `learnt`: weights or beliefs learnt over all items; `control`: what the others are held against. */
  readonly kind: 'control' | 'rule' | 'learnt';
  /** Of a rule of the catalogue. */
  readonly decision: Decision | null;
  /** Parallel to the items; null where nothing is decided. */
  readonly verdicts: readonly (string | null)[];
  /** Why this way cannot decide this panel; there are no verdicts then. */
  readonly fault: string | null;
}

/** The ballots of every round, with competences learnt on other items. */
export const electorate = (items: readonly RecordedItem[]): DebateRecord =>
  panelRecord({ items: [...items] }, learntCompetence(items));

export const MAJORITY = 'majority of the last answers';
const BLIND_MAJORITY = 'majority of the first answers';
export const BEST = 'best agent';

const LEARNERS: readonly Learner[] = [logOddsWeights, stacking, dawidSkeneVotes, oneCoinVotes, dawidSkeneGold];

/**
 * Every way there is, the controls first. GLAD is left out: it takes half a minute where others take milliseconds. A way that
 * cannot decide says why and costs the others nothing.
 */
export function waysOf(items: readonly RecordedItem[], record: DebateRecord): Way[] {
  const known = items.some((item) => rightOf(item) >= 0);
  const learnt = known ? LEARNERS : LEARNERS.filter(({ learns }) => !learns);
  const blind = { ...record, rounds: record.rounds.slice(0, 1) };
  return [
    majorityOf(record),
    ...(known ? [{ ...byLearning(items, bestAgent), kind: 'control' as const }] : []),
    ...(record.rounds.length > 1 ? [{ ...majorityOf(blind), name: BLIND_MAJORITY }] : []),
    ...usualDecisions(record.items)
      .filter(({ rule }) => rule !== 'plurality')
      .map((decision) => byRule(record, decision)),
    ...learnt.map((learner) => byLearning(items, learner)),
  ];
}

/** Plurality of the answers that are after the record's last round. */
export const majorityOf = (record: DebateRecord): Way => ({
  ...byRule(record, { rule: 'plurality' }),
  name: MAJORITY,
  kind: 'control',
});

function byRule(record: DebateRecord, decision: Decision): Way {
  return attempted({ name: decisionName(decision), kind: 'rule', decision }, () => {
    const rounds = record.rounds.map(({ ballots }) => boxesOf(record.items, [...ballots.values()].flat()));
    const looked = decision.rule === 'trajectory' ? rounds : rounds.slice(-1);
    const winners = new Map(decideBoxes(decision, record.items, looked).map(({ item, winner }) => [item, winner]));
    return record.items.map(({ item }) => winners.get(item) ?? null);
  });
}

/** Beliefs this close are a tie: sums of weights carry rounding. */
const TIE = 1e-9;

/** Cross-validated where it learns from right answers; items without one are asked with every part. */
function byLearning(items: readonly RecordedItem[], learner: Learner): Way {
  return attempted({ name: learner.name, kind: 'learnt', decision: null }, () => {
    const known = items.filter((item) => rightOf(item) >= 0);
    const others = items.filter((item) => rightOf(item) < 0);
    const beliefs = learner.learns
      ? new Map(folds(known, FOLDS, SEED).flatMap(({ train, test }) => [...learner.judge(train, [...test, ...others])]))
      : learner.judge([], items);
    return items.map(({ id, candidates }) => {
      const belief = beliefs.get(id) ?? [];
      const top = Math.max(...belief);
      const leaders = candidates.filter((_, index) => (belief[index] as number) >= top - TIE);
      return leaders.length === 1 ? (leaders[0] as string) : null;
    });
  });
}

/** Whatever goes wrong with one way costs its own row: what it says of it is there instead. */
function attempted(way: Pick<Way, 'name' | 'kind' | 'decision'>, verdicts: () => (string | null)[]): Way {
  try {
    return { ...way, verdicts: verdicts(), fault: null };
  } catch (error) {
    return { ...way, verdicts: [], fault: error instanceof Error ? error.message : String(error) };
  }
}
