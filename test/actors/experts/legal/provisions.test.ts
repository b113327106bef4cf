import { describe, expect, it } from 'vitest';
import type { Expert } from '../../../../actors/experts/expert.ts';
import { expertById } from '../../../../actors/experts/index.ts';
import { legal as english } from '../../../../actors/languages/en/legal/index.ts';
import { legal as spanish } from '../../../../actors/languages/es/legal/index.ts';
import { legal as italian } from '../../../../actors/languages/it/legal/index.ts';
import { contract } from '../../provisions/reading.ts';
import { findingsOf, wellFormed } from '../trial.ts';

const raised = (id: string, words: string, language = 'en') =>
  findingsOf(expertById(id) as Expert, contract(words, language));
const rules = (id: string, words: string, language = 'en') => raised(id, words, language).map(({ rule }) => rule);

describe('legal: a claim holds what the provision does', () => {
  it('does not take a denied right for a right', () => {
    const denied = 'The Supplier may not terminate this Agreement for convenience.';
    expect(rules('termination-convenience', denied.replace('may not', 'may'))).toContain(
      'termination-convenience.one-sided',
    );
    expect(rules('termination-convenience', denied)).toEqual([]);
    const noRight = 'The Supplier has no right to terminate this Agreement at any time without cause.';
    expect(rules('termination-convenience', noRight)).toEqual([]);
  });

  it('attributes a granted right to its grantee', () => {
    const [finding] = raised(
      'audit-rights',
      'The Supplier grants the Customer the right to audit the books of the Supplier at any time.',
    );
    expect(finding?.values.party).toBe('Customer');
  });

  it('does not take a freedom from a duty for the duty', () => {
    expect(rules('insurance', 'The Supplier shall not be required to maintain insurance coverage.')).not.toContain(
      'insurance.no-amount',
    );
  });
});

describe('legal: one-sided terms', () => {
  const WORDS = [
    ['it', 'La responsabilità del Fornitore non potrà eccedere 100 euro.', 'Fornitore'],
    ['es', 'La responsabilidad del Proveedor no excederá de 100 euros.', 'Proveedor'],
  ] as const;

  it.each(WORDS)('%s: a cap of a hundred for one side is one-sided and nominal', (language, words) => {
    const document = contract(words, language);
    const found = findingsOf(expertById('one-sided-terms') as Expert, document);
    expect(found.map(({ rule, severity }) => `${rule} ${severity}`)).toEqual([
      'one-sided-terms.limit high',
      'one-sided-terms.nominal-cap critical',
    ]);
    for (const finding of found) wellFormed(finding, document, { en: english, it: italian, es: spanish });
  });

  it.each([
    ['it', 'Il Fornitore può sospendere i servizi. Il Cliente può sospendere il pagamento.'],
    ['es', 'El Proveedor podrá suspender el servicio. El Cliente podrá suspender el pago.'],
    ['en', 'The Supplier may suspend the Services. The Customer may suspend payment.'],
  ])('%s: a right that both sides have is not claimed', (language, words) => {
    expect(rules('one-sided-terms', words, language)).toEqual([]);
  });

  it('leaves a cap of some size alone', () => {
    expect(rules('one-sided-terms', 'Each party’s liability shall not exceed $500,000.')).toEqual([]);
  });
});
