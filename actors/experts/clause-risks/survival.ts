import type { Clause, ParsedDocument, Span } from '../../reading/index.ts';

/** Matters that outlive a contract, by the words of their headings; the longest-lived first. */
const LASTING =
  /\b(?:confiden\w+|non-?disclosure|indemni\w+|limitations? (?:of|on) liab\w+|payment\w*|fees|royalt\w+|compensation|intellectual property|ownership|proprietary rights|governing law|arbitration|disputes?(?: resolution)?)\b/i;
/** Matters that bind for ever if they live on. */
const HEAVY = /\b(?:confiden\w+|secre\w+|compet\w+|solicit\w+)\b/i;
/** Sections that speak of themselves alone. */
const ITSELF =
  /\bthis (?:[\w-]{1,20} ){0,3}(?:section|article|paragraph|provision|clause|sub-?section)\b|\bthese (?:provisions|obligations)\b/i;
/** Its own end. */
const ENDS = /\b(?:years?|months?|days)\b/i;
/** Others are kept, too. */
const CATCH_ALL =
  /\b(?:by (?:its|their) (?:nature|terms)|accrued|expressly|otherwise survive|intended (?:by their nature )?to survive)\b/i;
/** `Sections 4, 5 and 10`. */
const NUMBERS = /\b(?:sections?|articles?|paragraphs?|clauses?)\s+(?:\d|[IVX]+\b)/i;
/** Characters of a section that tell what it is about, and of a list of what is left out. */
const SECTION = 4000;
const MOST = 3;
/** A longer sentence is a table or lost its stops, UTF-16 units. */
const LONGEST = 4000;

const topOf = (number: string): string => number.replace(/^(?:article|section)\s+/i, '').split(/[.(]/)[0] ?? '';

/** Numbers of articles that the words name, Roman ones as they are printed. */
function namedIn(words: string): ReadonlySet<string> {
  const named = new Set(
    Array.from(words.matchAll(/\b(\d{1,2})(?:\.\d+)*\b|\b([IVX]{1,5})\b/g), ([, one, roman]) => one ?? roman ?? ''),
  );
  for (const [, from = '', to = ''] of words.matchAll(/\b(\d{1,2})\s*(?:-|–|through|to)\s*(\d{1,2})\b/g))
    for (let n = Number(from); n <= Number(to); n++) named.add(String(n));
  return named;
}

const isArticle = ({ kind, heading, number, depth }: Clause): boolean =>
  kind === 'clause' && depth === 0 && number !== '' && LASTING.test(heading);

/**
 * What a sentence on survival leaves out: the articles by number and heading; `none` where nothing of weight is missing or kept;
 * `section` where a heavy duty keeps itself alive without an end; `unknown` where the sentence names no articles.
 */
export function leftOut(document: ParsedDocument, passage: Span, words: string): string {
  if (!NUMBERS.test(words.replace(ITSELF, ''))) {
    if (!ITSELF.test(words)) return 'unknown';
    return !ENDS.test(words) && HEAVY.test(sectionOf(document, passage)) ? 'section' : 'none';
  }
  if (CATCH_ALL.test(words)) return 'none';
  // A contract may say in several sentences what lives on.
  const others = document.sentences
    .map(({ start, end }) => document.text.slice(start, end))
    .filter((text) => text.length < LONGEST && /\bsurviv/i.test(text) && NUMBERS.test(text));
  const named = namedIn([words, ...others].join(' '));
  const missing = document.clauses
    .filter((clause) => isArticle(clause) && !named.has(topOf(clause.number)))
    .map(({ number, heading }) => `${number} (${heading.replace(/\s+/g, ' ').replace(/[.:]$/, '')})`);
  if (missing.length > 0) return missing.slice(0, MOST).join(', ');
  return document.clauses.some(isArticle) ? 'none' : 'unknown';
}

/** The article around the passage, up to it. */
export function sectionOf({ text, clauses, sentences }: ParsedDocument, { start }: Span): string {
  const sentence = sentences.find((one) => one.start <= start && start < one.end);
  let clause = sentence === undefined ? undefined : clauses[sentence.clause];
  while (clause !== undefined && clause.depth > 0 && clauses[clause.parent] !== undefined)
    clause = clauses[clause.parent];
  return text.slice(Math.max(clause?.start ?? start, start - SECTION), start);
}
