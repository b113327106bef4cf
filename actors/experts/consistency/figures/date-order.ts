import type { Finding } from '../../../../protocols/index.ts';
import type { DateMention, ParsedDocument, Span } from '../../../reading/index.ts';
import type { Expert } from '../../expert.ts';
import { gather, opposed, sentenceText } from '../../toolkit/evidence.ts';
import { afterTheEnd, signedLate } from './late-dates.ts';

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const MONTH_FIRST = new RegExp(`\\b(${MONTHS})\\s+(\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+(\\d{4}))?\\b`, 'g');
const DAY_FIRST = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:day of\\s+)?(${MONTHS})(?:,?\\s+(\\d{4}))?\\b`, 'g');
const WITH_WEEKDAY = new RegExp(
  `\\b(${WEEKDAYS.join('|')}),?\\s+(?:the\\s+)?(?:(${MONTHS})\\s+(\\d{1,2})|(\\d{1,2})\\s+(${MONTHS})),?\\s+(\\d{4})`,
  'gi',
);

const monthIndex = (name: string): number => MONTHS.split('|').findIndex((m) => m.toLowerCase() === name.toLowerCase());

function existsOn(month: number, day: number, year: number | undefined): boolean {
  if (day < 1 || day > (DAYS[month] ?? 31)) return false;
  const leap = year === undefined || (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0));
  return month !== 1 || day < 29 || leap;
}

function impossible(document: ParsedDocument): Finding[] {
  const spans: Span[] = [];
  for (const [pattern, monthAt, dayAt] of [
    [MONTH_FIRST, 1, 2],
    [DAY_FIRST, 2, 1],
  ] as const) {
    for (const match of document.text.matchAll(pattern)) {
      const year = match[3] === undefined ? undefined : Number(match[3]);
      const day = Number(match[dayAt]);
      // Beyond 31 it is no day: `July 99` is a year, `Q4 99 July` a table.
      if (day === 0 || day > 31 || existsOn(monthIndex(match[monthAt] as string), day, year)) continue;
      spans.push({ start: match.index, end: match.index + match[0].length });
    }
  }
  return gather(
    document,
    { rule: 'date-order.impossible', category: 'date_consistency', severity: 'high', belief: 0.95 },
    spans.toSorted((a, b) => a.start - b.start),
  );
}

/** `May 3, 200ri`: a year that the scanner, or a hand, did not finish. */
const GARBLED = new RegExp(
  `\\b(?:${MONTHS})\\s+\\d{1,2},?\\s+(?:19|20)\\d?(?!\\d*(?:th|st|nd|rd)\\b)[a-z]{1,2}\\b`,
  'g',
);

function garbled(document: ParsedDocument): Finding[] {
  const spans = Array.from(document.text.matchAll(GARBLED), ({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  return gather(
    document,
    { rule: 'date-order.impossible', category: 'date_consistency', severity: 'high', belief: 0.9 },
    spans,
  );
}

/** Two dates of one sentence joined by words that say the first comes first; a label between them (`Agreed to: … Date:`) begins another line. */
const FORWARD =
  /^[^.;:]{0,40}\b(?:to|until|till|through|and ends?|and ending|and shall (?:end|expire|terminate)|and expir\w+|and terminat\w+|and continu\w+)\b[^.;:]{0,40}$/i;

function backwards(document: ParsedDocument): Finding[] {
  const findings: Finding[] = [];
  for (const [index, second] of document.dates.entries()) {
    const first = document.dates[index - 1] as DateMention | undefined;
    if (!first || first.iso <= second.iso || second.start - first.end > 90) continue;
    if (!FORWARD.test(document.text.slice(first.end, second.start).replace(/\s+/g, ' '))) continue;
    findings.push(
      ...gather(
        document,
        {
          rule: 'date-order.backwards',
          category: 'date_consistency',
          severity: 'high',
          belief: 0.92,
          values: { first: first.iso, second: second.iso },
        },
        [{ start: first.start, end: second.end }],
      ),
    );
  }
  return findings.slice(0, 5);
}

function wrongWeekday(document: ParsedDocument): Finding[] {
  const findings: Finding[] = [];
  for (const match of document.text.matchAll(WITH_WEEKDAY)) {
    const month = monthIndex((match[2] ?? match[5]) as string);
    const day = Number(match[3] ?? match[4]);
    const actual = WEEKDAYS[new Date(Date.UTC(Number(match[6]), month, day)).getUTCDay()] as string;
    const printed = match[1] as string;
    if (actual === printed.toLowerCase() || !existsOn(month, day, Number(match[6]))) continue;
    const weekday = (actual[0] as string).toUpperCase() + actual.slice(1);
    const span = { start: match.index, end: match.index + match[0].length };
    const frame = {
      rule: 'date-order.weekday',
      category: 'date_consistency',
      severity: 'medium',
      belief: 0.95,
    } as const;
    const [finding] = gather(document, { ...frame, values: { printed, weekday } }, [span]);
    if (!finding) continue;
    const change = { start: match.index, end: match.index + printed.length, before: printed, after: weekday };
    findings.push({ ...finding, change });
  }
  return findings.slice(0, 5);
}

/** Dates that do not exist, run backwards, or fall on another weekday than the text says. */
export const dateOrder: Expert = {
  id: 'date-order',
  domain: 'consistency',
  competence: ['date_consistency'],
  serves: 'any',
  reads: ['en'],
  quick: true,
  deepOnly: false,
  precision: 0.94,
  detectors: [impossible, garbled, backwards, wrongWeekday, signedLate, afterTheEnd],
  defeaters: [
    {
      against: ['date_consistency'],
      examine: (claim, document) => {
        const at = claim.finding.evidence[0]?.start;
        if (at === undefined || !claim.finding.rule.endsWith('.backwards')) return undefined;
        const back =
          /\b(?:retroactive\w*|as amended|amended (?:and restated )?from|changed from|moved from|brought forward|instead of)\b/i.exec(
            sentenceText(document, at),
          );
        return back ? opposed('date-order.amended', 0.3, { quote: back[0] }) : undefined;
      },
    },
  ],
};
