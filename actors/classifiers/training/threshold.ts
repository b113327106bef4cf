/** F1 of a set of decisions; 0 when nothing was found. */
function f1(hits: number, falseAlarms: number, missed: number): number {
  return hits === 0 ? 0 : (2 * hits) / (2 * hits + falseAlarms + missed);
}

/**
 * The threshold on probabilities with the best F1, half-way between the two examples it parts. Ties go to the lower one,
 * which finds more. Without positives nothing is to be found: 1.
 */
export function bestThreshold(probabilities: Float64Array, truth: Uint8Array): { threshold: number; f1: number } {
  const order = Uint32Array.from(truth, (_, i) => i).toSorted(
    (a, b) => (probabilities[b] as number) - (probabilities[a] as number) || a - b,
  );
  let positives = 0;
  for (const one of truth) positives += one;
  let best = { threshold: 1, f1: 0 };
  let hits = 0;
  order.forEach((index, rank) => {
    hits += truth[index] as number;
    const here = probabilities[index] as number;
    const next = rank + 1 < order.length ? (probabilities[order[rank + 1] as number] as number) : 0;
    if (here === next) return;
    const value = f1(hits, rank + 1 - hits, positives - hits);
    if (value >= best.f1 && value > 0) best = { threshold: (here + next) / 2, f1: value };
  });
  return best;
}

/** Probabilities are kept inside this distance from certainty, so that no log-odds is infinite. */
const DOUBT = 0.02;

/**
 * A threshold that does not follow the accidents of few positives: half-way, in log-odds, between the best one seen and
 * half the best F1, which is the optimum where probabilities are calibrated (Lipton, Elkan, Naryanaswamy 2014).
 */
export function steadyThreshold(probabilities: Float64Array, truth: Uint8Array): number {
  const { threshold, f1 } = bestThreshold(probabilities, truth);
  return sigmoid((logit(threshold) + logit(f1 / 2)) / 2);
}

/** Half the F1 that all labels come to together: what is best for the pooled F1 where probabilities are calibrated. */
const POOLED = 0.35;
/** How much of its own best threshold a label keeps beside that. */
const OWN_SHARE = 0.3;

/** A threshold for the best F1 over all labels pooled: near one for all, drawn a little to the label's own best. */
export function pooledThreshold(probabilities: Float64Array, truth: Uint8Array): number {
  const { threshold } = bestThreshold(probabilities, truth);
  return sigmoid((1 - OWN_SHARE) * logit(POOLED) + OWN_SHARE * logit(threshold));
}

function logit(value: number): number {
  const bounded = Math.min(1 - DOUBT, Math.max(DOUBT, value));
  return Math.log(bounded / (1 - bounded));
}

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));
