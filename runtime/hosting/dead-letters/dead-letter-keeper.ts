import type { Write } from '../../store/store.ts';
import type { Clock } from '../../time/clock.ts';
import { type Arrival, nameOf } from '../arrival.ts';
import type { Outgoing } from '../behaviour.ts';
import type { Ownership } from '../ownership.ts';
import { addresseeOf, type DeadLetter, deadLetterRecords, reasonOf } from './dead-letter.ts';

interface DeadLetterKeeperOptions {
  readonly clock: Clock;
  readonly ownership: Pick<Ownership, 'commit'>;
  readonly onError: (what: string, error: unknown) => void;
}

/** Stores what no actor could handle, so that an operator can read and replay it. */
export class DeadLetterKeeper {
  readonly #options: DeadLetterKeeperOptions;

  constructor(options: DeadLetterKeeperOptions) {
    this.#options = options;
  }

  /** An event that its actor could not handle. */
  keepEvent(arrival: Arrival, error: unknown, along?: readonly Write[]): Promise<void> {
    const { id, event, message } = arrival;
    // An event that came in a message can be made from it again.
    const kept = message ? { event: { type: event.type }, message } : { event };
    return this.keep({ actor: nameOf(arrival), id, ...kept }, error, along);
  }

  /** A message that a type of actor could not read. */
  keepUnroutable(type: string, message: Outgoing, id: string, error: unknown): Promise<void> {
    return this.keep({ actor: `${type}/?`, id, event: { type: message.subject }, message }, error);
  }

  async keep(letter: Omit<DeadLetter, 'reason' | 'at'>, error: unknown, along: readonly Write[] = []): Promise<void> {
    const { clock, ownership, onError } = this.#options;
    onError(`dead letter for ${letter.actor}`, error);
    const value: DeadLetter = { ...letter, reason: reasonOf(error), at: clock.now() };
    const put = deadLetterRecords.letter.put(value, letter.actor, letter.id);
    await ownership.commit(addresseeOf(letter), [put, ...along]);
  }
}
