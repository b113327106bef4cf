import { dealSheet } from '../../../actors/drafting/deal/deal-sheet.ts';
import { simulate } from '../../../actors/drafting/negotiation/simulate.ts';
import { speak } from '../../../actors/languages/index.ts';
import { parseDocument } from '../../../actors/reading/index.ts';
import { type Evidence, type ProposedChange, ReviewResult } from '../../../protocols/index.ts';
import { sampleText } from './sample-agreement.ts';
import { sampleDebate } from './sample-debate.ts';
import { sampleIssues } from './sample-issues.ts';

export { sampleText } from './sample-agreement.ts';

type ResultClause = ReviewResult['document']['clauses'][number];

/** The clauses of the agreement, found by its own numbering. */
const clauses: ResultClause[] = [...sampleText.matchAll(/^(\d{1,2}\.\d|\d{1,2}|Schedule 1)[.:]? (.*)$/gm)].map(
  (match, index, all): ResultClause => {
    const number = match[1] as string;
    const deep = number.includes('.');
    const next = all.slice(index + 1).find((other) => deep || !(other[1] as string).includes('.'));
    return {
      number,
      heading: deep ? '' : (match[2] as string),
      start: match.index,
      end: next?.index ?? sampleText.length,
      depth: deep ? 1 : 0,
      categories: [],
    };
  },
);

function sectionAt(offset: number): string {
  const clause = clauses.findLast((candidate) => candidate.start <= offset && offset < candidate.end);
  return clause === undefined ? '' : `${clause.number} ${clause.heading}`.trim();
}

function place(quote: string): { start: number; end: number } {
  const start = sampleText.indexOf(quote);
  if (start < 0 || quote === '') throw new Error(`the sample agreement does not say: ${quote}`);
  return { start, end: start + quote.length };
}

/** Evidence for a passage of the sample agreement. */
function evidence(quote: string): Evidence {
  const span = place(quote);
  return { quote, ...span, section: sectionAt(span.start) };
}

const issues: ReviewResult['structured_issues'] = sampleIssues.map((issue, index) => ({
  id: `issue-${index + 1}`,
  claim: `c${index + 1}`,
  category: issue.category,
  domain: issue.domain,
  severity: issue.severity,
  title: issue.title,
  description: issue.description,
  evidence: issue.quotes.map(evidence),
  place:
    issue.after === undefined ? null : { at: place(issue.after).end, section: sectionAt(place(issue.after).start) },
  suggestions: [issue.suggestion],
  proposed_change: issue.change === undefined ? null : `change-${index + 1}`,
  confidence: issue.confidence,
  raised_by: issue.raisedBy,
  consensus: {
    outcome: issue.outcome,
    support: issue.support,
    oppose: issue.dissent.length,
    abstain: 7 - issue.support - issue.dissent.length,
    belief: issue.confidence,
    rounds: issue.rounds,
    dissent: issue.dissent.map((position) => ({ ...position, claim: `c${index + 1}`, stance: 'oppose' as const })),
  },
}));

const changes: ProposedChange[] = sampleIssues
  .flatMap((issue, index) => {
    if (issue.change === undefined) return [];
    const { at, before, after, rationale } = issue.change;
    const span = place(at);
    // An insertion goes after the passage that names its place.
    const start = before === '' ? span.end : span.start;
    return [
      {
        id: `change-${index + 1}`,
        issue_id: `issue-${index + 1}`,
        start,
        end: start + before.length,
        before,
        after,
        rationale,
      },
    ];
  })
  .toSorted((left, right) => left.start - right.start);

/** A finished review of the sample agreement: 12 issues, 6 changes, a blind round and two rounds of debate. */
export const sampleResult: ReviewResult = ReviewResult.parse({
  ...sampleDebate,
  negotiation_runs: simulate(sampleDebate.negotiation_simulation),
  metadata: {
    review_id: 'rev_sample',
    document_title: 'Services Agreement: Harbour & Vale / Brightmoor',
    document_type: 'services',
    overall_score: 68,
    verdict: 'do_not_accept',
    verdict_reasons: [],
    issues_in_full: 12,
    preset: 'comprehensive',
    deep_review: true,
    output_language: 'English',
    protocol: { name: 'panel', hash: '7c'.repeat(32) },
    engine: 'conclave-rules 1.0.0',
    seed: 7,
    created_at: '2026-11-20T09:00:00.000Z',
    completed_at: '2026-11-20T09:00:04.250Z',
  },
  structured_issues: issues,
  proposed_changes: changes,
  document: {
    type: 'services',
    type_confidence: 0.94,
    language: 'en',
    parties: [
      { name: 'Harbour & Vale Logistics Ltd', role: 'Customer' },
      { name: 'Brightmoor Systems Ltd', role: 'Supplier' },
    ],
    dates: [{ iso: '2026-03-04', ...evidence('made on 4 March 2026') }],
    defined_terms: [
      { term: 'Deliverables', ...place('Deliverables'), uses: 0 },
      { term: 'Fees', ...place('Fees'), uses: 4 },
      { term: 'Services', ...place('Services'), uses: 8 },
    ],
    obligations: [
      obligation('The Supplier', 'shall perform the Services with reasonable skill and care'),
      obligation('The Supplier', 'shall respond to incidents promptly and in a timely manner'),
      obligation('The Customer', 'shall pay each valid invoice within ninety (90) days of receipt'),
      obligation('Each party', "shall keep the other's confidential information secret"),
      obligation('The Supplier', 'shall indemnify the Customer against all losses'),
      obligation('The Customer', 'shall notify the Supplier of any claim covered by this clause'),
    ],
    clauses,
    unread: ['Schedule 2 is referred to but is not part of the document.'],
    deal: dealSheet(parseDocument(sampleText), issues, speak('English')),
  },
});

function obligation(actor: string, phrase: string) {
  return { actor, modal: 'shall', ...evidence(`${actor} ${phrase}`) };
}
