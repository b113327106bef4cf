import type { Word } from './concepts.ts';

/** Units of time by the beginning of their names in the three languages, in days. */
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:hours?|or[ae]|horas?)$/, 1 / 24],
  [/^(?:days?|giorn[io]|dias?)$/, 1],
  [/^(?:weeks?|settiman[ae]|semanas?)$/, 7],
  [/^(?:months?|mes[ei]|meses|mensilita|mensualidades)$/, 30],
  [/^(?:years?|ann[io]|anos?|annualita|anualidades)$/, 365],
];

/** Upper ends of the classes of periods, in days. */
const PERIODS = [1, 3, 7, 14, 31, 62, 95, 125, 200, 370, 1100, 1900, 4000];
/** Upper ends of the classes of percentages. */
const PERCENTS = [0.5, 1, 2, 5, 12, 30, 60, 95, 99.9, 100, 200];
/** Upper ends of the classes of sums. */
const SUMS = [200, 1000, 5000, 50_000, 300_000, 2_000_000];

const NUMBERS: ReadonlyMap<string, number> = new Map(
  `1 one a an un una uno|2 two due dos|3 three tre tres|4 four quattro cuatro|5 five cinque cinco|6 six sei seis|7 seven sette siete
8 eight otto ocho|9 nine nove nueve|10 ten dieci diez|12 twelve dodici doce|14 fourteen quattordici catorce|15 fifteen quindici quince
18 eighteen diciotto dieciocho|20 twenty venti veinte|21 ventuno|24 ventiquattro veinticuatro|30 thirty trenta treinta
36 trentasei|40 forty quaranta cuarenta|45 quarantacinque|48 quarantotto|50 fifty cinquanta cincuenta|60 sixty sessanta sesenta
75 settantacinque|90 ninety novanta noventa|99 novantanove|100 hundred cento cien ciento|120 centoventi|150 centocinquanta
180 centottanta|200 duecento doscientos|365 trecentosessantacinque|500 cinquecento quinientos|1000 thousand mille mil`
    .split(/[|\n]/)
    .flatMap((line) => {
      const [value, ...words] = line.trim().split(' ');
      return words.map((word) => [word, Number(value)] as const);
    }),
);

/** Classes of the periods, percentages and sums that the text names, and how far its periods lie apart. */
export function quantityMarks(text: string, words: readonly Word[]): string[] {
  const marks = new Set<string>();
  const days: number[] = [];
  words.forEach(({ text: word, start }, at) => {
    const unit = UNITS.find(([name]) => name.test(word));
    if (unit === undefined) return;
    const count = countBefore(text, words, at, start);
    if (count === undefined) return;
    days.push(count * unit[1]);
    marks.add(`period ${classOf(count * unit[1], PERIODS)}`);
  });
  for (const [, figure] of text.matchAll(/(\d+(?:[.,]\d+)?)\s?(?:%|per ?cent|percento|por ciento)/gi)) {
    marks.add(`percent ${classOf(Number((figure as string).replace(',', '.')), PERCENTS)}`);
  }
  for (const sum of sumsIn(text)) marks.add(`sum ${classOf(sum, SUMS)}`);
  if (days.length > 1) {
    const ratio = Math.max(...days) / Math.max(1 / 24, Math.min(...days));
    marks.add(ratio >= 2 ? 'periods apart' : 'periods alike');
  }
  return [...marks];
}

const classOf = (value: number, ends: readonly number[]): number => {
  const found = ends.findIndex((end) => value <= end);
  return found < 0 ? ends.length : found;
};

/** The number before a unit of time: digits, or the nearest of three words. */
function countBefore(text: string, words: readonly Word[], at: number, start: number): number | undefined {
  const digits = /(\d+)\)?[\s-]+(?:[a-z]+[\s-]+)?$/i.exec(text.slice(Math.max(0, start - 24), start));
  if (digits !== null) return Number(digits[1]);
  for (let back = 1; back <= 3; back++) {
    const value = NUMBERS.get(words[at - back]?.text ?? '');
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Sums of money, with `k`, `thousand` and `million` counted. */
function sumsIn(text: string): number[] {
  const money =
    /(?:[$£€]|\b(?:usd|eur|gbp|euro)\s?)\s?(\d[\d.,' ]*)(\s?(?:k|m|million|milioni|millones|thousand|mila|mil)\b)?|(\d[\d.,]*)(\s?(?:k|m|million|milioni|millones|thousand|mila|mil))?\s?(?:euros?|dollars?|pounds|€|dolares|libras)/gi;
  return [...text.matchAll(money)].map(([, before, scale, after, other]) => {
    const digits = (before ?? after ?? '').replace(/[.,]\d{1,2}$/, '').replace(/\D/g, '');
    const times = (scale ?? other ?? '').trim().toLowerCase();
    if (times === '') return Number(digits);
    return Number(digits) * (/^(?:m|million|milioni|millones)$/.test(times) ? 1_000_000 : 1000);
  });
}
