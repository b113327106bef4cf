import { describe, expect, it } from 'vitest';
import { isDenied, Playbook } from '../../../protocols/playbook/index.ts';

describe('playbooks: what a sentence denies', () => {
  it.each([
    ['customer data', 'The Supplier shall not sell customer data.'],
    ['accepted', 'Deliverables are not deemed accepted before the test.'],
    ['deemed accepted', '2.1 Neither the Site nor any part of it shall be deemed accepted.'],
    ['deemed accepted', 'No part of the Site shall be deemed accepted.'],
    ['customer data[^.]{0,120}train', 'Customer data shall not be used to train.'],
    ['liquidated damages', 'The Supplier owes no liquidated damages.'],
    ['liquidated damages', 'The Supplier shall not be liable to pay any liquidated damages.'],
    ['deemed accepted', 'The work shall not, in any event, be deemed accepted.'],
    ['penale', 'Si conviene che non è dovuta alcuna penale.'],
    ['penale', 'Non è dovuta alcuna penale.'],
    ['penalizaci', 'No se aplicará penalización.'],
  ])('%s: %s', (pattern, sentence) => {
    expect(isDenied(pattern, sentence)).toBe(true);
  });

  const DATA = '(?:sell|train)[^.]{0,80}customer data';

  it.each([
    [DATA, 'The Supplier shall not sell customer data outside the Union but may train its models with customer data.'],
    ['liquidated damages', 'If the work is not finished liquidated damages are due.'],
    ['liquidated damages', 'No later than ten days after a delay the Supplier shall pay liquidated damages.'],
    ['deemed accepted', 'Deliverables not rejected are deemed accepted after ten days.'],
    ['penalizaci', 'Si no se paga la penalización aumenta.'],
    ['deemed accepted', 'All items no longer tested are deemed accepted.'],
    ['customer data', 'The Supplier may not only sell customer data.'],
    ['customer data[^.]{0,120}train', 'Customer data shall not be sold but may be used to train.'],
  ])('not %s: %s', (pattern, sentence) => {
    expect(isDenied(pattern, sentence)).toBe(false);
  });

  it('is an answer only to entries that say so', () => {
    const written = (unless_denied?: boolean) => ({
      name: 'Ours',
      topics: [
        {
          id: 'data',
          name: 'Data',
          about: { pattern: 'data' },
          preferred: { wording: '{Provider} shall not sell data.' },
          walk_away: { pattern: 'sell data', unless_denied, note: 'No.' },
        },
      ],
    });
    expect(Playbook.safeParse(written(true)).success).toBe(true);
    expect(Playbook.safeParse(written()).success).toBe(false);
  });
});
