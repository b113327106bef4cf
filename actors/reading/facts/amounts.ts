import type { Amount, Clause, Duration, Percentage } from '../parsed-document.ts';
import { clauseIndexAt, inOrder } from '../structure/clause-at.ts';
import { dollarBehind, dollarOf, UNNAMED_DOLLAR } from './dollars.ts';
import { digitsValue, SCALE_WORDS, wordsValue } from './quantities.ts';
import { romanceLengths } from './romance-lengths.ts';

const CURRENCIES: Readonly<Record<string, string>> = {
  $: UNNAMED_DOLLAR,
  us$: 'USD',
  usd: 'USD',
  usd$: 'USD',
  usdollar: 'USD',
  usdollars: 'USD',
  unitedstatesdollar: 'USD',
  unitedstatesdollars: 'USD',
  dollar: UNNAMED_DOLLAR,
  dollars: UNNAMED_DOLLAR,
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '£': 'GBP',
  gbp: 'GBP',
  pounds: 'GBP',
  sterling: 'GBP',
  '¥': 'JPY',
  jpy: 'JPY',
  yen: 'JPY',
  chf: 'CHF',
  cad: 'CAD',
  cad$: 'CAD',
  cdn$: 'CAD',
  c$: 'CAD',
  ca$: 'CAD',
  canadiandollars: 'CAD',
  aud: 'AUD',
  aud$: 'AUD',
  a$: 'AUD',
  au$: 'AUD',
  australiandollars: 'AUD',
  nzd: 'NZD',
  nz$: 'NZD',
  newzealanddollars: 'NZD',
  rmb: 'CNY',
  cny: 'CNY',
  hk$: 'HKD',
  hkd: 'HKD',
  sgd: 'SGD',
  s$: 'SGD',
  inr: 'INR',
  '₹': 'INR',
  rs: 'INR',
  mxn: 'MXN',
  brl: 'BRL',
  r$: 'BRL',
  nis: 'ILS',
};
const DIGITS = String.raw`(?:\d{1,6}\.\d{4,8}|0\.\d{3}(?!\d)|\d[\d,]{0,20}(?:\.\d{3}){0,4}(?:[.,]\d{1,2})?)`;
const SCALE = String.raw`(?:\s{0,2}(thousand|million|billion|trillion|milioni|milione|miliardi|mila|millones|mil|bn|mm|mn|m|k)\b)?`;
const BEFORE = new RegExp(
  String.raw`(US ?\$|U\.S\. ?\$|\b(?:USD|CAD|CDN|AUD) ?\$|CA?\$|AU?\$|NZ\$|HK\$|S\$|R\$|[$€£¥₹]|\b(?:USD|EUROS?|EUR|GBP|JPY|CHF|CAD|AUD|NZD|RMB|CNY|HKD|SGD|INR|MXN|BRL|NIS|Rs\.?))\s{0,2}(${DIGITS})(?!\d)${SCALE}`,
  'gi',
);
const AFTER = new RegExp(
  String.raw`(?<![\d.,$€£])(${DIGITS})${SCALE}\s{1,2}((?:(?:U\.?S\.?|United States|Canadian|Australian|New Zealand) )?dollars?|euros?|pounds|USD|EUR|GBP|JPY|yen|CHF|CAD|AUD|NZD|RMB|CNY|€|£)(?![\w$])`,
  'gi',
);
const TOUCHING = new RegExp(String.raw`(?<![\d.,$€£])(${DIGITS})${SCALE}(€|£)`, 'gi');

/** Sums of money in digits, with the currency they name; of a bare `$` what the document says of it. In document order. */
export function findAmounts(text: string, clauses: readonly Clause[]): Amount[] {
  const found = amountsIn(text, clauses);
  if (!found.some(({ currency }) => currency === UNNAMED_DOLLAR)) return found;
  const usual = dollarOf(text);
  return found.map((amount) =>
    amount.currency === UNNAMED_DOLLAR ? { ...amount, currency: dollarBehind(text, amount.end) ?? usual } : amount,
  );
}

function amountsIn(text: string, clauses: readonly Clause[]): Amount[] {
  const found: Amount[] = [];
  for (const match of text.matchAll(BEFORE)) push(found, clauses, match, match[2], match[3], match[1]);
  const taken = new Set(found.map((amount) => amount.end));
  for (const pattern of [AFTER, TOUCHING]) {
    for (const match of text.matchAll(pattern)) {
      const digitsEnd = match.index + (match[1] as string).length;
      if (!taken.has(digitsEnd)) push(found, clauses, match, match[1], match[2], match[3]);
    }
  }
  return inOrder(found);
}

