/** What becomes of texts that a model writes after the verdict: each under the id it was asked for, and nothing made up in it. */
import type { AnsweredText } from '../../protocols/models/index.ts';
import type { Dropped, Ground } from './heard-findings.ts';
import { plainWords } from './model-words.ts';
import { wordingFlaw } from './new-wording.ts';

/** Longest text that is shown, in UTF-16 units. */
const LONGEST = 1_500;

export function heardTexts(
  ids: ReadonlySet<string>,
  answered: readonly AnsweredText[],
  { document }: Ground,
  dropped: Dropped,
): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const { id, text } of answered) {
    const words = plainWords(text, LONGEST);
    const isAsked = ids.has(id) && texts[id] === undefined && words !== '';
    if (isAsked && wordingFlaw(words, document) === undefined) texts[id] = words;
    else dropped.findings += 1;
  }
  return texts;
}
