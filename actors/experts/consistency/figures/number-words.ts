import type { Finding } from '../../../../protocols/index.ts';
import type { NumberWords, ParsedDocument } from '../../../reading/index.ts';
import type { Expert } from '../../expert.ts';
import { gather, inContext, listing, lowered } from '../../toolkit/evidence.ts';
import { quote } from '../../toolkit/quote.ts';

const MAX_FINDINGS = 20;

/** Courts read words before figures, so the smallest honest repair sets the digits to the words. */
function repair(document: ParsedDocument, pair: NumberWords, meant?: string): Finding['change'] {
  const inside = document.text.slice(pair.start, pair.end);
  const at = inside.lastIndexOf(pair.digits);
  if (at < 0) return undefined;
  const start = pair.start + at;
  const after =
    meant ??
    (/\.\d{3}/.test(pair.digits) && ['it', 'es'].includes(document.language.code)
      ? pair.wordsValue.toLocaleString('de-DE')
      : pair.digits.includes(',')
        ? pair.wordsValue.toLocaleString('en-US')
        : String(pair.wordsValue));
  return { start, end: start + pair.digits.length, before: pair.digits, after };
}

/** `10 thousand (10,000)`, or `ten` on the line before: only the end of the number was read. */
function isTail(document: ParsedDocument, pair: NumberWords): boolean {
  if (/^(?:hundred|thousand|million|billion)\b/i.test(pair.words)) return true;
  return /\d\s*$|\b(?:half|thirds?|quarters?|tenths?|hundredths?|thousandths?) of\s*$|\b(?:hundred|thousand|million)(?:\s+and)?\s*$/i.test(
    document.text.slice(Math.max(0, pair.start - 20), pair.start),
  );
}

/** `Year One (1998)`: which year is meant, not how many. */
function isCalendarYear(document: ParsedDocument, { start, digits, wordsValue }: NumberWords): boolean {
  const before = document.text.slice(Math.max(0, start - 12), start);
  return wordsValue < 100 && /^(?:19|20)\d\d$/.test(digits) && /\b(?:year|season|anno|a[ñn]o)\s*$/i.test(before);
}

/**
 * `thirty percent (3016)`: the number that the words say, with more digits after it, or a sign that was read as digits. What
 * the scanner did is not what the parties disagree about.
 */
function slip(document: ParsedDocument, pair: NumberWords): string | undefined {
  const own = String(pair.wordsValue);
  const digits = pair.digits.replaceAll(',', '');
  const percent = /\bper ?cent\b/i.test(document.text.slice(pair.start, pair.end));
  if (!percent || !digits.startsWith(own) || digits.length > own.length + 2) return undefined;
  return `${own}%`;
}

function mismatch(document: ParsedDocument): Finding[] {
  return document.numberWords
    .filter(
      (pair) => pair.wordsValue !== pair.digitsValue && !isTail(document, pair) && !isCalendarYear(document, pair),
    )
    .slice(0, MAX_FINDINGS)
    .map((pair): Finding => {
      const meant = slip(document, pair);
      const change = repair(document, pair, meant);
      return {
        rule: meant === undefined ? 'number-words.mismatch' : 'number-words.slip',
        category: 'number_words',
        severity: meant === undefined ? 'high' : 'low',
        values: { words: pair.words, digits: pair.digits, ...(meant !== undefined && { repair: meant }) },
        evidence: [quote(document, pair)],
        ...(change ? { change } : {}),
        belief: 0.97,
      };
    });
}

/** Periods written in words and digits, out of all, from which on the rest stand out. */
const CUSTOM = 0.75;
const FEWEST = 5;

/** `30 days` where all others are `thirty (30) days`. */
function mixedStyle(document: ParsedDocument): Finding[] {
  const periods = document.durations.filter(({ value }) => value > 1);
  const both = periods.filter(({ start, end }) => /\(\s*\d/.test(document.text.slice(start, end)));
  const bare = periods.filter(({ start, end }) => /^\d+\s/.test(document.text.slice(start, end)));
  if (both.length < FEWEST || both.length < periods.length * CUSTOM || bare.length === 0) return [];
  return gather(
    document,
    {
      rule: 'number-words.mixed-style',
      category: 'number_words',
      severity: 'low',
      belief: 0.8,
      values: { count: bare.length, words: listing(document, bare, 4) },
    },
    bare.map((period) => inContext(document, period)),
  );
}

/** Quantities written in words and digits that say different things. */
export const numberWords: Expert = {
  id: 'number-words',
  domain: 'consistency',
  competence: ['number_words'],
  serves: 'any',
  reads: 'any',
  quick: true,
  deepOnly: false,
  precision: 0.98,
  detectors: [mismatch, mixedStyle],
  defeaters: [
    {
      against: ['number_words'],
      examine: (claim, document) => {
        if (!claim.finding.rule.endsWith('.mismatch')) return undefined;
        const order =
          /\bwords (?:shall |will )?(?:prevail|control|govern)[^.]{0,60}(?:figures|numerals|digits|numbers)/i.exec(
            document.text,
          );
        return order ? lowered('number-words.precedence', 'medium', 0.85, { quote: order[0] }) : undefined;
      },
    },
  ],
};
