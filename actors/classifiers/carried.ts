import type { LabelHead } from './sparse-model.ts';

/**
 * Which units of a document carry a label, given their probabilities: none when even the best one is too weak for the
 * document, otherwise the best one and all that reach their threshold. Most labels occur once in a document,
 * so what its best unit says is evidence about all.
 */
export function carried(
  probabilities: readonly number[],
  { threshold, presence }: Pick<LabelHead, 'threshold' | 'presence'>,
): boolean[] {
  const best = Math.max(...probabilities);
  if (best < presence) return probabilities.map(() => false);
  return probabilities.map((probability) => probability === best || probability >= threshold);
}
