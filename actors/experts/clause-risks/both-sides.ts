import { mirrorOf, provisionsIn, provisionsOf } from '../../provisions/index.ts';
import type { ParsedDocument, Span } from '../../reading/index.ts';

/** Both sides have or owe it: nothing that is said to be one side's alone. */
const OF_BOTH =
  /\b(?:each|either|neither|no|both) (?:of the )?part(?:y|ies)\b|\beach (?:member|partner|shareholder)\b|(?<!\b(?:to|by|from|against|of) )\bany (?:of the )?part(?:y|ies)\b|\b(?:a|one) party['’]s\b|\b(?:liability|obligations) of (?:a|one) party\b|\bone party to the other\b|\bthe parties (?:\([a-z]\) )?(?:shall|will|may|agree(?! that)|hereby|irrevocably|each|all|both|consent|submit)\b|(?:^|[.;] )parties (?:all|both|each|hereby|consent|submit|agree(?! that))\b|\bmutual(?:ly)?\b|\b(?:each other|one another)\b/i;
/** `Either Consultant or Company`, `each of Northwind and Southgate`: both by name. */
const BOTH_NAMED =
  /\b[Ee]ither [A-Z][\w’'-]+ or [A-Z]|\b[Ee]ach of (?![\w.]{1,30}['’]s)[A-Z]|\b(?:Neither|neither|NEITHER) [A-Z][\w’'-]+ (?:nor|NOR) (?!ITS|ANY|THEIR|Its|Any|Their)[A-Z]/;
/** `Nor will Southgate be liable`, `Northwind’s liability … and Southgate’s liability`: one after the other. */
const ONE_AFTER_OTHER =
  /\bnor (?:shall|will) (?!its|any|their)(?:the )?\w[^.;]{0,40} (?:be (?:liable|responsible)|have any liability)\b|['’]s (?:(?:total|aggregate|entire|maximum|cumulative) )*liability\b[^.;]{0,200}\band\b[^.;]{0,60}['’]s (?:(?:total|aggregate|entire|maximum|cumulative) )*liability\b/i;
/** Roles that each side can come to have. */
const OF_EACH =
  /\bthe (?:non-?)?(?:breaching|defaulting|indemnifying|indemnified|disclosing|receiving|terminating|affected) party\b|\bon the one hand\b.{0,160}\bon the other\b/is;
/** A proviso may give one side what the sentence denies to both. */
const PROVISO =
  /\b(?:provided|however|except that|save that)\b(?!,? (?:however,? )?(?:that )?(?:either|each) party\b)[^.;]{0,80}\b(?:may|shall be entitled|has the right|shall have the right)\b/i;

/** Whether the words of the sentence bind both sides alike. */
export const saysBoth = (text: string): boolean =>
  (OF_BOTH.test(text) || BOTH_NAMED.test(text) || ONE_AFTER_OTHER.test(text) || OF_EACH.test(text)) &&
  !PROVISO.test(text);

const escaped = (name: string): string => name.replace(/[^\p{L}\p{N} ]/gu, '.').replace(/ +/g, '\\s{1,3}');

const pairs = new WeakMap<ParsedDocument, RegExp>();
/** Names longer than this are whole introductions. */
const LONGEST_NAME = 60;
const NEVER = /(?!)/;

/** `Northwind and Southgate shall`, `shall Northwind or Southgate be liable`: the two parties by the names they have here. */
function pairOf(document: ParsedDocument): RegExp {
  const before = pairs.get(document);
  if (before !== undefined) return before;
  const [one, other, ...more] = provisionsOf(document).parties.map(({ name, aliases }) =>
    [...new Set([name, ...aliases])]
      .filter(({ length }) => length > 1 && length < LONGEST_NAME)
      .map(escaped)
      .join('|'),
  );
  const isPair = one && other && more.length === 0;
  const joined = (a: string, b: string): string => `(?:${a}),?\\s{1,3}(?:and|or|nor)\\s{1,3}(?:the\\s{1,3})?(?:${b})`;
  const subject = isPair ? `(?:${joined(one, other)}|${joined(other, one)})` : '';
  const found = isPair
    ? new RegExp(
        `\\b${subject},?\\s{1,3}(?:each|both|shall|will|may|agree|hereby|must|has|have|be)\\b|\\b(?:shall|will|may)\\s{1,3}(?:the\\s{1,3})?${subject}\\b`,
        'i',
      )
    : NEVER;
  pairs.set(document, found);
  return found;
}

/** Every provision of the sentence that has a bearer has both sides as its bearer: also where the lead of its list says so. */
function bearsBoth(document: ParsedDocument, passage: Span): boolean {
  // Two of three parties are not both sides.
  if (provisionsOf(document).parties.length > 2) return false;
  const borne = provisionsIn(document, passage).filter(
    ({ bearer }) => bearer.kind === 'party' || bearer.kind === 'mutual',
  );
  return borne.length > 0 && borne.every(({ bearer }) => bearer.kind === 'mutual');
}

/** Characters before an item of a list in which its lead stands. */
const LEAD = 700;
const LEADS =
  /\b(?:each|both|either|neither) (?:of the )?part(?:y|ies) (?:shall|will|agrees?|may|must)\b[^.;]{0,200}$/i;

/** An item of a list of duties of each party: it begins in small letters after its lead. */
function isLedByBoth({ text }: ParsedDocument, { start }: Span): boolean {
  if (!/\p{Ll}/u.test(text.charAt(start))) return false;
  const lead = text.slice(Math.max(0, start - LEAD), start).replace(/\s+/g, ' ');
  return LEADS.test(lead.replace(/;[^:]{0,600}$/, ''));
}

/** Sums, shares and periods: a mirror with other figures is what is unequal. */
const FIGURES =
  /[$€£] ?[\d,.]{1,20}|(?<!\d)[\d.]{1,12} ?%|\b[\w-]{1,24} ?(?:\(\d+\) ?)?(?:business |calendar |working )?(?:days|months|years|percent)\b/gi;
const figuresIn = (words: string): string => (words.toLowerCase().match(FIGURES) ?? []).toSorted().join();

/** Another sentence near it says the same of the other side, with the same figures. */
function isMirrored(document: ParsedDocument, passage: Span): boolean {
  const mirror = mirrorOf(document, passage);
  if (mirror === undefined) return false;
  const [own, other] = [passage, mirror].map(({ start, end }) => figuresIn(document.text.slice(start, end)));
  return own === other;
}

/** Whether the passage binds both sides alike, or another sentence near it says the same of the other side. */
export function isOfBoth(document: ParsedDocument, passage: Span): boolean {
  const text = document.text.slice(passage.start, passage.end).replace(/\s+/g, ' ');
  if (saysBoth(text)) return true;
  if (PROVISO.test(text)) return isMirrored(document, passage);
  return (
    pairOf(document).test(text) ||
    bearsBoth(document, passage) ||
    isLedByBoth(document, passage) ||
    isMirrored(document, passage)
  );
}
