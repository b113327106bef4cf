import { expect, test } from 'vitest';
import { ballotBox, columnBox, decideBox, InvalidBallot } from '../../../protocols/decision/index.ts';
import type { Ballot } from '../../../protocols/index.ts';
import { recordBoxes, recordRound } from '../../../protocols/stop/index.ts';

const CANDIDATES = ['yes', 'no', 'perhaps'];
const VOTERS = ['ann', 'bob', 'cy', 'dee'];
const [FIRST, THEN] = [
  [0, 1, -1, 1],
  [1, 1, 2, -1],
].map((choices) => ({ choices, confidences: [0.9, 0.6, 0.5, 0.8], competences: [0.7, 0.8, 0.6, 0.9] })) as [
  Columns,
  Columns,
];

interface Columns {
  readonly choices: number[];
  readonly confidences: number[];
  readonly competences: number[];
}

const written = ({ choices, confidences, competences }: Columns): Ballot[] =>
  VOTERS.map((voter, seat) => ({
    voter,
    item: 'q',
    choice: CANDIDATES[choices[seat] as number] ?? null,
    confidence: confidences[seat] as number,
    competence: competences[seat] as number,
  }));

test('columns: a box made of columns is the box of the same ballots, under every rule that counts either', () => {
  const made = columnBox('q', CANDIDATES, { voters: VOTERS, ...FIRST });
  const told = ballotBox(written(FIRST), 'q', CANDIDATES);
  expect(made.ballots).toEqual(told.ballots);
  expect(made.votes).toEqual(told.votes);
  expect(told.columns).toEqual(FIRST);
  for (const decision of [
    { rule: 'plurality' },
    { rule: 'threshold', share: 0.5, strict: true, quorum: 2 },
    { rule: 'log-odds', accept: 0.6, cap: 'median', by_two: true },
    { rule: 'log-odds', accept: 0.6, trim: 1 },
    { rule: 'judge' },
    { rule: 'borda' },
  ] as const) {
    expect(decideBox(decision, made)).toEqual(decideBox(decision, told));
  }
});

test('columns: a round is recorded alike from boxes and from ballots', () => {
  const boxes = [FIRST, THEN].map((columns) => columnBox('q', CANDIDATES, { voters: VOTERS, ...columns }));
  const [before, now] = boxes as [(typeof boxes)[0], (typeof boxes)[0]];
  const tally = decideBox({ rule: 'plurality' }, now);
  expect(recordBoxes(1, [tally], [now], [before])).toEqual(recordRound(1, [tally], written(THEN), written(FIRST)));
  expect(recordBoxes(0, [tally], [before], [])).toEqual(recordRound(0, [tally], written(FIRST), []));
});

test('columns: what is no probability is refused by the voter it is of', () => {
  const wrong = { voters: VOTERS, ...FIRST, competences: [0.7, Number.NaN, 0.6, 0.9] };
  expect(() => columnBox('q', CANDIDATES, wrong)).toThrow(InvalidBallot);
  expect(() => columnBox('q', CANDIDATES, wrong)).toThrow('competence NaN of bob');
});
