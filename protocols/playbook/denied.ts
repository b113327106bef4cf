/** Whether a sentence denies what a pattern finds in it: `shall not sell the data` sells nothing. */
import { linearPattern, type PatternMatch } from './linear-pattern.ts';

/** Matches looked at in one sentence, which bounds the work on a hostile one; with more, the sentence says it. */
const MOST_MATCHES = 50;

/** Letters before a match that a denial may be in (UTF-16 units). */
const NEAR = 100;

const MODAL = '(?:shall|will|may|must|can|could|would|should|do|does|did|is|are|be|was|were|has|have)';
/** `not only` adds, and what is not exceeded is owed up to there. */
const NO_DENIAL = '(?! (?:only|exceed|superi|super[ae]|exced|later|earlier|less|more|longer))';

/** What may be between a denial and what it denies: `not, in any event, be liable to pay any`. */
const BETWEEN = String.raw`(?:, [^,.;:]{1,40},)?(?: (?:be|liable|subject|to|pay|owe|bear|any)(?!\p{L})){0,5}(?: \p{L}+){0,3}`;

/** Right before what is found. In English `not` denies behind a modal: goods `not rejected` are another matter. */
const DENIAL = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${MODAL}(?: \p{L}+ly)? (?:not|never)|cannot|no|non|nunca)${NO_DENIAL})${BETWEEN} $`,
  'iu',
);

/** Within what is found, before its last words: `customer data shall not be used to train models`. */
const DENIED_INSIDE = new RegExp(
  String.raw`(?<!\p{L})(?:${MODAL} (?:not|never)|cannot|non|no)${NO_DENIAL}(?: (?!but |may |ma |pero )\p{L}+){1,8}$`,
  'iu',
);

/** A condition that reaches up to the denial: `If the work is not finished liquidated damages are due`. */
const CONDITION =
  /(?<!\p{L})(?:if|unless|when|where|whenever|se|qualora|ove|laddove|cuando|si(?= (?:(?:el|la|los|las|una?) |$)))(?!\p{L})[^,;:]*$/iu;

/** A subject that is nobody: `Neither the Site nor any part of it shall be deemed accepted`. */
const NOBODY =
  /^(?:(?:[\d.]+|\(?[a-z\d]{1,3}[.)]) )*(?:(?:neither|no)(?! (?:later|earlier|less|more|longer) )(?!\p{L})[^,;:.]{0,100} (?:shall|will|may|must|can|is|are)(?!\p{L})|(?:nessun[oa]?|ningun[oa]?|ningún)(?!\p{L}))[^,;:.]{0,80}$/iu;

/** Every match of the pattern in the sentence is denied there. */
export function isDenied(pattern: string, sentence: string): boolean {
  const flat = sentence.replace(/\s+/g, ' ').trim();
  const found = linearPattern(pattern).from(flat, MOST_MATCHES);
  return found.length > 0 && found.length < MOST_MATCHES && found.every((match) => standsDenied(match, flat));
}

function standsDenied({ start, end }: PatternMatch, sentence: string): boolean {
  const before = sentence.slice(0, start);
  if (DENIED_INSIDE.test(sentence.slice(Math.max(start, end - NEAR), end))) return true;
  const denial = DENIAL.exec(before.slice(-NEAR));
  if (denial === null) return NOBODY.test(before);
  return !CONDITION.test(before.slice(0, before.length - Math.min(before.length, NEAR) + denial.index));
}
