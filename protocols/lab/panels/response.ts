import type { Block } from './panel.ts';

/** How an expert reconsiders. */
export type Temper = Pick<Block, 'stubbornness' | 'conformity' | 'truth_pull'>;

/**
 * Probability that an expert who holds `own` says candidate k in the next round, after hearing voices for each candidate
 * (its own among them):
 *
 *   P(k) = λ [k = own] + (1 - λ) w_k / Σ w,  w_k = τ^[k is right] · share_k^γ
 *
 * with stubbornness λ, conformity γ and truth pull τ. With γ = τ = 1 and everybody heard it is the voter model: nobody's
 * expected accuracy changes, as in the null model P17. Between one right and one wrong voice τ is P(wrong → right) /
 * P(right → wrong). A candidate nobody holds is never taken up.
 *
 * The list that comes back is `into`, where one is given to be filled.
 */
export function nextChoice(
  { stubbornness, conformity, truth_pull }: Temper,
  voices: ArrayLike<number>,
  own: number | null,
  truth: number,
  into: Float64Array = new Float64Array(voices.length),
): Float64Array {
  const shares = weights(voices, conformity, truth, truth_pull, into);
  const stays = own === null ? 0 : stubbornness;
  for (let k = 0; k < shares.length; k++) shares[k] = (shares[k] as number) * (1 - stays) + (k === own ? stays : 0);
  return shares;
}

/** w_k / Σ w; where nobody speaks, all 0. */
function weights(
  voices: ArrayLike<number>,
  conformity: number,
  truth: number,
  pull: number,
  shares: Float64Array,
): Float64Array {
  let heard = 0;
  let sum = 0;
  for (let k = 0; k < shares.length; k++) heard += voices[k] as number;
  if (heard === 0) return shares.fill(0);
  for (let k = 0; k < shares.length; k++) {
    const share = (voices[k] as number) / heard;
    const weight = share === 0 ? 0 : (conformity === 1 ? share : share ** conformity) * (k === truth ? pull : 1);
    shares[k] = weight;
    sum += weight;
  }
  for (let k = 0; k < shares.length; k++) shares[k] = (shares[k] as number) / sum;
  return shares;
}

/** The candidate at a point 0..1 of the distribution; null where it is empty. */
export function pick(probabilities: ArrayLike<number>, point: number): number | null {
  let left = point;
  let last: number | null = null;
  for (let k = 0; k < probabilities.length; k++) {
    const probability = probabilities[k] as number;
    if (probability === 0) continue;
    last = k;
    left -= probability;
    if (left < 0) return k;
  }
  return last;
}
