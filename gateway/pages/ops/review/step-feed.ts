/**
 * StepFeed: the steps of a review's actors for all pages that show it live. Owns one subscription a review, however many look: the
 * message server sends each step once, and it is read once. Steps are collected, and told to all pages together.
 *
 * Invariants:
 *  1. Of the review's own steps a page misses none: what was told to nobody, because a node died or the page was not listening
 *     yet, is read from the trail before what comes after it.
 */
import type { StateChange } from '../../../../protocols/observation/index.ts';
import { STATE_PATTERNS } from '../../../../protocols/observation/index.ts';
import {
  type Bus,
  type Clock,
  inBackground,
  type Logger,
  type Store,
  type Subscription,
} from '../../../../runtime/index.ts';
import { readTrail, type Transition } from '../../../../runtime/observation/index.ts';
import type { OwnStep, ShownSteps } from '../../page-events.ts';

/** Between two updates (ms): an expert's four steps of a review appear as one. */
const PACE_MS = 100;
/** A page costs this process whatever it is told: 250 a second, so that many are told less often. */
const SHARE_MS = 4;

type Step = Pick<StateChange, 'actor' | 'from' | 'to' | 'event'>;
type Listener = (steps: ShownSteps) => void;

interface Watched {
  readonly listeners: Set<Listener>;
  /** Number of the review's own last step that was told; 0 before the first. */
  told: number;
  /** Heard, and told to no page yet. */
  waiting: Step[];
  cancel: (() => void) | undefined;
  readonly subscription: Promise<Subscription>;
}

export interface StepFeedOptions {
  readonly bus: Bus;
  readonly store: Pick<Store, 'range'>;
  readonly clock: Clock;
  readonly log: Logger;
}

export class StepFeed {
  readonly #options: StepFeedOptions;
  readonly #watched = new Map<string, Watched>();

  constructor(options: StepFeedOptions) {
    this.#options = options;
  }

  /**
   * Resolves when steps are heard, to what ends it.
   * @param seen number of the review's last step that the page shows
   */
  async listen(review: string, seen: number, listener: Listener): Promise<() => void> {
    const known = this.#watched.get(review);
    const watched = known ?? this.#watch(review);
    watched.listeners.add(listener);
    const end = (): void => this.#end(review, watched, listener);
    try {
      await watched.subscription;
    } catch (error) {
      end();
      throw error;
    }
    // What was stored before counts as told: a first step that is heard later may leave a gap, too.
    if (known === undefined) {
      watched.told = Math.max(watched.told, ownSteps(this.#options.store, review).at(-1)?.n ?? 0);
    }
    // Most pages have seen all there is: a trail is long, and a hundred pages may open at once.
    if (seen < watched.told) listener(shown(this.#since(review, seen), review));
    return end;
  }

  #watch(review: string): Watched {
    const subscription = this.#options.bus.subscribe(STATE_PATTERNS.of(review), ({ body }) => {
      const change = body as StateChange;
      if (change.actor === `review/${review}`) {
        const { told } = watched;
        watched.told = Math.max(told, change.n);
        // A step that was told to nobody: the node that made it died, or the network did.
        if (told > 0 && change.n > told + 1) watched.waiting.push(...this.#between(review, told, change.n));
      }
      watched.waiting.push(change);
      this.#tellSoon(review, watched);
    });
    const watched: Watched = { listeners: new Set(), subscription, told: 0, waiting: [], cancel: undefined };
    this.#watched.set(review, watched);
    return watched;
  }

  #tellSoon(review: string, watched: Watched): void {
    const { clock } = this.#options;
    const pause = Math.max(PACE_MS, SHARE_MS * watched.listeners.size);
    watched.cancel ??= clock.at(clock.now() + pause, () => {
      const steps = shown(watched.waiting, review);
      watched.waiting = [];
      watched.cancel = undefined;
      for (const listener of watched.listeners) listener(steps);
    });
  }

  #between(review: string, after: number, before: number): Step[] {
    return ownSteps(this.#options.store, review)
      .filter(({ n }) => n > after && n < before)
      .map(stepOf);
  }

  /** The review's steps after this one, and where its other actors are now. */
  #since(review: string, seen: number): Step[] {
    const { transitions } = readTrail(this.#options.store, review);
    const own = transitions.filter(({ type, n }) => type === 'review' && n > seen);
    return own.length === 0 ? [] : [...transitions.filter(({ type }) => type !== 'review'), ...own].map(stepOf);
  }

  #end(review: string, { listeners, subscription, cancel }: Watched, listener: Listener): void {
    if (!listeners.delete(listener) || listeners.size > 0) return;
    cancel?.();
    this.#watched.delete(review);
    inBackground(
      subscription.then((subscribed) => subscribed.stop()),
      (error) => this.#options.log.error('page.not_ended', { error: String(error) }),
    );
  }
}

const ownSteps = (store: Pick<Store, 'range'>, review: string): Transition[] =>
  readTrail(store, review).transitions.filter(({ type }) => type === 'review');

const stepOf = ({ type, key, from, to, event }: Transition): Step => ({ actor: `${type}/${key}`, from, to, event });

function shown(steps: readonly Step[], review: string): ShownSteps {
  const own: OwnStep[] = [];
  const others = new Map<string, string>();
  for (const { actor, from, to, event } of steps) {
    const [type = '', key = ''] = actor.split('/', 2);
    const member = key === review ? '' : key.slice(review.length + 1);
    if (type === 'review') own.push({ from, to, event });
    else others.set(member === '' ? type : `${type} ${member}`, to);
  }
  return { own, others: Object.fromEntries(others) };
}
