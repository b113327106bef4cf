/**
 * Sums against their parts: a total and the instalments it is paid in, within one clause. Percentages against the whole
 * likewise. Only what is called an instalment, a milestone payment or a rate of payment counts as a part.
 */
import type { Amount, ParsedDocument, Percentage, Span } from '../../reading/index.ts';

export interface WrongSum {
  readonly kind: 'amounts' | 'percentages';
  readonly total: number;
  readonly sum: number;
  /** Of amounts; empty for percentages. */
  readonly currency: string;
  /** From the total, or the first part, to the last part. */
  readonly span: Span;
}

/** Longest clause in which a total and its parts belong together (UTF-16 units). */
const LONGEST = 2500;
/** Parts further off than this share are parts of something else. */
const FAR = 0.35;
/** Less than a cent, or half a point. */
const CENT = 0.005;

const PARTS =
  /\b(?:instal?lments?|milestones?|payable as follows|paid as follows|payment schedule|rat[ae]\b|rate mensili|plazos|cuotas|pagaderos? como sigue|così suddivis\w+|come segue|de la siguiente (?:forma|manera))/i;
const TOTAL =
  /\b(?:total|aggregate|overall|fixed)\b[^.;\n]{0,60}$|\b(?:price|fee|fees|sum|amount|consideration|compensation|prezzo|corrispettivo|compenso|importo|precio|importe|remuneración)\b[^.;\n]{0,40}$/i;
/** `each`: one amount stands for several parts. */
const EACH = /^[^.;]{0,12}\b(?:each|apiece|per instal?lment|ciascuna|cadauna|cada un[ao])\b/i;
const COUNT =
  /\b(two|three|four|five|six|eight|ten|twelve|due|tre|quattro|cinque|sei|dodici|dos|tres|cuatro|cinco|seis|doce|\d{1,2})\b(?:\s?\(\d{1,2}\))?\s(?:equal |monthly |quarterly |annual |uguali |mensili |iguales |mensuales )*(?:instal?lments|payments|rate|plazos|cuotas)\b/i;
const NUMBERS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
  sei: 6,
  dodici: 12,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  doce: 12,
};

export function wrongSums(document: ParsedDocument): WrongSum[] {
  const amounts = Map.groupBy(document.amounts, ({ clause }) => topClause(document, clause));
  const percentages = Map.groupBy(document.percentages, ({ clause }) => topClause(document, clause));
  const clauses = [...new Set([...amounts.keys(), ...percentages.keys()])].toSorted((a, b) => a - b);
  return clauses.flatMap((index) => {
    const clause = document.clauses[index];
    if (clause === undefined) return [];
    const words = document.text.slice(clause.start, clause.end);
    if (!PARTS.test(words)) return [];
    const found = ofAmounts(document, amounts.get(index) ?? []) ?? ofPercentages(words, percentages.get(index) ?? []);
    return found === undefined ? [] : [found];
  });
}

/** Index of the widest clause around a clause that is still about one matter. */
function topClause({ clauses }: ParsedDocument, innermost: number): number {
  let index = innermost;
  for (let parent = clauses[index]?.parent ?? -1; parent >= 0; parent = clauses[index]?.parent ?? -1) {
    const wide = clauses[parent];
    if (wide === undefined || wide.end - wide.start > LONGEST) break;
    index = parent;
  }
  return index;
}

function ofAmounts({ text }: ParsedDocument, all: readonly Amount[]): WrongSum | undefined {
  const at = all.findIndex(({ start }) => TOTAL.test(text.slice(Math.max(0, start - 80), start)));
  const total = all[at];
  const parts = all.slice(at + 1).filter(({ currency }) => currency === total?.currency);
  const last = parts.at(-1);
  if (total === undefined || last === undefined || last.end - total.start > LONGEST) return undefined;
  const words = text.slice(total.start, last.end + 60);
  if (!PARTS.test(words)) return undefined;
  const sum = sumOf(text, parts, words);
  const isWrong = sum !== undefined && Math.abs(sum - total.value) > CENT && Math.abs(sum / total.value - 1) <= FAR;
  return isWrong
    ? {
        kind: 'amounts',
        total: total.value,
        sum,
        currency: total.currency,
        span: { start: total.start, end: last.end },
      }
    : undefined;
}

/** What the parts come to; one that is paid several times counts so often. */
function sumOf(text: string, parts: readonly Amount[], words: string): number | undefined {
  const [only] = parts;
  if (parts.length > 1) return parts.reduce((sum, { value }) => sum + value, 0);
  if (only === undefined || !(EACH.test(text.slice(only.end, only.end + 30)) || /\bequal|uguali|iguales/i.test(words)))
    return undefined;
  const printed = COUNT.exec(words)?.[1]?.toLowerCase() ?? '';
  const count = NUMBERS[printed] ?? Number(printed);
  return count > 1 ? count * only.value : undefined;
}

function ofPercentages(words: string, all: readonly Percentage[]): WrongSum | undefined {
  const [first] = all;
  const last = all.at(-1);
  if (first === undefined || last === undefined || all.length < 3 || last.end - first.start > LONGEST) return undefined;
  if (/\b(?:interest|late|discount|increase|interessi|intereses|vat|iva)\b/i.test(words)) return undefined;
  const sum = all.reduce((total, { value }) => total + value, 0);
  const isWrong = Math.abs(sum - 100) >= 0.5 && Math.abs(sum - 100) <= 100 * FAR;
  return isWrong
    ? { kind: 'percentages', total: 100, sum, currency: '', span: { start: first.start, end: last.end } }
    : undefined;
}
