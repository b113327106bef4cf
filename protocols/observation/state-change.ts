import { z } from 'zod';

const instant = z.int().describe('Milliseconds since 1970-01-01 UTC.');
const count = z.int().min(0);

/** One step of an actor from state to state. Never with content. */
export const StateChange = z.object({
  actor: z.string().describe('`<type>/<key>`; the actors of a review have keys that begin with its id.'),
  n: z.int().min(1).describe('Counts the steps of this actor, from 1.'),
  from: z.string().nullable().describe('The state it left; null when it came into being.'),
  to: z.string().describe('The state it is in, with the states around it: `debating.speaking`.'),
  event: z.string().describe('Type of the event; empty when the step needed none.'),
  at: instant,
  ms: z.int().describe('Milliseconds it spent in `from`.'),
  node: z.string().describe('Where it lives.'),
});
export type StateChange = z.infer<typeof StateChange>;

/** What a node says of itself every two seconds. */
export const NodeReport = z.object({
  node: z.string(),
  at: instant,
  started_at: instant,
  actors: z
    .record(z.string(), z.record(z.string(), count))
    .describe('How many actors are in memory, by type and outermost state.'),
  households: count.describe('Reviews and accounts with actors in memory.'),
  mailbox: count.describe('Events that wait for their actors.'),
  activities: count.describe('Actors whose work is under way or waits for a thread.'),
  alarms: count.describe('Actors with deadlines set.'),
  transitions: count.describe('Steps of actors from state to state since it started.'),
  outbox: count.describe('Messages the journal has not confirmed yet.'),
  waiting: z
    .record(z.string(), z.object({ mailbox: count, orders: count, outbox: count }))
    .optional()
    .describe(
      'Of mailbox, activities and outbox: how much of each, by type of actor. Nodes of earlier versions do not say.',
    ),
  shards: count.nullable().describe('Shards of actors that live here, of 64; null for a node that is alone.'),
  lag: count
    .nullish()
    .describe('Entries of the commit log that this node has not applied yet; null for a node that is alone.'),
  lease_ms: count
    .nullish()
    .describe(
      'How long its shards remain its own if no further heartbeat gets through; null for a node that is alone.',
    ),
  loop_delay_ms: z.number().min(0).describe('How late the event loop was at most, 99 times of 100.'),
  heap_bytes: count,
});
export type NodeReport = z.infer<typeof NodeReport>;
