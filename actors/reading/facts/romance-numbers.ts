/** Numbers written out in Italian and Spanish: `ventiseimila`, `veintiséis mil`, `duecentocinquanta`. */

const UNITS: Readonly<Record<'it' | 'es', string>> = {
  it: 'zero un|uno|una due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
  es: 'cero un|uno|una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
};
const TENS: Readonly<Record<'it' | 'es', string>> = {
  it: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
  es: 'veinte|veinti treinta cuarenta cincuenta sesenta setenta ochenta noventa',
};
const HUNDREDS_ES = 'doscient trescient cuatrocient quinient seiscient setecient ochocient novecient'.split(' ');

type Part = { readonly add: number } | { readonly times: number };

function partsOf(language: 'it' | 'es'): ReadonlyMap<string, Part> {
  const parts = new Map<string, Part>();
  UNITS[language].split(' ').forEach((names, value) => {
    for (const name of names.split('|')) parts.set(name, { add: value });
  });
  TENS[language].split(' ').forEach((names, index) => {
    for (const name of names.split('|')) {
      parts.set(name, { add: (index + 2) * 10 });
      // `ventuno`, `trentotto`: the vowel before a vowel is lost.
      if (language === 'it') parts.set(name.slice(0, -1), { add: (index + 2) * 10 });
    }
  });
  if (language === 'it') {
    for (const name of ['cento', 'cent']) parts.set(name, { times: 100 });
    for (const name of ['mila', 'mille']) parts.set(name, { times: 1000 });
    for (const name of ['milione', 'milioni']) parts.set(name, { times: 1_000_000 });
    return parts;
  }
  for (const name of ['cien', 'ciento']) parts.set(name, { add: 100 });
  HUNDREDS_ES.forEach((stem, index) => {
    for (const end of ['os', 'as']) parts.set(stem + end, { add: (index + 2) * 100 });
  });
  parts.set('mil', { times: 1000 });
  for (const name of ['millon', 'millones']) parts.set(name, { times: 1_000_000 });
  return parts;
}

const PARTS = { it: partsOf('it'), es: partsOf('es') } as const;
/** Letters of the longest part and of the longest number that is read. */
const LONGEST_PART = 14;
const LONGEST = 90;

/** The value of a number in words, or undefined for words that are none. */
export function romanceValue(words: string, language: 'it' | 'es'): number | undefined {
  const letters = words
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[\s-]+/)
    .filter((word) => word !== 'e' && word !== 'y' && word !== 'di' && word !== 'de')
    .join('');
  if (letters === '' || letters.length > LONGEST) return undefined;
  const parts = split(letters, PARTS[language]);
  return parts === undefined ? undefined : sumOf(parts);
}

/** The letters split into known parts, longest first. */
function split(letters: string, known: ReadonlyMap<string, Part>): Part[] | undefined {
  const from: (Part[] | undefined)[] = Array.from({ length: letters.length + 1 });
  from[letters.length] = [];
  for (let start = letters.length - 1; start >= 0; start--) {
    for (let length = Math.min(LONGEST_PART, letters.length - start); length > 0; length--) {
      const part = known.get(letters.slice(start, start + length));
      const rest = from[start + length];
      if (part === undefined || rest === undefined) continue;
      from[start] = [part, ...rest];
      break;
    }
  }
  return from[0];
}

function sumOf(parts: readonly Part[]): number {
  let total = 0;
  let current = 0;
  for (const part of parts) {
    if ('add' in part) current += part.add;
    else if (part.times === 100) current = (current % 1000 || 1) * 100;
    else {
      total += (current || 1) * part.times;
      current = 0;
    }
  }
  return total + current;
}
