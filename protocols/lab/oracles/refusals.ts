import type { Ballot } from '../../debate/ballot.ts';
import type { Protocol, StopRule } from '../../debate/protocol.ts';
import { byzantineQuorum, decide } from '../../decision/index.ts';
import { decideRanked } from '../../decision/ranked/index.ts';
import { recordRound, stopReason } from '../../stop/index.ts';
import { averagingLimit, heardWithin } from '../../topology/opinion/index.ts';
import { majority, measure } from '../recorded/learnt/index.ts';
import { type Check, holds, type Oracle, same, thrown } from './oracle.ts';
import { schedules } from './schedules.ts';

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
  { rule: 'stable-agreement', distance: 0.05, flips_under: 0.05 },
  { rule: 'ratings' },
  { rule: 'freeze', tolerance: 1e-6 },
  { rule: 'done', share: 0.9 },
  { rule: 'marginal-value', winners_per_1000: 1 },
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

/** D3: in one round everybody moves who hears somebody within reach, not one voter a round. */
function moved(): number {
  const chain = [0, 0.4, 1.1, 1.9, 2.2, 3];
  return heardWithin(chain, 1).filter((opinion, voter) => opinion !== chain[voter]).length;
}

/** D8: an answer that could not be read is never right, even as the only one. */
function unreadable(): number {
  const item = { id: 'q', subset: '', candidates: ['a', 'b'], gold: 'a', rounds: [[{ agent: 'v', choice: null }]] };
  const [measured] = measure([item], [majority], { kind: 'trained', train: [] });
  return measured?.accuracy ?? Number.NaN;
}

export const refusals: Oracle = {
  id: 'O14',
  paper: 'what must not happen: defects D1, D2, D3, D5, D7, D8 of others',
  checks: () => [
    ...RULES.map((rule) => same(`D1: votes that rotate, ${rule.rule}`, 'goes on', rotating(rule))),
    quorums(),
    same('D3: voters of 6 that move in the first round', 6, moved()),
    ...schedules(),
    same('D8: worth of an answer that cannot be read, of two', 0.5, unreadable()),
    ...malformed(),
  ],
};
