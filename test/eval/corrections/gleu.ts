import { wordsOf } from './word-distance.ts';

/** A sentence as it was, as we have it, and as one corrector has it. */
export interface Corrected {
  readonly source: string;
  readonly ours: string;
  readonly reference: string;
}

const LONGEST = 4;

/**
 * GLEU of a corpus against one reference a sentence, 0..1: n-gram precision up to 4 as in BLEU, less the n-grams that we
 * kept from the source and the reference does not have (Napoles et al. 2015, in the form without a tuned weight of 2016).
 */
export function gleu(sentences: readonly Corrected[]): number {
  const right = Array.from({ length: LONGEST }, () => 0);
  const all = Array.from({ length: LONGEST }, () => 0);
  let [ourWords, referenceWords] = [0, 0];
  for (const { source, ours, reference } of sentences) {
    const [before, now, wanted] = [wordsOf(source), wordsOf(ours), wordsOf(reference)];
    ourWords += now.length;
    referenceWords += wanted.length;
    for (let n = 1; n <= LONGEST; n++) {
      right[n - 1] = (right[n - 1] as number) + matches(ngrams(before, n), ngrams(now, n), ngrams(wanted, n));
      all[n - 1] = (all[n - 1] as number) + Math.max(0, now.length + 1 - n);
    }
  }
  if (right.some((count) => count === 0)) return 0;
  const precision = right.reduce((sum, count, i) => sum + Math.log(count / (all[i] as number)), 0) / LONGEST;
  const brevity = Math.min(0, 1 - referenceWords / ourWords);
  return Math.exp(precision + brevity);
}

type Counts = ReadonlyMap<string, number>;

function ngrams(words: readonly string[], n: number): Counts {
  const counts = new Map<string, number>();
  for (let at = 0; at + n <= words.length; at++) {
    const gram = words.slice(at, at + n).join(' ');
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return counts;
}

/** Our n-grams that the reference has, less those that are in the source and not in the reference. */
function matches(before: Counts, now: Counts, wanted: Counts): number {
  let [shared, kept] = [0, 0];
  for (const [gram, count] of now) {
    shared += Math.min(count, wanted.get(gram) ?? 0);
    if (!wanted.has(gram)) kept += Math.min(count, before.get(gram) ?? 0);
  }
  return Math.max(0, shared - kept);
}
