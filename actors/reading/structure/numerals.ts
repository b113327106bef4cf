const ROMAN_DIGITS: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };
const ORDINAL_WORDS = (
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen twenty'
).split(' ');

/** Value of a roman numeral up to 399, in either case; 0 when it is not one in its canonical spelling. */
export function roman(numeral: string): number {
  const digits = numeral.toLowerCase();
  let value = 0;
  for (let i = 0; i < digits.length; i++) {
    const here = ROMAN_DIGITS[digits[i] as string];
    if (here === undefined) return 0;
    value += here < (ROMAN_DIGITS[digits[i + 1] ?? ''] ?? 0) ? -here : here;
  }
  return value > 0 && toRoman(value) === digits ? value : 0;
}

/** Lower-case roman numeral of 1..399. */
function toRoman(value: number): string {
  const steps: readonly (readonly [number, string])[] = [
    [100, 'c'],
    [90, 'xc'],
    [50, 'l'],
    [40, 'xl'],
    [10, 'x'],
    [9, 'ix'],
    [5, 'v'],
    [4, 'iv'],
    [1, 'i'],
  ];
  let rest = value;
  let numeral = '';
  for (const [size, sign] of steps) {
    while (rest >= size) {
      numeral += sign;
      rest -= size;
    }
  }
  return numeral;
}

/** a = 1 … z = 26, aa = 27, bb = 28 (doubled letters, as contracts count on); 0 for anything else. */
export function letter(label: string): number {
  const sign = label.toLowerCase();
  if (!/^[a-z]{1,2}$/.test(sign)) return 0;
  if (sign.length === 2 && sign[0] !== sign[1]) return 0;
  return sign.charCodeAt(0) - 96 + (sign.length - 1) * 26;
}

/** Value of `4`, `IV` or `Four` (up to twenty) as it follows Article or Part; 0 when it is none of them. */
export function ordinal(label: string): number {
  if (/^\d+$/.test(label)) return Number(label);
  const word = ORDINAL_WORDS.indexOf(label.toLowerCase());
  return word >= 0 ? word + 1 : roman(label) || letter(label);
}
