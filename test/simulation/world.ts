/**
 * A world in which everything that can go wrong does, and a seed decides when: the real hosts, homes, replicas, machines,
 * services and couriers on disks that lose what was not flushed, a network that delays, reorders, repeats, loses and is cut, a
 * receiver that refuses, and nodes that die at any call to a port, stand still, go and come. Time is virtual, so an hour of
 * waiting costs nothing.
 */
import { accountRecords } from '../../actors/account/index.ts';
import { EXPERTS } from '../../actors/experts/index.ts';
import { formatAccountSubject } from '../../protocols/account/index.ts';
import type { Deliver } from '../../protocols/index.ts';
import { MemoryBus, MemoryJournal, type MemoryStore, type Store, VirtualClock } from '../../runtime/index.ts';
import type { Transition } from '../../runtime/observation/index.ts';
import { Dice } from './dice.ts';
import { type Scenario, scenarios } from './documents.ts';
import { Fleet } from './fleet.ts';
import { ModelProvider } from './model-provider.ts';
import type { Sabotage } from './sabotage.ts';
import { intrude } from './stranger.ts';
import { Trace } from './trace.ts';

/** After this much virtual time a review that has not ended never will. */
const PATIENCE_MS = 3_600_000;

/** What is still under way, and what should not happen any more, gets so much virtual time to happen. */
const AFTERMATH_MS = 40_000;

/** And then the nodes this much, to be rid of what a bad network does to them. */
const REST_MS = 20_000;

/** In a cluster reviews begin within this much virtual time: some before a trouble, some in it, some after it. */
const SUBMISSIONS_MS = 12_000;

const STEP_MS = 250;

export const ACCOUNT = 'account';

/** Credits given by hand, one at a time. */
export const GRANTS = 5;

export interface WorldOptions {
  readonly seed: number;
  /** false: nothing goes wrong. */
  readonly disturbed: boolean;
  /** Default: the seed decides between one, two and three. */
  readonly nodes?: number;
  readonly sabotage?: Sabotage;
  /** One of the reviews asks for language models. */
  readonly models?: boolean;
  /** In a cluster nodes leave and come back, and nothing worse befalls them. */
  readonly orderly?: boolean;
}

export interface Posted {
  readonly review: string;
  readonly id: string;
  readonly answer: number;
}

export class World {
  readonly clock = new VirtualClock(1_000_000);
  readonly journal: MemoryJournal;
  readonly fleet: Fleet;
  readonly trace = new Trace();
  /** Reviews whose submission was answered. */
  readonly accepted = new Set<string>();
  readonly posted: Posted[] = [];
  readonly complaints = new Set<string>();
  /** What observers were told of actors. */
  readonly told: Transition[] = [];
  readonly nodes: number;
  /** What all nodes ask when a review wants language models. */
  readonly provider: ModelProvider | undefined;
  readonly scenarios: readonly Scenario[];
  readonly #options: WorldOptions;
  readonly #dice: Dice;

  constructor(options: WorldOptions) {
    const { seed, disturbed, sabotage = {} } = options;
    this.#options = options;
    this.#dice = new Dice(seed, 'world');
    this.nodes = options.nodes ?? 1 + this.#dice.whole(3);
    this.scenarios = scenarios(options.models);
    this.provider = options.models ? new ModelProvider() : undefined;
    this.journal = new MemoryJournal({ clock: this.clock, duplicateWindowMs: 2_000 });
    this.fleet = new Fleet({
      seed,
      disturbed,
      sabotage,
      nodes: this.nodes,
      orderly: options.orderly,
      clock: this.clock,
      journal: this.journal,
      trace: this.trace,
      models: this.provider,
      post: async (input) => this.#receive(input as { parcel: Deliver; webhook_id: string }),
      complain: (complaint) => void this.complaints.add(complaint),
      intrude: () => this.#intrude(),
      tell: (transitions) => void this.told.push(...transitions),
    });
  }

