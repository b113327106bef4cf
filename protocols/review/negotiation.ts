import { z } from 'zod';

/** What one side wants of an issue, what the other will say, and how far to go. All words in the report's language. */
export const NegotiationMove = z.strictObject({
  issue_id: z.string(),
  /** What we ask for first, what the other side is likely to answer, and what to settle for. */
  opening: z.string(),
  counterparty: z.string(),
  fallback: z.string(),
  /** Nobody has said what to settle for: `fallback` says who decides, and nothing is offered before that. */
  undecided: z.literal(true).optional(),
  /** Further steps down, in order, where the client's playbook has them. */
  further: z.array(z.string()).optional(),
  priority: z.enum(['must', 'should', 'nice']),
  /** The point at which to leave; not there where nothing says so. */
  walk_away: z.string().optional(),
  /** What giving way costs the other side: 1 a word, 4 money it would carry. */
  cost: z.int().min(1).max(4).optional(),
});
export type NegotiationMove = z.infer<typeof NegotiationMove>;

export const NEGOTIATION_STANCES = ['expected', 'tougher', 'softer'] as const;

/** One thing said at the table. */
const NegotiationStep = z.strictObject({
  /** 1: opening; 2: packages; 3: fallbacks; 4: last word. */
  round: z.int().min(1).max(4),
  by: z.enum(['us', 'them']),
  act: z.enum(['ask', 'accept', 'refuse', 'trade', 'settle', 'hold', 'drop', 'refer']),
  /** Ids of the issues it is about. */
  issues: z.array(z.string()).min(1),
  /** Issues given up in exchange; only of a trade. */
  given: z.array(z.string()),
  /** The wording asked for or offered, or the reason given; empty where the act says all. */
  words: z.string(),
});
export type NegotiationStep = z.infer<typeof NegotiationStep>;

const NegotiationEnd = z.strictObject({
  issue_id: z.string(),
  end: z.enum(['as_asked', 'fallback', 'given_up', 'open']),
  /** The wording it ends with; the point at which to leave, for an open one; empty where the text stays. */
  words: z.string(),
});
export type NegotiationEnd = z.infer<typeof NegotiationEnd>;

/** A simulated negotiation against another side of one stance. */
export const NegotiationRun = z.strictObject({
  stance: z.enum(NEGOTIATION_STANCES),
  steps: z.array(NegotiationStep),
  ends: z.array(NegotiationEnd),
});
export type NegotiationRun = z.infer<typeof NegotiationRun>;
