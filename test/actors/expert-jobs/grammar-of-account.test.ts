import { expect, it } from 'vitest';
import runJob from '../../../actors/expert-jobs/worker-jobs.ts';
import { shareText } from '../../../actors/expert-workers/shared-text.ts';
import { rememberedFor } from '../../../actors/experts/language/grammar-checker.ts';
import type { Brief } from '../../../protocols/index.ts';

const TEXT =
  'The Supplier shall deliver an goods to the Customer, which was agreed between both of the parties in the annex.';

const brief: Brief = {
  review_id: 'rev_1',
  expert: 'grammar',
  document: { hash: 'a'.repeat(64), length: TEXT.length },
  document_type: 'general',
  deep_review: false,
  max_findings: 10,
  seed: 1,
  deadline_at: 0,
};

it('sentences are remembered for each account: how soon grammar is checked must not tell that somebody else has them', async () => {
  const found: unknown[] = [];
  for (const account of ['acme', 'rival', 'acme']) {
    const text = shareText(`${account}/${brief.document.hash}`, TEXT);
    found.push(await runJob({ name: 'examine', input: { text, brief } }));
    expect(rememberedFor()).toBe(account);
  }
  expect(found[0]).not.toEqual([]);
  expect(found[1]).toEqual(found[0]);
  expect(found[2]).toEqual(found[0]);
}, 60_000);
