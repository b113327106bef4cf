import { posterior } from '../../../decision/index.ts';
import type { RecordedItem } from '../recorded-panel.ts';
import { type Learner, rightOf, shares, type Voice, voices } from './learner.ts';

/** Judges every item independently. */
const each = (items: readonly RecordedItem[], believe: (spoken: readonly Voice[], item: RecordedItem) => number[]) =>
  new Map(items.map((item) => [item.id, believe(voices(item), item)]));

/** Every agent counts the same; nothing is learnt. */
export const majority: Learner = {
  name: 'majority',
  learns: false,
  judge: (_, asked) => each(asked, (spoken, { candidates }) => shares(totals(spoken, candidates.length, () => 1))),
};

/** Weighted sums of the voices, by candidate. */
function totals(spoken: readonly Voice[], candidates: number, weight: (agent: string) => number): number[] {
  const sums = Array<number>(candidates).fill(0);
  for (const { agent, weights } of spoken) {
    for (const [candidate, share] of weights.entries()) {
      sums[candidate] = (sums[candidate] as number) + weight(agent) * share;
    }
  }
  return sums;
}

/** How often each agent was right, in answers, and how many answers it gave. */
export function trackRecord(known: readonly RecordedItem[]): Map<string, { right: number; given: number }> {
  const tally = new Map<string, { right: number; given: number }>();
  for (const item of known) {
    const right = rightOf(item);
    if (right < 0) continue;
    for (const { agent, weights } of voices(item)) {
      const mine = tally.get(agent) ?? { right: 0, given: 0 };
      mine.right += weights[right] as number;
      mine.given += weights.reduce((sum, weight) => sum + weight, 0);
      tally.set(agent, mine);
    }
  }
  return tally;
}

/** The agent that was right most often on the known items decides alone; ties are broken by name. */
export const bestAgent: Learner = {
  name: 'best agent',
  learns: true,
  judge: (known, asked) => {
    const ranked = [...trackRecord(known)].toSorted(
      ([a, left], [b, right]) => right.right / right.given - left.right / left.given || (a < b ? -1 : 1),
    );
    const best = ranked[0]?.[0];
    return each(asked, (spoken, { candidates }) =>
      shares(totals(spoken, candidates.length, (agent) => (agent === best ? 1 : 0))),
    );
  },
};

/**
 * V6 with weights from the record: ln((K - 1) p / (1 - p)) for K candidates (Nitzan & Paroush 1982), with p shrunk towards
 * chance by one right and K - 1 wrong answers (Beta(1, 1) for two candidates). An agent below chance counts against the answer
 * it gives; one without a record does not count.
 */
export const logOddsWeights: Learner = {
  name: 'log-odds weights',
  learns: true,
  judge: (known, asked) => {
    const tally = trackRecord(known);
    return each(asked, (spoken, { candidates }) => {
      const size = candidates.length;
      const weight = (agent: string): number => {
        const { right, given } = tally.get(agent) ?? { right: 0, given: 0 };
        const p = (right + 1) / (given + size);
        return Math.log(((size - 1) * p) / (1 - p));
      };
      return posterior(totals(spoken, size, weight));
    });
  },
};
