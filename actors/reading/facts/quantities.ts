/** Numbers as contracts write them: in words, in digits with either separator, with a scale behind. */

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SMALL = new Map<string, number>([
  ...UNITS.map((word, value) => [word, value] as const),
  ...TENS.map((word, tens) => [word, tens * 10] as const).slice(2),
  ['fourty', 40],
  ['ninty', 90],
]);
const SCALES = new Map<string, number>([
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
]);

/** Signs and words after which an amount is this many times larger. */
export const SCALE_WORDS: Readonly<Record<string, number>> = {
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
  k: 1e3,
  m: 1e6,
  mm: 1e6,
  mn: 1e6,
  bn: 1e9,
  mila: 1e3,
  milioni: 1e6,
  milione: 1e6,
  miliardi: 1e9,
  mil: 1e3,
  millones: 1e6,
  millón: 1e6,
};

export function isNumberWord(word: string): boolean {
  const lower = word.toLowerCase();
  return SMALL.has(lower) || SCALES.has(lower) || lower === 'hundred';
}

/** Value of `two hundred and fifty-five thousand`; undefined unless every word is part of a number. */
export function wordsValue(words: string): number | undefined {
  let total = 0;
  let group = 0;
  let seen = false;
  for (const word of words.toLowerCase().split(/[\s,-]+/)) {
    if (word === 'and' || word === '' || (!seen && word === 'a')) continue;
    const small = SMALL.get(word);
    const scale = SCALES.get(word);
    if (small !== undefined) group += small;
    else if (word === 'hundred') group = (group || 1) * 100;
    else if (scale === undefined) return undefined;
    else {
      total += (group || 1) * scale;
      group = 0;
    }
    seen = true;
  }
  return seen ? total + group : undefined;
}

/** Value of `1,250.50`, `1.250,50` or `1 250`; the last separator with one or two digits after it is the decimal one. */
export function digitsValue(digits: string): number {
  const clean = digits.replace(/[\s\u00a0'’]/g, '');
  const decimal = /[.,](\d{1,2})$/.exec(clean);
  const both = clean.includes('.') && clean.includes(',');
  if (!both && /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(clean)) return Number(clean.replace(/[.,]/g, ''));
  if (!decimal) return both ? Number(clean.replace(/,/g, '')) : Number(clean.replace(',', '.'));
  return Number(`${clean.slice(0, decimal.index).replace(/[.,]/g, '') || '0'}.${decimal[1]}`);
}
