import type { Finding } from '../../../protocols/index.ts';
import { detectLanguage, type ParsedDocument, type Span } from '../../reading/index.ts';
import type { Expert } from '../expert.ts';
import { inContext, opposed, sentenceAt } from '../toolkit/evidence.ts';
import { clauseAt, quote } from '../toolkit/quote.ts';
import { spelling as dictionary, isEnglishWord } from './dictionary.ts';
import { misread } from './misread.ts';

/** More than this many unknown words is a scan or another language, not spelling. */
const MAX_UNKNOWN = 25;
const MAX_FINDINGS = 10;
/** A search for a repair costs some 10 ms of processor time. */
const MAX_SEARCHED = 15;
/** A word used this often is the author's own word, whatever the dictionary says. */
const OWN_WORD = 3;

/** Characters on each side that tell the language of a place. */
const AROUND = 150;

interface Unknown {
  readonly word: string;
  readonly spans: Span[];
}

/** Lower-case words of four letters and more that stand free: no hyphen, digit, address, path or capital touches them. */
const CANDIDATE = /(?<![\p{L}\p{N}_@/\\.’'$#&-])[a-z]{4,30}(?![\p{L}\p{N}_@/\\’'-]|\.[\p{L}\p{N}])/gu;

function unknownWords(document: ParsedDocument): Unknown[] {
  const words = new Map<string, Span[]>();
  for (const match of document.text.matchAll(CANDIDATE)) {
    const spans = words.get(match[0]);
    const span = { start: match.index, end: match.index + match[0].length };
    if (spans) spans.push(span);
    else words.set(match[0], [span]);
  }
  const text = document.text;
  const unknown: Unknown[] = [];
  for (const [word, spans] of words) {
    if (
      spans.length >= OWN_WORD ||
      isEnglishWord(word) ||
      isWrittenElsewhere(document, word) ||
      isFragment(text, spans[0] as Span) ||
      isForeign(document, spans[0] as Span)
    )
      continue;
    unknown.push({ word, spans });
  }
  return withoutForeignSentences(document, unknown);
}

/** Two unknown words in one sentence: an address, a quotation in another language, or a bad scan. */
function withoutForeignSentences(document: ParsedDocument, unknown: readonly Unknown[]): Unknown[] {
  const bySentence = Map.groupBy(unknown, ({ spans }) => sentenceAt(document, (spans[0] as Span).start));
  return [...bySentence.values()].filter((words) => words.length === 1).flat();
}

/** A clause in another language in the midst of English: its words are in no dictionary of ours. */
function isForeign(document: ParsedDocument, span: Span): boolean {
  const { bodyStart, start, end } = clauseAt(document, span.start);
  // The heading of a clause is in the language of the clause; without one the sentence's neighbours must tell.
  const from = Math.max(start, Math.min(bodyStart, span.start) - AROUND, span.start - 2 * AROUND);
  const { code } = detectLanguage(document.text.slice(from, Math.min(end, span.end + 2 * AROUND)));
  return code !== 'en' && code !== 'und';
}

/** A name or term in lower case (`iphone`, `acme` in an address) is no misspelling. */
function isWrittenElsewhere(document: ParsedDocument, word: string): boolean {
  const capital = (word[0] as string).toUpperCase() + word.slice(1);
  if (document.text.includes(capital) || document.text.includes(word.toUpperCase())) return true;
  return isFormedFreely(word);
}

const PREFIX =
  /^(?:non|sub|pre|post|re|un|co|inter|multi|over|under|anti|self|cross|out|im|in|mis|cyber|tele|micro|electro|photo|bio|hydro|immuno|semi|super|trans|ultra)/;
const SUFFIXES = [
  's',
  'es',
  'er',
  'ers',
  'ee',
  'ees',
  'or',
  'ors',
  'able',
  'ably',
  'ability',
  'ly',
  'ness',
  'ment',
  'ments',
  'less',
  'wise',
  'y',
  'al',
  'als',
  'ize',
  'ise',
  'ization',
  'isation',
];

