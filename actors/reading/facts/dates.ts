import type { Clause, DateMention } from '../parsed-document.ts';
import { clauseIndexAt, inOrder } from '../structure/clause-at.ts';

const MONTHS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'january jan gennaio enero janvier januar',
    'february feb febbraio febrero février februar',
    'march mar marzo mars märz',
    'april apr aprile abril avril',
    'may maggio mayo mai',
    'june jun giugno junio juin juni',
    'july jul luglio julio juillet juli',
    'august aug agosto août',
    'september sept sep settembre septiembre septembre',
    'october oct ottobre octubre octobre oktober',
    'november nov novembre noviembre',
    'december dec dicembre diciembre décembre dezember',
  ].flatMap((names, i) => names.split(' ').map((name) => [name, i + 1])),
);
const MONTH = String.raw`(\p{L}{3,10})\.?`;
/** `17th`, and as files tear it: `17t h`, `15 th`. */
const ORDINAL = String.raw`(?:\s?(?:s\s?t|n\s?d|r\s?d|t\s?h|º|°)(?!\p{L}))?`;
const PATTERNS: readonly { readonly pattern: RegExp; readonly order: readonly ('y' | 'm' | 'd' | 'n')[] }[] = [
  {
    pattern: new RegExp(String.raw`(?<![\p{L}\d])${MONTH}\s{1,3}(\d{1,2})${ORDINAL},?\s{1,3}(\d{4})(?!\d)`, 'giu'),
    order: ['m', 'd', 'y'],
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\d/.-])(\d{1,2})${ORDINAL},?\s{1,3}(?:day\s{1,3})?(?:of\s{1,3}|de\s{1,3})?${MONTH},?\s{1,3}(?:of\s|de\s{1,3}|del\s{1,3})?(\d{4})(?!\d)`,
      'giu',
    ),
    order: ['d', 'm', 'y'],
  },
  { pattern: /(?<![\d/.-])(\d{4})-(\d{2})-(\d{2})(?![\d-])/g, order: ['y', 'n', 'd'] },
  { pattern: /(?<![\d/.-])(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?![\d/.]\d)/g, order: ['n', 'd', 'y'] },
];

/**
 * Calendar dates that name day, month and year; nothing is guessed. `03/04/2024` is month first in English, day first
 * in other languages, and the other way round where only that is a date.
 */
export function findDates(text: string, clauses: readonly Clause[], language: string): DateMention[] {
  const found: DateMention[] = [];
  for (const { pattern, order } of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const iso = toIso(order, match, language);
      if (iso === undefined) continue;
      found.push({
        start: match.index,
        end: match.index + match[0].length,
        iso,
        clause: clauseIndexAt(clauses, match.index),
      });
    }
  }
  return inOrder(found);
}

function toIso(order: readonly string[], match: RegExpExecArray, language: string): string | undefined {
  const part = (name: string): string => match[order.indexOf(name) + 1] ?? '';
  const year = Number(part('y'));
  let day = Number(part('d'));
  let month = order.includes('m') ? (MONTHS[part('m').toLowerCase()] ?? 0) : Number(part('n'));
  const slashed = order[0] === 'n';
  if (slashed && (month > 12 || (day <= 12 && language !== 'en' && language !== 'und') || match[0].includes('.')))
    [day, month] = [month, day];
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return undefined;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
