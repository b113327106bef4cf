import { type Bearer, type Provision, provisionsIn, provisionsOf } from '../../provisions/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import { namesOf } from './names.ts';
import type { Passage } from './passages.ts';
import { firstMatch, pattern, says } from './pattern.ts';

/** On whom a sentence lays its duty or gives its right. */
export type Obligor =
  | { readonly kind: 'mutual' }
  | { readonly kind: 'party'; readonly party: string }
  | { readonly kind: 'unknown' };

const MUTUAL = pattern(
  "\\bneither [a-z' ]{2,40} nor\\b|\\beach other\\b|\\b(?:each|either|neither|both|no) (?:of the )?(?:part(?:y|ies)|side)\\b|\\bthe parties\\b|\\bmutual(?:ly)?\\b|\\b(?:receiving|disclosing|non-breaching|breaching|defaulting|non-defaulting|terminating|indemnifying|assigning|affected) party\\b|\\ba party(?:'s)?\\b|\\bone party\\b|\\bany party\\b",
);

const subjects = new WeakMap<ParsedDocument, RegExp | null>();

/** Role names of the document as grammatical subject before a modal verb; null when the document names no roles. */
function subjectPattern(document: ParsedDocument): RegExp | null {
  let subject = subjects.get(document);
  if (subject === undefined) {
    const roles = namesOf(document).roles.map((role) => role.replace(/[^\w\s]/g, '\\$&').replace(/\s+/g, '\\s+'));
    const verbs =
      'shall|will|may|must|agrees?|warrants?|represents?|undertakes?|hereby|is|has|makes|grants?|acknowledges';
    // Longest first, or `Service` would win over `Service Provider`.
    roles.sort((a, b) => b.length - a.length);
    subject =
      roles.length === 0
        ? null
        : new RegExp(
            `\\b(${roles.join('|')})\\b(\\s+(?:and|or|nor)\\s+(?:the\\s+)?(?:${roles.join('|')})\\b)?[^.;:]{0,60}?\\b(?:${verbs})\\b`,
          );
    subjects.set(document, subject);
  }
  return subject;
}

/** Far enough into a sentence to find its subject after an opening condition, UTF-16 units. */
const OPENING = 400;

/** `(individually the “Member”, collectively the “Members”)`: what binds a Member binds them all. */
function isEveryone(document: ParsedDocument, { start }: Passage, subject: RegExpExecArray): boolean {
  const role = (subject[1] as string).replace(/\s+/g, ' ');
  const before = document.text.slice(Math.max(0, start + subject.index - 12), start + subject.index);
  return (
    /\b(?:each|every|either|neither|no|any|all)\s+$/i.test(before) ||
    document.definitions.some(({ term }) => term === `${role}s`)
  );
}

/**
 * On whom the words lie, as the provisions of the document have it: the provision that the topic stands in, else the only one
 * of the sentence. undefined where the sentence holds no provision at all.
 */
function byProvision(document: ParsedDocument, passage: Passage, topic: RegExp | undefined): Obligor | undefined {
  const all = provisionsIn(document, passage).filter(
    ({ modality }) => modality !== 'definition' && modality !== 'recital',
  );
  const meant = topic === undefined ? all : all.filter((provision) => touches(provision, passage, topic));
  const [bearer] = (meant.length > 0 ? meant : all).map((provision) => provision.bearer).toSorted(named);
  if (bearer === undefined) return undefined;
  if (bearer.kind === 'mutual') return { kind: 'mutual' };
  if (bearer.kind !== 'party' || isAnothersPromise(document, passage, bearer.party)) return { kind: 'unknown' };
  // What binds a Member binds them all.
  return document.definitions.some(({ term }) => term === `${bearer.name}s`)
    ? { kind: 'mutual' }
    : { kind: 'party', party: bearer.name };
}

/** `Agent agrees that it shall not …`: the promising party, by a name that may be missing from the roster. */
const PROMISES =
  /\b(\p{Lu}[\p{L}’'-]{1,40})(?: hereby)? (?:agrees|covenants|acknowledges|undertakes|promises)(?: and \p{Ll}{1,20})? that (?:it|he|she|they) /u;

/** Whether the sentence is the promise of somebody else than the party that a pronoun in it was taken for. */
function isAnothersPromise(document: ParsedDocument, { start, end }: Passage, party: number): boolean {
  const name = PROMISES.exec(document.text.slice(start, end).replace(/\s+/g, ' '))?.[1]?.toLowerCase();
  if (name === undefined) return false;
  const { name: called = '', aliases = [] } = provisionsOf(document).parties[party] ?? {};
  return ![called, ...aliases].some((one) =>
    one
      .toLowerCase()
      .split(/[^\p{L}’'-]+/u)
      .includes(name),
  );
}

/** Named parties come first; within each group, in the order of the text. */
const named = (a: Bearer, b: Bearer): number => rank(a) - rank(b);
const rank = ({ kind }: Bearer): number => (kind === 'party' || kind === 'mutual' ? 0 : 1);

/** Whether the provision is in the words of the topic. */
export function touches({ start, end }: Provision, passage: Passage, topic: RegExp): boolean {
  const match = firstMatch(passage.folded, topic);
  if (match === undefined) return false;
  const from = passage.start + match.index;
  return start < from + match[0].length && end > from;
}

/** `either Northwind or Southgate`: both, by their names. */
const BOTH_NAMED = /\b[Ee]ither (?:the )?([A-Z][\w’'&.-]*) or (?:the )?([A-Z][\w’'&.-]*)/;

function isOfBothNamed(document: ParsedDocument, { start, end }: Passage): boolean {
  const both = BOTH_NAMED.exec(document.text.slice(start, end))?.slice(1) ?? [];
  const names = provisionsOf(document).parties.flatMap(({ name, aliases }) => [name, ...aliases]);
  return both.some((one) => names.some((name) => name.toLowerCase() === one.toLowerCase()));
}

/** Mutual wins over a named party: `Each party, including Supplier, shall …`. */
export function obligorOf(document: ParsedDocument, passage: Passage, topic?: RegExp): Obligor {
  if (isOfBothNamed(document, passage)) return { kind: 'mutual' };
  const read = byProvision(document, passage, topic);
  if (read !== undefined) return read;
  if (says(passage.folded.slice(0, OPENING), MUTUAL)) return { kind: 'mutual' };
  const subject = subjectPattern(document)?.exec(
    document.text.slice(passage.start, Math.min(passage.end, passage.start + OPENING)),
  );
  if (subject?.[2] !== undefined) return { kind: 'mutual' };
  if (subject !== undefined && subject !== null && isEveryone(document, passage, subject)) return { kind: 'mutual' };
  const party = subject?.[1]?.replace(/\s+/g, ' ');
  return party === undefined ? { kind: 'unknown' } : { kind: 'party', party };
}
