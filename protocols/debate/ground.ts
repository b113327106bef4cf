import { z } from 'zod';

/** What a sentence does in law, as the reader of provisions gives it: each word is from one of its closed lists. */
export const Fact = z.strictObject({
  /** `duty`, `right`, `prohibition`, … */
  modality: z.string().max(40),
  polarity: z.enum(['positive', 'negative']),
  /** `terminate`, `pay`, `indemnify`, … */
  action: z.string().max(40),
  /** On whom the duty lies, to whom the right belongs; null where nobody is named. */
  bearer: z.string().max(200).nullable(),
  /** Quantities as printed: `30 days`, `€ 500`. */
  measures: z.array(z.string().max(200)).max(8),
});
export type Fact = z.infer<typeof Fact>;

/** The longest quotation that travels, UTF-16 units: longer ones are cut off. */
export const LONGEST_GROUND = 4000;

/** Words of the document that a position rests on, and the facts they state. Every expert that hears it can look there. */
export const Ground = z.strictObject({
  /** UTF-16 offsets in the submitted text. */
  start: z.int().min(0),
  end: z.int().min(1),
  /** The words between them, verbatim. */
  quote: z.string().min(1).max(LONGEST_GROUND),
  facts: z.array(Fact).max(8),
});
export type Ground = z.infer<typeof Ground>;

/** What became of a ground when somebody who heard it looked at its place. */
export const Check = z.strictObject({
  /** Name of the place: see placeOf. */
  place: z.string(),
  /** Whether the words are there and the facts are those that the hearer reads. */
  holds: z.boolean(),
});
export type Check = z.infer<typeof Check>;

/** Most grounds of one position, and most checks it reports. */
export const MOST_GROUNDS = 4;
export const MOST_CHECKS = 20;

/** The ground's place as a name: grounds at one place are one argument, however many cite it. */
export const placeOf = ({ start, end }: Pick<Ground, 'start' | 'end'>): string => `${start}-${end}`;
