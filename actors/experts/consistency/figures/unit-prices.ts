import type { Finding } from '../../../../protocols/index.ts';
import type { Amount, ParsedDocument, Sentence } from '../../../reading/index.ts';
import { gather } from '../../toolkit/evidence.ts';

/** A price of one of them. */
const PER =
  /^\s{0,3}(?:\([^)]{1,40}\)\s?)?(?:per|for each|for every|each|a|an|apiece|par value per|por cada|por|per ciascun[ao]?|cadauna|ciascuna|cada)\s+(?:un[ao]\s+)?([\p{L}]{3,})/iu;
/** What all of them cost. */
const TOTAL =
  /\b(?:aggregate|total|overall|complessiv[oa]|totale|importe total|precio total|en total|in totale)\b[^.;]{0,50}$|\bfor a (?:purchase )?(?:price|sum) of[^.;]{0,10}$/iu;
/** A number of things: no money, no percentage, no date, no clause. */
const NUMBER =
  /(?<![$€£\d.,])(\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+(?![\d,])|\d{1,7})(?![\d.,]*\d|\s?%|\s?(?:percent|days?|months?|years?|giorni|mesi|anni|días|meses|años)\b)/gu;
/** Words that say the total is not the product. */
const ROUGH =
  /\b(?:approximately|about|up to|at least|minimum|maximum|not (?:less|more) than|no (?:less|more) than|plus|less|discount|estimated|circa|almeno|fino a|hasta|mínimo|aproximad|tax|vat|iva)\w*/iu;
/** Periods for which the price is paid multiply it again. */
const RATE =
  /^(?:hours?|days?|weeks?|months?|quarters?|years?|annum|hora|día|mes|año|ora|giorno|mese|anno|cent|thousand)$/iu;
/** Half a percent may be rounding; a total further off belongs to something else. */
const SAME = 0.005;
const FAR = 0.5;

/** `1,000 shares at $2 per share, for an aggregate price of $2,500`. */
export function wrongProducts(document: ParsedDocument): Finding[] {
  const { text, amounts, sentences } = document;
  let at = 0;
  return sentences
    .flatMap((sentence) => {
      while (at < amounts.length && (amounts[at] as Amount).start < sentence.start) at++;
      const own: Amount[] = [];
      for (let n = at; n < amounts.length && (amounts[n] as Amount).end <= sentence.end; n++)
        own.push(amounts[n] as Amount);
      return own.length < 2 ? [] : ofSentence(document, sentence, own);
    })
    .slice(0, 5)
    .flatMap(({ sentence, values }) =>
      gather(
        document,
        {
          rule: 'currency-and-totals.product',
          category: 'currency_and_totals',
          severity: 'high',
          belief: 0.86,
          values,
        },
        [sentence],
      ),
    )
    .filter(({ evidence }) => evidence.every(({ quote }) => text.includes(quote)));
}

interface Wrong {
  readonly sentence: Sentence;
  readonly values: Readonly<Record<string, string | number>>;
}

function ofSentence({ text }: ParsedDocument, sentence: Sentence, own: readonly Amount[]): Wrong[] {
  const units = own.filter(({ end }) => {
    const what = PER.exec(text.slice(end, end + 70))?.[1];
    return what !== undefined && !RATE.test(what);
  });
  const totals = own.filter(({ start }) => TOTAL.test(text.slice(Math.max(sentence.start, start - 80), start)));
  const [unit] = units;
  const [total] = totals;
  if (unit === undefined || total === undefined || units.length > 1 || totals.length > 1 || unit === total) return [];
  const words = text.slice(sentence.start, sentence.end);
  if (unit.currency !== total.currency || ROUGH.test(words) || unit.value <= 0) return [];
  const counts = Array.from(words.matchAll(NUMBER))
    .filter(
      ({ index }) => !own.some(({ start, end }) => sentence.start + index >= start && sentence.start + index < end),
    )
    .map(([, digits = '']) => Number(digits.replace(/[.,]/g, '')))
    .filter((count) => count > 1);
  if (counts.some((count) => isSame(count * unit.value, total.value, count, text.slice(unit.start, unit.end))))
    return [];
  const count = counts.find((one) => Math.abs((one * unit.value) / total.value - 1) <= FAR);
  if (count === undefined) return [];
  const product = Math.round(count * unit.value * 100) / 100;
  return [{ sentence, values: { count, unit: unit.value, product, total: total.value, currency: currencyOf(unit) } }];
}

/** A unit price of three digits or more may itself be rounded. */
function isSame(product: number, total: number, count: number, printed: string): boolean {
  const digits = printed
    .replace(/[^\d.]/g, '')
    .replace(/^[0.]+/, '')
    .replace('.', '');
  const decimals = /\.(\d+)/.exec(printed)?.[1]?.length ?? 0;
  const rounding = digits.length > 2 ? (count * 10 ** -decimals) / 2 : 0;
  return Math.abs(product - total) <= Math.max(SAME * total, rounding, 0.01);
}

const currencyOf = ({ currency }: Amount): string => (currency === '$' ? 'dollars' : currency);
