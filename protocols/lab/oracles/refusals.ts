import type { Ballot } from '../../debate/ballot.ts';
import type { Protocol, StopRule } from '../../debate/protocol.ts';
import { byzantineQuorum, decide } from '../../decision/index.ts';
import { decideRanked } from '../../decision/ranked/index.ts';
import { seededRandom } from '../../seeded.ts';
import { recordRound, stopReason } from '../../stop/index.ts';
import { averagingLimit, heardWithin, nullDebate } from '../../topology/opinion/index.ts';
import { type Check, holds, type Oracle, same, thrown } from './oracle.ts';

const ballot = (voter: string, choice: string, more: Partial<Ballot> = {}): Ballot => ({
  voter,
  item: 'q',
  choice,
  confidence: 0.8,
  competence: 0.7,
  ...more,
});

/** Stop rules that could be fooled by totals; S1 stops by the clock and is not asked. */
const RULES: readonly StopRule[] = [
  { rule: 'no-change', rounds: 1 },
  { rule: 'share', share: 2 / 3 },
  { rule: 'entropy', bits: 1 },
  { rule: 'posterior', level: 0.95 },
];

/** Nine voters of whom seven agree, on another candidate every round: A, C, B, A, … */
function rotating(rule: StopRule): string {
  const rounds = [0, 1, 2, 3, 4, 5, 6].map((round) =>
    Array.from({ length: 9 }, (_, voter) => ballot(`v${voter}`, 'ACB'[(round + (voter < 7 ? 0 : 1)) % 3] as string)),
  );
  const stop: Protocol['stop'] = { rules: [rule], min_rounds: 0, max_rounds: 10 };
  const history = rounds.map((ballots, round) =>
    recordRound(
      round,
      [decide({ rule: 'plurality' }, ballots, 'q', ['A', 'B', 'C'])],
      ballots,
      rounds[round - 1] ?? [],
    ),
  );
  const stopped = history.findIndex((_, round) => stopReason(stop, history.slice(0, round + 1)) !== null);
  return stopped < 0 ? 'goes on' : `stops in round ${stopped}`;
}

function malformed(): Check[] {
  const plurality = (ballots: Ballot[]) => thrown(() => decide({ rule: 'plurality' }, ballots, 'q', ['a', 'b']));
  const twice = () => decideRanked('borda', [{ voter: 'v', item: 'q', ranking: ['a', 'a'] }], 'q', ['a', 'b']);
  const leaky = [
    [0.5, 0.4],
    [0, 1],
  ];
  return [
    same('D7: a rank given twice', 'InvalidBallot', thrown(twice)),
    same('a ballot that names no candidate', 'InvalidBallot', plurality([ballot('v', 'z')])),
    same('a belief that is no number', 'InvalidBallot', plurality([ballot('v', 'a', { confidence: Number.NaN })])),
    same('an empty panel', 'InvalidBallot', plurality([])),
    same('a voter who votes twice', 'InvalidBallot', plurality([ballot('v', 'a'), ballot('v', 'b')])),
    same(
      'influence that does not sum to 1',
      'RangeError',
      thrown(() => averagingLimit(leaky)),
    ),
    same('two groups that never meet', 'divided 0 | 1', divided()),
  ];
}

function divided(): string {
  const limit = averagingLimit([
    [1, 0],
    [0, 1],
  ]);
  return limit.kind === 'divided' ? `divided ${limit.groups.join(' | ')}` : limit.kind;
}

/** Two quorums of six voters, one of whom may vote both ways, must share two. */
function quorums(): Check {
  const shared = 2 * byzantineQuorum(6) - 6;
  return holds('D2: two quorums of 6 share more than the 1 faulty', '≥ 2', shared >= 2, String(shared));
}

function schedule(): Check[] {
  const chain = [0, 1, 2];
  const inTurn = [...chain];
  for (const voter of inTurn.keys()) inTurn[voter] = heardWithin(inTurn, 1)[voter] as number;
  const together = heardWithin(chain, 1);
  const swapped = heardWithin(chain.toReversed(), 1).toReversed();
  return [
    holds(
      'a chain of 3 in turn',
      'not as together',
      inTurn.join() !== together.join(),
      inTurn.map((value) => value.toFixed(2)).join(' '),
    ),
    same('a chain of 3 together, seats swapped', together, swapped),
  ];
}

const log = (seed: number): string =>
  JSON.stringify(
    nullDebate(
      { hears: [[1], [2], [0]], candidates: 3, accuracy: 0.5, firmness: 3, rounds: 6, insight: 0 },
      seededRandom(seed),
    ),
  );

export const refusals: Oracle = {
  id: 'O14',
  paper: 'what must not happen: defects D1, D2, D5, D7 of others',
  checks: () => {
    const first = log(7);
    return [
      ...RULES.map((rule) => same(`D1: votes that rotate, ${rule.rule}`, 'goes on', rotating(rule))),
      quorums(),
      ...malformed(),
      ...schedule(),
      holds('same seed, same log', 'equal bytes', first === log(7), first === log(7) ? 'equal bytes' : 'different'),
      holds('another seed, another log', 'different', first !== log(8), first !== log(8) ? 'different' : 'equal bytes'),
    ];
  },
};
