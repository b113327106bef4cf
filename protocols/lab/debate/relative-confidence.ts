/**
 * A member's confidence on the panel's common scale, after DebUnc (arXiv 2407.06426): with certainties q, the whole number
 * 1..10 nearest to 14 q_i / Σ q + 1 / n, here as a share of 10. There q is one over an uncertainty measured inside a
 * model; here it is the stated confidence. `total` is Σ q of `size` members.
 */
export function relativeConfidence(certainty: number, total: number, size: number): number {
  const scaled = total === 0 ? 0 : (14 * certainty) / total + 1 / size;
  return Math.round(Math.min(10, Math.max(1, scaled))) / 10;
}
