/**
 * How likely it is that a reader calls a finding useful: what readers said of its rule, drawn to what they said of its expert and
 * of findings of its kind. A rule that was judged twice says little alone.
 */
import { ruleClass } from '../rule-class.ts';
import { AUTHORS_MARKS, type Marks, READERS_MARKS } from './readers-marks.ts';

/** What a finding says, as far as it tells how often readers care. */
type Kind =
  | 'pile'
  | 'itself'
  | 'grievous'
  | 'labelled'
  | 'fairness'
  | 'wording'
  | 'paper'
  | 'missing'
  | 'one-sided'
  | 'clause';

/** Experts on how a sentence is worded, whatever it is about. */
const WORDING: ReadonlySet<string> = new Set([
  'acronyms',
  'ambiguity',
  'bare-clauses',
  'currency-and-totals',
  'deadlines',
  'defined-terms',
  'discretion',
  'duplicated-wording',
  'enumerations',
  'exceptions',
  'half-measures',
  'misread',
  'missing-particulars',
  'numbering',
  'other-names',
  'party-names',
  'passive-duties',
  'readability',
  'repetition',
  'sentence-length',
  'spelling',
  'terminology',
  'tone',
]);

/** Experts on what the paper leaves open or promises and does not have. */
const PAPER: ReadonlySet<string> = new Set([
  'cross-references',
  'exhibits',
  'number-words',
  'placeholders',
  'signature-block',
]);

/** Two places of the paper that cannot both hold, or one that points nowhere: both are quoted, and nobody need know the market. */
const ITSELF: ReadonlySet<string> = new Set([
  'contradictions.court-and-arbitration',
  'contradictions.lost-negation',
  'contradictions.measures',
  'contradictions.numbers',
  'contradictions.periods',
  'contradictions.survival',
  'contradictions.title-passes-twice',
  'contradictions.two-courts',
  'cross-references.not-defined-there',
  'cross-references.other-matter',
  'currency-and-totals.instalments',
  'currency-and-totals.product',
  'date-order.after-end',
  'date-order.signed-late',
  'essential-terms.idle',
  'essential-terms.undefined',
  'exhibits.empty',
  'renewal.notice-as-long-as-term',
  'signatories.owes-and-is-no-party',
  'signatories.same-person',
  'unsettled-wording.heading-alone',
  'unsettled-wording.nothing-above',
  'unsettled-wording.open-bracket',
]);

function kindOf(rule: string): Kind {
  const [expert = '', matter = ''] = rule.split('.');
  if (ITSELF.has(rule)) return 'itself';
  if (expert === 'housekeeping') return 'pile';
  if (expert.startsWith('grievous-')) return 'grievous';
  if (expert === 'labelled-terms') return 'labelled';
  if (expert.startsWith('unfair-') || expert === 'class-waiver') return 'fairness';
  if (WORDING.has(expert)) return 'wording';
  if (PAPER.has(expert)) return 'paper';
  if (expert !== 'clause-risks' && /^(?:missing|not-stated|no-)/.test(matter)) return 'missing';
  return matter.includes('one-sided') ? 'one-sided' : 'clause';
}

/** Useful findings among so many. */
interface Count {
  useful: number;
  all: number;
}

const BY_KIND = new Map<string, Count>();
const BY_EXPERT = new Map<string, Count>();

const expertOf = (rule: string): string => `${rule.split('.')[0]} ${kindOf(rule)}`;

for (const [rule, [useful, trivial, wrong]] of [...Object.entries(READERS_MARKS), ...Object.entries(AUTHORS_MARKS)])
  for (const [counts, key] of [
    [BY_KIND, kindOf(rule)],
    [BY_EXPERT, expertOf(rule)],
  ] as const) {
    const count = counts.get(key) ?? { useful: 0, all: 0 };
    counts.set(key, { useful: count.useful + useful, all: count.all + useful + trivial + wrong });
  }

/** What a kind that nobody judged is taken for. */
const UNJUDGED = 0.45;
/** Five in six objections to passages of a writer whom nobody had read were right; contracts have fewer such passages. */
const UNJUDGED_GRIEVOUS = 0.6;
/** Judgements that the wider group weighs against those of the narrower one. */
const WEIGHT = { kind: 8, expert: 3, rule: 2 };

const drawn = ({ useful, all }: Count, to: number, weight: number): number => (useful + weight * to) / (all + weight);

const isJudged = (rule: string): boolean => READERS_MARKS[rule] !== undefined || AUTHORS_MARKS[rule] !== undefined;

/** How many of the judged findings of the rule, or of the class that it is a story of, were useful, of how many. */
function judgements(rule: string): [useful: number, all: number] {
  const judged = ruleClass(rule, isJudged) ?? rule;
  const marks: Marks[] = [READERS_MARKS[judged] ?? [0, 0, 0], AUTHORS_MARKS[judged] ?? [0, 0, 0]];
  return [marks.reduce((sum, [useful]) => sum + useful, 0), marks.flat().reduce((sum, count) => sum + count, 0)];
}

/**
 * Probability 0..1 that a finding of the rule is useful to the reader of a contract.
 *
 * @param more readers beside those who judged, who would find it useful: what their word would make of it
 */
export function usefulness(rule: string, more = 0): number {
  const [useful, all] = judgements(rule);
  const prior = kindOf(rule) === 'grievous' ? UNJUDGED_GRIEVOUS : UNJUDGED;
  const kind = drawn(BY_KIND.get(kindOf(rule)) ?? { useful: 0, all: 0 }, prior, WEIGHT.kind);
  const expert = drawn(BY_EXPERT.get(expertOf(rule)) ?? { useful: 0, all: 0 }, kind, WEIGHT.expert);
  return drawn({ useful: useful + more, all: all + more }, expert, WEIGHT.rule);
}

/** Below this three of five findings of the rule only cost their reader time: they are listed, and not shown in full. */
const WORTH = 0.4;

export const isWorthFullText = (rule: string): boolean => usefulness(rule) >= WORTH;

/** On the first page a point stands for the whole review: one that is as likely to be of no use as to be useful stays inside. */
export const WORTH_FIRST_PAGE = 0.5;

export const isWorthFirstPage = (rule: string): boolean => usefulness(rule) >= WORTH_FIRST_PAGE;
