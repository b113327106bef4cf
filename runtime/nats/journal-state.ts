import { type JetStreamManager, NatsError } from 'nats';
import type { StreamOptions } from './stream.ts';

/** What the message server says of the journal. */
export interface JournalState {
  /** When the stream was made, as the server writes it: another one means that it was deleted in between. */
  readonly created: string;
  readonly messages: number;
  readonly firstSequence: number;
  readonly lastSequence: number;
  /** When the oldest message came; milliseconds since 1970. */
  readonly oldestAt: number;
  readonly bytes: number;
}

const NOT_FOUND = '404';

/** The journal now; undefined when there is none. Rejects while the server is away. */
export async function journalState(manager: JetStreamManager, name: string): Promise<JournalState | undefined> {
  try {
    const { created, state } = await manager.streams.info(name);
    return {
      created: String(created),
      messages: state.messages,
      firstSequence: state.first_seq,
      lastSequence: state.last_seq,
      oldestAt: Date.parse(String(state.first_ts)),
      bytes: state.bytes,
    };
  } catch (error) {
    if (error instanceof NatsError && error.code === NOT_FOUND) return undefined;
    throw error;
  }
}

/** Messages go by age up to so much late, in milliseconds: the server looks now and then, and clocks differ. */
const LATE_MS = 60_000;

/** From this share of its size on the stream may let its oldest messages go. */
const NEARLY_FULL = 0.9;

/** In words, how messages were lost between two looks; undefined when what is gone had its time. `now` in milliseconds since 1970. */
export function lossBetween(
  before: JournalState,
  after: JournalState | undefined,
  limits: Pick<StreamOptions, 'maxAgeMs' | 'maxBytes'>,
  now: number,
): string | undefined {
  if (after === undefined) return 'was deleted';
  if (after.created !== before.created) return 'was deleted and made again';
  if (after.lastSequence < before.lastSequence) return 'went back to an earlier state';
  const gone = Math.min(after.firstSequence - before.firstSequence, before.messages);
  if (gone <= 0 || before.messages === 0) return undefined;
  const hadTheirTime = before.oldestAt < now - limits.maxAgeMs + LATE_MS;
  const madeRoom = before.bytes >= NEARLY_FULL * limits.maxBytes;
  return hadTheirTime || madeRoom ? undefined : `was purged of ${gone} messages`;
}