/**
 * Drafting forms words freely (`noncustodial`, `severable`, `headwear`, `recusal`): a known word with a prefix or suffix, two
 * known words in one, or a known word with another prefix (`outsert` beside `insert`). -ed and -ing are no such suffixes:
 * `occured` is the commonest misspelling of all.
 */
function isFormedFreely(word: string): boolean {
  const known = (part: string): boolean => part.length > 3 && isEnglishWord(part);
  const bares = SUFFIXES.filter((suffix) => word.endsWith(suffix)).map((suffix) => word.slice(0, -suffix.length));
  const rest = PREFIX.test(word) ? word.replace(PREFIX, '') : undefined;
  if (rest !== undefined && [rest, ...bares.map((bare) => bare.replace(PREFIX, ''))].some(known)) return true;
  if (rest !== undefined && rest.length > 3 && (known(`in${rest}`) || known(`re${rest}`))) return true;
  if (isBritish(word)) return true;
  if (known(`${word}y`) || bares.some((bare) => known(bare) || known(`${bare}e`) || known(`${bare}ate`))) return true;
  for (let at = 4; at <= word.length - 4; at++) if (known(word.slice(0, at)) && known(word.slice(at))) return true;
  return false;
}

/** British forms by what American spelling makes of them: `analyse`, `centre`, `travelled`, `licence`, `dialogue`, `paediatric`. */
const BRITISH: readonly (readonly [british: RegExp, american: string])[] = [
  [/is(e|ed|es|er|ers|ing|able|ation|ations)$/, 'iz$1'],
  [/ys(e|ed|es|er|ers|ing)$/, 'yz$1'],
  [/our/, 'or'],
  [/(?<=[bct])re(s|d)?$/, 'er$1'],
  [/(?<=^(?:def|off|lic|pret))ence(s|d)?$/, 'ense$1'],
  [/ll(ed|ing|er|ers|ation|ment|ous|ously)$/, 'l$1'],
  // Listed, for `shal` is no British spelling.
  [/(?<=^(?:re)?(?:fulfi|enro|insta|disti|insti|appa|enthra))l(ments?|s)?$/, 'll$1'],
  [/(?<=^(?:un)?(?:ski|wi))lful(?=(?:ly|ness)?$)/, 'llful'],
  [/ogue(s)?$/, 'og$1'],
  [/ae|oe/, 'e'],
  [/amme(s)?$/, 'am$1'],
  [/eable$/, 'able'],
];

function isBritish(word: string): boolean {
  return BRITISH.some(([british, american]) => {
    const other = word.replace(british, american);
    return other !== word && isEnglishWord(other);
  });
}

/** A piece of a word torn by a scan: `indem nification`, or a word at a line break. */
function isFragment(text: string, span: Span): boolean {
  const before = /([A-Za-z]+)[ \n]{1,2}$/.exec(text.slice(Math.max(0, span.start - 25), span.start))?.[1] ?? '';
  const after = /^[ \n]{1,2}([A-Za-z]+)/.exec(text.slice(span.end, span.end + 25))?.[1] ?? '';
  const word = text.slice(span.start, span.end);
  return (
    (before !== '' && isEnglishWord((before + word).toLowerCase())) ||
    (after !== '' && isEnglishWord(word + after.toLowerCase()))
  );
}

/** A small word that lost its blank: `toprevent`, `ofthe`. A shorter word would be the nearer repair, and a wrong one. */
const GLUED = /^(to|of|or|in|as|at|on|the|and|by|for|with|any|all|such|this|that|upon)([a-z]{4,})$/;

/** Latin that lawyers write. */
const LATIN = new Set(
  'personam rem pari passu bona fide mutatis mutandis inter alia prima facie ipso facto ultra vires force majeure pro rata quantum meruit contra proferentem lex fori ejusdem generis nunc tunc ab initio sui juris res judicata pendente lite quid seriatim passim supra infra vivos causa mortis ad litem amicus curiae certiorari mandamus'.split(
    ' ',
  ),
);

/**
 * The word it must have been: a letter doubled, left out or swapped with its neighbour, a vowel for another in a long word, and rather
 * one the document uses itself. Any other letter in place of another makes another word as often as a slip (`tyres`, `types`).
 */
