import { examine } from '../../../actors/expert-jobs/examine.ts';
import { EXPERTS, type Expert } from '../../../actors/experts/index.ts';
import { parseDocument } from '../../../actors/reading/index.ts';
import type { Claim, IssueCategory } from '../../../protocols/index.ts';

/**
 * What the compliance and fairness benches read in a paragraph of a privacy policy, as practice labels of OPP-115. They look
 * for faults, not for practices, so a practice counts as read where one of them finds fault with how it is worded, or would
 * quote the paragraph to answer the claim that a policy is silent on it.
 */

/** The practice that a rule of an expert is about. */
const FAULT: Readonly<Record<string, string>> = {
  'data-retention.endless': 'Data Retention',
  'ccpa.no-opt-out': 'Third Party Sharing/Collection',
  'sub-processors.uncontrolled': 'Third Party Sharing/Collection',
  'international-transfer.no-safeguard': 'International and Specific Audiences',
  'card-data.stored': 'Data Security',
  'health-data.unguarded': 'Third Party Sharing/Collection',
  'unfair-unilateral-change.of-terms': 'Policy Change',
  'unfair-unilateral-change.of-service-or-price': 'Policy Change',
};

/** The practice that an answer is about, by the reason it gives. */
const ANSWER: Readonly<Record<string, string>> = {
  'data-retention.given': 'Data Retention',
  'data-subject-rights.given': 'User Access, Edit and Deletion',
  'sub-processors.found': 'Third Party Sharing/Collection',
  'breach-notice.given': 'Data Security',
  'card-data.standard-named': 'Data Security',
  'international-transfer.safeguarded': 'International and Specific Audiences',
  'ccpa.found': 'International and Specific Audiences',
  'data-protection.law-named': 'International and Specific Audiences',
  'ccpa.choice-given': 'User Choice/Control',
};

/** Matters on which a policy may be claimed to be silent. */
const MATTERS: readonly IssueCategory[] = [
  'data_retention',
  'data_subject_rights',
  'sub_processors',
  'breach_notice',
  'card_data',
  'international_transfer',
  'ccpa',
];

/** Practices that no rule of ours speaks to are in none of the two lists: what is read is a subset of these. */
export const READABLE: ReadonlySet<string> = new Set([...Object.values(FAULT), ...Object.values(ANSWER)]);

const COMPLIANCE = EXPERTS.filter(({ domain }) => domain === 'compliance');
const FAULT_FINDERS = EXPERTS.filter(
  ({ domain, serves }) => (domain === 'compliance' || domain === 'fairness') && speaksOf(serves),
);

function speaksOf(serves: Expert['serves']): boolean {
  return serves === 'any' || serves.includes('privacy_policy');
}

/** Labels of the practices read in the paragraph. */
export function practicesIn(text: string): ReadonlySet<string> {
  const document = parseDocument(text, { type: 'privacy_policy' });
  const found = new Set<string>();
  for (const expert of FAULT_FINDERS) {
    for (const { rule, evidence } of examine(expert, document, { max_findings: 40 })) {
      const practice = evidence.length > 0 ? FAULT[rule] : undefined;
      if (practice !== undefined) found.add(practice);
    }
  }
  const whole = { start: 0, end: text.length, quote: text, section: '' };
  const claims = [...MATTERS.map((category) => silent(category)), claimed('ccpa', 'ccpa.no-opt-out', [whole])];
  for (const { defeaters } of COMPLIANCE) {
    for (const { against, examine: answers } of defeaters) {
      for (const claim of claims) {
        if (against !== 'any' && !against.includes(claim.finding.category)) continue;
        const said = answers(claim, document);
        const practice = said?.stance === 'oppose' ? ANSWER[said.reason.key] : undefined;
        if (practice !== undefined) found.add(practice);
      }
    }
  }
  return found;
}

const silent = (category: IssueCategory): Claim => claimed(category, 'claim.missing', []);

const claimed = (category: IssueCategory, rule: string, evidence: Claim['finding']['evidence']): Claim => ({
  id: 'c1',
  finding: { rule, category, severity: 'medium', values: {}, evidence, belief: 0.5 },
  raised_by: [{ expert: 'claimant', rule, belief: 0.5 }],
});
