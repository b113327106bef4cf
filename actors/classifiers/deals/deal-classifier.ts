/** Which topics of a deal a passage of a contract speaks on. English alone: readers have read English contracts. */
import { rounded, shipped } from '../classifier.ts';
import { keysOf } from '../features.ts';
import { probability, scores } from '../sparse-model.ts';

/** A passage of a contract, no longer than can be quoted, with what is around it. */
export interface DealPassage {
  readonly text: string;
  /** Headings of its clause and of those around that one. */
  readonly headings: string;
  /** The rest of its sentence, or the sentence before it. */
  readonly before: string;
  readonly after: string;
  /** What its provisions do, which figures it gives, where it stands, which rules fit. */
  readonly facts: readonly string[];
}

/** Characters around the passage that are looked at. */
const NEIGHBOUR = 200;

/** What the classifier looks at. */
export const dealKeys = ({ text, headings, before, after, facts }: DealPassage): number[] =>
  keysOf(
    [
      { name: 'body', text, stems: true },
      { name: 'heading', text: headings },
      { name: 'before', text: before.slice(-NEIGHBOUR), pairs: false },
      { name: 'after', text: after.slice(0, NEIGHBOUR), pairs: false },
    ],
    facts,
  );

const shippedDeals = shipped('deals.bin');

/** Probability, by topic, that a careful reader would quote the passage for it. */
export function judgeDeal(passage: DealPassage): ReadonlyMap<string, number> {
  const { model, table } = shippedDeals();
  const said = scores(model, table, dealKeys(passage));
  return new Map(model.labels.map((head, l) => [head.name, rounded(probability(head, said[l] as number))]));
}

/** Probability from which on a line of the topic is right eight times in ten. */
export const dealThreshold = (topic: string): number =>
  shippedDeals().model.labels.find(({ name }) => name === topic)?.threshold ?? 1;
