import { BRIEFING_AUDIENCES, type Issue, type IssueCategory, type ReviewResult } from '../../protocols/index.ts';
import type { Speaker } from '../languages/index.ts';

type Briefing = ReviewResult['executive_briefings'][number];
type Audience = Briefing['audience'];

/** Issues one briefing speaks of: what fits a minute of attention. */
const POINTS = 5;

/** Where every point is doubtful, so many are named all the same: the first page of a review that found something is not empty. */
const DOUBTFUL = 2;

/** Categories about money, whichever expert raised them. */
const MONEY: ReadonlySet<IssueCategory> = new Set([
  'cap_on_liability',
  'uncapped_liability',
  'liquidated_damages',
  'revenue_profit_sharing',
  'price_restrictions',
  'minimum_commitment',
  'volume_restriction',
  'most_favored_nation',
  'insurance',
  'audit_rights',
  'indemnity',
  'consequential_loss',
  'price_adjustment',
  'payment_terms',
  'late_interest',
  'taxes',
  'number_words',
  'currency_and_totals',
  'pricing_clarity',
  'warranty_duration',
]);

/** Categories about what the business may do, must do, and when. */
const OPERATIONS: ReadonlySet<IssueCategory> = new Set([
  'exclusivity',
  'non_compete',
  'no_solicit_of_customers',
  'no_solicit_of_employees',
  'termination_for_convenience',
  'termination_for_cause',
  'renewal_term',
  'notice_period_to_terminate_renewal',
  'post_termination_services',
  'change_of_control',
  'anti_assignment',
  'license_grant',
  'ip_ownership_assignment',
  'minimum_commitment',
  'force_majeure',
  'subcontracting',
  'service_levels',
  'unfair_unilateral_change',
  'unfair_unilateral_termination',
]);

const CONCERNS: Readonly<Record<Audience, (issue: Issue) => boolean>> = {
  general_counsel: ({ domain }) => ['legal', 'compliance', 'fairness', 'consistency', 'adversarial'].includes(domain),
  finance: ({ category }) => MONEY.has(category),
  business_owner: ({ domain, category }) => domain === 'business' || domain === 'technical' || OPERATIONS.has(category),
};

/**
 * What each audience needs to know from the same issues, or that it has nothing to decide. `leads` says which may stand
 * for the review; `written` holds a language model's text for it.
 */
export function briefings(
  issues: readonly Issue[],
  leads: (issue: string, audience: Audience) => boolean,
  overall: number | null,
  speaker: Speaker,
  written: Readonly<Record<string, string>> = {},
): Briefing[] {
  return BRIEFING_AUDIENCES.map((audience) => {
    const own = issues.filter(CONCERNS[audience]);
    const sure = own.filter(({ id }) => leads(id, audience));
    const top = sure.length > 0 ? sure.slice(0, POINTS) : own.slice(0, DOUBTFUL);
    return {
      audience,
      label: speaker.text(`drafting.audience.${audience}`),
      headline: headlineOf(audience, own, overall, speaker),
      points: [...top.map((issue) => point(issue, speaker)), ...modelWords(written[audience], speaker)],
      issues: top.map(({ id }) => id),
    };
  });
}

const modelWords = (words: string | undefined, speaker: Speaker): string[] =>
  words === undefined ? [] : [speaker.text('drafting.model.words', { words })];

function headlineOf(audience: Audience, own: readonly Issue[], overall: number | null, speaker: Speaker): string {
  const count = own.length;
  // A document that could not be judged must not be reported as one with nothing to settle.
  if (overall === null) return speaker.text('drafting.briefing.cannot-judge', { count });
  const urgent = own.filter(({ severity }) => severity === 'critical' || severity === 'high').length;
  const score = speaker.number(overall, { maximumFractionDigits: 0 });
  return speaker.text(`drafting.briefing.${audience}`, { score, count, urgent });
}

function point({ title, suggestions, evidence, severity }: Issue, speaker: Speaker): string {
  // What is missing is nowhere: the clause after which it would belong is no place of it.
  const section = evidence[0]?.section ?? '';
  return speaker.text('drafting.briefing.point', {
    severity: speaker.severity(severity),
    title,
    section,
    located: section === '' ? 'no' : 'yes',
    suggestion: suggestions[0] ?? '',
  });
}
