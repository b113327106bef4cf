import type { Estimate } from './accelerated.ts';
import { studentQuantile } from './student.ts';

/** By debate: how often something happened, and how often it could have. */
export interface RatioSeries {
  readonly hits: readonly number[];
  readonly chances: readonly number[];
  /** Whether what happened can be below 0: a difference of two shares. */
  readonly signed?: boolean;
}

/** Debates in which something could happen, and the sums over them. */
interface Clusters {
  readonly hits: readonly number[];
  readonly chances: readonly number[];
  readonly happened: number;
  readonly could: number;
}

/** Fewer debates tell nothing of how debates differ. */
const FEWEST = 3;

/**
 * Σ hits / Σ chances with a 95% interval that holds for debates not held: what happens within one hangs together, so a debate
 * counts, not a chance. null where it cannot be told: in fewer than three debates could anything happen.
 *
 * A share has Wilson's interval (1927, JASA 22:209) at its effective number of trials (Korn & Graubard 1998, Survey Methodology
 * 24:193); a difference has Student's, after one more debate of each sign, as Bonett & Price have it. No bootstrap: it cannot draw
 * what it has not seen, and where a thing is rare or debates are few its intervals are too short (the test measures the coverage).
 *
 * Throws RangeError for lists of different length.
 */
export function ratioInterval({ hits, chances, signed = false }: RatioSeries): Estimate | null {
  if (hits.length !== chances.length) throw new RangeError('every debate needs its hits and its chances');
  const held = [...chances.keys()].filter((debate) => (chances[debate] as number) > 0);
  if (held.length < FEWEST) return null;
  const clusters: Clusters = {
    hits: held.map((debate) => hits[debate] as number),
    chances: held.map((debate) => chances[debate] as number),
    happened: held.reduce((sum, debate) => sum + (hits[debate] as number), 0),
    could: held.reduce((sum, debate) => sum + (chances[debate] as number), 0),
  };
  return signed ? ofDifference(clusters) : ofShare(clusters);
}

/** Variance of the ratio by the linearisation of Taylor, with debates as clusters. */
function variance({ hits, chances, could }: Clusters, ratio: number, more = 0): number {
  const count = hits.length;
  const squares = hits.reduce((sum, hit, debate) => sum + (hit - ratio * (chances[debate] as number)) ** 2, more);
  return (count / (count - 1)) * (squares / could ** 2);
}

function ofShare(clusters: Clusters): Estimate {
  const { hits, happened, could } = clusters;
  const mean = happened / could;
  const spread = variance(clusters, mean);
  // What never or always happened shows no spread: there a debate is a trial.
  const trials = spread < TINY ? hits.length : Math.min(could, (mean * (1 - mean)) / spread);
  const t = studentQuantile(0.975, hits.length - 1);
  const pull = t ** 2 / trials;
  const centre = (mean + pull / 2) / (1 + pull);
  const half = (t / (1 + pull)) * Math.sqrt((mean * (1 - mean)) / trials + pull / (4 * trials));
  return { mean, low: Math.min(mean, Math.max(0, centre - half)), high: Math.max(mean, Math.min(1, centre + half)) };
}

/** Rounding of a variance. */
const TINY = 1e-18;

function ofDifference(clusters: Clusters): Estimate {
  const { hits, chances, happened, could } = clusters;
  const moved = hits.filter((hit) => hit !== 0).map(Math.abs);
  // A debate as large as those in which anything happened, once for and once against.
  const size = moved.length === 0 ? 1 : moved.reduce((sum, hit) => sum + hit, 0) / moved.length;
  const wider = could + (2 * could) / chances.length;
  const centre = happened / wider;
  const half =
    studentQuantile(0.975, hits.length - 1) * Math.sqrt(variance({ ...clusters, could: wider }, centre, 2 * size ** 2));
  const mean = happened / could;
  return {
    mean,
    low: Math.min(mean, Math.max(-1, centre - half)),
    high: Math.max(mean, Math.min(1, centre + half)),
  };
}
