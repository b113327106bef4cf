import { alpha } from 'krippendorff';
import { seededRandom } from '../../../protocols/index.ts';
import { krippendorffAlpha, nominal } from '../../../protocols/metrics/index.ts';
import type { Row } from '../table.ts';
import { inMs, quickest } from './timed.ts';

const RATERS = 75;
const ITEMS = 400;
const RUNS = 3;

/** Krippendorff's alpha, nominal, with a tenth of the ratings missing, against the npm package `krippendorff`. */
export function benchKrippendorff(): Row {
  const random = seededRandom(1, 'krippendorff-bench');
  const truth = Array.from({ length: ITEMS }, () => random.integer(1, 4));
  const ratings = Array.from({ length: RATERS }, () =>
    truth.map((right) => {
      if (random.real() < 0.1) return null;
      return random.real() < 0.6 ? right : random.integer(1, 4);
    }),
  );
  const byItem = truth.map((_, item) => ratings.map((row) => row[item] ?? null));
  const byRater = ratings.map((row) => row.map((rating) => rating ?? undefined));
  const ours = quickest(RUNS, () => krippendorffAlpha(byItem, nominal));
  const theirs = quickest(RUNS, () => alpha(byRater));
  if (!(Math.abs((ours.result ?? Number.NaN) - theirs.result) < 1e-9))
    throw new Error(`Krippendorff's alpha: ${ours.result}, published ${theirs.result}`);
  return {
    what: `Krippendorff's alpha, ${RATERS} raters, ${ITEMS} items, a tenth missing`,
    measured: inMs(ours.ms),
    baseline: `${inMs(theirs.ms)}, npm krippendorff 0.1.0, same figure`,
    ratio: ours.ms / theirs.ms,
    aim: 'at most 1',
  };
}
