/** What wording does and a sentence of the contract already does, by their acts: their words may have little in common. */
import { type Provision, provisionsIn, provisionsOf } from '../provisions/index.ts';
import { type ParsedDocument, parseDocument, type Sentence, type Span } from '../reading/index.ts';
import { thisDocument } from './terms.ts';

/** The one thing that wording does. */
export interface Act {
  readonly action: Provision['action'];
  /** Whether it is said of the contract, as `renews`, and not of a party. */
  readonly isOfContract: boolean;
  /** Who has to do it, as the wording names them; undefined where both have to, or nobody does. */
  readonly owner: string | undefined;
  readonly isMutualDuty: boolean;
}

/** undefined where the wording does several things, or one that has no class. */
export function actOf(wording: string, document: ParsedDocument): Act | undefined {
  const [only, ...others] = provisionsOf(parseDocument(wording, { type: document.type })).all;
  if (only === undefined || others.length > 0 || only.action === 'other') return undefined;
  const { action, bearer, modality } = only;
  const name = thisDocument(document).toLowerCase();
  const isOfContract = bearer.kind === 'other' && bearer.name.toLowerCase().endsWith(name);
  const isOwned = modality === 'duty' && !isOfContract && (bearer.kind === 'other' || bearer.kind === 'party');
  return {
    action,
    isOfContract,
    owner: isOwned ? bearer.name : undefined,
    isMutualDuty: modality === 'duty' && bearer.kind === 'mutual',
  };
}

/** Longer, what the sentence is about has its own rule in it: `term is one year and` (words). */
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

/** Duties of a sentence, or rights, to do the same as the wording, which only one party would have. */
function sameDuties(act: OwnedAct | undefined, sentence: Sentence, document: ParsedDocument): Provision[] {
  if (act?.owner === undefined) return [];
  return provisionsIn(document, sentence).filter(
    ({ action, modality }) => action === act.action && modality === (act.modality ?? 'duty'),
  );
}

type OwnedAct = Pick<Act, 'action' | 'owner'> & { readonly modality?: Provision['modality'] };

/** What the wording has one party do or be allowed to do, first of all. */
function firstOf(wording: string, document: ParsedDocument): OwnedAct | undefined {
  const [first] = provisionsOf(parseDocument(wording, { type: document.type })).all;
  if (first === undefined || first.action === 'other' || (first.modality !== 'duty' && first.modality !== 'right'))
    return undefined;
  const { action, modality, bearer } = first;
  return { action, modality, owner: bearer.kind === 'other' || bearer.kind === 'party' ? bearer.name : undefined };
}

/** Whether the sentence has the act of somebody else alone: an indemnity that is owed the other way is another matter. */
export function isOwedOtherwise(act: OwnedAct | undefined, sentence: Sentence, document: ParsedDocument): boolean {
  const owners = sameDuties(act, sentence, document).map(({ bearer }) => bearer);
  // A name that the contract does not have may be the same party's.
  if (!provisionsOf(document).parties.some(({ name }) => name === act?.owner)) return false;
  return owners.length > 0 && owners.every((bearer) => bearer.kind === 'party' && bearer.name !== act?.owner);
}

/** Of passages those that only say who else owes what the wording has one party owe. */
export function owedOtherwise<Passage extends Span>(
  wording: string,
  passages: readonly Passage[],
  document: ParsedDocument,
): Passage[] {
  const act = firstOf(wording, document);
  if (act?.owner === undefined) return [];
  return passages.filter((passage) => {
    const sentences = document.sentences.filter(({ start, end }) => start < passage.end && end > passage.start);
    const said = sentences.filter((sentence) => sameDuties(act, sentence, document).length > 0);
    return said.length > 0 && said.every((sentence) => isOwedOtherwise(act, sentence, document));
  });
}

/** Whether both parties owe the act: wording on one of them does not take the place of that. */
export const isOwedByBoth = (act: Act | undefined, sentence: Sentence, document: ParsedDocument): boolean =>
  sameDuties(act, sentence, document).some(({ bearer }) => bearer.kind === 'mutual');

/** Rights that a duty to keep something would be against. */
const FREE: ReadonlySet<Provision['action']> = new Set(['disclose', 'use', 'sell', 'train', 'assign']);

/** Whether the sentences only bind somebody: a duty of both parties adds to that, and is against none of it. */
export function onlyBinds(act: Act | undefined, sentences: readonly Sentence[], document: ParsedDocument): boolean {
  if (act?.isMutualDuty !== true) return false;
  const said = sentences.flatMap((sentence) => provisionsIn(document, sentence));
  const isBound = said.some(({ modality, bearer }) => modality === 'duty' && bearer.kind === 'party');
  return isBound && !said.some(({ modality, action }) => modality === 'right' && FREE.has(action));
}

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
      action === act?.action &&
      modality === 'duty' &&
      (bearer.kind === 'mutual' || (bearer.kind === 'party' && bearer.name === otherSide)),
  );
  return act !== undefined && isOwed && EVERYTHING.test(words) && !BOUNDED.test(words);
}
