import { describe, expect, it } from 'vitest';
import { absenceAnswer } from '../../../../actors/experts/adversarial/absence/index.ts';
import type { Expert } from '../../../../actors/experts/expert.ts';
import { expertById } from '../../../../actors/experts/index.ts';
import type { DocumentType } from '../../../../protocols/index.ts';
import { contract } from '../../provisions/reading.ts';
import { rulesOf, contract as wholeContract } from '../toolkit/sample.ts';
import { claimOn, findingsOf } from '../trial.ts';

const rulesOn = (expert: string, words: string): string[] =>
  findingsOf(expertById(expert) as Expert, contract(words)).map(({ rule }) => rule);

/** A rule, words with what it is about, and words like them that are harmless. */
const CASES: readonly (readonly [rule: string, harmful: string, harmless: string])[] = [
  [
    'onerous-performance.agreement-to-agree',
    'The terms of such maintenance agreement shall be mutually agreed by the parties.',
    'The terms of such maintenance agreement shall be as in the form attached as Exhibit B.',
  ],
  [
    'onerous-performance.agreement-to-agree',
    'The parties shall negotiate in good faith a supply agreement for the second product.',
    'If a provision is invalid, the parties shall negotiate in good faith a supply term that replaces it.',
  ],
  [
    'onerous-performance.users-handed-over',
    'The Supplier and the Customer will share registered users and keep both lists alike.',
    'Upon termination the Supplier will deliver all customer lists to the Customer.',
  ],
  [
    'onerous-performance.users-handed-over',
    'The Supplier will provide the Customer with all subscriber lists each month.',
    'The Supplier will provide the Customer with all subscriber lists each month. Both follow the privacy policy.',
  ],
  [
    'onerous-exit.released',
    'These payments shall constitute full settlement of all claims of the Supplier against the Customer.',
    'The liquidated damages shall be in full satisfaction of all claims for the delay.',
  ],
  [
    'onerous-liability.unequal-indemnities',
    'The Supplier shall indemnify the Customer against all claims arising from the services. The Customer shall indemnify the Supplier against claims caused by its gross negligence or fraud.',
    'The Supplier shall indemnify the Customer against all claims arising from the services. The Customer shall indemnify the Supplier against all claims arising from its business.',
  ],
  [
    'onerous-liability.unequal-indemnities',
    'If a stranger is hurt by any acts or omissions at work, the Supplier shall indemnify the Customer. The Customer shall indemnify the Supplier for its wilful misconduct.',
    'If a claim is made, the Supplier shall indemnify the Customer to the extent it is caused by any acts or omissions. The Customer shall indemnify the Supplier for its wilful misconduct.',
  ],
];

describe('what is left open, or unequal', () => {
  for (const [rule, harmful, harmless] of CASES) {
    const [expert = ''] = rule.split('.');
    it(`objects to ${rule}: ${harmful}`, () => expect(rulesOn(expert, harmful)).toContain(rule));
    it(`and not to: ${harmless}`, () => expect(rulesOn(expert, harmless)).not.toContain(rule));
  }
});

const SOLD = 'Goods. Supplier sells goods, and Customer may promote the goods under the trademarks of Supplier.';

const lacksIndemnity = (type: DocumentType, ...add: string[]): boolean =>
  rulesOf([expertById('indemnity') as Expert], wholeContract({ without: ['indemnity', 'term'], add, type })).includes(
    'indemnity.missing',
  );

describe('a contract without an indemnity', () => {
  it('lacks one where goods and marks reach strangers', () => {
    expect(lacksIndemnity('supply', SOLD)).toBe(true);
    expect(lacksIndemnity('supply', SOLD, 'Claims. Supplier holds Customer harmless from claims of strangers.')).toBe(
      false,
    );
  });

  it('lacks none where only advice is given', () => {
    expect(lacksIndemnity('consulting', SOLD)).toBe(false);
  });
});

describe('a cure that is denied', () => {
  it('does not answer that there is no time to cure', () => {
    const said = 'The Customer may terminate at once without a further cure period if a breach lasts two days.';
    const answered = (words: string) => {
      const document = contract(words);
      const claim = { rule: 'clause-risks.termination-without-cure', category: 'cure_period' } as const;
      return absenceAnswer(claimOn(document, { quoting: words, claim }), document);
    };
    expect(answered(said)).toBeUndefined();
    expect(answered('The Customer may terminate if a breach is not cured within thirty days.')).toBeDefined();
  });
});
