import type { Ballot } from '../../debate/ballot.ts';
import type { Decision } from '../../debate/protocol.ts';
import { byzantineQuorum, decide, trimmedMean } from '../../decision/index.ts';
import { median } from '../../decision/robust.ts';
import { type Check, holds, type Oracle, same } from './oracle.ts';

const CANDIDATES = ['a', 'b'];

/** Every way in which so many voters can vote for a or b. */
const profiles = (voters: number): string[][] =>
  Array.from({ length: 2 ** voters }, (_, pattern) =>
    Array.from({ length: voters }, (_, voter) => CANDIDATES[(pattern >> voter) % 2] as string),
  );

/** A vote that knows no doubt, of the competence whose log-odds are the most that a clamped one can have. */
const ballot = (choice: string, voter: number): Ballot => ({
  voter: `v${voter}`,
  item: 'q',
  choice,
  confidence: 1,
  competence: 0.98,
});

const winnerOf = (decision: Decision, choices: readonly string[]): string | null =>
  decide(decision, choices.map(ballot), 'q', CANDIDATES).winner;

/** Of all profiles, those whose winner some `liars` of the voters can turn into the other by voting otherwise. */
function turned(decision: Decision, voters: number, liars: number): number {
  // Who lies does not matter where all votes weigh the same: the first are those who voted for the winner.
  return profiles(voters).filter((choices) => {
    const winner = winnerOf(decision, choices);
    if (winner === null) return false;
    const other = winner === 'a' ? 'b' : 'a';
    const lied = [...choices];
    let left = liars;
    for (const [voter, choice] of lied.entries()) {
      if (left === 0 || choice !== winner) continue;
      lied[voter] = other;
      left--;
    }
    return winnerOf(decision, lied) === other;
  }).length;
}

const quorum = (votes: number, voters: number): Decision => ({
  rule: 'threshold',
  share: votes / voters,
  strict: false,
  quorum: 0,
});

/** Voters and the liars that a quorum of ⌈(n + f + 1) / 2⌉ withstands. */
const SIZES = [
  [4, 1],
  [5, 1],
  [6, 1],
  [7, 2],
  [8, 2],
  [10, 3],
] as const;

/** Two quorums share a voter who does not lie; one vote less, and some profile is turned. */
function quorums(): Check[] {
  return SIZES.flatMap(([voters, liars]) => {
    const needed = byzantineQuorum(voters);
    return [
      same(`quorum of ${voters} with ${liars} faulty: ⌈(n + f + 1) / 2⌉`, Math.ceil((voters + liars + 1) / 2), needed),
      same(
        `${voters} voters, ${liars} liars: verdicts a quorum lets turn`,
        0,
        turned(quorum(needed, voters), voters, liars),
      ),
    ];
  });
}

/** Nats asked for as a probability. */
const level = (nats: number): number => 1 / (1 + Math.exp(-nats));

/**
 * With votes of one nat at most f liars move a sum by 2 f: they turn nothing where more than f nats are asked for, and something
 * where less is and a margin of f can come about.
 */
function capped(): Check[] {
  const panels = [
    [1, 3],
    [1, 5],
    [1, 7],
    [2, 4],
    [2, 6],
    [2, 8],
  ] as const;
  return panels.flatMap(([liars, voters]) => {
    const asked = (nats: number): Decision => ({ rule: 'log-odds', accept: level(nats), cap: 1 });
    const open = turned(asked(liars * 0.9), voters, liars);
    const told = `log-odds capped at 1 nat, ${voters} voters, ${liars} ${liars === 1 ? 'liar' : 'liars'}`;
    return [
      same(`${told}: turned where ${liars * 1.01} nats are asked for`, 0, turned(asked(liars * 1.01), voters, liars)),
      holds(`${told}: turned where ${liars * 0.9} are`, 'some', open > 0, String(open)),
    ];
  });
}

/** One voter moves a sum by two votes: where a verdict must hold without any one vote it turns nothing, otherwise every verdict by one vote. */
function byTwo(): Check[] {
  return [3, 5, 7].flatMap((voters) => {
    const plain: Decision = { rule: 'log-odds', accept: 0.6 };
    const open = turned(plain, voters, 1);
    return [
      same(`log-odds by two, ${voters} voters, 1 liar: turned`, 0, turned({ ...plain, by_two: true }, voters, 1)),
      same(`log-odds, ${voters} voters, 1 liar: turned are the verdicts by one vote`, 2 * narrow(voters), open),
    ];
  });
}

/** Ways in which a majority by one vote comes about among an odd number of voters, for one of two. */
function narrow(voters: number): number {
  const more = (voters + 1) / 2;
  let ways = 1;
  for (let taken = 1; taken <= more; taken++) ways = (ways * (voters - more + taken)) / taken;
  return ways;
}

/** A robust mean stays among the honest numbers while liars are few enough: median n ≥ 2f + 1, trimmed mean with f cut off each end. */
function locations(): Check[] {
  const honest = [0.2, 0.3, 0.35, 0.5, 0.55, 0.6, 0.7];
  return [1, 2, 3].flatMap((liars) => {
    const few = honest.slice(0, liars + 1);
    const [low, high] = [Math.min(...few), Math.max(...few)];
    const within = (value: number): boolean => value >= low - 1e-12 && value <= high + 1e-12;
    const lies = (value: number): number[] => [...few, ...Array<number>(liars).fill(value)];
    const cut = liars / (2 * liars + 1);
    return [
      same(
        `median of ${2 * liars + 1}, ${liars} far off: among the honest`,
        true,
        [0, 1].every((x) => within(median(lies(x)))),
      ),
      same(
        `trimmed mean of ${2 * liars + 1}, ${liars} far off: among the honest`,
        true,
        [0, 1].every((x) => within(trimmedMean(lies(x), cut + 1e-9))),
      ),
      same(
        `median of ${2 * liars}, ${liars} far off: can be dragged out`,
        false,
        within(median([...honest.slice(0, liars), ...Array<number>(liars).fill(9)])) && liars > 0,
      ),
    ];
  });
}

export const byzantine: Oracle = {
  id: 'O15',
  paper: 'Lamport, Shostak & Pease 1982, TOPLAS 4:382; Dolev et al. 1986, JACM 33:499',
  checks: () => [...quorums(), ...capped(), ...byTwo(), ...locations()],
};
