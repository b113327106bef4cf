import type { Finding } from '../../../../protocols/index.ts';
import { figureConflicts, periodConflicts, provisionsIn } from '../../../provisions/index.ts';
import type { Duration, ParsedDocument, Sentence, Span } from '../../../reading/index.ts';
import type { Expert } from '../../expert.ts';
import { lowered, opposed, sentenceAt } from '../../toolkit/evidence.ts';
import { quote } from '../../toolkit/quote.ts';
import { courtAndArbitration } from './court-and-arbitration.ts';
import { lostNegation } from './lost-negation.ts';
import { opposingStatements } from './opposing-statements.ts';
import { survivalGap } from './survival.ts';
import { titlePassesTwice } from './title-twice.ts';
import { TOPICS, type Topic } from './topics.ts';
import { twoCourts } from './two-courts.ts';

/** Days of a unit; months and years by their usual equivalents, so that 12 months equal one year. */
const DAYS_OF = { hour: 1 / 24, day: 1, 'business day': 1.4, week: 7, month: 30, year: 360 } as const;

/** In a longer sentence the period and the topic need not belong together (UTF-16 units). */
const LONGEST = 700;

interface Timed {
  readonly sentence: Sentence;
  readonly duration: Duration;
  readonly days: number;
}

const inDays = (duration: Duration): number => duration.value * DAYS_OF[duration.unit];

function onTopic(topic: Topic, text: string): boolean {
  return topic.about.test(text) && !topic.except?.test(text);
}

/** How near to the period its matter stands, UTF-16 units. */
const BESIDE = 60;

const measures = ({ beside }: Topic, text: string, { start, end }: Span): boolean =>
  beside === undefined || beside.test(text.slice(Math.max(0, start - BESIDE), end + BESIDE));

/** The parties of which the sentences speak: two periods of two parties contradict nothing. */
const bearersOf = (document: ParsedDocument, sentence: Span): ReadonlySet<number> =>
  new Set(provisionsIn(document, sentence).flatMap(({ bearer }) => (bearer.kind === 'party' ? [bearer.party] : [])));

function ofSameParty(document: ParsedDocument, first: Timed, other: Timed): boolean {
  const [one, two] = [bearersOf(document, first.sentence), bearersOf(document, other.sentence)];
  return one.size === 0 || two.size === 0 || !one.isDisjointFrom(two);
}

/** Sentences on the topic that state exactly one period: with two, it is unclear which one is meant. */
function statements(document: ParsedDocument, topic: Topic, durations: ReadonlyMap<Sentence, Duration[]>): Timed[] {
  const found: Timed[] = [];
  for (const [sentence, own] of durations) {
    const duration = own[0] as Duration;
    if (
      own.length !== 1 ||
      !measures(topic, document.text, duration) ||
      sentence.end - sentence.start > LONGEST ||
      !onTopic(topic, document.text.slice(sentence.start, sentence.end))
    )
      continue;
    found.push({ sentence, duration, days: inDays(duration) });
  }
  return found;
}

function differentPeriods(document: ParsedDocument): Finding[] {
  const durations = new Map<Sentence, Duration[]>();
  for (const duration of document.durations) {
    const sentence = sentenceAt(document, duration.start);
    if (!sentence) continue;
    const own = durations.get(sentence);
    if (own) own.push(duration);
    else durations.set(sentence, [duration]);
  }
  return TOPICS.flatMap((topic) => {
    const found = statements(document, topic, durations);
    const first = found[0];
    const other = found.find(
      (one) => first !== undefined && Math.abs(one.days / first.days - 1) > 0.1 && ofSameParty(document, first, one),
    );
    if (!first || !other) return [];
    const printed = ({ duration }: Timed): string =>
      document.text.slice(duration.start, duration.end).replace(/\s+/g, ' ');
    return [
      {
        rule: 'contradictions.periods',
        category: 'contradiction',
        severity: 'high',
        values: { topic: topic.name, first: printed(first), other: printed(other) },
        evidence: [quote(document, first.sentence), quote(document, other.sentence)],
        belief: 0.78,
      } satisfies Finding,
    ];
  });
}

