/** A document's words as a report shows them: without what is printed on every page, and with an ellipsis where they are cut. */
import type { Evidence } from '../../../protocols/index.ts';

/** Printed so often, a line or the end of one is the head or foot of a page. */
const REPEATED = 3;
/** Longest line that is looked at as one of a page's (UTF-16 units). */
const LONGEST = 140;
/** Words at the end of a line that may be a foot, where a file has joined it to the text before it. */
const MOST_WORDS = 8;
/** Between two parts of one sentence; what lies farther apart is shown as two quotations (UTF-16 units). */
const ONE_SENTENCE = 4_000;

const figureless = (words: string): string => words.replace(/\d+/g, '#').replace(/\s+/g, ' ').trim();

/** What the document prints on page after page, figures left out. */
export function pageFurniture(text: string): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const [line] of text.matchAll(/[^\n]+/g)) {
    const words = line.trim().split(/\s+/);
    const ends = line.trim().length <= LONGEST ? [words] : [];
    for (let n = 2; n < Math.min(MOST_WORDS, words.length); n++) {
      const last = words.slice(-n);
      if (/\d/.test(last.at(-1) ?? '') && /^[^\p{Ll}]*$|[|@]|www\./u.test(last.join(' '))) ends.push(last);
    }
    for (const end of ends) {
      const plain = figureless(end.join(' '));
      if (plain.length > 3) counts.set(plain, (counts.get(plain) ?? 0) + 1);
    }
  }
  return new Set([...counts].flatMap(([plain, count]) => (count >= REPEATED ? [plain] : [])));
}

/** What a page's foot says of the marks on it, where a file has joined it to the text. */
const LEGEND =
  /(?:\d{1,3}\s)?\[?\*{2,5}\]?\s?=?\s?(?:certain|portions?|confidential treatment|information)\b[^.]{0,240}\b(?:omitted|redacted|requested|filed)\b[^.]{0,200}(?:\.|$)/gi;

/** The words on one line, without a page's head, foot and number, and without rules of dashes. */
export function plainWords(quote: string, furniture: ReadonlySet<string>): string {
  const lines = quote.split('\n').map((line, n, all) => {
    const isWhole = n > 0 && n < all.length - 1;
    if (isWhole && (/^\s*[-–]?\s?\d{1,4}\s?[-–]?\s*$/.test(line) || furniture.has(figureless(line)))) return '';
    return n < all.length - 1 ? withoutFoot(line, furniture, /^\s*$/.test(all[n + 1] ?? '')) : line;
  });
  return lines
    .join(' ')
    .replace(LEGEND, ' ')
    .replace(/(?<=\s|^)[-_=*](?:[-_=*]|\s(?=[-_=*]{3})){4,}(?=\s|$)/g, ' ')
    .replace(/(?<=\p{L}-)\s+(?=\p{Ll})(?!\s*(?:and|or)\b)/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function withoutFoot(line: string, furniture: ReadonlySet<string>, isBeforeBlank: boolean): string {
  const words = line.trimEnd().split(/(?<=\s)(?=\S)/);
  for (let n = Math.min(MOST_WORDS, words.length - 1); n >= 2; n--)
    if (furniture.has(figureless(words.slice(-n).join('')))) return words.slice(0, -n).join('');
  return isBeforeBlank ? line.trimEnd().replace(/\s{1,80}\d{1,3}$/, '') : line;
}

/** One quotation: its words, and the clause it stands in. */
export interface Quotation {
  readonly words: string;
  readonly section: string;
}

/** Passages as quotations; two parts of one sentence are one, with an ellipsis between them. */
export function quotations(passages: readonly Evidence[], text: string, furniture: ReadonlySet<string>): Quotation[] {
  const shown: (Quotation & { readonly end: number })[] = [];
  for (const { quote, start, end, section } of passages) {
    const words = plainWords(quote, furniture);
    const before = shown.at(-1);
    const isPart = begins(words);
    if (before !== undefined && isPart && isOneSentence(text, before.end, start) && before.words.endsWith('…'))
      shown[shown.length - 1] = { ...before, words: `${before.words} ${cutEnd(words)}`, end };
    else shown.push({ words: `${isPart ? '… ' : ''}${cutEnd(words)}`, section, end });
  }
  return shown.map(({ words, section }) => ({ words, section }));
}

/** The letter of an item that a part of a sentence may begin with. */
const LABEL = /^(?:\(?[a-z\d]{1,4}[.)]\s)+/u;
/** Whether the words begin in the middle of a sentence; a name such as `eBay` does not. */
const begins = (words: string): boolean => /^["“(]?\p{Ll}(?!\p{Lu})/u.test(words.replace(LABEL, ''));

const isOneSentence = (text: string, end: number, start: number): boolean =>
  start >= end && start - end < ONE_SENTENCE && !/[.!?]["”]?\s+\p{Lu}/u.test(text.slice(end, start));

/** With an ellipsis where the sentence goes on. */
const cutEnd = (words: string): string =>
  /[.!?:]["”’)\]]*$|…$/.test(words) ? words : `${words.replace(/[\s,;]{1,8}$/, '')} …`;

/** The beginning of a quotation up to the end of a part of it, where it is longer than `most` UTF-16 units. */
export function shortQuotation(words: string, most: number): string {
  if (words.length <= most) return words;
  const ends = Array.from(words.slice(0, most).matchAll(/[,;:.](?=\s)/g), ({ index }) => index);
  const end = ends.findLast((at) => at > most * 0.6) ?? words.lastIndexOf(' ', most);
  return `${words.slice(0, end > 0 ? end : most).trimEnd()} …`;
}
