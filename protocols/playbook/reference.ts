import { z } from 'zod';

/** The playbook of a review, with its version and the hash of its content. */
export const PlaybookReference = z.strictObject({
  id: z.string(),
  name: z.string(),
  version: z.int().min(1),
  hash: z.string(),
});
export type PlaybookReference = z.infer<typeof PlaybookReference>;

/** What a document says on a topic, against the playbook's positions. */
const PLAYBOOK_STANDINGS = [
  'preferred',
  'acceptable',
  'fallback',
  'deviates',
  'walk_away',
  'missing',
  'not_required',
] as const;

/** A topic or check as it was answered by the document. */
export const PlaybookLine = z.strictObject({
  /** Of the topic or the check. */
  id: z.string(),
  name: z.string(),
  kind: z.enum(['topic', 'check']),
  standing: z.enum([...PLAYBOOK_STANDINGS, 'passed', 'failed', 'not_found']),
  /** Of `fallback`: which step, from 1. */
  step: z.int().min(1).nullable(),
  /** Where it is in the document; empty when it is missing. */
  section: z.string(),
  owner: z.string().nullable(),
  /** Claims of the panel on the same matter, which gave way. */
  set_aside: z.array(z.strictObject({ claim: z.string(), title: z.string() })),
});
export type PlaybookLine = z.infer<typeof PlaybookLine>;

/** On an issue that the playbook raises: what to ask for, what to settle for step by step, and when not to sign. */
export const PlaybookAdvice = z.strictObject({
  topic: z.string(),
  standing: PlaybookLine.shape.standing,
  step: z.int().min(1).nullable(),
  /** In the names of this contract; null for a check. */
  preferred: z.string().nullable(),
  fallback: z.array(z.strictObject({ wording: z.string(), note: z.string().nullable() })),
  walk_away: z.string().nullable(),
  owner: z.string().nullable(),
  note: z.string().nullable(),
});
export type PlaybookAdvice = z.infer<typeof PlaybookAdvice>;

/** The playbook of a review, and how the document compares with each entry. */
export const PlaybookOutcome = PlaybookReference.extend({
  lines: z.array(PlaybookLine),
  /** The party that the playbook's provider and customer are in this document; null where it could not be told. */
  provider: z.string().nullable(),
  customer: z.string().nullable(),
});
export type PlaybookOutcome = z.infer<typeof PlaybookOutcome>;
