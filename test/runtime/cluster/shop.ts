import { isDeepStrictEqual } from 'node:util';
import { LeaseTable } from '../../../runtime/cluster/memory-lease-book.ts';
import { MemoryNetwork, MemoryPeers } from '../../../runtime/cluster/memory-peers.ts';
import { Router } from '../../../runtime/cluster/router.ts';
import { ShardOwnership } from '../../../runtime/cluster/shard-ownership.ts';
import { Host } from '../../../runtime/hosting/index.ts';
import {
  type Clock,
  MemoryBus,
  MemoryJournal,
  MemoryStore,
  type Store,
  silentLogger,
  VirtualClock,
} from '../../../runtime/index.ts';
import { type TallyContext, tallyBehaviour } from './tally.ts';

/** A process as the world sees it: it runs, stands still, or is gone. What it does while it stands still, it does later. */
class Process {
  #going: Promise<void> = Promise.resolve();
  #go: () => void = () => {};
  #late: (() => void)[] = [];
  #isPaused = false;
  dead = false;

  pause(): void {
    this.#isPaused = true;
    this.#going = new Promise((resolve) => {
      this.#go = resolve;
    });
  }

  resume(): void {
    this.#isPaused = false;
    this.#go();
    for (const callback of this.#late.splice(0)) callback();
  }

  /** Between one step of the process and the next. */
  async step(): Promise<void> {
    await this.#going;
    if (this.dead) await new Promise(() => {});
  }

  clock(clock: Clock): Clock {
    const run = (callback: () => void): void => {
      if (this.dead) return;
      if (this.#isPaused) this.#late.push(callback);
      else callback();
    };
    return { now: () => clock.now(), at: (instant, callback) => clock.at(instant, () => run(callback)) };
  }

  store(store: Store): Store {
    return Object.assign(Object.create(store) as Store, {
      get: store.get.bind(store),
      range: store.range.bind(store),
      commit: async (...given: Parameters<Store['commit']>) => {
        await this.step();
        const done = await store.commit(...given);
        await this.step();
        return done;
      },
      flush: async () => {
        await this.step();
        await store.flush();
        await this.step();
      },
    });
  }
}

/** Several nodes over one store, one journal, one network and one lease book, in virtual time. */
export class Shop {
  readonly clock = new VirtualClock(1_000_000);
  readonly store = new MemoryStore();
  readonly errors: string[] = [];
  /** How often each worker's check was begun, by note. */
  readonly checks = new Map<string, number>();
  readonly #journal = new MemoryJournal({ clock: this.clock, subjects: ['shop.>'], duplicateWindowMs: 10_000_000 });
  readonly #network = new MemoryNetwork(this.clock);
  readonly #table = new LeaseTable();
  readonly #customer = new MemoryBus(this.#journal);
  readonly #told: { key: string; note: string }[] = [];
  readonly #said: string[] = [];

  async open(): Promise<this> {
    await this.#customer.consume('audit', ['shop.out.*'], ({ subject, body, ack }) => {
      this.#said.push(`${subject.split('.')[2]} ${body}`);
      ack();
    });
    return this;
  }

  async join(node: string) {
    const life = new Process();
    const clock = life.clock(this.clock);
    const store = life.store(this.store);
    const bus = new MemoryBus(this.#journal);
    const peers = new MemoryPeers(this.#network);
    const book = this.#table.connect();
    const homes = new ShardOwnership({ node, book, store, clock, log: silentLogger });
    const onError = (what: string, error: unknown): void => void this.errors.push(`${node}: ${what}: ${error}`);
    const host = new Host({
      bus,
      store,
      ownership: homes,
      clock,
      behaviours: [tallyBehaviour],
      handlers: {
        check: async (input) => {
          this.checks.set(String(input), (this.checks.get(String(input)) ?? 0) + 1);
          await life.step();
          return input;
        },
      },
      onError,
    });
    const router = new Router({ node, bus, peers, shards: homes, host, store, clock, onError });
    await host.start();
    await homes.start();
    await router.start();
    const cut = (): void => {
      book.cut();
      peers.cut();
    };
    return {
      node,
      homes,
      host,
      router,
      book,
      /** The process is gone from one moment to the next. */
      kill: (): void => {
        life.dead = true;
        cut();
        bus.close().catch((error: unknown) => onError('close', error));
      },
      pause: (): void => {
        life.pause();
        cut();
      },
      resume: (): void => {
        book.heal();
        peers.heal();
        life.resume();
      },
      /** As on SIGTERM. */
      leave: async (): Promise<void> => {
        await router.stop();
        await homes.drain();
        await host.stop();
        await homes.stop();
        await bus.close();
      },
    };
  }

  /** Customers tell so many notes to so many tallies, one every some milliseconds. */
  async tell(count: number, tallies: number, everyMs: number): Promise<void> {
    for (let n = 0; n < count; n++) {
      const [key, note] = [`key${n % tallies}`, `note${this.#told.length}`];
      this.#told.push({ key, note });
      await this.#customer.append(`shop.tally.${key}.add`, note, note);
      // Without a pause they come all in one turn of the event loop.
      if (everyMs > 0) await this.clock.advanceAsync(everyMs);
    }
  }

  /** Resolves when everything that was told has been handled, checked and looked at later, and all of it was said. */
  async settled(withinMs = 60_000): Promise<void> {
    const until = this.clock.now() + withinMs;
    while (!this.#isSettled() && this.clock.now() < until) await this.clock.advanceAsync(100);
    await this.clock.advanceAsync(3_000);
  }

  /** What is not as it should be: every note once in each list of its tally, said three times, and nothing left to be done. */
  faults(): string[] {
    const wrong: string[] = [];
    for (const key of new Set(this.#told.map((told) => told.key))) {
      const notes = this.#told.filter((told) => told.key === key).map(({ note }) => note);
      const { noted = [], checked = [], later = [] } = this.context(key) ?? {};
      for (const [name, list] of Object.entries({ noted, checked, later })) {
        if (!isDeepStrictEqual(list.toSorted(), notes.toSorted())) wrong.push(`${key} ${name} ${list} of ${notes}`);
      }
    }
    const words = ['noted', 'checked', 'later'];
    const said = this.#told.flatMap(({ key, note }) => words.map((word) => `${key} ${word} ${note}`));
    if (!isDeepStrictEqual(this.#said.toSorted(), said.toSorted())) {
      wrong.push(`said ${this.#said.length} of ${said.length}`);
    }
    for (const area of ['outbox', 'order', 'alarm', 'dead-letter']) {
      for (const [key] of this.store.range([area])) wrong.push(`left ${key.join(' ')}`);
    }
    return wrong;
  }

  context(key: string): TallyContext | undefined {
    return (this.store.get(['actor', 'tally', key]) as { context: TallyContext } | undefined)?.context;
  }

  #isSettled(): boolean {
    return this.#said.length >= 3 * this.#told.length && [...this.store.range(['outbox'])].length === 0;
  }
}
