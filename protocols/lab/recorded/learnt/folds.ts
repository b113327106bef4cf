import { seededRandom } from '../../../seeded.ts';

/** The items in `count` parts of equal size (to within one), drawn by seed; each with all the others beside it. */
export function folds<Item>(
  items: readonly Item[],
  count: number,
  seed: number,
): { readonly train: Item[]; readonly test: Item[] }[] {
  const order = seededRandom(seed, 'folds').shuffled(items);
  const parts = Math.min(count, items.length);
  return Array.from({ length: parts }, (_, part) => ({
    train: order.filter((_item, index) => index % parts !== part),
    test: order.filter((_item, index) => index % parts === part),
  }));
}
