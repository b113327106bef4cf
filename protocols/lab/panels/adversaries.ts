import { z } from 'zod';
import type { SimulatedExpert } from './experts.ts';
import type { SimulatedItem } from './items.ts';
import { stream } from './stream.ts';

/** Experts who want the wrong answer. */
export const Adversaries = z.strictObject({
  count: z.int().min(0).max(1000).default(0),
  /** clean: honest on the items from which competence is learnt, so that they are trusted. dirty: they lied there too. */
  record: z.enum(['clean', 'dirty']).default('clean'),
  /** The experts with the highest accuracy, or drawn ones. */
  place: z.enum(['best', 'random']).default('best'),
  /** confident: sure of the lie. persuasive: the reasons for it also pull those who hear them. silent: says nothing at all. */
  manner: z.enum(['confident', 'persuasive', 'silent']).default('confident'),
  /** All tell the item's misleading answer; otherwise each a wrong one of its own. */
  colluding: z.boolean().default(true),
});
type Adversaries = z.infer<typeof Adversaries>;

/** Odds by which hearing a persuasive lie favours it beyond its number of voices: as much as the best argument for the truth. */
export const PERSUASION = 3;

/** Never in doubt, short of what no log-odds can hold. */
const SURE = 0.99;

/** Indices of the experts who lie. */
export function liarsAmong(
  experts: readonly SimulatedExpert[],
  { count, place }: Adversaries,
  seed: number,
): ReadonlySet<number> {
  const seats = experts.map((_, index) => index);
  const mean = (index: number): number => {
    const known = Object.values(experts[index]?.accuracy ?? {});
    return known.reduce((sum, p) => sum + p, 0) / Math.max(1, known.length);
  };
  const order =
    place === 'best'
      ? seats.toSorted((left, right) => mean(right) - mean(left) || left - right)
      : stream(seed, 'adversaries').shuffled(seats);
  return new Set(order.slice(0, count));
}

/** What an adversary answers, asked once or again. */
export function lie(
  { manner, colluding }: Adversaries,
  { id, truth, lure, candidates }: SimulatedItem,
  expert: string,
  seed: number,
): { readonly choice: number | null; readonly confidence: number } {
  if (manner === 'silent') return { choice: null, confidence: 1 / candidates.length };
  if (colluding) return { choice: lure, confidence: SURE };
  const step = stream(seed, 'lie', id, expert).integer(1, candidates.length - 1);
  return { choice: (truth + step) % candidates.length, confidence: SURE };
}
