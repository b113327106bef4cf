/** Platt's sigmoid: probability = 1 / (1 + e^(slope × score + offset)). */
export interface Sigmoid {
  readonly slope: number;
  readonly offset: number;
}

const STEPS = 100;
const SMALLEST_STEP = 1e-10;
const RIDGE = 1e-12;

/**
 * Fits Platt's sigmoid to held-out scores by Newton's method with backtracking (Lin, Lin, Weng 2007, "A note on Platt's
 * probabilistic outputs", appendix 3), with Platt's smoothed targets, so that few examples never give certainty.
 */
export function calibrate(scores: Float64Array, truth: Uint8Array): Sigmoid {
  let positives = 0;
  for (const one of truth) positives += one;
  const negatives = truth.length - positives;
  const high = (positives + 1) / (positives + 2);
  const low = 1 / (negatives + 2);
  const targets = Float64Array.from(truth, (one) => (one === 1 ? high : low));
  let slope = 0;
  let offset = Math.log((negatives + 1) / (positives + 1));
  let loss = lossOf(scores, targets, slope, offset);
  for (let step = 0; step < STEPS; step++) {
    const { gradient, change } = newton(scores, targets, slope, offset);
    if (Math.abs(gradient[0]) < 1e-5 && Math.abs(gradient[1]) < 1e-5) break;
    const descent = gradient[0] * change[0] + gradient[1] * change[1];
    let size = 1;
    for (; size >= SMALLEST_STEP; size /= 2) {
      const next = lossOf(scores, targets, slope + size * change[0], offset + size * change[1]);
      if (next >= loss + 1e-4 * size * descent) continue;
      slope += size * change[0];
      offset += size * change[1];
      loss = next;
      break;
    }
    if (size < SMALLEST_STEP) break;
  }
  return { slope, offset };
}

/** Negative log-likelihood, written so that no exponential overflows. */
function lossOf(scores: Float64Array, targets: Float64Array, slope: number, offset: number): number {
  let loss = 0;
  for (let i = 0; i < scores.length; i++) {
    const z = slope * (scores[i] as number) + offset;
    const target = targets[i] as number;
    loss += z >= 0 ? target * z + Math.log1p(Math.exp(-z)) : (target - 1) * z + Math.log1p(Math.exp(z));
  }
  return loss;
}

type Pair = readonly [slope: number, offset: number];

function newton(scores: Float64Array, targets: Float64Array, slope: number, offset: number) {
  let [h11, h22, h21, g1, g2] = [RIDGE, RIDGE, 0, 0, 0];
  for (let i = 0; i < scores.length; i++) {
    const score = scores[i] as number;
    const p = 1 / (1 + Math.exp(slope * score + offset));
    const curvature = p * (1 - p);
    h11 += score * score * curvature;
    h22 += curvature;
    h21 += score * curvature;
    const error = (targets[i] as number) - p;
    g1 += score * error;
    g2 += error;
  }
  const determinant = h11 * h22 - h21 * h21;
  const change: Pair = [-(h22 * g1 - h21 * g2) / determinant, -(h11 * g2 - h21 * g1) / determinant];
  return { gradient: [g1, g2] as Pair, change };
}
