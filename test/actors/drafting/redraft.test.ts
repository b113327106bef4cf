import { expect, it } from 'vitest';
import { parted } from '../../../actors/drafting/redraft.ts';

it.each([
  ['a new clause', 'Audit. Twice a year.', '', '\n\n5. Audit. Once a year.', '\n\nAudit. Twice a year.'],
  ['a new line', 'Clause 2 is deleted.', '', '\nClause 3 is deleted.', '\nClause 2 is deleted.'],
  ['a sentence behind another', 'It gives notice.', '', ' It gives ten days.', ' It gives notice.'],
  ['words with their own line ends', '\nAudit.', '', '\n\nAudit.', '\nAudit.'],
  ['words in the place of others', 'ten days', 'two days', ' five days', 'ten days'],
  ['nothing', '', '', '\n\nAudit.', ''],
])('what somebody writes for a change stays parted from what is around it: %s', (_, words, before, after, becomes) => {
  expect(parted(words, { before, after })).toBe(becomes);
});
