/**
 * What the sentences beside a sentence do to it: complete it where a list or a page break cut it, or give the other side the same.
 */
import type { RiskSentence } from '../../../classifiers/index.ts';
import type { Guard } from './guard.ts';

/** A list item starts in lower case or with its number; what it hangs on ends with a colon. */
const ITEM = /^\W{0,2}(?:[a-z]|\(?[a-z\d]{1,3}\))/;
const LEAD_IN = /:\W{0,12}$/;
const STOPPED = /[.;:]\W{0,12}$/;

/** The sentence with its lead-in and, where it breaks off without a stop, with what follows. */
function completed({ text, before, after }: RiskSentence): string {
  const lead = LEAD_IN.test(before) || ITEM.test(text) ? `${before} ` : '';
  const rest = STOPPED.test(text) ? '' : ` ${after}`;
  return `${lead}${text}${rest}`;
}

/** The same guard, of the sentence as it reads with its lead-in and its continuation. */
export const whole =
  (guard: Guard): Guard =>
  (sentence) =>
    guard({ ...sentence, text: completed(sentence) });

/** The same guard, of the sentence that follows. */
export const next =
  (guard: Guard): Guard =>
  (sentence) =>
    guard({ ...sentence, text: sentence.after });

/** With this share of words in common two sentences say the same of two sides. */
const SAME = 0.65;
/** Fewer different words than these are too few to compare. */
const ENOUGH = 8;

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[a-z]{3,}/g));

function isAlike(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  if (words.size < ENOUGH || others.size < ENOUGH) return false;
  const shared = words.intersection(others).size;
  return shared / (words.size + others.size - shared) >= SAME;
}

/** Holds where the sentence before or after says the same, as of the other side. */
export const mirrored: Guard = ({ text, before, after }) => {
  const words = wordsOf(text);
  return isAlike(words, wordsOf(before)) || isAlike(words, wordsOf(after));
};
