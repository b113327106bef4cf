import type { LeaseBook } from '../../../runtime/cluster/index.ts';
import { BookAway } from '../../../runtime/cluster/lease-book.ts';
import type { LeaseTable, MemoryLeaseBook } from '../../../runtime/cluster/memory-lease-book.ts';
import type { Subscription } from '../../../runtime/index.ts';
import type { Line } from '../line.ts';

/** A connection to the lease book over a bad network: writes and news are late, and the answer to a write may be lost. */
export class FaultyBook implements LeaseBook {
  readonly #book: MemoryLeaseBook;
  readonly #line: Line;

  constructor(table: LeaseTable, line: Line) {
    this.#book = table.connect();
    this.#line = line;
  }

  cut(): void {
    this.#line.cut();
    this.#book.cut();
  }

  heal(): void {
    this.#line.heal();
    this.#book.heal();
  }

  async write(key: string, value: unknown, revision: number): Promise<number | undefined> {
    const { gate } = this.#line;
    await gate.pass();
    await this.#line.delay();
    const written = await this.#book.write(key, value, revision);
    await gate.pass(key.startsWith('shard.') ? 'lease' : 'call');
    if (this.#line.isCut || this.#line.fails(0.5)) throw new BookAway('the answer was lost');
    return written;
  }

  async watch(onChange: (key: string, value: unknown, revision: number) => void): Promise<Subscription> {
    const { gate } = this.#line;
    // One after another, however late: a watcher hears the changes of a record in their order.
    let told: Promise<void> = Promise.resolve();
    let stopped = false;
    const tell = (...change: Parameters<typeof onChange>): void => {
      const isLate = this.#line.fails(0.2);
      told = told.then(async () => {
        if (isLate) await this.#line.late();
        await gate.pass();
        if (!stopped) onChange(...change);
      });
    };
    await gate.pass();
    await this.#line.whole();
    const subscription = await this.#book.watch(tell);
    await told;
    return {
      stop: async () => {
        stopped = true;
        await subscription.stop();
      },
    };
  }

  close(): Promise<void> {
    return this.#book.close();
  }
}
