import { keysOf } from './features.ts';
import { ledBy, type SentenceContext } from './sentence-keys.ts';
import { conceptMarks } from './terms-concepts.ts';

/** Lengths of the runs of letters: a run crosses the gap between words, so it knows endings and neighbours, and no word as such. */
const RUNS = [4, 5];

/**
 * What the classifier that reads by letters looks at in a sentence: its runs of letters, the matters it speaks of, those
 * of the sentence that leads it in, and the rules it matched.
 */
export function letterKeys(sentence: string, { rules = [], lead }: SentenceContext = {}): number[] {
  const marks = [...runsOf(sentence), ...conceptMarks(sentence), ...rules.map((rule) => `rule ${rule}`)];
  if (lead !== undefined) marks.push(...ledBy(lead));
  return keysOf([], marks);
}

function runsOf(sentence: string): string[] {
  const folded = ` ${sentence
    .toLowerCase()
    .replace(/[^a-z0-9$%]+/g, ' ')
    .replace(/\d+/g, '0')
    .trim()} `;
  const runs: string[] = [];
  for (const length of RUNS)
    for (let start = 0; start + length <= folded.length; start++)
      runs.push(`run ${folded.slice(start, start + length)}`);
  return runs;
}
