import { describe, expect, it } from 'vitest';
import type { Expert } from '../../../../actors/experts/expert.ts';
import { expertById } from '../../../../actors/experts/index.ts';
import { parseDocument } from '../../../../actors/reading/index.ts';
import { findingsOf } from '../trial.ts';

const OPENING = 'This Agreement is made between Alder Ltd ("Supplier") and Birch Inc. ("Customer").\n\n1. Terms. ';

const raises = (rule: string, words: string): boolean =>
  findingsOf(
    expertById(rule.slice(0, rule.indexOf('.'))) as Expert,
    parseDocument(OPENING + words, { type: 'supply' }),
  ).some((finding) => finding.rule === rule);

const ALL_BOUGHT = 'The Customer shall purchase all of its requirements from the Supplier.';

describe('a harmful act that the sentence denies', () => {
  it.each([
    [
      'onerous-money.held-back',
      'The Customer may withhold any payments in its sole discretion.',
      'The Customer may not withhold any payments in its sole discretion.',
    ],
    [
      'onerous-money.never-refunded',
      'The Supplier is entitled to retain all fees paid if this Agreement is terminated for any reason.',
      'The Supplier is not entitled to retain all fees paid if this Agreement is terminated for any reason.',
    ],
    [
      'onerous-money.minimum-outlives',
      'The minimum purchase commitment survives the termination of this Agreement.',
      'The minimum purchase commitment does not survive the termination of this Agreement.',
    ],
    [
      'onerous-money.costs-credited',
      'The costs of the Customer may be deducted from the fees.',
      'The costs of the Customer may not be deducted from the fees.',
    ],
    [
      'onerous-money.pay-by-policy',
      'The fees are subject to change in accordance with the policies of the Customer as amended from time to time.',
      'The fees are not subject to change in accordance with the policies of the Customer as amended from time to time.',
    ],
    [
      'onerous-exit.unmet-expectations',
      'The Customer may terminate this Agreement because it is not satisfied with the works.',
      'The Customer may not terminate this Agreement because it is not satisfied with the works.',
    ],
    [
      'onerous-exit.exclusivity-for-any-failure',
      'Upon a breach of any provision by the Customer the exclusive licence shall become non-exclusive.',
      'Upon a breach of any provision by the Customer the exclusive licence shall not become non-exclusive.',
    ],
    [
      'onerous-exit.no-long-stop',
      'This Agreement shall become effective upon approval by the bank.',
      'This Agreement shall become effective on signature and not upon approval by the bank.',
    ],
    [
      'onerous-performance.may-refuse-orders',
      `The Supplier may reject any purchase order. ${ALL_BOUGHT}`,
      `The Supplier may not reject any purchase order. ${ALL_BOUGHT}`,
    ],
    [
      'onerous-performance.stops-without-price',
      'If the parties fail to agree on a price, the Supplier may suspend deliveries.',
      'If the parties fail to agree on a price, the Supplier may not suspend deliveries.',
    ],
    [
      'onerous-liability.grave-fault-only',
      'The liability of the Supplier is limited to gross negligence and wilful misconduct.',
      'The liability of the Supplier is not limited to gross negligence and wilful misconduct.',
    ],
    ['onerous-liability.offset-only', 'Set-off is the sole remedy of the Customer.', 'Set-off is not the sole remedy.'],
    [
      'onerous-performance.binds-unsigned',
      'The obligations of this Agreement extend to the family of the Supplier.',
      'The obligations of this Agreement do not extend to the family of the Supplier.',
    ],
  ])('%s: is found where it stands alone', (rule, harmful, denial) => {
    expect(raises(rule, harmful)).toBe(true);
    expect(raises(rule, denial)).toBe(false);
  });

  it('is found beside another act that is denied', () => {
    const held = 'The Customer may withhold any payments in its sole discretion and shall not return the samples.';
    expect(raises('onerous-money.held-back', held)).toBe(true);
  });
});
