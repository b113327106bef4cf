/**
 * Holds back a change that would not read well where it lands: the text is changed and the sentence around it is read again.
 * A change that is held back leaves its advice in the issue.
 */
import type { Change } from '../../protocols/index.ts';
import { provisionsOf } from '../provisions/index.ts';
import type { ParsedDocument } from '../reading/index.ts';

/** How far around a change its words are read (UTF-16 units). */
const AROUND = 400;

/** Why a change is held back. */
export type Flaw =
  | 'repeated-word'
  | 'number'
  | 'own-counterparty'
  | 'article'
  | 'capital'
  | 'bracket'
  | 'role'
  | 'twice'
  | 'list';

/** The first flaw of the text that the change would leave, or undefined for a change that can be sent. */
export function flawOf(change: Change, document: ParsedDocument): Flaw | undefined {
  const before = document.text.slice(Math.max(0, change.start - AROUND), change.start);
  const after = document.text.slice(change.end, change.end + AROUND);
  const old = sentenceAround(before, change.before, after);
  const now = sentenceAround(before, change.after, after);
  return (
    FLAWS.find(([, isFlawed]) => isFlawed(now) && !isFlawed(old))?.[0] ?? flawOfPlace(change, document, before, after)
  );
}

/** The sentence, or the two, that the words would stand in. */
function sentenceAround(before: string, words: string, after: string): string {
  // Its own sentence after another one has nothing of it.
  const isNext = /\.["”’)]?$/.test(before) && /^\s/.test(words);
  const start = isNext
    ? before.length
    : Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n'), before.lastIndexOf(';')) + 1;
  const isWhole = /[.;]["”’)]?$/.test(words) && /^\s|^$/.test(after);
  const end = after.search(/[.;](?:\s|$)|\n/);
  return `${before.slice(start)}${words}${isWhole ? '' : after.slice(0, end < 0 ? after.length : end + 1)}`
    .replace(/\s+/g, ' ')
    .trim();
}

const FLAWS: readonly (readonly [Flaw, (sentence: string) => boolean])[] = [
  [
    'repeated-word',
    (sentence) => /(?<![\p{L}])(\p{L}{2,}) \1(?![\p{L}])/iu.test(sentence.replace(/\b(?:that that|had had)\b/gi, '')),
  ],
  [
    'article',
    (sentence) => /\b(?:a (?=[aeio]\p{L}{2,})(?!on[ce]|eu|uni)|an (?=[bcdfgjklmnpqrstvwxz]\p{Ll}))/u.test(sentence),
  ],
  ['capital', (sentence) => /[.!?] \p{Ll}{2,} /u.test(sentence)],
  [
    'bracket',
    (sentence) => count(sentence, '(') !== count(sentence, ')') || count(sentence, '“') !== count(sentence, '”'),
  ],
  // `fifteen eight percent`: the old figure was left beside the new one.
  ['number', (sentence) => TWO_NUMBERS.test(sentence)],
  // One sentence that binds `each party` and `either party` both no longer says who is meant.
  ['twice', (sentence) => (sentence.match(/\b(?:each|either|neither) party\b/gi) ?? []).length > 1],
];

const ONE_TO_NINETEEN =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
const TWO_NUMBERS = new RegExp(
  `\\b(?:${ONE_TO_NINETEEN}) (?:${ONE_TO_NINETEEN}|twenty|thirty|forty|fifty|sixty|ninety)\\b|\\bpercent(?: \\([^)]*\\))? percent\\b`,
  'i',
);

const count = (words: string, sign: string): number => words.split(sign).length - 1;

/** Its own paragraph inside a list or in the middle of a sentence; a role that nobody in the document has. */
function flawOfPlace(change: Change, document: ParsedDocument, before: string, after: string): Flaw | undefined {
  if (change.after.startsWith('\n\n') && /[,;:]\s*$|\b(?:and|or)\s*$/.test(before)) return 'list';
  if (change.after.startsWith('\n\n') && /^\s*\p{Ll}/u.test(after)) return 'list';
  if (bindsItself(change, document, sentenceAround(before, change.after, after))) return 'own-counterparty';
  return namesNobody(change, document) ? 'role' : undefined;
}

const BOTH_SIDES = /\b(?:each|either|neither) party\b/i;

/** `Either party may terminate on notice to the Supplier`: the Supplier would give notice to itself. */
function bindsItself({ before, after }: Change, document: ParsedDocument, sentence: string): boolean {
  if (!BOTH_SIDES.test(after) || BOTH_SIDES.test(before) || after.startsWith('\n\n')) return false;
  const rest = sentence.replace(after, ' ');
  if (/\bParty [A-Z]\b/.test(rest) || (rest.match(ROLE) ?? []).length > 0) return true;
  return provisionsOf(document).parties.some(({ aliases }) =>
    aliases.some((alias) => new RegExp(`(?<![\\p{L}])${escaped(alias)}(?![\\p{L}])`, 'iu').test(rest)),
  );
}

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Short names of parties that wording brings along: only one that the document uses means anything there. */
const ROLE =
  /\b(?:Supplier|Customer|Provider|Client|Vendor|Licensor|Licensee|Seller|Buyer|Landlord|Tenant|Employer|Employee)\b/g;

function namesNobody({ before, after }: Change, document: ParsedDocument): boolean {
  const known = new Set(provisionsOf(document).parties.flatMap(({ aliases }) => aliases));
  return (after.match(ROLE) ?? []).some(
    (role) => !known.has(role) && !before.includes(role) && !document.text.includes(role),
  );
}
