import type { Finding } from '../../../../protocols/index.ts';
import type { ParsedDocument } from '../../../reading/index.ts';
import type { Expert } from '../../expert.ts';
import { CONTRACTS, passageAt, report } from '../../toolkit/index.ts';
import { headingAlone, openBracket } from './half-written.ts';
import { nothingAbove } from './nothing-above.ts';

/** Square brackets round a run of ordinary words: a proposal that nobody has accepted or struck. */
const BRACKETED = /\[(?=[a-z(])((?:[^[\]\n]|\n(?!\s*\n)){40,600})\]/g;
/** What is bracketed for the reader, or because it was kept from the public. */
const NOT_OPEN =
  /\b(?:confidential|omitted|redact\w*|treatment|signature|reserved|page|intentionally|note|draft\w*|insert|see|sic|remainder|deleted|translat\w*|exhibit|schedule|image|logo|portion\w*|filed|e\.g|i\.e|if applicable|option \w+|select|choose|delete)\b|\*/i;
/** What might be between round brackets as well: a condition, an explanation. */
const ASIDE =
  /^(?:in the event|in (?:each|any|such|either|which) case|if|unless|provided|except|to the extent|including|for example|being|such as|which|who|that is|or other|as (?:defined|amended|may be))\b/i;
/** Brackets of a sum: `[(target - actual) x number of orders]`. */
const FORMULA = /\)\s?[x×*/+]\s|\s[-–+×=÷]\s\S.*\)|\b(?:divided|multiplied) by\b/s;
/** Fewer words may be a gloss. */
const WORDS = 8;
/** With so many the document is a template, and the brackets are its choices. */
const TEMPLATE = 6;

function* bracketed(document: ParsedDocument): Iterable<Finding> {
  const open = Array.from(document.text.matchAll(BRACKETED)).filter(
    ([, words = '']) =>
      !NOT_OPEN.test(words) && !ASIDE.test(words) && !FORMULA.test(words) && words.trim().split(/\s+/).length >= WORDS,
  );
  const [first] = open;
  if (first === undefined || open.length >= TEMPLATE) return;
  yield report(document, {
    rule: 'unsettled-wording.bracketed',
    category: 'placeholders',
    severity: 'high',
    belief: 0.82,
    evidence: open.slice(0, 4).map(({ index, 0: { length } }) => ({ start: index, end: index + length })),
    values: { count: open.length },
  });
}

/** Words that announce what follows, at the end of a sentence. */
const ANNOUNCES =
  /\b(?:following (?:[a-z]+ ){0,3}?(?:compensation|consideration|fees?|payments?|amounts?|prices?|rates?|services?|products?|terms|royalt(?:y|ies)|schedule)|compensation (?:is|shall be) as follows|paid as follows|payable as follows)\s*:\s*$/i;

/** A clause that promises a list of what is paid or done, with the next clause right after it. */
function* announcedOnly(document: ParsedDocument): Iterable<Finding> {
  const { clauses, sentences, text } = document;
  for (const sentence of sentences) {
    if (sentence.isHeading || !ANNOUNCES.test(text.slice(sentence.start, sentence.end))) continue;
    const own = clauses[sentence.clause];
    const after = text.slice(sentence.end, sentence.end + 400);
    const next = clauses.find(({ start }) => start >= sentence.end);
    if (own === undefined || next === undefined || next.depth > own.depth || next.kind !== 'clause') continue;
    if (next.start - sentence.end > 12 || !isNext(own.number, next.number) || /^\s*[|\-–•$\t]/.test(after)) continue;
    yield report(document, {
      rule: 'unsettled-wording.nothing-follows',
      category: 'placeholders',
      severity: 'critical',
      belief: 0.85,
      evidence: [passageAt(document, sentence.start) ?? sentence],
    });
  }
}

/** `3` and `4`, `2.1` and `2.2`: the next number on the same level, not the first item of a list. */
function isNext(own: string, next: string): boolean {
  const [a, b] = [own, next].map((number) => Number(/(\d+)\D*$/.exec(number)?.[1] ?? Number.NaN));
  return a !== undefined && b === a + 1;
}

/** Wording that the parties have not settled: alternatives in brackets, and lists that were never written. */
export const unsettledWording: Expert = {
  id: 'unsettled-wording',
  domain: 'consistency',
  competence: ['placeholders'],
  serves: CONTRACTS,
  reads: ['en', 'it', 'es'],
  quick: true,
  deepOnly: false,
  precision: 0.85,
  detectors: [bracketed, announcedOnly, nothingAbove, openBracket, headingAlone],
  defeaters: [],
};
