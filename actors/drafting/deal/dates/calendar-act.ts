/** What is to be done by a deadline, in words that can be read without the rest of their sentence. */
import type { Provision } from '../../../provisions/index.ts';
import type { ParsedDocument, Span } from '../../../reading/index.ts';
import { passage } from '../deal-lines.ts';

/** Longest words of an act, UTF-16 units. */
export const ACT = 240;

/** A deadline farther from the beginning of its act is not seen where the act is printed (UTF-16 units). */
const SEEN = 150;
/** Before a part of a sentence that can be read alone; `fifteen (15) days` and `$5,000` have none. */
const PART = /(?:[;:,]\s+|\((?!\d+\)))(?:\([a-z0-9]{1,4}\)\s*)?/giu;

/** What is to be done by the deadline, with the deadline in it, to the end of its sentence where that fits. */
export function actOf(document: ParsedDocument, provision: Provision, measure: Span): { act: string; section: string } {
  const { text } = document;
  const whole = wholeAct(document, provision);
  let { start } = whole;
  if (measure.end - start > SEEN) {
    const parts = [...text.slice(start, measure.start).matchAll(PART)].map(({ index, 0: sign }) => index + sign.length);
    start += parts.find((at) => measure.end - start - at <= SEEN) ?? 0;
  }
  const sentence = sentenceAt(document, provision);
  const end = sentence.end >= whole.end && sentence.end - start <= ACT ? sentence.end : whole.end;
  const { quote, section } = passage(document, { start, end }, ACT);
  const isWhole = start + quote.length >= sentence.end - 1 || /[.;]$/.test(quote);
  const words = isWhole ? quote : `${quote.replace(LEADS_ON, '')}…`;
  return { act: start > whole.start ? `… ${words.replace(JOINS, '')}` : words, section };
}

/** What leads over to the next part of a sentence. */
const LEADS_ON = /(?:[\s,;:(]|(?<!\p{L})(?:and|or|but|then|provided that|e|o|y|ma|pero)){1,40}$/iu;

/** Words before a provision that begins in the middle of its sentence, as far as they may be shown with it (UTF-16 units). */
const LEAD = 140;

/** What joins a part of a sentence to the one before it. */
const JOINS = /^\s*(?:(?:and|or|but|then|provided that)\s+)+/i;

/** A provision from the beginning of its sentence, where that is near: `days of a request the Recipient shall` is no act. */
function wholeAct(document: ParsedDocument, provision: Provision): Span {
  if (!/^\s*\p{Ll}/u.test(document.text.slice(provision.start, provision.end))) return provision;
  const bodyStart = document.clauses[provision.clause]?.bodyStart ?? 0;
  const start = Math.max(sentenceAt(document, provision).start, bodyStart);
  if (start < provision.start && provision.start - start <= LEAD) return { start, end: provision.end };
  const [joint = ''] = JOINS.exec(document.text.slice(provision.start, provision.end)) ?? [];
  return { start: provision.start + joint.length, end: provision.end };
}

export function sentenceAt(document: ParsedDocument, { start, end }: Span): Span {
  return document.sentences.find((sentence) => sentence.start <= start && sentence.end >= end) ?? { start, end };
}
