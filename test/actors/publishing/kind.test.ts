import { expect, it } from 'vitest';
import { speak } from '../../../actors/languages/index.ts';
import { kindOf } from '../../../actors/publishing/pdf/index.ts';
import type { DocumentType } from '../../../protocols/index.ts';
import { sampleResult } from './sample-result.ts';

it.each<[string, DocumentType, string]>([
  [
    'AMENDMENT AND TERMINATION OF JOINT VENTURE AGREEMENT',
    'joint_venture',
    'Amendment and termination of joint venture agreement',
  ],
  ['First Amendment to Supply Agreement', 'supply', 'First Amendment to Supply Agreement'],
  ['SUPPLY AGREEMENT', 'supply', 'Supply agreement'],
  ['AMENDED AND RESTATED SUPPLY AGREEMENT', 'supply', 'Supply agreement'],
  ['FLEET AGREEMENT', 'general', 'Fleet agreement'],
])('kind of document: %s, read as %s, is %j', (title, type, kind) => {
  const { metadata, document } = sampleResult;
  const deal = { title, date: null, lines: [], strengths: [], calendar: [] };
  const result = { ...sampleResult, metadata: { ...metadata, document_type: type }, document: { ...document, deal } };
  expect(kindOf(result, speak('English'))).toBe(kind);
});
