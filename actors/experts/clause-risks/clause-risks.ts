import type { Finding, IssueCategory } from '../../../protocols/index.ts';
import { riskCheckThreshold } from '../../classifiers/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import type { Expert } from '../expert.ts';
import { CONTRACTS, report } from '../toolkit/index.ts';
import { isAnswered } from './answered.ts';
import { RISK_CLASSES, riskRule } from './catalogue.ts';
import { certain } from './certain.ts';
import { type RiskPassage, riskReading } from './risk-reading.ts';
import { type Story, storyOf } from './stories.ts';

/** From this probability on that readers call it high or critical, the finding is high; below it medium. */
const HIGH = 0.3;
/** Beliefs stay inside these: readers do not always agree. */
const SUREST = 0.95;

const CATEGORY_OF: ReadonlyMap<string, IssueCategory> = new Map(RISK_CLASSES.map(({ id, category }) => [id, category]));

/** Passages of a class that are this much less likely than the likeliest one add doubt, not weight. */
const BESIDE = 0.15;
/** Places a reader looks up for one point. */
const PLACES = 4;

/** A passage with what it says in particular. */
interface Told extends RiskPassage {
  readonly story: Story;
}

/** Findings of one class that a reader takes in: two parties may each have their own. */
const STORIES = 2;

/** The passages of a class by what is told of them, the likeliest story first. */
function stories(passages: readonly Told[]): Told[][] {
  const likeliest = (told: readonly Told[]): number => Math.max(...told.map(({ probability }) => probability));
  return [...Map.groupBy(passages, ({ story: { rule, values } }) => JSON.stringify([rule, values])).values()]
    .toSorted((a, b) => likeliest(b) - likeliest(a))
    .slice(0, STORIES);
}

/** One finding for each story of a class, with the places that speak for it most. */
function raised(document: ParsedDocument): Finding[] {
  const standing = [...riskReading(document), ...certain(document)].flatMap((passage): Told[] => {
    if (isAnswered(passage.id, document, passage)) return [];
    const story = storyOf(passage.id, document, passage);
    return story === undefined ? [] : [{ ...passage, story }];
  });
  return [...Map.groupBy(standing, ({ id }) => id).values()]
    .flatMap(stories)
    .map((passages) => findingOf(document, weightiest(document, passages)))
    .toSorted((a, b) => b.belief - a.belief);
}

/** Words of what goes furthest: of two passages nearly as likely a reader is shown the harsher first. */
const HARSH =
  /\b(?:sole(?:ly)?|absolute|perpetual(?:ly)?|irrevocabl[ey]|unlimited|forfeit\w*|waives?|without (?:prior )?(?:notice|cause|liability|limit\w*)|for any reason|at any time|immediately|whatsoever|in no event)\b/gi;
/** More harsh words than this say no more. */
const HARSHEST = 2;

const harshness = ({ text }: ParsedDocument, { start, end }: RiskPassage): number =>
  Math.min(HARSHEST, new Set(text.slice(start, end).toLowerCase().match(HARSH)).size);

/** Passages that are this much less likely are not the one to cite, however harsh. */
const AS_LIKELY = 0.08;

/** The harshest of the likeliest first, then the likeliest, so that it is the place the issue is cited by. */
function weightiest(document: ParsedDocument, passages: readonly Told[]): [Told, ...Told[]] {
  const likeliest = Math.max(...passages.map(({ probability }) => probability));
  const isLikely = ({ probability }: Told): boolean => probability >= likeliest - AS_LIKELY;
  const [first, ...more] = passages
    .filter(({ probability }) => probability >= likeliest - BESIDE)
    .toSorted(
      (a, b) =>
        (isLikely(b) ? harshness(document, b) : -1) - (isLikely(a) ? harshness(document, a) : -1) ||
        b.probability - a.probability ||
        a.start - b.start,
    ) as [Told, ...Told[]];
  return [first, ...more].slice(0, PLACES) as [Told, ...Told[]];
}

/** The finding of a story. */
function findingOf(document: ParsedDocument, passages: readonly [Told, ...Told[]]): Finding {
  const [first] = passages;
  const { id } = first;
  const { rule = id, values, severity } = first.story;
  return report(document, {
    rule: riskRule(rule),
    ...(values !== undefined && { values }),
    category: CATEGORY_OF.get(id) as IssueCategory,
    severity: severity ?? (passages.some(({ grave }) => grave >= HIGH) ? 'high' : 'medium'),
    belief: beliefOf(Math.max(...passages.map(({ probability }) => probability))),
    evidence: passages,
  });
}

/** One half at the threshold, above which a sentence is worth a reader's time, and certain at 1. */
function beliefOf(probability: number): number {
  const threshold = riskCheckThreshold();
  const share = threshold >= 1 ? 0 : (probability - threshold) / (1 - threshold);
  return Math.round(Math.min(SUREST, 0.5 + share / 2) * 100) / 100;
}

/** Raises what careful readers raise, as a classifier has learned it from contracts that they marked. */
export const clauseRisks: Expert = {
  id: 'clause-risks',
  domain: 'legal',
  competence: [...new Set(CATEGORY_OF.values())],
  serves: CONTRACTS,
  reads: ['en'],
  quick: true,
  deepOnly: false,
  precision: 0.57,
  detectors: [raised],
  defeaters: [],
};
