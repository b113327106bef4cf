import { pairedTest, shareInterval } from '../../../metrics/index.ts';
import type { RecordedItem } from '../recorded-panel.ts';
import { folds } from './folds.ts';
import { type Beliefs, type Learner, rightOf } from './learner.ts';

/** How well one way of deciding does on a panel. */
export interface Measurement {
  readonly name: string;
  /** Share 0..1 of items decided rightly; a tie of two counts half. */
  readonly accuracy: number;
  /** Wilson's 95% interval of it. */
  readonly low: number;
  readonly high: number;
  readonly items: number;
  /** Exact McNemar p that the first learner of the list is as good; 1 for itself. */
  readonly p: number;
}

/** Where the weights come from: other items of the same panel, in this many parts drawn by seed, or another panel. */
export type Plan =
  | { readonly kind: 'cross-validated'; readonly folds: number; readonly seed: number }
  | { readonly kind: 'trained'; readonly train: readonly RecordedItem[] };

/** Beliefs this close are a tie: sums of weights carry rounding. */
const TIE = 1e-9;

/** 1 when the right answer is believed most, a share of 1 when it ties with others, otherwise 0. */
function credit(item: RecordedItem, belief: readonly number[]): number {
  const top = Math.max(...belief);
  const leaders = belief.filter((value) => value >= top - TIE).length;
  return (belief[rightOf(item)] as number) >= top - TIE ? 1 / leaders : 0;
}

/**
 * Every learner on the same items. Cross-validated, each item is judged by weights learnt without it; the same parts for
 * all. Items whose right answer is unknown are not counted, but they are asked with the others: a learner that estimates voters from
 * their votes alone learns from them too. Throws RangeError when none is known.
 */
export function measure(items: readonly RecordedItem[], learners: readonly Learner[], plan: Plan): Measurement[] {
  const known = items.filter((item) => rightOf(item) >= 0);
  if (known.length === 0) throw new RangeError('no item has a known right answer among its candidates');
  const credits = learners.map((learner) => {
    const beliefs = judged(
      learner,
      known,
      items.filter((item) => rightOf(item) < 0),
      plan,
    );
    return known.map((item) => credit(item, beliefs.get(item.id) as readonly number[]));
  });
  return learners.map(({ name }, index) => {
    const mine = credits[index] as number[];
    const right = mine.reduce((sum, value) => sum + value, 0);
    const [won, lost] = [1, -1].map(
      (sign) => mine.filter((value, item) => sign * (value - (credits[0]?.[item] as number)) > 0).length,
    ) as [number, number];
    const { low, high } = shareInterval(right, known.length);
    return { name, accuracy: right / known.length, low, high, items: known.length, p: pairedTest(won, lost) };
  });
}

function judged(
  learner: Learner,
  items: readonly RecordedItem[],
  unknown: readonly RecordedItem[],
  plan: Plan,
): Beliefs {
  if (!learner.learns) return learner.judge([], [...items, ...unknown]);
  switch (plan.kind) {
    case 'cross-validated':
      return new Map(
        folds(items, plan.folds, plan.seed).flatMap(({ train, test }) => [
          ...learner.judge(train, [...test, ...unknown]),
        ]),
      );
    case 'trained': {
      const asked = new Set(items.map(({ id }) => id));
      return learner.judge(
        plan.train.filter(({ id }) => !asked.has(id)),
        [...items, ...unknown],
      );
    }
    default:
      return plan satisfies never;
  }
}
