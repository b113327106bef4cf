/** A long document with a finding on every other sentence. */
import type { Issue, ProposedChange } from '../../../../protocols/index.ts';
import { sampleResult } from '../../../actors/publishing/sample-result.ts';
import type { RunningGateway } from '../../gateway.ts';

export const FINDINGS = 500;

const SUBJECTS = ['Supplier', 'Customer', 'Licensee', 'either party', 'Processor', 'Landlord', 'the Bank'];
const DUTIES = ['shall pay', 'may terminate', 'must indemnify', 'shall not assign', 'warrants', 'waives'];
const OBJECTS = ['the fees', 'this agreement', 'all losses', 'the data', 'any claim', 'the deliverables'];

/** A sentence that no other one is equal to. */
const sentence = (index: number): string =>
  `${index + 1}. ${SUBJECTS[index % 7]} ${DUTIES[index % 6]} ${OBJECTS[(index * 5) % 6]} within ${(index * 37) % 365} days of notice ${index}, ${'except as the schedule for the relevant services otherwise provides, '.repeat(index % 5)}and ${SUBJECTS[(index * 3) % 7]} ${DUTIES[(index * 7) % 6]} ${OBJECTS[(index * 11) % 6]}.`;

/** The id of a completed review of 246 KB of text with 500 findings. */
export async function longReview(gateway: RunningGateway): Promise<string> {
  const sentences = Array.from({ length: 2 * FINDINGS }, (_, index) => sentence(index));
  const document_text = sentences.join('\n\n');
  const template = sampleResult.structured_issues[0] as Issue;
  const changed = sampleResult.proposed_changes[0] as ProposedChange;
  const issues: Issue[] = [];
  const changes: ProposedChange[] = [];
  let at = 0;
  sentences.forEach((quote, index) => {
    const [start, end] = [at, at + quote.length];
    at = end + 2;
    if (index % 2 === 1) return;
    const id = `issue-${index / 2 + 1}`;
    const change = index % 4 === 0 ? `change-${index}` : null;
    const evidence = [{ quote, start, end, section: String(index) }];
    const title = `${SUBJECTS[index % 7]} bears the risk of clause ${index}`;
    issues.push({ ...template, id, claim: `c${index}`, title, evidence, proposed_change: change });
    if (change !== null)
      changes.push({
        ...changed,
        id: change,
        issue_id: id,
        start,
        end,
        before: quote,
        after: quote.replace('may', 'shall'),
      });
  });
  const answer = await fetch(`${gateway.url}/api/review/text-review`, {
    method: 'POST',
    headers: { authorization: `Bearer ${gateway.keys.enterprise}`, 'content-type': 'application/json' },
    body: JSON.stringify({ document_text, document_title: 'Long' }),
  });
  const { review_id: id } = (await answer.json()) as { review_id: string };
  gateway.reviews.complete(id);
  const document = { ...sampleResult.document, clauses: [] };
  gateway.reviews.results.set(id, { ...sampleResult, structured_issues: issues, proposed_changes: changes, document });
  return id;
}
