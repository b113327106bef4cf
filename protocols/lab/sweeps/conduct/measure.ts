import { z } from 'zod';

/** How a measure is read: a share of what could have happened, or a difference of two shares. */
type Reading = 'share' | 'difference';

/** What is measured of a debate beside whether it is right. `short` is over a column, `told` explains it. */
export const MEASURES = {
  corrected: { short: 'corrected', told: 'share of wrong answers that end right', reading: 'share' },
  corrupted: { short: 'corrupted', told: 'share of right answers that end wrong: talked out of it', reading: 'share' },
  flips: {
    short: 'flips',
    told: 'share of answers that change, of all agents in all rounds after the blind one',
    reading: 'share',
  },
  adopted: {
    short: 'adopts',
    told: 'in the first round, share of those in the minority who take up the most frequent answer they hear',
    reading: 'share',
  },
  readopted: {
    short: 'asked again',
    told: 're-asked control: share of the same who give that answer when merely asked again, having heard nothing of it',
    reading: 'share',
  },
  conformity: {
    short: 'net adoption',
    told: 'net adoption: the first less the second, which is what hearing others does',
    reading: 'difference',
  },
  collapsed: { short: 'all alike', told: 'share of items on which all who answer end alike', reading: 'share' },
  'collapsed-wrong': {
    short: 'alike, wrong',
    told: 'share of items on which all end alike and wrong',
    reading: 'share',
  },
  'disagreement-lost': {
    short: 'lost',
    told: 'of the items disagreed on at first, share whose first common answer is wrong',
    reading: 'share',
  },
  'oracle-gap': {
    short: 'oracle gap',
    told: 'oracle gap: share of items somebody had right at first, less those decided rightly',
    reading: 'difference',
  },
  order: {
    short: 'order',
    told: 'share of winners that change when everybody speaks in the opposite order',
    reading: 'share',
  },
  swayed: {
    short: 'swayed',
    told: 'confederate test: one expert is made to give the misleading answer, sure of it, from first to last; share of the others who end with it and would not have',
    reading: 'share',
  },
  overruled: {
    short: 'overruled',
    told: 'confederate test: share of decisions that become the lie and would not have',
    reading: 'share',
  },
  'confederate-collapse': {
    short: 'collapse',
    told: 'confederate test: share of items on which all others end in the lie, less those on which they do so anyway',
    reading: 'difference',
  },
} as const satisfies Record<string, { readonly short: string; readonly told: string; readonly reading: Reading }>;

export const Measure = z.enum(Object.keys(MEASURES) as [keyof typeof MEASURES, ...(keyof typeof MEASURES)[]]);
export type Measure = z.infer<typeof Measure>;

/** Counts of one debate, which add up over debates: what happened (below 0 for a difference), of how many times it could. */
export const Counts = z.tuple([z.int(), z.int().min(0)]);
export type Counts = z.infer<typeof Counts>;

/** By measure; one that could not happen in the debate is not there. */
export type Conduct = Readonly<Partial<Record<Measure, Counts>>>;
