import type { Claim } from '../../../../protocols/index.ts';
import type { ParsedDocument, Span } from '../../../reading/index.ts';
import { find, type Passage, passageAt, passagesOf, says } from '../../toolkit/index.ts';

/** A claim with the sentences it quotes. */
export interface Question {
  readonly claim: Claim;
  readonly document: ParsedDocument;
  /** One for each quotation; empty for a claim that something is missing. */
  readonly grounds: readonly Passage[];
}

/** What can answer claims of some rules: a passage of the text that is quoted against them. */
export interface Answer {
  /** Rules of the claims that it can answer. */
  readonly rules: RegExp;
  /** Key of the reason in the catalogues, after `verifier.`. */
  readonly reason:
    | 'same-sentence'
    | 'beside'
    | 'elsewhere'
    | 'incorporated'
    | 'withheld'
    | 'both-sides'
    | 'no-duty'
    | 'other-document'
    | 'not-about';
  readonly look: (question: Question) => Span | undefined;
}

/** The claim with its sentences; undefined where a quotation is in no sentence that is read. */
export function questionOf(claim: Claim, document: ParsedDocument): Question | undefined {
  const grounds = claim.finding.evidence.flatMap(({ start, end }) => {
    const ground = passageAt(document, start) ?? passageAt(document, Math.max(start, end - 1));
    return ground === undefined ? [] : [ground];
  });
  return grounds.length === claim.finding.evidence.length ? { claim, document, grounds } : undefined;
}

/** A claim of several places falls only when each of them is answered. The first answer is quoted. */
export const eachPlace =
  (look: (ground: Passage, question: Question) => Span | undefined): Answer['look'] =>
  (question) => {
    const found = question.grounds.map((ground) => look(ground, question));
    return found.every((one) => one !== undefined) ? found[0] : undefined;
  };

/** Each quoted sentence says the words. */
export const inSentence = (words: RegExp, unless?: RegExp): Answer['look'] =>
  eachPlace((ground) =>
    says(ground.folded, words) && !(unless !== undefined && says(ground.folded, unless)) ? ground : undefined,
  );

/** Sentences that are around each quoted one say the words: so many before it, so many after it. */
export const beside = (words: RegExp, before: number, after: number): Answer['look'] =>
  eachPlace((ground, { document }) =>
    neighbours(document, ground, before, after).find(({ folded }) => says(folded, words)),
  );

/** Another sentence of the document says the words. */
export const anywhere =
  (words: RegExp, unless?: RegExp): Answer['look'] =>
  ({ document, grounds }) =>
    find(document, words).find(
      (passage) =>
        grounds.every(({ start }) => start !== passage.start) &&
        !(unless !== undefined && says(passage.folded, unless)),
    );

/** Farther than this a sentence is not beside another one, UTF-16 units: about half a page. */
const REACH = 2500;

/** The sentences before and after, nearest first on each side, without the ground itself. */
function neighbours(document: ParsedDocument, ground: Passage, before: number, after: number): readonly Passage[] {
  const passages = passagesOf(document);
  const at = passages.indexOf(ground);
  return passages
    .slice(Math.max(0, at - before), at + after + 1)
    .filter((one) => one !== ground && Math.abs(one.start - ground.start) < REACH);
}
