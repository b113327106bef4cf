import type { Span } from '../parsed-document.ts';
import { romanceValue } from './romance-numbers.ts';

/** A length of time in Italian or Spanish, as printed: `novanta giorni`, `trenta (30) giorni`. */
interface RomanceLength extends Span {
  readonly value: number;
  /** In lower case. */
  readonly unit: string;
  readonly isWorking: boolean;
}

const ITALIAN = 'giorni|giorno|mesi|mese|anni|anno|settimane|ore';
const SPANISH = 'días|día|meses|mes|años|año|semanas|horas';
const UNIT = new RegExp(`\\s(${ITALIAN}|${SPANISH})(?![\\p{L}])(?:\\s(lavorativi|hábiles))?`, 'giu');
const IS_ITALIAN = new RegExp(`^(?:${ITALIAN})$`, 'i');
/** Words of one number, and how far back they are looked for (UTF-16 units). */
const MOST_WORDS = 3;
const REACH = 60;

/** Lengths whose number is written out, or is in brackets after its words; digits alone are read elsewhere. */
export function romanceLengths(text: string): RomanceLength[] {
  return Array.from(text.matchAll(UNIT)).flatMap(({ 0: whole, 1: unit = '', 2: working, index }) => {
    const before = text.slice(Math.max(0, index - REACH), index);
    const number = bracketed(before) ?? writtenOut(before, IS_ITALIAN.test(unit) ? 'it' : 'es');
    return number === undefined
      ? []
      : [
          {
            start: index - number.length,
            end: index + whole.length,
            value: number.value,
            unit: unit.toLowerCase(),
            isWorking: working !== undefined,
          },
        ];
  });
}

interface NumberBefore {
  readonly value: number;
  /** UTF-16 units that it takes up before the unit. */
  readonly length: number;
}

function bracketed(before: string): NumberBefore | undefined {
  const found = /(?:\p{L}+\s)?\(\s?(\d{1,4})\s?\)$/u.exec(before);
  return found === null ? undefined : { value: Number(found[1]), length: found[0].length };
}

function writtenOut(before: string, language: 'it' | 'es'): NumberBefore | undefined {
  const words = [...before.matchAll(/\p{L}+/gu)].slice(-MOST_WORDS);
  for (const { index } of words) {
    const said = before.slice(index);
    if (!/^[\p{L}\s]+$/u.test(said)) continue;
    const value = /^(?:[ey]|di|de)\b/i.test(said) ? undefined : romanceValue(said, language);
    if (value !== undefined && value > 0) return { value, length: said.length };
  }
  return undefined;
}
