import type { DocumentType } from '../../../protocols/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import { incorporates } from './expected-clauses.ts';
import { find, foldedText } from './passages.ts';
import { pattern, says } from './pattern.ts';

/** Documents between parties who negotiate. */
export const CONTRACTS = [
  'nda',
  'services',
  'saas',
  'licence',
  'employment',
  'consulting',
  'lease',
  'supply',
  'distribution',
  'franchise',
  'joint_venture',
  'data_processing',
  'general',
] as const satisfies readonly DocumentType[];

/** Documents a company lays before consumers. */
export const CONSUMER_TERMS = ['terms_of_service', 'privacy_policy'] as const satisfies readonly DocumentType[];

/** Shorter than this a text is an excerpt: what it lacks may be in the rest of it. UTF-16 units. */
const WHOLE = 1200;
/** Fewer sentences with a duty than this are a form or a letter. */
const DUTIES = 8;
/** How far a title reaches, UTF-16 units. */
const TITLE = 500;

const PARTIAL = pattern(
  '\\b(?:amendment (?:no|number|to|nr|# ?[0-9]|[0-9]{1,2}\\b)|this (?:[a-z]+ )?amendment|first amendment|second amendment|third amendment|addendum|side letter|statement of work|order form|purchase order|term sheet|letter of intent|memorandum of understanding|amended by)\\b',
);
const DUTY = pattern('\\b(?:shall|will|agrees?|must)\\b');

/** A text that begins in the middle of a sentence is the rest of a paper. */
const CUT_OFF = /^\s{0,20}\p{Ll}{2,20} \p{Ll}/u;

/**
 * Whether the document is a whole agreement, so that a missing clause is a finding: long enough, of a contract type or
 * written like one, and not an amendment or an order under another document.
 */
export function isWholeAgreement(document: ParsedDocument): boolean {
  const folded = foldedText(document);
  if (CUT_OFF.test(document.text)) return false;
  if (
    folded.length < WHOLE ||
    isAmendment(document) ||
    isCoverPage(document) ||
    incorporates(document) ||
    says(folded.slice(0, TITLE), PARTIAL)
  )
    return false;
  if (find(document, DUTY).length < DUTIES) return false;
  if (document.type !== 'general') return (CONTRACTS as readonly DocumentType[]).includes(document.type);
  return says(folded.slice(0, TITLE * 2), AGREEMENT);
}

/** Terms that bind though they stand on a page of somebody else. */
export const TERMS_ELSEWHERE = pattern(
  '\\b(?:terms|agreement|conditions|polic(?:y|ies)|standards?|guidelines)\\b[^;]{0,160}?\\b(?:posted|available|found|published|located|set (?:out|forth)) (?:at|on|under) (?:the following (?:address|link|url):? )?(?:https?://|www\\.|[a-z0-9-]+(?:\\.[a-z0-9-]+)*\\.(?:com|org|net|io|eu|co|gov|edu)\\b)',
);
/** A longer text says the most itself. UTF-16 units. */
const COVER = 6000;

/** Whether the document only names the parties and the particulars, and the terms proper are elsewhere. */
export function isCoverPage(document: ParsedDocument): boolean {
  const folded = foldedText(document);
  return folded.length < COVER && says(folded, TERMS_ELSEWHERE);
}

/** What it changes, and what its numbers point to, is in the agreement that it amends (UTF-16 units from the beginning). */
const AMENDS = 700;
const AMENDMENT = pattern(
  '\\b(?:amendment (?:no\\.?|number|#|agreement|to|[0-9]{1,2}\\b)|(?:first|second|third|fourth|fifth|sixth) amendment|addendum (?:no\\.?|to)|supplemental agreement)\\b|\\b(?:this|the) "(?:amendment|addendum)"',
);

/** Whether the document amends another one and does not restate it. */
export function isAmendment(document: ParsedDocument): boolean {
  const head = foldedText(document).slice(0, AMENDS);
  return says(head, AMENDMENT) && !/\brestated?\b/.test(head);
}

const AGREEMENT = pattern('\\b(?:agreement|contract|lease|deed)\\b');
