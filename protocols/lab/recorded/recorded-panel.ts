import { z } from 'zod';

/** One agent's answer to one item in one round. */
export const RecordedVote = z.strictObject({
  agent: z.string().min(1),
  /** The answer; null when there was none, or none that could be read. */
  choice: z.string().nullable(),
  /** The same agent's answer when it was shown the candidates the other way round, where it was asked both ways. */
  swapped: z.string().nullable().optional(),
  /** Further answers of the same agent to the same item in the same round. */
  again: z.array(z.string().nullable()).min(1).optional(),
  /** The agent's own probability of being right, 0..1, where it stated one. */
  confidence: z.number().min(0).max(1).optional(),
  /** What its answers in this round took, where it was recorded: tokens, and money in whatever currency. */
  tokens: z.number().min(0).optional(),
  cost: z.number().min(0).optional(),
});
export type RecordedVote = z.infer<typeof RecordedVote>;

/** Everything the agent answered in the round, an unreadable answer as null. */
export const answersIn = ({ choice, swapped, again = [] }: RecordedVote): (string | null)[] =>
  swapped === undefined ? [choice, ...again] : [choice, swapped, ...again];

export const RecordedItem = z.strictObject({
  id: z.string().min(1),
  /** Part of the collection the item belongs to; empty when there are no parts. */
  subset: z.string(),
  /** Possible answers, in the order in which ties are broken. */
  candidates: z.array(z.string()).min(2),
  /** The right answer, where it is known. */
  gold: z.string().nullable(),
  /** Votes by round, the blind one first; an agent without a vote in a round did not speak in it. */
  rounds: z.array(z.array(RecordedVote)).min(1),
});
export type RecordedItem = z.infer<typeof RecordedItem>;

/** A panel's answers to many items, as somebody recorded them: nothing in it was made by this project. */
export const RecordedPanel = z.strictObject({
  name: z.string().min(1),
  /** The format it was imported from. */
  source: z.enum(['llmbar', 'llmbar-results', 'crowd', 'crowd-kit', 'mallm', 'debatellm', 'answers']),
  items: z.array(RecordedItem).min(1),
});
export type RecordedPanel = z.infer<typeof RecordedPanel>;

/** Everybody who votes anywhere in the panel, in order of name. */
export function agentsOf(panel: Pick<RecordedPanel, 'items'>): string[] {
  const names = new Set<string>();
  for (const { rounds } of panel.items) for (const votes of rounds) for (const { agent } of votes) names.add(agent);
  return [...names].toSorted();
}

/**
 * Items whose right answer nobody gives in any round, of those where it is known. Where these are most, answers and truths are probably
 * spelt differently. An answer in words may well be nobody's; one of a few labels is somebody's nearly always.
 */
export function neverGiven({ items }: Pick<RecordedPanel, 'items'>): {
  readonly items: RecordedItem[];
  readonly of: number;
} {
  const known = items.filter(({ gold }) => gold !== null);
  const unheard = known.filter(({ gold, rounds }) => !rounds.flat().flatMap(answersIn).includes(gold));
  return { items: unheard, of: known.length };
}

/** The panel with only these items and agents; items nobody is left to vote on are dropped. */
export function selected(
  panel: RecordedPanel,
  keep: { readonly item?: (item: RecordedItem) => boolean; readonly agent?: (agent: string) => boolean },
): RecordedPanel {
  const items = panel.items
    .filter((item) => keep.item?.(item) ?? true)
    .map((item) => ({
      ...item,
      rounds: item.rounds.map((votes) => votes.filter(({ agent }) => keep.agent?.(agent) ?? true)),
    }))
    .filter(({ rounds }) => rounds.some((votes) => votes.length > 0));
  return { ...panel, items };
}
