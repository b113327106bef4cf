/** A debate of models as an evaluation holds it: in place, and with nobody asked whose round is never held. */
import { answer } from '../../actors/expert-jobs/answer.ts';
import { expertById } from '../../actors/experts/index.ts';
import type { ParsedDocument } from '../../actors/reading/index.ts';
import { debatedAtOnce, type ReviewContext } from '../../actors/review/index.ts';
import { type Call, contentHash, type Position } from '../../protocols/index.ts';
import { isModelSeat } from '../../protocols/models/index.ts';
import type { CallRow } from '../../runtime/calls/index.ts';
import type { Store } from '../../runtime/index.ts';

/** What a model's seat says when it is called. */
export type AskSeat = (call: Call) => Promise<readonly Position[]>;

/** The review debated: the embedded experts answer at once, seats of models are asked round by round. */
export async function debated(start: ReviewContext, document: ParsedDocument, ask: AskSeat): Promise<ReviewContext> {
  const answers = new Map<string, readonly Position[]>();
  for (;;) {
    const missing = new Map<string, Call>();
    const review = debatedAtOnce(start, (call) => {
      if (!isModelSeat(call.expert)) {
        return answer(expertById(call.expert) ?? { id: call.expert, defeaters: [] }, document, call);
      }
      const key = contentHash({ ...call });
      const known = answers.get(key);
      if (known === undefined) missing.set(key, call);
      return known ?? [];
    });
    if (missing.size === 0) return review;
    // A later round may turn out otherwise once this one has been held.
    const round = Math.min(...[...missing.values()].map((call) => call.round));
    const now = [...missing].filter(([, call]) => call.round === round);
    for (const [key, call] of now) answers.set(key, await ask(call));
  }
}

/** What each seat has cost so far in the blind round, and after it, in dollars. */
export function costBySeat(store: Store, review: string): ReadonlyMap<string, { blind: number; debate: number }> {
  const costs = new Map<string, { blind: number; debate: number }>();
  for (const [key, value] of store.range(['call', review])) {
    const [, , seat, round] = key;
    const row = value as CallRow;
    if (row.state === 'refused') continue;
    const usd = (row.state === 'answered' ? (row.cost ?? row.bound) : row.bound) / 1_000_000;
    const { blind, debate } = costs.get(String(seat)) ?? { blind: 0, debate: 0 };
    costs.set(String(seat), round === 0 ? { blind: blind + usd, debate } : { blind, debate: debate + usd });
  }
  return costs;
}

/** The cheapest readers whose cost, with that of the debate, is no more than all readers cost without one. */
export function affordable(
  readers: readonly string[],
  cost: (reader: string) => number,
  debate: number,
): readonly string[] {
  let left = readers.reduce((sum, reader) => sum + cost(reader), 0) - debate;
  return readers
    .toSorted((a, b) => cost(a) - cost(b) || (a < b ? -1 : 1))
    .filter((reader) => {
      left -= cost(reader);
      return left >= 0;
    })
    .toSorted();
}
