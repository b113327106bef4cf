import { get } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Issue, ProposedChange } from '../../../../protocols/index.ts';
import { sampleResult } from '../../../actors/publishing/sample-result.ts';
import { submitText } from '../../client.ts';
import { type RunningGateway, startGateway } from '../../gateway.ts';
import { type Browse, signIn } from './browser.ts';
import { undecided } from './undecided.ts';

const FINDINGS = 500;

let gateway: RunningGateway;
let browse: Browse;
let session: string;
beforeAll(async () => {
  gateway = await startGateway({ decisions: undecided });
  ({ browse, session } = await signIn(gateway, 'reviewer'));
});
afterAll(() => gateway.close());

/** On the wire, as browsers ask for it. */
const bytesOf = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { cookie: `__Host-session=${session}`, 'accept-encoding': 'gzip, br' };
    get(url, { headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (piece: Buffer) => {
        bytes += piece.length;
      });
      answer.on('end', () => resolve(answer.headers['content-encoding'] === 'br' ? bytes : Number.NaN));
    }).on('error', reject);
  });

const SUBJECTS = ['Supplier', 'Customer', 'Licensee', 'either party', 'Processor', 'Landlord', 'the Bank'];
const DUTIES = ['shall pay', 'may terminate', 'must indemnify', 'shall not assign', 'warrants', 'waives'];
const OBJECTS = ['the fees', 'this agreement', 'all losses', 'the data', 'any claim', 'the deliverables'];

/** A sentence that no other one is equal to. */
const sentence = (index: number): string =>
  `${index + 1}. ${SUBJECTS[index % 7]} ${DUTIES[index % 6]} ${OBJECTS[(index * 5) % 6]} within ${(index * 37) % 365} days of notice ${index}, ${'except as the schedule for the relevant services otherwise provides, '.repeat(index % 5)}and ${SUBJECTS[(index * 3) % 7]} ${DUTIES[(index * 7) % 6]} ${OBJECTS[(index * 11) % 6]}.`;

test('500 findings on 246 KB of text weigh at most 120 KB', async () => {
  const sentences = Array.from({ length: 1_000 }, (_, index) => sentence(index));
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
  const id = String((await submitText(gateway, { document_text, document_title: 'Long' })).json().review_id);
  gateway.reviews.complete(id);
  const document = { ...sampleResult.document, clauses: [] };
  gateway.reviews.results.set(id, { ...sampleResult, structured_issues: issues, proposed_changes: changes, document });
  const bytes = await bytesOf(`${gateway.url}/app/reviews/${id}`);
  expect(issues).toHaveLength(FINDINGS);
  expect((await browse(`/app/reviews/${id}`)).text.split('<details name="finding"').length - 1).toBe(FINDINGS);
  expect(bytes).toBeLessThan(120 * 1_024);
});
