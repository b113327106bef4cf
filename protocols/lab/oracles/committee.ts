import { pav, pavScore, seqPav } from '../../decision/approval/index.ts';
import { near, type Oracle, same } from './oracle.ts';

const GROUPS = ['3 ab', '6 ad', '4 b', '5 c', '5 cd'] as const;

const BALLOTS = GROUPS.flatMap((group) => {
  const [count, approved] = group.split(' ') as [string, string];
  return Array.from({ length: Number(count) }, (_, voter) => ({
    voter: `${approved}-${voter}`,
    item: 'q',
    approves: [...approved],
  }));
});
const CANDIDATES = ['a', 'b', 'c', 'd'];

export const committee: Oracle = {
  id: 'O5',
  paper: 'Thiele 1895; Lackner & Skowron, abcvoting example 2.5',
  checks: () => {
    const exact = pav(BALLOTS, CANDIDATES, 2).members;
    return [
      same('proportional approval, two seats', 'a c', exact.toSorted()),
      near('its score', 19, pavScore(BALLOTS, exact), 1e-9),
      same('seat by seat', 'c d', seqPav(BALLOTS, CANDIDATES, 2).members.toSorted()),
    ];
  },
};
