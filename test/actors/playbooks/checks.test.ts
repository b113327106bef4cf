import { describe, expect, it } from 'vitest';
import { applied } from './applied.ts';

describe('playbooks: checks', () => {
  const check = (words: string, given: Record<string, unknown>) =>
    applied(words, { checks: [{ id: 'own', name: 'Own', ...given }] });

  it.each([
    ['must_mention', { kind: 'must_mention', pattern: 'insurance' }, 'The Supplier holds insurance.', 'passed'],
    ['must_mention', { kind: 'must_mention', pattern: 'insurance' }, 'The Supplier holds a licence.', 'failed'],
    ['must_not_mention', { kind: 'must_not_mention', pattern: 'penalt(y|ies)' }, 'A penalty is due.', 'failed'],
    ['must_not_mention', { kind: 'must_not_mention', pattern: 'penalty' }, 'The sum is not a penalty.', 'failed'],
    [
      'must_not_mention',
      { kind: 'must_not_mention', pattern: 'penalty', unless_denied: true },
      'The sum is not a penalty.',
      'passed',
    ],
    [
      'must_not_mention',
      { kind: 'must_not_mention', pattern: 'deemed accepted', unless_denied: true },
      'Neither the work nor any part of it shall be deemed accepted before a written notice.',
      'passed',
    ],
    [
      'must_not_mention',
      { kind: 'must_not_mention', pattern: 'deemed accepted', unless_denied: true },
      'The Supplier delivers no manual, and the work is deemed accepted.',
      'failed',
    ],
    [
      'must_not_exceed',
      { kind: 'must_not_exceed', period: 'payment', days: 45 },
      'The Customer shall pay each invoice within two months of receipt.',
      'failed',
    ],
    [
      'must_not_exceed',
      { kind: 'must_not_exceed', period: 'payment', days: 45 },
      'The Customer shall pay each invoice within 30 days of receipt.',
      'passed',
    ],
    [
      'must_not_exceed',
      { kind: 'must_not_exceed', period: 'warranty', days: 45 },
      'The Supplier performs the services.',
      'not_found',
    ],
    [
      'value_of',
      { kind: 'value_of', field: 'governing_law', one_of: ['England'] },
      'This Agreement is governed by the laws of England.',
      'passed',
    ],
    [
      'value_of',
      { kind: 'value_of', field: 'governing_law', one_of: ['England'] },
      'This Agreement is governed by the laws of Texas.',
      'failed',
    ],
    [
      'value_of',
      { kind: 'value_of', field: 'document_type', one_of: ['nda'] },
      'The Supplier performs the services.',
      'failed',
    ],
  ])('%s: %o', (_, given, words, standing) => {
    expect(check(words, given)?.advice.standing).toBe(standing);
  });

  it('raises an issue only for what failed', () => {
    const given = { kind: 'must_not_mention', pattern: 'penalty', severity: 'high' };
    expect(check('A penalty is due.', given)).toMatchObject({ severity: 'high' });
    expect(check('A fee is due.', given)?.severity).toBeUndefined();
  });
});
