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
