/** Two camps of items, those the voters agree on and those they are divided on: w BB(a₁, b₁) + (1 − w) BB(a₂, b₂). */
export interface AgreementFit {
  readonly weight: number;
  readonly parts: readonly [Shape, Shape];
}

/** Mean 0..1, and correlation 0..1 (exclusive) between two votes on an item: a = m (1 − r) / r, b = (1 − m)(1 − r) / r. */
interface Shape {
  readonly mean: number;
  readonly correlation: number;
}

const STEPS = 60;
const REST = 1e-7;
/** Keeps shapes away from where the likelihood is 0 for a single odd item. */
const EDGE = 1e-3;

const clip = (value: number): number => Math.min(1 - EDGE, Math.max(EDGE, value));

/** Probabilities of 0 … n successes, by Pólya's urn. */
function distribution({ mean, correlation }: Shape, n: number): number[] {
  const step = (share: number, drawn: number): number => share * (1 - correlation) + drawn * correlation;
  const ways = [0];
  for (let k = 0; k < n; k++) {
    const ratio = ((n - k) / (k + 1)) * (step(mean, k) / step(1 - mean, n - k - 1));
    ways.push((ways[k] as number) + Math.log(ratio));
  }
  const top = Math.max(...ways);
  const shares = ways.map((log) => Math.exp(log - top));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / total);
}

/** Weighted moments: what of the spread of the shares is more than drawing n votes would give is correlation. */
function moments(counts: readonly number[], n: number, weights: readonly number[]): Shape {
  const total = weights.reduce((sum, weight) => sum + weight, EDGE);
  const mean = clip(counts.reduce((sum, k, i) => sum + (weights[i] as number) * (k / n), EDGE / 2) / total);
  const variance = counts.reduce((sum, k, i) => sum + (weights[i] as number) * (k / n - mean) ** 2, 0) / total;
  const excess = n > 1 ? ((variance / (mean * (1 - mean))) * n - 1) / (n - 1) : 0;
  return { mean, correlation: clip(excess) };
}

/**
 * Fits the mixture to how many of `n` votes each item's leading answer has, by expectation and moment matching; used by S5
 * (arXiv 2510.12697, there on counts of right answers; here no label is needed). Deterministic.
 */
export function fitAgreement(counts: readonly number[], n: number): AgreementFit {
  const middle = counts.reduce((sum, k) => sum + k, 0) / Math.max(1, counts.length);
  let high: number[] = counts.map((k) => (k > middle ? 0.9 : k < middle ? 0.1 : 0.5));
  let fit: AgreementFit = { weight: 0.5, parts: [moments(counts, n, high), moments(counts, n, high)] };
  for (let step = 0; step < STEPS; step++) {
    const low = high.map((share) => 1 - share);
    const weight = clip(high.reduce((sum, share) => sum + share, 0) / Math.max(1, counts.length));
    const next = { weight, parts: [moments(counts, n, high), moments(counts, n, low)] } as const;
    const [one, two] = next.parts.map((part) => distribution(part, n)) as [number[], number[]];
    high = counts.map((k) => {
      const [mine, other] = [weight * (one[k] as number), (1 - weight) * (two[k] as number)];
      return mine + other > 0 ? mine / (mine + other) : 0.5;
    });
    const moved = Math.abs(next.weight - fit.weight) + Math.abs(next.parts[0].mean - fit.parts[0].mean);
    fit = next;
    if (moved < REST) break;
  }
  return fit;
}

/** P(at most k of n) for k = 0 … n under the fit. */
export function cumulative({ weight, parts }: AgreementFit, n: number): number[] {
  const [one, two] = parts.map((part) => distribution(part, n)) as [number[], number[]];
  let sum = 0;
  return one.map((share, k) => {
    sum += weight * share + (1 - weight) * (two[k] as number);
    return sum;
  });
}
