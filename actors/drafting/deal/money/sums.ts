/** Which figures of a sentence are what is paid: neither a threshold, a deduction, a par value nor the cents of a written-out sum. */
import type { ParsedDocument, Span } from '../../../reading/index.ts';
import { within } from '../topic-rules.ts';

/** What is paid, with the words around it that say for what: `per month`, `of Net Sales`. */
export type Sum = Span &
  (
    | { readonly kind: 'amount'; readonly value: number; readonly currency: string; readonly per: string }
    | { readonly kind: 'share'; readonly value: number; readonly of: string }
    | { readonly kind: 'words'; readonly words: string; readonly of: string }
    | { readonly kind: 'stock'; readonly words: string }
    | { readonly kind: 'blank' }
  );

/** Below this it is the par value of a share. */
const LEAST = 0.01;
/** Right before a figure: it says when something is paid, and not what. */
const THRESHOLD =
  /\b(?:in\s{1,40}excess\s{1,40}of|exceed(?:s|ed|ing)?|(?:greater|more|less|fewer|lower|higher)\s{1,40}th[ae]n|over|above|below|under|first|next|reach(?:es|ed)?|achiev(?:es|ed|ing)|thresholds?\s{1,40}of|until|between|and\s{1,40}up\s{1,40}to|par\s{1,40}value\s{1,40}of|exercise\s{1,40}price\s{1,40}of|e\.g\.,?(?:\s{1,40}any\s{1,40}of)?(?:\s{1,40}the)?|such\s{1,40}as|valu(?:ed|ation)\s{1,40}(?:at|of)|sales\s{1,40}of|revenues?\s{1,40}of|raises?|financing\s{1,40}of)\s{1,40}(?:the\s{1,40}|an?\s{1,40}|of\s{1,40})?(?:aggregate\s{1,40}|total\s{1,40})?(?:[\p{L}-]+\s{1,40}){0,8}[([]?\s{0,40}$/iu;
const DEDUCTED =
  /\b(?:less|minus|deduct(?:ed|ing)?|reduced\s{1,40}by|net\s{1,40}of|credit(?:ed)?(?:\s{1,40}of)?|discount(?:ed)?(?:\s{1,40}(?:of|by))?)\s{1,40}(?:the\s{1,40}|an?\s{1,40}|of\s{1,40})?(?:[\p{L}-]+\s{1,40}){0,6}[([]?\s{0,40}$/iu;
/** Behind a figure: it is no sum of its own. */
const NOT_PAID =
  /^[)\]\s,]{0,4}(?:U\.?S\.?\s+)?(?:dollars\s+)?(?:par\s+value|(?:or\s+)?(?:more|less|greater)\b|threshold|of\s+(?:insurance|coverage)|(?:per\s+occurrence|in\s+the\s+aggregate)\b|deductible|above\s+(?:the\s+)?prime|annual\s+interest|interest\b|discount\b|(?:of\s+)?(?:the\s+)?(?:outstanding|issued|fully\s+diluted|voting))/i;
/** One of several parts in which a sum is paid. */
const INSTALMENT = /\b(?:instal?lments?|balance|remainder|remaining)\b[^.;:]{0,90}$/i;
/** Paid by another part of the sentence: a rate of interest, a share of an audit's difference. */
const OF_ANOTHER =
  /\b(?:interest|audit|overpa(?:id|yment)|underpa(?:id|yment)|discrepanc\w+|withh\w+|taxes?|insurance|coverage)\b[^.;,]{0,60}$|\bminimum\s+(?:invoice|selling|resale|retail|advertised|sales?)\s+price\b[^.;,]{0,40}$/i;

const PER =
  /^[)\]\s,]{0,3}(?:(?:U\.?S\.?\s{1,40})?dollars\s{0,40}[)\]]?\s{0,40})?(?:\(\s?US\s?\)\s{0,40})?((?:per|for\s{1,40}each|for\s{1,40}every|each|every)\s{1,40}(?:\p{L}+\s{1,40}\(\d{1,3}\)\s{1,40})?(?:\p{L}+[\s-]){0,2}?(?:calendar\s{1,40}|contract\s{1,40})?(?:month|year|annum|quarter|week|day|hour|unit|share|call|click|copy|venue|event|appearance|customer|subscriber|contract|impressions?|(?!one|two|three|four|five|six|ten|calendar|contract|such|of)[\p{L}-]{3,16}(?:\s{1,40}(?!sold|that|which|and|or|of|in|on|to|for|by|made|during|with|from|payable|due|as|is|are|shall|will|at|under|if|upon|paid|the|\p{L}{1,12}ed\b)[\p{L}-]{2,16}){0,2})(?![\p{L}])|monthly|annually|quarterly|an\s{1,40}hour|a\s{1,40}(?:month|year|week|day))/iu;
