/** Numerals of w:numFmt (ECMA-376 part 1, 17.18.59) for values of 0 and more; formats not named here count in decimals. */
export function numeral(value: number, format: string): string {
  switch (format) {
    case 'none':
      return '';
    case 'decimalZero':
      return value < 10 ? `0${value}` : String(value);
    case 'upperRoman':
      return roman(value);
    case 'lowerRoman':
      return roman(value).toLowerCase();
    case 'upperLetter':
      return letters(value);
    case 'lowerLetter':
      return letters(value).toLowerCase();
    case 'ordinal':
      return `${value}${ordinalEnding(value)}`;
    case 'cardinalText':
      return words(value, CARDINALS) ?? String(value);
    case 'ordinalText':
      return words(value, ORDINALS) ?? `${value}${ordinalEnding(value)}`;
    case 'numberInDash':
      return `- ${value} -`;
    default:
      return String(value);
  }
}

const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** Above 3,999 a row of Ms would grow without end. */
function roman(value: number): string {
  if (value < 1 || value > 3_999) return String(value);
  let left = value;
  let out = '';
  for (const [worth, sign] of ROMAN) {
    while (left >= worth) {
      out += sign;
      left -= worth;
    }
  }
  return out;
}

/** A … Z, AA, BB, … ZZ, AAA: Word repeats the letter. */
function letters(value: number): string {
  if (value < 1 || value > 26 * 30) return String(value);
  return String.fromCharCode(65 + ((value - 1) % 26)).repeat(Math.ceil(value / 26));
}

function ordinalEnding(value: number): string {
  const teens = value % 100 >= 11 && value % 100 <= 13;
  return teens ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');
}

const CARDINALS =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen Twenty'.split(
    ' ',
  );
const ORDINALS =
  'Zeroth First Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth Eleventh Twelfth Thirteenth Fourteenth Fifteenth Sixteenth Seventeenth Eighteenth Nineteenth Twentieth'.split(
    ' ',
  );

const words = (value: number, names: readonly string[]): string | undefined => names[value];