  /** Lives until every accepted review has ended and its webhook is brought, or patience does. */
  async run(): Promise<void> {
    this.fleet.start();
    this.fleet.unleash();
    const end = this.clock.now() + PATIENCE_MS;
    const until = async (isReached: () => boolean): Promise<void> => {
      while (this.clock.now() < end && !isReached()) await this.clock.advanceAsync(STEP_MS);
    };
    const administration = new MemoryBus(this.journal);
    await this.#command(administration, 'create', { name: 'Simulated', tier: 'business' }, 'create');
    // As an administrator would: nothing is asked of an account before it is there.
    await until(() => this.fleet.truth?.get(accountRecords.view.key(ACCOUNT)) !== undefined);
    for (let grant = 1; grant <= GRANTS; grant++) {
      this.#after(grant * 100, () =>
        this.#command(administration, 'grant', { credits: 1, note: '' }, `grant-${grant}`),
      );
    }
    for (const scenario of this.scenarios) this.#after(this.#begins(scenario), async () => this.#submit(scenario));
    await until(() => this.#isOver());
    await this.clock.advanceAsync(AFTERMATH_MS);
    this.fleet.calm();
    await until(() => this.fleet.isQuiet);
    await this.clock.advanceAsync(REST_MS);
  }

  /** What came of it. */
  get store(): MemoryStore {
    return this.fleet.truth as MemoryStore;
  }

  #isOver(): boolean {
    const { truth, isQuiet, up } = this.fleet;
    if (truth === undefined || this.accepted.size < this.scenarios.length) return false;
    if (this.nodes === 1 ? up.length === 0 : !isQuiet) return false;
    const busy = [['outbox'], ['order'], ['alarm', 'courier']];
    if (busy.some((area) => [...truth.range(area, { limit: 1 })].length > 0)) return false;
    return [...this.accepted].every((id) => ended(truth, id));
  }

  #intrude(): void {
    const reviews = this.scenarios.map(({ submission }) => submission.review_id);
    intrude(
      new MemoryBus(this.journal),
      reviews,
      EXPERTS.map(({ id }) => id),
      this.#dice,
    );
  }

  #begins({ at }: Scenario): number {
    return this.nodes === 1 || !this.#options.disturbed ? at : this.#dice.whole(SUBMISSIONS_MS);
  }

  #command(administration: MemoryBus, name: string, body: object, id: string): Promise<unknown> {
    return administration.append(
      formatAccountSubject({ kind: 'command', account: ACCOUNT, name }),
      { id, ...body },
      id,
    );
  }

  #after(ms: number, act: () => Promise<unknown>): void {
    this.clock.at(this.clock.now() + ms, () => void act());
  }

  /** A client: the same submission again, to whichever node, until one has answered it. */
  #submit({ submission }: Scenario): void {
    const again = (): void => {
      if (this.accepted.has(submission.review_id)) return;
      this.clock.at(this.clock.now() + 2_000, again);
      // The others do not know the client's key yet.
      const up = this.fleet.up.filter(({ memory }) => memory.get(accountRecords.view.key(ACCOUNT)) !== undefined);
      const node = up[this.#dice.whole(Math.max(1, up.length))];
      node?.reviews.submit(submission).then(
        () => node.gate.enter(() => this.#accept(submission.review_id)),
        (error) => {
          if (node.isUp && !['ServiceBusy', 'NoReply'].includes(error?.name)) this.complaints.add(`submit: ${error}`);
        },
      );
    };
    again();
  }

  #accept(review: string): void {
    this.trace.note(`accepted ${review}`, this.clock.now());
    this.accepted.add(review);
  }

  /** A receiver that refuses at first, and hears a webhook even when the node dies before it learns so. */
  #receive({ parcel, webhook_id }: { parcel: Deliver; webhook_id: string }): { status: number } {
    const refusals = this.posted.filter(({ review, answer }) => review === parcel.review_id && answer !== 204).length;
    const answer = this.#options.disturbed && refusals < 3 && this.#dice.happens(0.7) ? 503 : 204;
    this.trace.note(`posted ${webhook_id} ${answer}`, this.clock.now());
    this.posted.push({ review: parcel.review_id, id: webhook_id, answer });
    if (answer !== 204) throw new Error(`the receiver answered ${answer}`);
    return { status: answer };
  }
}

export function ended(store: Store, review: string): boolean {
  const view = store.get(['view', review]) as { stage: string } | undefined;
  return view !== undefined && ['completed', 'failed', 'cancelled'].includes(view.stage);
}
