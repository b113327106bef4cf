import { describe, expect, it } from 'vitest';
import { signsOf } from '../../../actors/classifiers/clause-signs.ts';
import { CUAD_CATEGORIES } from '../../../protocols/index.ts';

const signed = (plain: string): string[] => {
  const signs = signsOf([plain]);
  return CUAD_CATEGORIES.filter((_, l) => signs[l]?.[0] === 1);
};

describe('signs of a clause', () => {
  it.each([
    ['most_favored_nation', 'The Seller gives the Buyer terms no less favourable than those of any other ferry.'],
    ['price_restrictions', 'The Supplier shall not increase the price of a crossing by more than 3% a year.'],
    ['source_code_escrow', 'The Licensor shall deposit the Source Code with an escrow agent.'],
    ['unlimited_all_you_can_eat_license', 'An enterprise-wide license for an unlimited number of users.'],
    ['affiliate_license_licensee', 'The license extends to the Licensee and its affiliates.'],
    ['affiliate_license_licensor', 'Patents owned or controlled by the Licensor or its Affiliates are licensed.'],
    ['volume_restriction', 'The number of crossings may not exceed 400 a month.'],
    ['no_solicit_of_customers', 'The Agent shall not solicit the customers of the Ferry Company.'],
    ['no_solicit_of_employees', 'Neither party shall hire or solicit the other party\u2019s employees.'],
    ['exclusivity', 'The Carrier is the exclusive carrier on the pond.'],
  ])('%s', (category, text) => {
    expect(signed(text)).toContain(category);
  });

  it('do not take what is not exclusive for exclusivity', () => {
    expect(signed('A non-exclusive license; the exclusive jurisdiction of the courts.')).not.toContain('exclusivity');
  });

  it('say nothing of what contracts do not deal in, and of categories of a title page', () => {
    expect(signed('The ducks swim on the pond.')).toEqual([]);
    expect(signsOf(['FERRY AGREEMENT'])[CUAD_CATEGORIES.indexOf('document_name')]).toBeUndefined();
  });

  it('read a hostile paragraph in time that grows with its length', () => {
    const start = process.cpuUsage();
    signsOf(Array.from({ length: 20 }, () => 'liability notice renew terminate license assign price '.repeat(110)));
    const { user } = process.cpuUsage(start);
    expect(user / 1e6).toBeLessThan(2);
  });
});
