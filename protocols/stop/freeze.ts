/**
 * S9: opinions that no longer move: the largest change of anybody since the round before is under the tolerance. Throws
 * RangeError when the rounds hold different numbers of opinions.
 */
export function frozen(before: readonly number[], now: readonly number[], tolerance = 1e-6): boolean {
  if (before.length !== now.length) throw new RangeError(`${before.length} opinions became ${now.length}`);
  return now.every((value, index) => Math.abs(value - (before[index] as number)) < tolerance);
}

/**
 * Rounds until a linear averaging debate is within `tolerance` of its limit, from the second largest eigenvalue modulus of
 * its weights: ⌈ln tolerance / ln |λ₂|⌉. 0 needs one round; 1 never comes to rest: infinite. Throws RangeError for others.
 */
export function roundsToRest(secondEigenvalue: number, tolerance: number): number {
  const modulus = Math.abs(secondEigenvalue);
  if (!(modulus <= 1) || !(tolerance > 0 && tolerance < 1))
    throw new RangeError(`λ₂ ${secondEigenvalue}, ${tolerance}`);
  if (modulus === 1) return Number.POSITIVE_INFINITY;
  return modulus === 0 ? 1 : Math.ceil(Math.log(tolerance) / Math.log(modulus));
}
