import { seededRandom } from '../../../protocols/index.ts';
import { type DebateRecord, replay, USUAL_STOPS, usualDecisions, winnerOf } from '../../../protocols/lab/index.ts';
import type { Row } from '../table.ts';
import { inMs, quickest } from './timed.ts';

const AGENTS = 75;
const CLAIMS = 200;
/** Blind statements and three rounds: as long as the service's debates can get. */
const ROUNDS = 4;
const AIM_MS = 1000;
const RUNS = 3;

/** Every decision rule with every stop rule over one recorded debate. */
export function benchAllRules(): Row {
  const record = recordedDebate();
  const decisions = usualDecisions(record.items);
  const { result, ms, cpuMs } = quickest(RUNS, () => replay(record, decisions, USUAL_STOPS, winnerOf));
  return {
    what: `${result.length} pairs of decision and stop rule, debate of ${AGENTS} agents, ${CLAIMS} claims`,
    measured: `${inMs(ms)}, ${inMs(cpuMs)} of processor`,
    baseline: `${inMs(AIM_MS)}, the aim`,
    ratio: ms / AIM_MS,
    aim: 'under 1',
  };
}

/** Every claim is debated in every round, which is the most that a record can hold. */
function recordedDebate(): DebateRecord {
  const random = seededRandom(1, 'all-rules-bench');
  const candidates = ['accept', 'reject'];
  const items = Array.from({ length: CLAIMS }, (_, claim) => ({ item: `c${claim}`, candidates }));
  const competence = Array.from({ length: AGENTS }, () => 0.55 + 0.4 * random.real());
  const ballotsOn = (item: string) =>
    competence.map((right, agent) => ({
      voter: `expert-${agent}`,
      item,
      choice: random.real() < 0.1 ? null : (candidates[random.integer(0, 1)] as string),
      confidence: 0.5 + random.real() / 2,
      competence: right,
    }));
  const rounds = Array.from({ length: ROUNDS }, () => ({
    debated: items.map(({ item }) => item),
    ballots: new Map(items.map(({ item }) => [item, ballotsOn(item)])),
  }));
  return { items, rounds, exhausted: false, stops_blind: false };
}
