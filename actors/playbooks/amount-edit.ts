/** The smallest edit of a cap in English: its amount, where the sentence and the wording limit the same side's liability. */
import type { Change } from '../../protocols/index.ts';
import type { ParsedDocument, Sentence } from '../reading/index.ts';
import { definedAmount, isTermOfElsewhere } from './defined-amount.ts';
import { isSaid } from './likeness.ts';

/** In wording: whose liability, the amount, and the sentences after it. */
const WANTED =
  /^The total liability of (?<whose>[^.]{3,60}?) under .{3,40} is limited to (?<amount>[^.]{5,200})\.(?<rest>.*)$/s;

/** At the end of a sentence of the contract: the amount of its cap. A comma or full stop between figures is part of it. */
const CAP =
  /\b(?:not (?:exceed|be (?:more|greater) than)|(?:is|are|be) limited to) (?<amount>(?:[^.;,]|(?<=\d)[.,](?=\d)){3,160})\.$/;

/** `Limited to direct damages` names no amount. */
const AMOUNT =
  /\b(?:fees?|charges?|sums?|amounts?|prices?|paid|payable|euros?|dollars?|pounds|eur|usd|gbp|cap)\b|[€$£%]/i;
const LOSS = /\b(?:damages?|loss(?:es)?)\b/i;

/** A cap on one matter leaves the others as they are: `liability for data breaches`. */
const MATTER =
  /liabilit[^.]*?\b(?:for|in respect of|with respect to|in relation to) (?!(?:any |all |and ){1,3}(?:claims?|causes?|liabilit|matters?))/i;

/**
 * The first of the sentences that caps what the wording caps gets the wording's amount; its other words stay. An amount that is defined
 * elsewhere is changed there, or the sentence would be left without it and the definition without use.
 */
export function amountEdit(
  wording: string,
  sentences: readonly Sentence[],
  document: ParsedDocument,
): Change | undefined {
  const { text } = document;
  const wanted = WANTED.exec(wording)?.groups;
  if (wanted === undefined) return undefined;
  const { whose = '', amount = '', rest = '' } = wanted;
  for (const { start, end } of sentences) {
    const words = text.slice(start, end).trimEnd();
    const cap = CAP.exec(words);
    const before = cap?.groups?.amount;
    if (cap === null || before === undefined || !AMOUNT.test(before) || LOSS.test(before)) continue;
    const subject = words.slice(0, cap.index);
    if (MATTER.test(subject) || !limits(whose, subject)) continue;
    const more = unsaid(rest, document);
    const defined = definedAmount(before, document);
    if (defined !== undefined) {
      const { start: from, end: to, isRow } = defined;
      const said = isRow
        ? `${amount.charAt(0).toUpperCase()}${amount.slice(1)}.${more}`
        : `${amount}.${more}`.slice(0, -1);
      return { start: from, end: to, before: text.slice(from, to), after: said };
    }
    const to = start + words.length;
    // What the term is, a paper says that is not here: taking it out would leave that paper without effect.
    if (isTermOfElsewhere(before, document)) {
      return { start: to - 1, end: to, before: '.', after: `, which is ${amount}.${more}` };
    }
    return { start: to - before.length - 1, end: to, before: `${before}.`, after: `${amount}.${more}` };
  }
  return undefined;
}

/** The sentences after the amount that the contract does not have yet. */
function unsaid(rest: string, { sentences, text }: ParsedDocument): string {
  const known = sentences.filter(({ isHeading }) => !isHeading).map(({ start, end }) => text.slice(start, end));
  const own = rest.match(/ [^.]{3,400}\./g) ?? [];
  return own.filter((sentence) => !known.some((each) => isSaid(sentence, each))).join('');
}

const BOTH = '(?:each|either|neither) party';

/** Whether it is that party's liability which is limited, not one towards that party. */
function limits(whose: string, subject: string): boolean {
  // A cap of both is a cap of either one.
  const name = new RegExp(`^${BOTH}$`, 'i').test(whose)
    ? BOTH
    : `(?:${escaped(whose.replace(/^the /i, ''))}|each party)`;
  const its = String.raw`\b${name}[’']s? (?:\p{L}+ ){0,4}liabilit`;
  return new RegExp(String.raw`\bliability of (?:the )?${name}(?!\p{L}| (?:and|or) )|${its}`, 'iu').test(subject);
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
