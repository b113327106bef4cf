import { describe, expect, it } from 'vitest';
import { isSettled } from '../../../../actors/experts/clause-risks/settled.ts';

/** What it is about, a class, a passage of it, and one that looks alike and settles the matter itself. */
const PAIRS: readonly (readonly [what: string, id: string, open: string, settled: string])[] = [
  [
    'defaults that are over when the right arises',
    'termination_without_cure',
    'If the Dealer fails to deliver the kiosk within five (5) days, the Company may terminate at once.',
    'If the Dealer fails to deliver the kiosk within sixty (60) days, the Company may terminate at once.',
  ],
  [
    'a licence is no transfer',
    'ip_transfer_wide',
    'The Dealer hereby assigns to the Company all works, improvements and inventions.',
    'The Dealer grants the Company a licence to display its works and all improvements of them.',
  ],
  [
    'papers to be signed',
    'ip_transfer_wide',
    'The Dealer shall assign all inventions to the Company and sign the papers for it.',
    'The Dealer shall execute all documents that record the ownership of inventions.',
  ],
  [
    'who makes it keeps it',
    'ip_transfer_wide',
    'All improvements developed by Dealer shall be the property of Company.',
    'All improvements developed by Dealer shall be the property of Dealer.',
  ],
  [
    'its own right to sign',
    'warranty_absolute',
    'The Dealer warrants that it has the right to grant the licence and that no patent is infringed.',
    'The Dealer warrants that it has the full right to enter into this Agreement.',
  ],
  [
    'an offer to talk',
    'term_open',
    'The fee for the second season will be negotiated by the parties in good faith.',
    'If the parties desire to extend the season, they will negotiate the terms in good faith.',
  ],
  [
    'first refusal',
    'exclusivity_bound',
    'The Dealer shall have the exclusive right to sell the wagons.',
    'The Dealer shall have the exclusive right of first refusal to buy the wagons.',
  ],
  [
    'its own default alone',
    'indemnity_wide',
    'The Dealer shall indemnify the Company from all losses arising out of the use of the wagons.',
    'The Dealer shall indemnify the Company from all losses arising from a breach of this Agreement.',
  ],
  [
    'faults of others',
    'loss_excluded',
    'The Dealer shall not be liable for any defect.',
    'The Dealer shall not be liable for any defect that is not caused by its acts or omissions.',
  ],
  [
    'the payer is in default',
    'no_refund',
    'Upon termination the Company will not refund the prepaid fee to the Dealer.',
    'Upon a default by the Dealer the Company will not refund the prepaid fee to the Dealer.',
  ],
  [
    'a waiver of the forum alone',
    'defences_waived',
    'The Dealer waives all claims and defences.',
    'The Dealer waives any objection to the venue of such courts.',
  ],
  [
    'grounds in a list',
    'termination_at_will',
    'The Company may terminate if any of the following happens in its opinion: delay or loss of quality.',
    'The Company may terminate upon the occurrence of any of the following: delay or a felony.',
  ],
];

describe('a passage that settles its matter itself', () => {
  it.each(PAIRS)('%s', (_what, id, open, settled) => {
    expect(isSettled(id, open)).toBe(false);
    expect(isSettled(id, settled)).toBe(true);
  });
});

/** What it is about, a class, and a passage that names what would settle it, though of another object. */
const OPEN: readonly (readonly [what: string, id: string, open: string])[] = [
  [
    'days for paying are no notice',
    'suspension',
    'If an instalment is not paid within nine days, the Company may suspend the lessons at once and without notice.',
  ],
  [
    'papers beside a transfer',
    'ip_transfer_wide',
    'The Dealer shall sign all papers asked for, and every drawing belongs to the Company.',
  ],
  [
    'gross negligence is not negligence',
    'loss_excluded',
    'The Company is not liable for any broken kiln unless caused by its gross negligence.',
  ],
  [
    'a contract is assigned with its payments',
    'assignment_one_sided',
    'The Company may assign this Agreement, including its right to payment, to anybody.',
  ],
  [
    'set-off waived with the venue',
    'defences_waived',
    'The Dealer waives any objection to the venue and every right of set-off.',
  ],
  [
    'at will, or on grounds',
    'termination_at_will',
    'The Company may terminate for convenience, or upon any of the following events: delay or a felony.',
  ],
  [
    'only the other side is held',
    'minimum_harsh',
    'The Dealer shall buy sixty kilns a year, and this Agreement may not be terminated by Dealer.',
  ],
  [
    'years of something else',
    'confidentiality_thin',
    'The Dealer, who has fired kilns these three years, shall keep the recipes secret for one year.',
  ],
  [
    'the term of the contract',
    'confidentiality_thin',
    'The recipes are confidential until the end of this Agreement, whose term is five years.',
  ],
  [
    'years that have gone by',
    'term_without_end',
    'This Agreement shall continue in perpetuity, the parties having fired kilns together for 20 years.',
  ],
  [
    'exclusivity with a first offer',
    'exclusivity_bound',
    'The Dealer shall buy kilns only from the Company, which has a right of first refusal on used ones.',
  ],
];

describe('a passage that settles another matter', () => {
  it.each(OPEN)('%s', (_what, id, open) => {
    expect(isSettled(id, open)).toBe(false);
  });

  it.each([
    ['suspension', 'If an instalment is late, the Company may at once give notice and stop within nine days.'],
    ['suspension', 'If an instalment is not paid within nine days, the Company may suspend the lessons.'],
    ['defences_waived', 'The Dealer waives the defence of an inconvenient forum.'],
    ['minimum_harsh', 'For a shortfall this Agreement may not be terminated by the Company.'],
    ['confidentiality_thin', 'The Dealer shall keep the recipes confidential for a period of five (5) years.'],
    ['confidentiality_thin', 'For three years after the end the Dealer shall not disclose the recipes.'],
    ['term_without_end', 'This Agreement shall continue for two (2) years.'],
    ['loss_excluded', 'The Company is not liable for a broken kiln unless caused by its negligence or wilful act.'],
    ['assignment_one_sided', 'The Company may assign its rights to payment under this Agreement.'],
  ])('%s: its own', (id, settled) => {
    expect(isSettled(id, settled)).toBe(true);
  });
});
