/** Sentences by which somebody may leave, or nobody may, that were read as no way out: a summary without them misleads. */
import type { ParsedDocument, Sentence, Span } from '../../reading/index.ts';

const CONTRACT = String.raw`(?:this|the|these) (?:\w+ )?(?:agreement|contract|lease|terms)\b`;
const SIGNS: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:may|can|desires? to|wish(?:es)? to|elects? to) (?:\w+ ){0,2}terminate ${CONTRACT}`, 'i'),
  new RegExp(String.raw`\b${CONTRACT}(?: [^.;,]{0,30})? (?:is|shall be|will be) (?:\w+ )?terminable\b`, 'i'),
  new RegExp(String.raw`\b${CONTRACT} (?:may|can) (?:not )?be terminated\b`, 'i'),
];
/** What such a sentence says of other matters: what follows an end, how a change is made. */
const BESIDE =
  /\b(?:whereas|upon (?:any |such |the )?termination|neither party|survives?|amended|modified|waived|right to terminate these terms means)\b/i;
const OF_ONE = /\b(?:this|such|the foregoing) (?:covenant|sentence|undertaking)\b/i;
/** Longer is a page without full stops (UTF-16 units). */
const LONGEST = 1_200;

/** Those outside the spans that were read. */
export const unreadEnds = ({ sentences, text }: ParsedDocument, read: readonly Span[]): Sentence[] =>
  sentences.filter((sentence) => {
    if (sentence.isHeading || sentence.end - sentence.start > LONGEST) return false;
    if (read.some(({ start, end }) => start < sentence.end && end > sentence.start)) return false;
    const words = text.slice(sentence.start, sentence.end).replace(/\s+/g, ' ');
    return SIGNS.some((sign) => sign.test(words)) && !BESIDE.test(words) && !OF_ONE.test(words);
  });
