/** A contract cut into passages short enough to be quoted, each with what tells which topic of the deal it speaks on. */
import type { DealPassage } from '../../classifiers/index.ts';
import { type Provision, provisionsOf } from '../../provisions/index.ts';
import { type Clause, lastStartingBy, type ParsedDocument, type Sentence, type Span } from '../../reading/index.ts';
import { titleOf } from './title.ts';
import { ruledSentences, TOPICS } from './topic-rules.ts';

/** A stretch of one sentence; the whole sentence where that is short. */
export interface CutPassage extends Span {
  readonly sentence: Sentence;
  readonly passage: DealPassage;
}

/** Shorter than this a sentence is a label (UTF-16 units, words). */
const SHORTEST = 25;
const LEAST_WORDS = 6;
/** A sentence up to here is quoted whole. */
const WHOLE = 300;
/** A stretch ends at a semicolon from here on, at a comma from there on, at a word at the latest at WHOLE. */
const AT_STOP = 120;
const AT_COMMA = 220;
/** Characters of what is around a stretch: more are not looked at, and a page without a full stop is one sentence. */
const AROUND = 600;
/** Clauses around a passage whose headings are read. */
const HEADINGS = 3;

/** The sentence in stretches that can be quoted, cut where it draws breath. */
function stretches(text: string, { start, end }: Span): Span[] {
  if (end - start <= WHOLE) return [{ start, end }];
  const found: Span[] = [];
  let from = start;
  while (end - from > WHOLE) {
    const window = text.slice(from, from + WHOLE);
    const cut =
      lastMatch(window, /[;:.]["”)]?\s+(?=\S)/g, AT_STOP) ??
      lastMatch(window, /,\s+/g, AT_COMMA) ??
      lastMatch(window, /\s+/g, AT_COMMA) ??
      WHOLE;
    found.push({ start: from, end: from + cut });
    from += cut;
  }
  return [...found, { start: from, end }];
}

/** Where the last match after `least` ends. */
function lastMatch(text: string, pattern: RegExp, least: number): number | undefined {
  let found: number | undefined;
  for (const match of text.matchAll(pattern)) if (match.index >= least) found = match.index + match[0].length;
  return found;
}

/** All passages of the document in its order. */
export function dealPassages(document: ParsedDocument): CutPassage[] {
  const { text } = document;
  const plain = (start: number, end: number): string => text.slice(start, end).replace(/\s+/g, ' ').trim();
  const bySentence = Map.groupBy(provisionsOf(document).all, ({ sentence }) => sentence);
  const rules = topicRules(document);
  const ordinals = clauseOrdinals(document);
  const title = titleStems(document);
  const firsts = firstActs(document);
  const spoken = document.sentences.flatMap((sentence, index) =>
    sentence.isHeading || isLabel(text.slice(sentence.start, sentence.end)) ? [] : [{ sentence, index }],
  );
  return spoken.flatMap(({ sentence, index }, n): CutPassage[] => {
    const cuts = stretches(text, sentence);
    const before = spoken[n - 1]?.sentence;
    const after = spoken[n + 1]?.sentence;
    const common = [
      ...placeFacts(document, sentence, n, spoken.length, ordinals),
      ...(bySentence.get(index) ?? []).flatMap(provisionFacts),
      ...(rules.get(index) ?? []),
      ...(firsts.get(index) ?? []),
      ...titleFacts(title, text.slice(sentence.start, sentence.end), bySentence.get(index) ?? []),
    ];
    return cuts.map((cut, c): CutPassage => {
      const isFirst = c === 0;
      const isLast = c === cuts.length - 1;
      return {
        ...cut,
        sentence,
        passage: {
          text: plain(cut.start, cut.end),
          headings: headingsOf(document, sentence.clause),
          before: isFirst
            ? before === undefined
              ? ''
              : plain(Math.max(before.start, before.end - AROUND), before.end)
            : plain(Math.max(sentence.start, cut.start - AROUND), cut.start),
          after: isLast
            ? after === undefined
              ? ''
              : plain(after.start, Math.min(after.end, after.start + AROUND))
            : plain(cut.end, Math.min(sentence.end, cut.end + AROUND)),
          facts: [...new Set([...common, ...figureFacts(document, cut), `stretch ${isFirst} ${isLast}`])],
        },
      };
    });
  });
}

const isLabel = (words: string): boolean =>
  words.length < SHORTEST || words.trim().split(/\s+/, LEAST_WORDS).length < LEAST_WORDS;

function headingsOf({ clauses }: ParsedDocument, clause: number): string {
  const found: string[] = [];
  for (let at = clauses[clause], n = 0; at !== undefined && n < HEADINGS; at = clauses[at.parent], n++) {
    if (at.kind !== 'preamble' && at.heading !== '') found.push(at.heading);
  }
  return found.join(' / ');
}

/** By clause: how many clauses of the top level are before it, its own counted. */
function clauseOrdinals({ clauses }: ParsedDocument): number[] {
  let top = 0;
  return clauses.map(({ depth, kind }: Clause) => (depth === 0 && kind === 'clause' ? ++top : top));
}

function placeFacts(
  { clauses, type }: ParsedDocument,
  { clause }: Sentence,
  n: number,
  of: number,
  ordinals: readonly number[],
): string[] {
  const tenth = Math.floor((10 * n) / of);
  const ordinal = Math.min(ordinals[clause] ?? 0, 6);
  return [
    `tenth ${tenth}`,
    `half ${tenth < 5}`,
    `ordinal ${ordinal}`,
    `sentence ${n < 30 ? Math.floor(n / 5) : 'late'}`,
    `kind ${clauses[clause]?.kind}`,
    `type ${type} ordinal ${Math.min(ordinal, 3)}`,
  ];
}

const provisionFacts = ({ modality, polarity, bearer, action, also }: Provision): string[] => [
  `${modality} of ${bearer.kind}`,
  ...[action, ...also].flatMap((act) => [`does ${modality} ${polarity} ${act}`, `${bearer.kind} ${act}`, `act ${act}`]),
];

function figureFacts(document: ParsedDocument, span: Span): string[] {
  const words = document.text.slice(span.start, span.end);
  const has = (items: readonly Span[]): boolean => {
    for (let at = lastStartingBy(items, span.end - 1); (items[at]?.start ?? -1) >= span.start; at--)
      if ((items[at] as Span).end <= span.end) return true;
    return false;
  };
  return [
    ...(has(document.durations) ? ['gives duration'] : []),
    ...(has(document.dates) ? ['gives date'] : []),
    ...(has(document.amounts) ? ['gives amount'] : []),
    ...(has(document.percentages) ? ['gives percentage'] : []),
    ...(document.parties.some(({ name, role }) => words.includes(name) || (role !== '' && words.includes(role)))
      ? ['names party']
      : []),
  ];
}

/** Letters of a stem: `distri` joins distributor and distribution. */
const STEM = 6;
const NOT_TELLING =
  /^(?:agreem|contra|master|genera|exhibi|amende|restat|letter|form|between|dated|first|second|condit|terms)/;

/** The beginnings of the words of the title that say what the contract is on. */
export function titleStems(document: ParsedDocument): Set<string> {
  const words =
    titleOf(document)
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? [];
  return new Set(words.map((word) => word.slice(0, STEM)).filter((stem) => !NOT_TELLING.test(stem)));
}

/** How far a sentence says what the title says: `shall distribute` in a distribution agreement. */
function titleFacts(title: ReadonlySet<string>, words: string, provisions: readonly Provision[]): string[] {
  if (title.size === 0) return ['untitled'];
  const own = new Set((words.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, STEM)));
  const shared = Math.min(3, [...title].filter((stem) => own.has(stem)).length);
  const verbs = provisions.filter(({ verb }) => title.has(verb.slice(0, STEM)));
  return [
    `title ${shared}`,
    `title ${shared > 0} ${provisions[0]?.modality ?? 'none'}`,
    ...(verbs.length > 0 ? ['title verb'] : []),
  ];
}

/** By sentence: the acts of which it is the first of the document, recitals and definitions left out. */
function firstActs(document: ParsedDocument): Map<number, string[]> {
  const known = new Set<string>();
  const found = new Map<number, string[]>();
  for (const { action, modality, bearer, sentence } of provisionsOf(document).all) {
    if ((modality !== 'duty' && modality !== 'right' && modality !== 'statement') || bearer.kind !== 'party') continue;
    for (const fact of [`first ${action}`, `first ${modality}`, 'first act']) {
      if (known.has(fact)) continue;
      known.add(fact);
      found.set(sentence, [...(found.get(sentence) ?? []), fact]);
    }
  }
  return found;
}

/** By sentence: for which topics the rules take it, and whether as the best. */
function topicRules(document: ParsedDocument): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const topic of TOPICS) {
    ruledSentences(document, topic).forEach(({ index, weight }, rank) => {
      const own = found.get(index) ?? [];
      own.push(
        `rule ${topic} ${weight}`,
        `rule ${topic}`,
        ...(rank === 0 ? [`first ${topic}`] : []),
        ...(rank < 4 ? [`among ${topic}`] : []),
      );
      found.set(index, own);
    });
  }
  return found;
}
