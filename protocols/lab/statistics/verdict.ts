import type { Comparison } from './comparison.ts';

/** What a comparison shows: better, worse, as good within the margin, or nothing. */
export type Shown = 'better' | 'worse' | 'as-good' | 'not-shown';

/** Differences within this are of no practical use: two percentage points. */
const MARGIN = 0.02;

/** Risk, for a whole family of comparisons, of calling chance a difference. */
const ALPHA = 0.05;

/**
 * A difference is shown when its interval leaves out 0 and its corrected p-value is at most .05. Two methods are as good
 * when the whole interval is within the margin; anything else is not shown, which is not the same.
 */
export function shown({ difference, adjusted }: Comparison, margin = MARGIN): Shown {
  const apart = difference.low > 0 || difference.high < 0;
  if (apart && adjusted <= ALPHA) return difference.mean > 0 ? 'better' : 'worse';
  return difference.low >= -margin && difference.high <= margin ? 'as-good' : 'not-shown';
}

/** One sentence a reader can take away: "ring beats vote at equal cost by 1.2 pp [−0.4, 2.9]: not shown." */
export function verdictSentence(comparison: Comparison, margin = MARGIN): string {
  const { method, control, difference, items } = comparison;
  const { mean, low, high } = difference;
  if (comparison.onlyMethod + comparison.onlyControl === 0) {
    return `${method} and ${control} got the same right, item by item: no difference in ${items} items.`;
  }
  const outcome = shown(comparison, margin);
  const plain = `${points(mean)} pp [${points(low)}, ${points(high)}]`;
  if (outcome === 'as-good') return `${method} is as good as ${control}: ${plain} lies within ±${points(margin)} pp.`;
  if (mean === 0) return `${method} against ${control}: ${plain}: not shown.`;
  // Of the one that trails the size is named, so the interval turns round with it.
  const gap = mean > 0 ? plain : `${points(-mean)} pp [${points(-high)}, ${points(-low)}]`;
  const proof = outcome === 'not-shown' ? 'not shown' : `shown (p ${pValue(comparison.adjusted)})`;
  return `${method} ${mean > 0 ? 'beats' : 'trails'} ${control} by ${gap}: ${proof}.`;
}

/** Percentage points with one decimal and a true minus; never a minus before zero. */
function points(share: number): string {
  const text = (share * 100).toFixed(1);
  return Number(text) === 0 ? '0.0' : text.replace('-', '−');
}

/** A corrected p-value as papers print it, exact down to .001. */
export function pValue(value: number): string {
  return value < 0.001 ? '< .001' : `= ${value.toFixed(3).replace(/^0/, '')}`;
}