function push(
  found: Amount[],
  clauses: readonly Clause[],
  match: RegExpExecArray,
  digits = '',
  scale = '',
  sign = '',
): void {
  const currency = CURRENCIES[sign.toLowerCase().replace(/[.\s]/g, '')];
  const value = digitsValue(digits.replace(/[.,]$/, '')) * (SCALE_WORDS[scale.toLowerCase()] ?? 1);
  if (currency === undefined || !Number.isFinite(value)) return;
  const end = match.index + match[0].length - (scale === '' && /[.,]$/.test(match[0]) ? 1 : 0);
  found.push({ start: match.index, end, value, currency, clause: clauseIndexAt(clauses, match.index) });
}

const NUMBER_WORD =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|' +
  'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand';
const WORDS = String.raw`(?:(?:${NUMBER_WORD})(?:[ \t\n-](?:and )?(?:${NUMBER_WORD})){0,5})`;
const PERCENT = new RegExp(
  String.raw`(?:\b(${WORDS})\s{0,2})?\(?(?<![\d.,])(\d{1,6}(?:[.,]\d{1,4})?)\s?(?:%|per ?cent\b|por ciento\b|per cento\b)|\b(${WORDS})\s(?:per ?cent)\b(?!\s?\()`,
  'gi',
);

export function findPercentages(text: string, clauses: readonly Clause[]): Percentage[] {
  const found: Percentage[] = [];
  for (const match of text.matchAll(PERCENT)) {
    const value = match[2] === undefined ? wordsValue(match[3] ?? '') : Number(match[2].replace(',', '.'));
    if (value === undefined) continue;
    found.push({
      start: match.index,
      end: match.index + match[0].length,
      value,
      clause: clauseIndexAt(clauses, match.index),
    });
  }
  return found;
}

const UNITS: Readonly<Record<string, Duration['unit']>> = {
  day: 'day',
  week: 'week',
  month: 'month',
  year: 'year',
  hour: 'hour',
  annum: 'year',
  giorni: 'day',
  giorno: 'day',
  mesi: 'month',
  mese: 'month',
  anni: 'year',
  anno: 'year',
  settimane: 'week',
  ore: 'hour',
  días: 'day',
  día: 'day',
  meses: 'month',
  mes: 'month',
  años: 'year',
  año: 'year',
  semanas: 'week',
  horas: 'hour',
};
const LENGTH = new RegExp(
  String.raw`\b(?:(${WORDS})\s{0,2}\(\s?(\d{1,4})\s?\)|(\d{1,4})|(${WORDS}))[\s-]{1,3}(?:(business|working|trading|banking|calendar|consecutive|full|lavorativi|hábiles)[\s-]{1,3})?` +
    String.raw`(days?|weeks?|months?|years?|hours?|giorni|giorno|mesi|mese|anni|anno|settimane|ore|días|día|meses|mes|años|año|semanas|horas)(?![\p{L}])(?:[\s-](lavorativi|hábiles))?`,
  'giu',
);

/** Lengths of time; where words and digits disagree the digits count (number-words.ts reports the disagreement). */
export function findDurations(text: string, clauses: readonly Clause[]): Duration[] {
  const found: Duration[] = [];
  for (const match of text.matchAll(LENGTH)) {
    const digits = match[2] ?? match[3];
    const value = digits === undefined ? wordsValue(match[4] ?? '') : Number(digits);
    const word = (match[6] ?? '').toLowerCase();
    const unit = UNITS[word] ?? UNITS[word.replace(/s$/, '')];
    if (value === undefined || unit === undefined) continue;
    const business = /^(?:business|working|trading|banking|lavorativi|hábiles)$/i.test(match[5] ?? match[7] ?? '');
    const end = match.index + match[0].length;
    found.push({
      start: match.index,
      end,
      value,
      unit: business && unit === 'day' ? 'business day' : unit,
      clause: clauseIndexAt(clauses, match.index),
    });
  }
  const written = romanceLengths(text).map(({ start, end, value, unit, isWorking }): Duration => {
    const length = UNITS[unit] ?? 'day';
    return {
      start,
      end,
      value,
      unit: isWorking && length === 'day' ? 'business day' : length,
      clause: clauseIndexAt(clauses, start),
    };
  });
  return written.length === 0 ? found : [...found, ...written].toSorted((a, b) => a.start - b.start);
}
