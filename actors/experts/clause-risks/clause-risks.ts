import type { Finding, IssueCategory } from '../../../protocols/index.ts';
import { riskCheckThreshold } from '../../classifiers/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import type { Expert } from '../expert.ts';
import { CONTRACTS, report } from '../toolkit/index.ts';
import { isAnsweredElsewhere } from './answered.ts';
import { RISK_CLASSES, riskRule } from './catalogue.ts';
import { indemnityIn } from './indemnities.ts';
import { type RiskPassage, riskReading } from './risk-reading.ts';

/** From this probability on that readers call it high or critical, the finding is high; below it medium. */
const HIGH = 0.3;
/** Beliefs stay inside these: readers do not always agree. */
const SUREST = 0.95;

const CATEGORY_OF: ReadonlyMap<string, IssueCategory> = new Map(RISK_CLASSES.map(({ id, category }) => [id, category]));

/** Passages of a class that are this much less likely than the likeliest one add doubt, not weight. */
const BESIDE = 0.15;
/** Places a reader looks up for one point. */
const PLACES = 4;

/** One finding for each class, with the places that speak for it most. */
function raised(document: ParsedDocument): Finding[] {
  const standing = riskReading(document).filter((passage) => !isAnsweredElsewhere(passage.id, document, passage));
  return [...Map.groupBy(standing, ({ id }) => id).values()]
    .map((passages) => findingOf(document, weightiest(passages)))
    .filter((finding) => finding !== undefined)
    .toSorted((a, b) => b.belief - a.belief);
}

/** The likeliest first, so that it is the place the issue is cited by. */
function weightiest(passages: readonly RiskPassage[]): RiskPassage[] {
  const order = passages.toSorted((a, b) => b.probability - a.probability || a.start - b.start);
  const least = (order[0] as RiskPassage).probability - BESIDE;
  return order.filter(({ probability }) => probability >= least).slice(0, PLACES);
}

/** The finding of a class; none where a look at the rest of the contract shows that nothing is amiss. */
function findingOf(document: ParsedDocument, passages: readonly RiskPassage[]): Finding | undefined {
  const first = passages[0] as RiskPassage;
  const { id } = first;
  const indemnity = id === 'indemnity_wide' ? indemnityIn(document, first) : undefined;
  if (indemnity?.kind === 'usual') return undefined;
  return report(document, {
    rule: riskRule(indemnity?.kind === 'one-sided' ? 'indemnity_one_sided' : id),
    ...(indemnity?.kind === 'one-sided' && { values: { party: indemnity.by } }),
    category: CATEGORY_OF.get(id) as IssueCategory,
    severity: passages.some(({ grave }) => grave >= HIGH) ? 'high' : 'medium',
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
