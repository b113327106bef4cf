/**
 * A world in which everything that can go wrong does, and a seed decides when: the real host, machines, desk and courier
 * on a disk that loses what was not flushed, a network that delays, reorders, repeats and loses, a receiver that refuses,
 * and a node that dies at any call to a port. Time is virtual, so an hour of waiting costs nothing.
 */
import { accountBehaviour, accountKeys } from '../../actors/account/index.ts';
import { courierBehaviour } from '../../actors/courier/index.ts';
import { expertBehaviour } from '../../actors/panel/index.ts';
import { publisherBehaviour } from '../../actors/publisher/index.ts';
import { reviewBehaviour } from '../../actors/review/index.ts';
import { ReviewBell } from '../../gateway/review-bell.ts';
import { Reviews } from '../../gateway/reviews.ts';
import { formatAccountSubject } from '../../protocols/account/index.ts';
import type { Deliver } from '../../protocols/index.ts';
import { Host } from '../../runtime/hosting/index.ts';
import { type Bus, type Clock, MemoryBus, MemoryJournal, type Store, VirtualClock } from '../../runtime/index.ts';
import { Dice } from './dice.ts';
import { Disk, DiskStore, type Failpoint } from './disk.ts';
import { type Scenario, scenarios } from './documents.ts';
import { FaultyBus } from './faulty-bus.ts';
import { simulatedThinking } from './thinking.ts';

/** Pauses of the courier, in virtual milliseconds. */
const PAUSES = [1_000, 5_000, 20_000];

/** After this much virtual time a review that has not ended never will. */
const PATIENCE_MS = 3_600_000;

/** A node is back after at most this long. */
const DOWN_MS = 8_000;

const STEP_MS = 250;

export const ACCOUNT = 'account';

/** Credits given by hand, one at a time. */
export const GRANTS = 5;

/** A defect planted on purpose: what the node gets instead of an honest port. */
export interface Sabotage {
  readonly store?: (store: Store, disk: Disk) => Store;
  readonly bus?: (bus: Bus) => Bus;
}

export interface WorldOptions {
  readonly seed: number;
  /** false: nothing goes wrong. */
  readonly disturbed: boolean;
  readonly sabotage?: Sabotage;
}

export interface Posted {
  readonly review: string;
  readonly id: string;
  readonly answer: number;
}

export class World {
  readonly clock = new VirtualClock(1_000_000);
  readonly disk = new Disk();
  readonly journal: MemoryJournal;
  /** Reviews whose submission was answered. */
  readonly accepted = new Set<string>();
  readonly posted: Posted[] = [];
  readonly complaints = new Set<string>();
  crashes = 0;
  readonly #options: WorldOptions;
  readonly #dice: Dice;
  #node: Node | undefined;
  #crashesLeft: number;

  constructor(options: WorldOptions) {
    this.#options = options;
    this.#dice = new Dice(options.seed, 'world');
    this.#crashesLeft = options.disturbed ? this.#dice.whole(5) : 0;
    this.journal = new MemoryJournal({ clock: this.clock, duplicateWindowMs: 2_000 });
  }

