import { type RecordedPanel, selected } from '../recorded/index.ts';
import { dawidSkeneVotes, majority, measure, oneCoinVotes } from '../recorded/learnt/index.ts';
import { near, type Oracle } from './oracle.ts';

/** Published accuracies of majority, Dawid–Skene and one coin. */
const PUBLISHED = {
  duck: { told: 'Bluebird, 108 items × 39 workers', figures: [0.7593, 0.8981, 0.5833] },
  dog: { told: 'Dog, 807 items × 109 workers', figures: [0.8222, 0.8426, 0.83] },
} as const;

const LEARNERS = [majority, dawidSkeneVotes, oneCoinVotes];

/** O6 on public crowd labels, which have no licence and do not ship: checked where the measuring data is at hand. */
export function publicCrowd(panel: RecordedPanel): Oracle {
  return {
    id: 'O6',
    paper: 'Zheng et al. 2017, PVLDB 10:541, on the measuring data',
    checks: () =>
      Object.entries(PUBLISHED).flatMap(([part, { told, figures }]) => {
        const { items } = selected(panel, { item: ({ subset }) => subset === part });
        if (items.length === 0) return [];
        const measured = measure(items, LEARNERS, { kind: 'cross-validated', folds: 2, seed: 1 });
        return measured.map(({ name, accuracy }, index) =>
          near(`${told}: ${name}`, figures[index] as number, accuracy),
        );
      }),
  };
}