const BASE =
  /^[)\]\s,]{0,3}(?:\([^()]{1,14}\)\s+|per\s?cent\)?\s+)?(?:(?:commission|royalty|share|fee)\s+)?((?:of|on)\s+(?:all\s+|any\s+|the\s+|its\s+|their\s+|such\s+|each\s+)?[\p{L}][\p{L}'’&\s-]{2,70}?)(?=[,.;:()[\]]|\s+(?:from|in|for|that|which|received|generated|during|on|derived|by|to|with|and|or|as|per|upon|less|under|within|paid|made|payable|attributable|actually|over|up|if|at|sold|collected|invoiced|billed|pursuant|resulting|when|after|where|plus|minus|exceeding|shall|will)\b)/iu;
const STOCK =
  /(?<![\d.,])(\d{1,3}(?:,\d{3}){1,4}|\d{4,10})\)?\s+(?:(?:restricted|common|fully[\s-]paid|unregistered|ordinary|preferred|class\s+\w|of\s+the|\w+['’]s|\p{Lu}\p{L}*)\s+){0,4}(?:shares|stock\s+options|options|warrants)\b/giu;
const NUMBER =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion';
/** A sum that is written out and has no figures that were read. */
const IN_WORDS = new RegExp(
  `(?<![\\p{L}])(?:${NUMBER})(?:[\\s-]+(?:and\\s+)?(?:${NUMBER})){0,8}\\s+(?:percent|per\\s+cent|(?:U\\.?S\\.?\\s+)?dollars|euros?|pounds)(?![\\p{L}])`,
  'giu',
);
/** Blacked out: something stands there. */
const BLANK = /\[\s?(?:[*∗][\s*∗]{0,12}|●|REDACTED)\s?\]|(?<!\*)\*{3,6}(?!\*)|X{5,40}|\$\s?_{3,}/g;
const AFTER = 160;
const BEFORE = 110;

/** The sums of a span in its order; the parts of a total are left out. */
export function sumsIn(document: ParsedDocument, span: Span): Sum[] {
  const { text } = document;
  const plain = even(text.slice(span.start, Math.min(text.length, span.end + AFTER)));
  const before = (at: number): string => plain.slice(Math.max(0, at - span.start - BEFORE), at - span.start);
  const after = (at: number): string => plain.slice(at - span.start, at - span.start + AFTER);
  const isPaid = ({ start, end }: Span): boolean =>
    !THRESHOLD.test(clauseOf(before(start))) &&
    !DEDUCTED.test(clauseOf(before(start))) &&
    !NOT_PAID.test(after(end)) &&
    !OF_ANOTHER.test(clauseOf(before(start)));
  const amounts = within(document.amounts, span)
    .filter(
      (it) =>
        it.value >= LEAST &&
        text[it.start - 1] !== '/' &&
        !/^\p{L}/u.test(text.slice(it.end, it.end + 1)) &&
        isPaid(it),
    )
    .map((it): Sum => ({ ...it, kind: 'amount', per: told(PER.exec(after(it.end))?.[1]) }));
  const shares = within(document.percentages, span)
    .filter((it) => it.value > 0 && it.value <= 100 && isPaid(it))
    .map((it): Sum => ({ ...it, kind: 'share', of: baseOf(after(it.end)) }));
  const stock = Array.from(
    plain.slice(0, span.end - span.start).matchAll(STOCK),
    ({ 0: words, index }): Sum => ({
      kind: 'stock',
      words: told(words).replace(')', ''),
      start: span.start + index,
      end: span.start + index + words.length,
    }),
  ).filter((it) => !amounts.some(({ start, end }) => start < it.end && end > it.start));
  const figures = [
    ...withoutParts(amounts, before, (from, to) => plain.slice(from - span.start, to - span.start)),
    ...shares,
    ...stock,
  ];
  // Behind the words the same sum mostly stands in figures.
  const inWords = Array.from(
    plain.slice(0, span.end - span.start).matchAll(IN_WORDS),
    ({ 0: words, index }): Sum => ({
      kind: 'words',
      words: told(words),
      of: baseOf(after(span.start + index + words.length)),
      start: span.start + index,
      end: span.start + index + words.length,
    }),
  ).filter(
    (it) =>
      isPaid(it) &&
      ![...document.amounts, ...document.percentages].some(({ start, end }) => start < it.end + 30 && end > it.start),
  );
  const read = [...figures, ...inWords].toSorted((a, b) => a.start - b.start);
  return read.length > 0 ? read : blanks(plain.slice(0, span.end - span.start), span);
}

function blanks(plain: string, { start }: Span): Sum[] {
  return Array.from(
    plain.matchAll(BLANK),
    ({ 0: words, index }): Sum => ({
      kind: 'blank',
      start: start + index,
      end: start + index + words.length,
    }),
  ).slice(0, 1);
}

/** What stands before the figure in its own part of the sentence. */
const clauseOf = (words: string): string => words.slice(words.search(/[;:][^;:]*$/) + 1);

/** A total says what its instalments come to. */
function withoutParts(
  amounts: readonly Sum[],
  before: (at: number) => string,
  between: (from: number, to: number) => string,
): Sum[] {
  const value = (sum: Sum): number => (sum.kind === 'amount' ? sum.value : 0);
  const most = Math.max(0, ...amounts.map(value));
  const first = amounts.find((sum) => value(sum) === most);
  const isPart = (sum: Sum): boolean =>
    value(sum) < most &&
    (INSTALMENT.test(before(sum.start)) ||
      (first !== undefined &&
        sum.start > first.start &&
        /\b(?:instal?lments?|as\s+follows)\b/i.test(between(first.end, sum.start))));
  return amounts.filter((sum, at) => !isPart(sum) && amounts.findIndex((each) => value(each) === value(sum)) === at);
}

/** `of the Net Sales`, with the part of them that counts where it is named. */
function baseOf(after: string): string {
  const base = BASE.exec(after);
  if (base?.[1] === undefined) return '';
  const beyond =
    /^\s+(?:in\s+excess\s+of|exceeding|up\s+to)\s+(?:[^.;,()]|,(?=\d{3})){3,70}/.exec(
      after.slice(base[0].length),
    )?.[0] ?? '';
  return told(`${base[1]}${beyond.length < 60 ? beyond : ''}`);
}

const told = (words = ''): string => words.replace(/\s+/g, ' ').trim();

/** White space and rules of dashes as spaces, each unit in its place. */
export const even = (words: string): string => words.replace(/-{3,}|[\r\n\t]/g, (run) => ' '.repeat(run.length));