/** What the provisions of one party measure twice: a matter that the topics above have not met already. */
function differentMeasures(document: ParsedDocument): Finding[] {
  const known = new Set(differentPeriods(document).flatMap(({ evidence }) => evidence.map(({ start }) => start)));
  const pairs = [
    ...periodConflicts(document).map(({ matter, first, other }) => ({ matter: matter as string, first, other })),
    ...figureConflicts(document).map(({ of, first, other }) => ({ matter: of as string, first, other })),
  ];
  return pairs.flatMap(({ matter, first, other }) => {
    const sentences = [first, other].map(({ provision }) => document.sentences[provision.sentence]);
    const printed = ({ start, end }: Span): string => document.text.slice(start, end).replace(/\s+/g, ' ');
    if (sentences.some((sentence) => sentence === undefined || known.has(sentence.start))) return [];
    return [
      {
        rule: 'contradictions.measures',
        category: 'contradiction',
        severity: 'high',
        values: { matter, first: printed(first.measure), other: printed(other.measure) },
        evidence: sentences.flatMap((sentence) => (sentence === undefined ? [] : [quote(document, sentence)])),
        belief: 0.75,
      } satisfies Finding,
    ];
  });
}

const NUMBER =
  /\b\d[\d,.]*\b|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|forty-five|sixty|ninety|hundred)\b/gi;

/** The same long sentence twice, with other numbers: one of them was not updated. */
function sameWordsOtherNumbers(document: ParsedDocument): Finding[] {
  const seen = new Map<string, Sentence>();
  const findings: Finding[] = [];
  for (const sentence of document.sentences) {
    if (sentence.end - sentence.start < 80) continue;
    const words = plain(document, sentence);
    // Rows of a table repeat their labels; only a duty or a right can contradict another.
    if (!/\b(?:shall|will|must|may)\b/.test(words)) continue;
    const masked = words.replace(NUMBER, '#');
    const earlier = seen.get(masked);
    if (!earlier) seen.set(masked, sentence);
    else if (masked.includes('#') && findings.length < 3 && changed(document, earlier, words)) {
      findings.push({
        rule: 'contradictions.numbers',
        category: 'contradiction',
        severity: 'medium',
        values: {},
        evidence: [quote(document, earlier), quote(document, sentence)],
        belief: 0.75,
      });
    }
  }
  return findings;
}

/** Lower case without signs, and without the numbers of clauses, which differ in every clause. */
function plain(document: ParsedDocument, sentence: Sentence): string {
  return document.text
    .slice(sentence.start, sentence.end)
    .toLowerCase()
    .replace(/\b(?:section|article|clause|paragraph|exhibit|schedule)s?\s+[\w.]+(?:\s*\(\w+\))*/g, 'section')
    .replace(/[^a-z0-9,.-]+/g, ' ');
}

const withoutNumber = (text: string): string => text.replace(/^[\s\d.()]+/, '');

/** Numbers of the words, `thirty (30)` as one. The number of the clause itself is none of them. */
const numbersOf = (text: string): string[] =>
  withoutNumber(text)
    .replace(/\b[a-z-]+ (?=\d+ (?:\w+ )?(?:hours?|days?|weeks?|months?|years?|percent)\b)/g, '')
    .match(NUMBER) ?? [];

function changed(document: ParsedDocument, earlier: Sentence, words: string): boolean {
  const before = plain(document, earlier);
  if (withoutNumber(before) === withoutNumber(words)) return false;
  const [old, now] = [numbersOf(before), numbersOf(words)];
  // Two quantities that change together are two rows of one scale: seven for thirty, five for twenty.
  return old.filter((number, index) => number !== now[index]).length === 1;
}

/** Two places that cannot both be followed. */
export const contradictions: Expert = {
  id: 'contradictions',
  domain: 'consistency',
  competence: ['contradiction'],
  serves: 'any',
  reads: ['en', 'it', 'es'],
  quick: true,
  deepOnly: false,
  precision: 0.84,
  detectors: [
    opposingStatements,
    courtAndArbitration,
    lostNegation,
    survivalGap,
    titlePassesTwice,
    twoCourts,
    differentPeriods,
    differentMeasures,
    sameWordsOtherNumbers,
  ],
  defeaters: [
    {
      against: ['contradiction'],
      examine: (claim, document) => {
        const pieces = claim.finding.evidence;
        const linked = pieces
          .map((piece) =>
            /\b(?:notwithstanding|except as (?:provided|set forth|stated)|subject to|other than as)\b[^.;]{0,60}/i.exec(
              piece.quote,
            ),
          )
          .find(Boolean);
        if (linked) return opposed('contradictions.ranked', 0.35, { quote: linked[0] });
        const order =
          /\b(?:order of precedence|in the event of (?:any |a )?(?:conflict|inconsistency)[^.]{0,120}(?:prevail|control|govern|precedence))/i.exec(
            document.text,
          );
        return order
          ? lowered('contradictions.precedence', 'medium', 0.6, { quote: order[0].slice(0, 120) })
          : undefined;
      },
    },
  ],
};