  /** Lives until every accepted review has ended and its webhook is brought, or patience does. */
  async run(): Promise<void> {
    await this.#boot();
    await this.#administer();
    for (const scenario of scenarios())
      this.clock.at(this.clock.now() + scenario.at, () => void this.#submit(scenario));
    const end = this.clock.now() + PATIENCE_MS;
    while (this.clock.now() < end && !(await this.#isOver())) await this.clock.advanceAsync(STEP_MS);
    // Whatever is still under way, and what should not happen any more, gets time to happen.
    await this.clock.advanceAsync(60_000);
    if (this.#node === undefined) await this.#boot();
  }

  /** The node's store, for looking at what came of it. */
  get store(): Store {
    return (this.#node as Node).store;
  }

  async #isOver(): Promise<boolean> {
    const { store } = this.#node ?? {};
    if (store === undefined || this.accepted.size < scenarios().length) return false;
    const busy = [['outbox'], ['order'], ['alarm', 'courier']];
    if (busy.some((area) => [...store.range(area, { limit: 1 })].length > 0)) return false;
    return [...this.accepted].every((id) => ended(store, id));
  }

  /** An account for the reviews, and grants that must each count once. */
  async #administer(): Promise<void> {
    const administration = new MemoryBus(this.journal);
    const send = (name: string, body: object, id: string) =>
      administration.append(formatAccountSubject({ kind: 'command', account: ACCOUNT, name }), { id, ...body }, id);
    await send('create', { name: 'Simulated', tier: 'business' }, 'create');
    // As an administrator would: nothing is asked of an account before it is there.
    while (this.#node?.store.get(accountKeys.view(ACCOUNT)) === undefined) await this.clock.advanceAsync(STEP_MS);
    for (let grant = 1; grant <= GRANTS; grant++) {
      this.clock.at(
        this.clock.now() + grant * 100,
        () => void send('grant', { credits: 1, note: '' }, `grant-${grant}`),
      );
    }
  }

  async #boot(): Promise<void> {
    const { seed, disturbed, sabotage } = this.#options;
    const node: Node = { dead: false, cancels: new Set() } as unknown as Node;
    const clock = mortalClock(this.clock, node);
    const failpoint: Failpoint = {
      pass: () => this.#pass(node),
      get isDead() {
        return node.dead;
      },
    };
    const dice = new Dice(seed, 'bus', String(this.crashes));
    const trouble = disturbed ? 0.05 : 0;
    const honest = new FaultyBus({ journal: this.journal, clock, dice, failpoint, trouble });
    node.bus = sabotage?.bus?.(honest) ?? honest;
    const disk = new DiskStore(await this.disk.mount(), this.disk, failpoint);
    node.store = sabotage?.store?.(disk, this.disk) ?? disk;
    const bell = new ReviewBell(clock);
    await bell.listen(node.bus);
    node.desk = new Reviews({ bus: node.bus, store: node.store, clock, bell });
    node.host = new Host({
      name: 'node',
      bus: node.bus,
      store: node.store,
      clock,
      behaviours: [accountBehaviour, reviewBehaviour, expertBehaviour, publisherBehaviour, courierBehaviour(PAUSES)],
      workers: {
        ...simulatedThinking(node.store),
        post: async (input) => this.#receive(input as { parcel: Deliver; webhook_id: string }),
      },
      onError: (what, error) => {
        if (!node.dead) this.complaints.add(`${what}: ${error}`);
      },
    });
    this.#node = node;
    await node.host.start().catch((error) => {
      // Died while starting: what it was about to do does not matter.
      if (!node.dead) throw error;
    });
  }

  /** The node may die here; then the call never comes back, as nothing of a dead process does. */
  async #pass(node: Node): Promise<void> {
    if (!node.dead && node === this.#node && this.#crashesLeft > 0 && this.#dice.happens(0.004)) this.#crash(node);
    if (node.dead) await new Promise(() => {});
  }

  #crash(node: Node): void {
    this.#crashesLeft -= 1;
    this.crashes += 1;
    node.dead = true;
    for (const cancel of node.cancels) cancel();
    void node.bus.close();
    this.disk.crash(this.#dice.whole(this.disk.unsynced + 1));
    this.#node = undefined;
    this.clock.at(this.clock.now() + this.#dice.whole(DOWN_MS), () => void this.#boot());
  }

  /** A client: the same submission again until it is answered. */
  async #submit({ submission }: Scenario): Promise<void> {
    const again = (): void => {
      if (this.accepted.has(submission.review_id)) return;
      this.clock.at(this.clock.now() + 2_000, again);
      const node = this.#node;
      node?.desk.submit(submission).then(
        () => {
          if (!node.dead) this.accepted.add(submission.review_id);
        },
        (error) => {
          if (!node.dead && error?.name !== 'DeskBusy') this.complaints.add(`submit: ${error}`);
        },
      );
    };
    again();
  }

  /** A receiver that refuses at first, and hears a webhook even when the node dies before it learns so. */
  #receive({ parcel, webhook_id }: { parcel: Deliver; webhook_id: string }): { status: number } {
    const refusals = this.posted.filter(({ review, answer }) => review === parcel.review_id && answer !== 204).length;
    const answer = this.#options.disturbed && refusals < 2 && this.#dice.happens(0.5) ? 503 : 204;
    this.posted.push({ review: parcel.review_id, id: webhook_id, answer });
    if (answer !== 204) throw new Error(`the receiver answered ${answer}`);
    return { status: answer };
  }
}

interface Node {
  dead: boolean;
  readonly cancels: Set<() => void>;
  bus: Bus;
  store: Store;
  desk: Reviews;
  host: Host;
}

/** A clock whose alarms die with the node. */
function mortalClock(clock: Clock, node: Node): Clock {
  return {
    now: () => clock.now(),
    at: (instant, callback) => {
      const cancel = clock.at(instant, () => {
        node.cancels.delete(cancel);
        if (!node.dead) callback();
      });
      node.cancels.add(cancel);
      return () => {
        node.cancels.delete(cancel);
        cancel();
      };
    },
  };
}

export function ended(store: Store, review: string): boolean {
  const view = store.get(['view', review]) as { stage: string } | undefined;
  return view !== undefined && ['completed', 'failed', 'cancelled'].includes(view.stage);
}
