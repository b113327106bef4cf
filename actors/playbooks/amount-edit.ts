/** The smallest edit of a cap: its amount, where the sentence and the wording limit the same side's liability. */
import type { Change } from '../../protocols/index.ts';
import type { ParsedDocument, Sentence } from '../reading/index.ts';

/** In wording: whose liability, the amount, and the sentences behind it. */
const WANTED =
  /^The total liability of (?<whose>[^.]{3,60}?) under .{3,40} is limited to (?<amount>[^.]{5,200})\.(?<rest>.*)$/s;

/** At the end of a sentence of the contract: the amount of its cap. */
const CAP = /\b(?:not (?:exceed|be (?:more|greater) than)|(?:is|are|be) limited to) (?<amount>[^.;,]{3,160})\.$/;

/** What the contract says of one sentence only is left: the amount of the first cap is enough. */
export function amountEdit(
  wording: string,
  sentences: readonly Sentence[],
  { text }: ParsedDocument,
): Change | undefined {
  const wanted = WANTED.exec(wording)?.groups;
  if (wanted === undefined) return undefined;
  const { whose = '', amount = '', rest = '' } = wanted;
  for (const { start, end } of sentences) {
    const words = text.slice(start, end).trimEnd();
    const cap = CAP.exec(words);
    const before = cap?.groups?.amount;
    if (cap === null || before === undefined || !/liabilit/i.test(words) || !limits(whose, words)) continue;
    const to = start + words.length;
    return { start: to - before.length - 1, end: to, before: `${before}.`, after: `${amount}.${rest}` };
  }
  return undefined;
}

const BOTH = /\b(?:each|either|neither) party/i;

const limits = (whose: string, words: string): boolean =>
  BOTH.test(whose) ? BOTH.test(words) : !BOTH.test(words) && words.includes(whose.replace(/^the /i, ''));
