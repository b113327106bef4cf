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
export type Flaw = 'repeated-word' | 'article' | 'capital' | 'bracket' | 'role' | 'twice' | 'list';

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
  const start = Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n'), before.lastIndexOf(';')) + 1;
  const end = after.search(/[.;](?:\s|$)|\n/);
  return `${before.slice(start)}${words}${after.slice(0, end < 0 ? after.length : end + 1)}`
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
  // One sentence that binds `each party` and `either party` both no longer says who is meant.
  ['twice', (sentence) => (sentence.match(/\b(?:each|either|neither) party\b/gi) ?? []).length > 1],
];

const count = (words: string, sign: string): number => words.split(sign).length - 1;

/** A paragraph of its own inside a list or in the middle of a sentence; a role that nobody in the document has. */
function flawOfPlace(change: Change, document: ParsedDocument, before: string, after: string): Flaw | undefined {
  if (change.after.startsWith('\n\n') && /[,;:]\s*$|\b(?:and|or)\s*$/.test(before)) return 'list';
  if (change.after.startsWith('\n\n') && /^\s*\p{Ll}/u.test(after)) return 'list';
  return namesNobody(change, document) ? 'role' : undefined;
}

/** Short names of parties that wording brings along: only one that the document uses means anything there. */
const ROLE =
  /\b(?:Supplier|Customer|Provider|Client|Vendor|Licensor|Licensee|Seller|Buyer|Landlord|Tenant|Employer|Employee)\b/g;

function namesNobody({ before, after }: Change, document: ParsedDocument): boolean {
  const known = new Set(provisionsOf(document).parties.flatMap(({ aliases }) => aliases));
  return (after.match(ROLE) ?? []).some(
    (role) => !known.has(role) && !before.includes(role) && !document.text.includes(role),
  );
}
