import { averagingLimit, stubbornLimit } from '../../topology/opinion/index.ts';
import { near, type Oracle, same } from './oracle.ts';

const THREE = [
  [1 / 3, 1 / 3, 1 / 3],
  [1 / 2, 1 / 2, 0],
  [0, 1 / 4, 3 / 4],
];
const SWAP = [
  [0, 1],
  [1, 0],
];

export const deGroot: Oracle = {
  id: 'O1',
  paper: 'DeGroot 1974, JASA 69:118',
  checks: () => {
    const limit = averagingLimit(THREE);
    const weights = limit.kind === 'consensus' ? limit.weights : [];
    return [
      near('three voters: first one’s weight', 3 / 11, weights[0], 1e-9),
      near('three voters: second one’s weight', 4 / 11, weights[1], 1e-9),
      near('three voters: pace |λ₂|', 0.5, limit.kind === 'consensus' ? limit.pace : null, 1e-4),
      same('two who only hear each other', { kind: 'periodic', period: 2 }, averagingLimit(SWAP)),
    ];
  },
};

const FOUR = [
  [0.22, 0.12, 0.36, 0.3],
  [0.147, 0.215, 0.344, 0.294],
  [0, 0, 1, 0],
  [0.09, 0.178, 0.446, 0.286],
];

export const friedkinJohnsen: Oracle = {
  id: 'O2',
  paper: 'Friedkin & Johnsen 1990, J. Math. Sociol. 15:193',
  checks: () => {
    const openness = FOUR.map((row, voter) => 1 - (row[voter] as number));
    const limit = stubbornLimit(FOUR, openness, [25, 25, 75, 85]) ?? [];
    return [60.021, 59.984, 75, 74.986].map((opinion, voter) => near(`voter ${voter + 1} of 4`, opinion, limit[voter]));
  },
};
