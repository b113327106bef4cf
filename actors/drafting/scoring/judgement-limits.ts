/** When a review must not say whether a document can be accepted: what decides it is blank, elsewhere, or in a language not read. */
import type { IssueCategory } from '../../../protocols/index.ts';
import { openPlaces, openTerms } from '../../experts/index.ts';
import type { Speaker } from '../../languages/index.ts';
import { clauseCategories, type ParsedDocument } from '../../reading/index.ts';
import { STANDING_CONTRACTS } from '../contract-types.ts';

/** Languages in which the experts of law read. */
const READ: ReadonlySet<string> = new Set(['en', 'it', 'es']);

/** So many blanks, one in so many characters or denser, are a form and no oversight. */
const BLANKS = 6;
const CHARACTERS_A_BLANK = 3_000;

/** A document that refers to terms elsewhere has fewer than so many of the usual topics itself. */
const TOPICS = 3;
/** Longer documents say more than which terms apply (UTF-16 units). */
const SHORT = 12_000;
const LONGEST_AMENDMENT = 30_000;
/** Where a document says what it is. */
const HEAD = 700;
const QUOTE = 200;

const TOPIC: ReadonlySet<IssueCategory> = new Set<IssueCategory>([
  'cap_on_liability',
  'uncapped_liability',
  'consequential_loss',
  'indemnity',
  'termination_for_convenience',
  'termination_for_cause',
  'confidentiality',
  'governing_law',
  'warranty_disclaimer',
  'warranty_duration',
  'force_majeure',
  'ip_ownership_assignment',
  'anti_assignment',
]);

const ELSEWHERE =
  /[^.\n]{0,160}\b(?:(?:subject to|governed by|in accordance with|pursuant to|incorporat\w+(?: herein)?(?: by reference)?|under)\b[^.\n]{0,60}\b(?:general |standard |master )[^.\n]{0,60}\b(?:terms|conditions|agreement)\b|(?:terms(?: and conditions| of (?:service|use))?|conditions|agreement)\b[^.\n]{0,80}\b(?:(?:available|found|posted|published|located|set out) (?:at|on|under)|incorporated (?:herein )?by reference)|(?:condizioni|termini)(?: e condizioni)? generali\b[^.\n]{0,100}\b(?:disponibili|pubblicat[ei]|allegat[ei]|richiamat[ei])|condiciones generales\b[^.\n]{0,100}\b(?:disponibles|publicadas|adjuntas|incorporadas))[^.\n]{0,120}/iu;
const AMENDMENT =
  /\b(?:amendment|addendum|supplemental agreement|atto (?:modificativo|aggiuntivo)|addendum|modificación|adenda)\b/iu;
const RESTATED = /\brestated?\b|\bconsolidat|\btesto coordinato\b|\btexto refundido\b/iu;
const REMAINS =
  /[^.\n]{0,200}\b(?:(?:remains?|continues?)(?: unchanged and)? in full force|(?:is|are) hereby (?:amended|deleted|replaced)|all other (?:terms|provisions)|rest(?:ano|a) (?:inalterat|invariat|ferm)|permanec\w+ (?:inalterad|vigent|en vigor))[^.\n]{0,160}/iu;

/** Why the document cannot be judged, in words; empty when it can. */
export function judgementLimits(document: ParsedDocument, speaker: Speaker): string[] {
  return [
    ...languageLimit(document, speaker),
    ...fragment(document, speaker),
    ...blankForm(document, speaker),
    ...elsewhere(document, speaker),
  ];
}

function languageLimit({ language: { code } }: ParsedDocument, speaker: Speaker): string[] {
  if (READ.has(code)) return [];
  if (code === 'und') return [speaker.text('drafting.cannot-judge.unknown-language')];
  const names = new Intl.DisplayNames([speaker.locale], { type: 'language', fallback: 'code' });
  return [speaker.text('drafting.cannot-judge.language', { language: names.of(code) ?? code })];
}

/** How far into a text a first line stands, UTF-16 units. */
const TOP = 400;
/** A text that begins with a small letter in the middle of a sentence, and goes on with a clause that is not the first. */
const BEGINS_WITHIN = /^\s*\p{Ll}[\p{Ll}’'-]*,?(?:\s+[\p{L}’'-]{1,30},?){5}/u;
const FIRST_NUMBER = /(?:^|\n)[ \t]{0,12}(?:(?:section|article|clause)\s+)?(\d{1,2}|[A-Z])[.)]\s+\p{Lu}/iu;

/** The beginning is missing: what stands there cannot be judged. */
function fragment({ text, type }: ParsedDocument, speaker: Speaker): string[] {
  if (!STANDING_CONTRACTS.has(type) || !BEGINS_WITHIN.test(text.slice(0, TOP))) return [];
  const first = FIRST_NUMBER.exec(text)?.[1] ?? '';
  if (/^(?:1|a)$/i.test(first)) return [];
  return [speaker.text('drafting.cannot-judge.fragment', { quote: shown(text.slice(0, 120)) })];
}

function blankForm(document: ParsedDocument, speaker: Speaker): string[] {
  // Whose name and address are left blank can be signed with anybody: what is agreed can be judged.
  const count = openPlaces(document).fields.length + openTerms(document).length;
  if (count < BLANKS || document.text.length / count > CHARACTERS_A_BLANK) return [];
  return [speaker.text('drafting.cannot-judge.blank-form', { count })];
}

function elsewhere(document: ParsedDocument, speaker: Speaker): string[] {
  if (!STANDING_CONTRACTS.has(document.type)) return [];
  const { text } = document;
  const head = text.slice(0, HEAD);
  if (text.length < LONGEST_AMENDMENT && AMENDMENT.test(head) && !RESTATED.test(head)) {
    const says = REMAINS.exec(text)?.[0];
    if (says !== undefined) return [speaker.text('drafting.cannot-judge.amendment', { quote: shown(says) })];
  }
  if (text.length > SHORT) return [];
  const says = ELSEWHERE.exec(text)?.[0];
  if (says === undefined || topicsIn(document) >= TOPICS) return [];
  return [speaker.text('drafting.cannot-judge.terms-elsewhere', { quote: shown(says) })];
}

function topicsIn(document: ParsedDocument): number {
  const found = [...clauseCategories(document).values()].flat().map(({ category }) => category);
  return new Set(found.filter((category) => TOPIC.has(category))).size;
}

function shown(words: string): string {
  const plain = words.replace(/\s+/g, ' ').trim();
  return plain.length <= QUOTE ? plain : `${plain.slice(0, plain.lastIndexOf(' ', QUOTE))} …`;
}
