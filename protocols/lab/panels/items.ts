import type { SimulatedPanel } from './panel.ts';
import { stream } from './stream.ts';

/** A question put to a simulated panel. Candidates are numbered from 0. */
export interface SimulatedItem {
  readonly id: string;
  readonly topic: string;
  readonly candidates: readonly string[];
  /** The right answer: any of them, since ties are broken by candidate order. */
  readonly truth: number;
  /** The wrong answer that misleads. */
  readonly lure: number;
}

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** The item of this name: topic by its share, truth and lure by lot. The same under every panel of so many candidates and these topics. */
export function itemOf({ candidates, topics }: SimulatedPanel, id: string, seed: number): SimulatedItem {
  const random = stream(seed, 'item', id);
  const truth = random.integer(0, candidates - 1);
  const lure = (truth + random.integer(1, candidates - 1)) % candidates;
  return { id, topic: drawn(topics, random.real()), candidates: LETTERS.slice(0, candidates), truth, lure };
}

function drawn(topics: Readonly<Record<string, number>>, point: number): string {
  const names = Object.keys(topics).toSorted();
  let left = point * names.reduce((sum, name) => sum + (topics[name] as number), 0);
  for (const name of names) {
    left -= topics[name] as number;
    if (left < 0) return name;
  }
  return names.at(-1) as string;
}
