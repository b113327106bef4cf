import { expect, test } from 'vitest';
import { draftResult } from '../../../actors/drafting/index.ts';
import { readDocument } from '../../../actors/expert-jobs/read-document.ts';
import { render } from '../../../actors/publishing/index.ts';
import { debatedAtOnce, received } from '../../../actors/review/index.ts';
import { readPdf } from '../../../gateway/uploads/pdf/index.ts';
import { shippedProtocol } from '../../../protocols/compiler/index.ts';
import type { Protocol } from '../../../protocols/index.ts';
import { submission } from '../../eval/panel-review.ts';

const TEXT = 'SUPPLY AGREEMENT\n\n1. Delivery\nThe Supplier shall deliver the goods within 30 days of each order.\n';

/** A review in which one expert used up its time. */
function reviewed() {
  const document = readDocument(TEXT);
  const card = { type: document.type, type_confidence: document.typeConfidence, language: document.language.code };
  const begun = {
    ...received(submission(shippedProtocol('sparse-quick') as Protocol), 0),
    card,
    panel: ['liability-cap', 'notices'],
    findings: { notices: [] },
    failures: { 'liability-cap': 'took longer than 15 s' },
    claims: [],
  };
  return draftResult({ ...debatedAtOnce(begun, () => []), decided_at: 0 }, document);
}

test('an expert that was ended for its time is named, with the reason, in the result and in both reports', async () => {
  const result = reviewed();
  const { name } = result.panel.find(({ expert }) => expert === 'liability-cap') ?? { name: '' };
  expect(name).not.toBe('');
  const said = `${name} was left out: took longer than 15 s`;
  expect(result.document.unread.join('\n')).toContain(said);
  const markdown = await render('md', result, TEXT, { files: [] });
  expect(Buffer.from(markdown).toString()).toContain(said);
  const report = await readPdf(await render('report', result, TEXT, { files: [] }));
  expect(report.text.replaceAll(/\s+/g, ' ')).toContain(said);
});
