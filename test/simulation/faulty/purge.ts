import { matcher } from '../../../runtime/bus/pattern.ts';
import type { MemoryJournal } from '../../../runtime/index.ts';

/** What a review tells its account at its end. Clients send everything else again that is in the journal alone. */
const SETTLED = 'conclave.account.*.command.settle';
const isSettled = matcher(SETTLED);

/** Somebody empties the journal, as soon as a message is in it that nobody would bring a second time. */
export class Purge {
  readonly #journal: MemoryJournal;
  readonly #onPurged: () => void;
  isDue = false;

  constructor(journal: MemoryJournal, onPurged: () => void) {
    this.#journal = journal;
    this.#onPurged = onPurged;
  }

  /** The journal has a message with this subject, and nobody has got it yet. */
  appended(subject: string): void {
    if (this.isDue && isSettled(subject)) this.now();
  }

  now(): void {
    this.isDue = false;
    for (const pattern of ['conclave.review.>', SETTLED]) this.#journal.purge(pattern);
    this.#onPurged();
  }
}
