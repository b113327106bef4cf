/** What wording does and a sentence of the contract already does, by their acts: their words may have little in common. */
import { type Provision, provisionsIn, provisionsOf } from '../provisions/index.ts';
import { type ParsedDocument, parseDocument, type Sentence } from '../reading/index.ts';
import { thisDocument } from './terms.ts';

/** The one thing that wording does. */
export interface Act {
  readonly action: Provision['action'];
  /** Whether it is said of the contract, as `renews`, and not of a party. */
  readonly isOfContract: boolean;
}

/** undefined where the wording does several things, or one that has no class. */
export function actOf(wording: string, document: ParsedDocument): Act | undefined {
  const [only, ...others] = provisionsOf(parseDocument(wording, { type: document.type })).all;
  if (only === undefined || others.length > 0 || only.action === 'other') return undefined;
  const { action, bearer } = only;
  const name = thisDocument(document).toLowerCase();
  return { action, isOfContract: bearer.kind === 'other' && bearer.name.toLowerCase().endsWith(name) };
}

/** Longer, what the sentence is about has a rule of its own in it: `term is one year and` (words). */
const LONGEST_SUBJECT = 3;

/** Whether a sentence says of the contract, or of nobody, what the wording says of the contract otherwise: how it renews. */
export function rulesTheSame(act: Act | undefined, sentence: Sentence, document: ParsedDocument): boolean {
  const [only, ...others] = provisionsIn(document, sentence);
  if (act?.isOfContract !== true || only?.action !== act.action || others.length > 0) return false;
  const { bearer } = only;
  return bearer.kind === 'none' || (bearer.kind === 'other' && bearer.name.split(' ').length <= LONGEST_SUBJECT);
}

/** All claims from the whole contract or what is supplied under it, bounded by no fault, breach or kind of harm. */
const EVERYTHING =
  /\b(?:all|any) (?:third[- ]party )?(?:claims?|loss(?:es)?|damages?|liabilit\w+|actions?|demands?)\b[^.;]*\b(?:out of|from|relat\w+ to|connection with)\b[^.;]*\b(?:products?|goods|services?|software|deliverables|agreement|contract|performance)\b/i;
const BOUNDED =
  /\b(?:breach|negligen\w+|misconduct|fault|bodily|injur\w+|death|violation|failure|acts? or omissions?|to the extent|except)\b/i;

/** Whether the other side owes the act for everything: narrower wording beside it would make it doubtful. */
export function isOwedWider(
  act: Act | undefined,
  sentence: Sentence,
  document: ParsedDocument,
  otherSide: string | null,
): boolean {
  const words = document.text.slice(sentence.start, sentence.end);
  const isOwed = provisionsIn(document, sentence).some(
    ({ action, modality, bearer }) =>
      action === act?.action && modality === 'duty' && bearer.kind === 'party' && bearer.name === otherSide,
  );
  return act !== undefined && isOwed && EVERYTHING.test(words) && !BOUNDED.test(words);
}
