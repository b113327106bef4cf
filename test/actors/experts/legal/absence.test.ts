import { describe, expect, it } from 'vitest';
import { complianceExperts } from '../../../../actors/experts/compliance/index.ts';
import { legalExperts } from '../../../../actors/experts/legal/index.ts';
import type { DocumentType } from '../../../../protocols/index.ts';
import { contract, findingsOf, lines, type Matter, rulesOf } from '../toolkit/sample.ts';

const bench = [...legalExperts, ...complianceExperts];

const ABSENCES: readonly (readonly [string, readonly Matter[], DocumentType?])[] = [
  ['liability-cap.missing', ['liability']],
  ['consequential-loss.missing', ['liability']],
  ['warranty.missing', ['warranty']],
  ['termination-cause.missing', ['termination', 'force']],
  ['term-survival.no-term', ['term', 'severability']],
  ['term-survival.no-survival', ['term']],
  ['confidentiality.missing', ['confidentiality', 'term']],
  ['ip-ownership.missing', ['ownership']],
  ['assignment.missing', ['assignment', 'ownership']],
  ['payment-terms.missing', ['payment']],
  ['late-interest.missing', ['payment']],
  ['insurance.missing', ['insurance']],
  ['governing-law.missing', ['law']],
  ['dispute-resolution.missing', ['forum']],
  ['force-majeure.missing', ['force']],
  ['notices.missing', ['notices', 'termination']],
  ['entire-agreement.missing', ['entire']],
  ['entire-agreement.no-amendment-rule', ['amendment']],
  ['severability.missing', ['severability']],
];

describe('legal: absence', () => {
  it('a contract that has everything lacks nothing', () => {
    expect(rulesOf(bench, contract())).toEqual([]);
  });

  for (const [rule, without, type] of ABSENCES) {
    it(`${rule}: found when the clause is taken out, with a place inside the body`, () => {
      const extra = without.includes('payment') ? ['Fees. Supplier charges fees, and Customer pays the fees.'] : [];
      const made = without.includes('ownership') ? ['Work. Supplier develops software for Customer.'] : [];
      const noted = without.includes('termination') ? ['Access. Supplier may enter after notice.'] : [];
      const told = without.includes('confidentiality') ? ['Reports. Customer sends Supplier its sales reports.'] : [];
      const document = contract({ without, add: [...extra, ...made, ...noted, ...told], ...(type && { type }) });
      const finding = findingsOf(bench, document).find((each) => each.rule === rule);
      expect(finding?.evidence).toEqual([]);
      expect(finding?.place).toBeLessThan(document.text.indexOf('IN WITNESS'));
      expect(rulesOf(bench, contract({ ...(type && { type }) }))).not.toContain(rule);
    });
  }

  it.each([
    'Data. Data protection law applies to the personal data of the Customer.',
    'Reach. Where mandatory law applies, Supplier follows it.',
  ])('a law that applies to something else is no governing law: %s', (clause) => {
    expect(rulesOf(bench, contract({ without: ['law'], add: [clause] }))).toContain('governing-law.missing');
    const chosen = contract({ without: ['law'], add: [clause, 'Law. Irish law applies.'] });
    expect(rulesOf(bench, chosen)).not.toContain('governing-law.missing');
  });

  it('drafts in the document’s own names, under the next number', () => {
    const document = contract({ without: ['insurance'] });
    const finding = findingsOf(bench, document).find(({ rule }) => rule === 'insurance.missing');
    expect(finding?.change?.after).toMatch(/^\n\n\d+\. Insurance\. Supplier will maintain, while this Agreement lasts/);
  });

  it('says nothing of what an excerpt or an amendment lacks', () => {
    const whole = contract({ without: ['law'] }).text;
    const excerpt = whole.slice(0, whole.indexOf('3. '));
    const amendment = `FIRST AMENDMENT TO THE SERVICES AGREEMENT\n\n${whole}`;
    expect(rulesOf(bench, lines('services', whole))).toContain('governing-law.missing');
    expect(rulesOf(bench, lines('services', excerpt))).not.toContain('governing-law.missing');
    expect(rulesOf(bench, lines('services', amendment))).not.toContain('governing-law.missing');
  });
});
