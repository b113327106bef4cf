/** Spanish contracts count their clauses in words: `PRIMERA.- OBJETO`, `Décima segunda. Cesión`, `Cláusula tercera: Precio`. */

const UNITS = ['primera', 'segunda', 'tercera', 'cuarta', 'quinta', 'sexta', 'séptima', 'octava', 'novena'];
/** Longest spelling of one with what stands before and behind it, UTF-16 units. */
export const LONGEST_ORDINAL = 60;

/** In front the word for a clause, or nothing; behind it a sign, without which the word is an ordinary one. */
const LABEL =
  /^(?:CLÁUSULA|CLAUSULA|Cláusula|Clausula)?[ \t\u00a0]{0,3}(\p{L}{5,14})(?:[ \t\u00a0](\p{L}{5,7}))?[ºª]?(?:[.:]?[ \t\u00a0]?[-–—]|[.:])(?=\s|\p{L})/u;

export interface SpanishOrdinal {
  readonly printed: string;
  readonly length: number;
  readonly value: number;
}

/** The ordinal that the words begin with. Only of the feminine: `PRIMERO.-` counts what the parties recite. */
export function spanishOrdinal(words: string): SpanishOrdinal | undefined {
  const found = LABEL.exec(words);
  if (found === null || !/^\p{Lu}/u.test(words)) return undefined;
  const [whole, first = '', second = ''] = found;
  const value = second === '' ? oneWord(first.toLowerCase()) : compound(first.toLowerCase(), second.toLowerCase());
  if (value === 0) return undefined;
  return { printed: whole.replace(/[\s.:–—-]{1,8}$/, '').trim(), length: whole.length, value };
}

function oneWord(word: string): number {
  const unit = UNITS.indexOf(word.replace(/^septima$/, 'séptima'));
  if (unit >= 0) return unit + 1;
  if (/^d[ée]cima$/.test(word)) return 10;
  if (/^und[ée]cima$/.test(word)) return 11;
  if (/^duod[ée]cima$/.test(word)) return 12;
  if (/^vig[ée]sima$/.test(word)) return 20;
  const [, ten, rest = ''] = /^(decim|vigesim)[oa](\p{L}+)$/u.exec(word) ?? [];
  return ten === undefined ? 0 : compound(ten === 'decim' ? 'décima' : 'vigésima', rest);
}

function compound(ten: string, unit: string): number {
  const tens = /^d[ée]cim[oa]$/.test(ten) ? 10 : /^vig[ée]sim[oa]$/.test(ten) ? 20 : 0;
  const value = UNITS.indexOf(unit.replace(/^septima$/, 'séptima')) + 1;
  return tens === 0 || value === 0 ? 0 : tens + value;
}
