/** A limit of liability and an exclusion of a kind of loss, and whom either protects. */
import type { Speaker } from '../../languages/index.ts';
import type { ParsedDocument, Span } from '../../reading/index.ts';
import type { Candidate } from './candidates.ts';
import { partyWords } from './party-words.ts';
import { type Whom, whomOf } from './whom.ts';

const CAP: readonly RegExp[] = [
  /\b(?:liab(?:ility|ilities|le)|damages|responsib\w+|indemnification obligations?|(?:maximum|aggregate|total) obligations?)\b[^.;]{0,260}\b(?:not|no event|never)\b[^.;]{0,120}\bexceed\b/i,
  /\b(?:no event|not|never|neither|nor)\b[^.;]{0,200}\b(?:liab(?:ility|ilities|le)|damages|indemnification obligations?)\b[^.;]{0,260}\b(?:exceed|in excess of|for more than|greater than)\b/i,
  /\b(?:liab(?:ility|ilities)|(?:sole|exclusive) remed(?:y|ies))\b[^.;]{0,200}\b(?<!not )(?<!without being )limited to\b/i,
  /\bliab(?:ility|ilities|le)\b[^.;]{0,160}\b(?:not be (?:more|greater) than|no more than|up to (?:a maximum|an amount|the (?:amount|fees|price|sum)|[$€£\p{Lu}]))/iu,
  /\b(?:maximum|total|aggregate|entire) (?:\p{L}+ ){0,3}liability\b[^.;]{0,160}\b(?:shall|will|is|be|equal\w*)\b[^.;]{0,60}(?:\[|\d|\b(?:fees|amount|sum|price)\b)/iu,
  /^\W{0,3}(?:in no event )?exceed\b/i,
];
const INDIRECT =
  /\b(?:consequential|indirect|incidental|special|punitive|lost profits|loss of (?:profits?|use|revenue))\b/i;
/** Somebody's own loss that is limited to direct damages is an exclusion, not a sum. */
const DIRECT = /\blimited to (?:\w+ )?(?:direct|actual) (?:\w+ )?(?:damages|loss)/i;

/** The point of a company's name ends no sentence. */
const OF_A_NAME = /\b(Inc|Ltd|Co|Corp)\./g;

export const isCap = (words: string): boolean =>
  CAP.some((sign) => sign.test(words.replace(OF_A_NAME, '$1'))) &&
  !DIRECT.test(words) &&
  !/\binsurance (?:policy|coverage) (?:shall|with)/i.test(words);
/** A party that is liable for indirect loss, too, is not protected by the word. */
const DENIED = /\b(?:not|no|neither|nor|never|exclud\w+|without|disclaim\w*|waiv\w+|free of)\b/i;
export const isExclusion = (words: string): boolean => INDIRECT.test(words) && DENIED.test(words);

const PROTECTED: readonly RegExp[] = [
  /\b(?:shall|will|is|are) (?:not )?((?:either|any|each|the) part(?:y|ies)|neither party)\b/i,
  /\b((?:either|neither|each|no|any) party|the parties)(?:['’]s?)?\b[^.;]{0,120}\b(?:liab|exceed|responsib)/i,
  /\bliability (?:\p{L}+ ){0,3}of ((?:either|each|any|both|the) part(?:y|ies)|[^.,;()]{2,40}?)\b(?= (?:under|for|to|in|arising|and|whether|shall|will|with|per|hereunder|is|\())/iu,
  /(?:^|[\s,;"“])((?:the )?\p{Lu}[\p{L}\d&.-]*(?: \p{Lu}[\p{L}\d&.-]*){0,2})['’]s? (?:\p{L}+ ){0,4}liabilit/iu,
  /\b(?:shall|will) ((?:the )?\p{Lu}[\p{L}\d&.-]*(?: \p{Lu}[\p{L}\d&.-]*){0,2}) be (?:\w+ )?(?:liable|responsible|held)/iu,
  /(?:^|[.,;]\s)((?:the )?\p{Lu}[\p{L}\d&.-]*(?: \p{Lu}[\p{L}\d&.-]*){0,2}) (?:shall|will) (?:not|have no|in no event)\b[^.;]{0,60}\bliab/iu,
];

/** Whom the passage protects: what it says first. */
function protectedBy(document: ParsedDocument, words: string): Whom {
  for (const pattern of PROTECTED) {
    const said = pattern.exec(words)?.[1];
    const whom = said === undefined ? undefined : whomOf(document, said.replace(/^no party/i, 'either party'));
    if (whom !== undefined && whom.kind !== 'unknown') return whom;
  }
  return { kind: 'unknown' };
}

/** `Either party: limited`, `Supplier: not for indirect loss`. What was not found is not said: a limit may be worded as none that is known. */
export function liabilityFacts(
  document: ParsedDocument,
  chosen: readonly Candidate[],
  speaker: Speaker,
  hasSum = false,
): string[] {
  const told = chosen.map((candidate) => {
    const words = document.text
      .slice(candidate.sentence.start, Math.min(candidate.sentence.end, candidate.sentence.start + FARTHEST))
      .replace(/\s+/g, ' ');
    return {
      whom: protectedBy(document, words),
      kind: isCap(document.text.slice(candidate.start, candidate.end))
        ? 'limited'
        : isExclusion(words)
          ? 'excluded'
          : '',
    };
  });
  return told.flatMap(({ whom, kind }) =>
    kind === '' || whom.kind === 'unknown' || (hasSum && kind === 'limited') ? [] : [fact(whom, kind, speaker)],
  );
}

/** Whose a limit is, in the words of the report; empty where the sentence does not say. */
export function ownerOfLimit(document: ParsedDocument, { start, end }: Span, speaker: Speaker): string {
  const whom = protectedBy(document, document.text.slice(start, end).replace(/\s+/g, ' '));
  if (whom.kind === 'unknown') return '';
  return whom.kind === 'one' ? partyWords(whom.name, speaker) : speaker.text('drafting.party.either');
}

function fact(whom: Whom, kind: string, speaker: Speaker): string {
  const who = whom.kind === 'one' ? partyWords(whom.name, speaker) : speaker.text('drafting.party.either');
  return speaker.text(`drafting.deal.liability.${kind}`, { who });
}

/** So much of a sentence tells whom it is about, UTF-16 units. */
const FARTHEST = 700;
