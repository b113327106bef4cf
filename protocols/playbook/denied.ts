/** Whether a sentence denies what a pattern finds in it: `shall not sell the data` sells nothing. */
import { linearPattern } from './linear-pattern.ts';

/** Right before the words that are found. */
const DENIAL = /(?<!\p{L})(?:not|never|non|no|nunca)(?: \p{L}+){0,2} $/iu;

/** Behind a denial: a bound that is not exceeded, or nobody who answers. Both are said, and not denied. */
const SAID =
  /(?<!\p{L})(?:not|never|non|no|nunca) (?:exceed|be (?:more|greater|liable)|super|exced|rispond|respond)[^.]{0,30}$/iu;

/** A subject that is nobody: `Neither the Site nor any part of it shall be deemed accepted`. */
const NOBODY = /^(?:[\d.()a-z]+ )?(?:neither|no|nessun[oa]?|ningun[oa]?|ningún)(?!\p{L})[^,;:.]{0,120}$/iu;

/** The pattern's first match in the sentence stands there denied. */
export function isDenied(pattern: string, sentence: string): boolean {
  const flat = sentence.replace(/\s+/g, ' ').trim();
  const at = linearPattern(pattern).find(flat)?.start ?? -1;
  if (at < 0) return false;
  const before = flat.slice(0, at);
  if (DENIAL.test(before.slice(-60))) return !SAID.test(flat.slice(Math.max(0, at - 60), at + 12));
  return NOBODY.test(before);
}
