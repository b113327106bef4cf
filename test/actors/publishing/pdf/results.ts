import type { Issue, ReviewResult } from '../../../../protocols/index.ts';
import { ISSUE_CATEGORIES, SEVERITIES } from '../../../../protocols/index.ts';
import { sampleResult } from '../sample-result.ts';

/** The sample review in another output language. */
export function inLanguage(output_language: string, result: ReviewResult = sampleResult): ReviewResult {
  return { ...result, metadata: { ...result.metadata, output_language } };
}

/** A review that found nothing and debated nothing. */
export const emptyResult: ReviewResult = {
  ...sampleResult,
  metadata: { ...sampleResult.metadata, overall_score: 0, document_title: '' },
  structured_issues: [],
  proposed_changes: [],
  risk: { overall: 0, categories: {}, domains: {} },
  score_card: [],
  executive_briefings: [],
  boardroom_discussion: [],
  negotiation_simulation: [],
  negotiation_runs: [],
  consensus: {
    ...sampleResult.consensus,
    rounds: 0,
    agreement: [],
    accepted: 0,
    disputed: 0,
    rejected: 0,
    rejected_claims: [],
  },
  panel: [],
  document: {
    ...sampleResult.document,
    parties: [],
    dates: [],
    defined_terms: [],
    obligations: [],
    clauses: [],
    unread: [],
    deal: { title: '', date: null, lines: [], strengths: [], calendar: [] },
  },
};

/** The sample review with this many issues, made from its own in turn, every category and severity in it. */
export function manyIssues(count: number): ReviewResult {
  const issues = Array.from({ length: count }, (_, index): Issue => {
    const issue = sampleResult.structured_issues[index % sampleResult.structured_issues.length] as Issue;
    return {
      ...issue,
      id: `issue-${index + 1}`,
      category: ISSUE_CATEGORIES[(index * 7) % ISSUE_CATEGORIES.length] as Issue['category'],
      severity: SEVERITIES[Math.min(4, Math.floor((index / count) * 5))] as Issue['severity'],
      title: `${issue.title} (${index + 1})`,
      proposed_change: index < sampleResult.structured_issues.length ? issue.proposed_change : null,
    };
  });
  const metadata = { ...sampleResult.metadata, issues_in_full: 60 };
  return { ...sampleResult, metadata, structured_issues: issues };
}

/** A panel and a debate of the largest size a review can have. */
export function crowdedDebate(experts: number, claims: number): ReviewResult {
  const panel = Array.from({ length: experts }, (_, index) => ({
    ...(sampleResult.panel[index % sampleResult.panel.length] as ReviewResult['panel'][number]),
    expert: `expert-${index}`,
    name: `Expert in matters of number ${index}`,
  }));
  const statements = panel.flatMap(({ expert, name }, voice) =>
    Array.from({ length: claims }, (_, claim) => ({
      expert,
      expert_name: name,
      claim: `c${claim + 1}`,
      stance: (['support', 'oppose', 'amend', 'abstain'] as const)[(voice + claim) % 4] as 'support',
      belief: ((voice * 13 + claim) % 100) / 100,
      reason: 'What stands in the clause before it settles the matter for both sides.',
    })),
  );
  const round = { findings: [], statements, tallies: [], agreement: 0.5 };
  return { ...sampleResult, panel, boardroom_discussion: [0, 1, 2, 3].map((number) => ({ ...round, round: number })) };
}