function repair(document: ParsedDocument, word: string): { word: string; used: boolean } | undefined {
  if (LATIN.has(word.toLowerCase())) return undefined;
  const [, small, rest] = GLUED.exec(word) ?? [];
  if (small !== undefined && rest !== undefined && isEnglishWord(rest)) {
    return { word: `${small} ${rest}`, used: true };
  }
  const ranked = dictionary()
    .suggest(word)
    .filter((candidate) => /^[a-z]+$/.test(candidate) && distance(word, candidate) === 1 && isSlip(word, candidate))
    .map((candidate) => {
      const used = new RegExp(`\\b${candidate}\\b`, 'i').test(document.text);
      return { word: candidate, used };
    });
  const [best, next] = ranked;
  // Of two repairs only who wrote it knows the right one (`liase`: liaise, lase).
  if (best === undefined || next !== undefined) return undefined;
  // A word with letters of its own in front (`mybrowser`) is the name of something.
  if (word.endsWith(best.word)) return undefined;
  // Too many words are one letter from a short one.
  if (word.length < 5) return undefined;
  if (!best.used && (best.word[0] !== word[0] || word.length < 6)) return undefined;
  return best;
}

/** Letters from which on one vowel for another is a slip: `seperate`. */
const LONG = 7;
const consonants = (word: string): string => word.replace(/[aeiou]/g, '.');

/** Of words one edit apart: whether a letter is lost, doubled or swapped, or a vowel of a long word is another one. */
const isSlip = (word: string, repaired: string): boolean =>
  word.length !== repaired.length ||
  [...word].toSorted().join('') === [...repaired].toSorted().join('') ||
  (word.length >= LONG && consonants(word) === consonants(repaired));

/** Optimal string alignment distance: a swapped pair costs one. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    const above = rows[i - 1] as number[];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((above[j] as number) + 1, (row[j - 1] as number) + 1, (above[j - 1] as number) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, ((rows[i - 2] as number[])[j - 2] as number) + 1);
      }
      row.push(cost);
    }
    rows.push(row);
  }
  return (rows[a.length] as number[])[b.length] as number;
}

function misspelled(document: ParsedDocument): Finding[] {
  const unknown = unknownWords(document);
  if (unknown.length > MAX_UNKNOWN) return [];
  const findings: Finding[] = [];
  for (const { word, spans } of unknown.slice(0, MAX_SEARCHED)) {
    if (findings.length === MAX_FINDINGS) break;
    const best = repair(document, word);
    // Without a clear repair it may be a term of the trade; silence costs less than a false alarm.
    if (best === undefined) continue;
    const after = best.word;
    const first = spans[0] as Span;
    findings.push({
      rule: 'spelling.misspelled',
      category: 'spelling',
      severity: 'low',
      values: { word, repair: after, count: spans.length },
      evidence: spans.map((span) => quote(document, inContext(document, span))),
      change: { ...first, before: word, after },
      belief: best.used ? 0.85 : 0.6,
    });
  }
  return findings;
}

/** Words that are in no dictionary and close to one that is. */
export const spelling: Expert = {
  id: 'spelling',
  domain: 'language',
  competence: ['spelling'],
  serves: 'any',
  reads: ['en'],
  quick: false,
  deepOnly: false,
  precision: 0.94,
  detectors: [misspelled, misread],
  defeaters: [
    {
      against: ['spelling'],
      examine: (claim, document) => {
        const word = claim.finding.change?.before;
        if (word === undefined || !/^\w+$/.test(word)) return undefined;
        const uses = document.text.match(new RegExp(`\\b${word}\\b`, 'gi'))?.length ?? 0;
        if (uses >= OWN_WORD) return opposed('spelling.own-word', 0.25, { word, count: uses });
        const known = document.definitions.find((definition) =>
          definition.term.toLowerCase().includes(word.toLowerCase()),
        );
        return known ? opposed('spelling.term', 0.15, { term: known.term }) : undefined;
      },
    },
  ],
};
