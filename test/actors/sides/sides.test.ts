import { describe, expect, it } from 'vitest';
import { onSide } from '../../../actors/drafting/on-side.ts';
import type { SettledClaim } from '../../../actors/drafting/settled-claim.ts';
import { speak } from '../../../actors/languages/index.ts';
import { Sides } from '../../../actors/sides/index.ts';
import type { Finding, IssueCategory } from '../../../protocols/index.ts';
import { contract } from '../provisions/reading.ts';

const english = speak('English');

/** A finding on the words, which are a clause of a contract between Supplier and Customer. */
function on(words: string, category: IssueCategory, rule = 'some-expert.some-rule') {
  const document = contract(words);
  const start = document.text.indexOf(words);
  const evidence = words === '' ? [] : [{ quote: words, start, end: start + words.length, section: '1' }];
  const finding: Finding = { rule, category, severity: 'high', values: {}, evidence, belief: 0.8 };
  return { document, finding };
}

describe('sides: whom an issue is against', () => {
  it.each([
    [
      'a duty weighs on whom it binds',
      'The Customer shall indemnify the Supplier against all claims.',
      'indemnity',
      'Customer',
    ],
    [
      'a right weighs on the other',
      'The Supplier may terminate this Agreement at any time.',
      'termination_for_convenience',
      'Customer',
    ],
    [
      'a cap favours whose liability it limits',
      'The Supplier shall not be liable for any loss above 100 euros.',
      'cap_on_liability',
      'Customer',
    ],
    ['a disclaimer favours who makes it', 'The Supplier disclaims all warranties.', 'warranty_disclaimer', 'Customer'],
    [
      'a prohibition weighs on whom it binds',
      'The Supplier shall not solicit the employees of the Customer.',
      'no_solicit_of_employees',
      'Supplier',
    ],
    [
      'a deadline that is too long hurts the party that waits',
      'The Supplier shall deliver the report within 300 days.',
      'timeline',
      'Customer',
    ],
    ['a missing cap is against the provider', '', 'cap_on_liability', 'Supplier'],
  ] as const)('%s', (_, words, category, worse) => {
    const { document, finding } = on(words, category);
    const better = worse === 'Customer' ? 'Supplier' : 'Customer';
    const effects = new Sides(document, undefined).of(finding, 'legal');
    expect(effects).toEqual(
      expect.arrayContaining([
        { party: worse, effect: 'worse' },
        { party: better, effect: 'better' },
      ]),
    );
  });

  it('weighs on both alike where both are bound, and for slips of the pen', () => {
    const { document, finding } = on('Neither party may assign this Agreement.', 'anti_assignment');
    const sides = new Sides(document, undefined);
    expect(sides.of(finding, 'legal').map(({ effect }) => effect)).toEqual(['same', 'same']);
    const slip = on('The Customer shall recieve the report.', 'spelling');
    expect(new Sides(slip.document, undefined).of(slip.finding, 'language').map(({ effect }) => effect)).toEqual([
      'same',
      'same',
    ]);
  });

  it('goes by the harmed side that a grievous class names', () => {
    const { document, finding } = on(
      'The Supplier may use Customer data to train models.',
      'data_protection',
      'grievous-data.data-ai-training',
    );
    expect(new Sides(document, undefined).of(finding, 'legal')).toContainEqual({ party: 'Customer', effect: 'worse' });
  });
});

describe('sides: the client’s own', () => {
  const { document, finding } = on(
    'The Supplier may terminate this Agreement at any time.',
    'termination_for_convenience',
  );

  it.each([
    ['Supplier', 'for'],
    ['the supplier', 'for'],
    ['Acme Inc.', 'for'],
    ['Acme', 'for'],
    ['vendor', 'for'],
    ['client', 'against'],
    ['Beta LLC', 'against'],
    ['Gamma GmbH', 'unclear'],
  ])('%s: %s', (side, standing) => {
    expect(new Sides(document, side).standing(finding, 'legal')).toBe(standing);
  });

  it('says that nobody is called so', () => {
    const sides = new Sides(document, 'Gamma GmbH');
    expect(sides.isUnknown).toBe(true);
    expect(sides.metadata).toEqual({ asked: 'Gamma GmbH', party: null, role: null });
  });

  it('tells whom a change helps and costs only when no side is named', () => {
    expect(new Sides(document, undefined).cost(finding, 'legal', english)).toBe(
      'The change helps Customer; Supplier gives something up.',
    );
    expect(new Sides(document, 'Customer').cost(finding, 'legal', english)).toBeUndefined();
  });

  it('changes nothing that favours the client, and calls it information', () => {
    const change = { start: 0, end: 1, before: 'x', after: 'y' };
    const settled = {
      claim: { finding },
      domain: 'legal',
      verdict: { severity: 'high', change },
    } as unknown as SettledClaim;
    expect(onSide(settled, new Sides(document, 'Supplier')).verdict).toEqual({ severity: 'info' });
    expect(onSide(settled, new Sides(document, 'Customer')).verdict).toEqual({ severity: 'high', change });
  });
});
