/**
 * StepFeed: the steps of a review's actors for all pages that show it live. Owns one subscription a review, however many look: the
 * message server sends each step once, and it is read once.
 *
 * Invariants:
 *  1. Of the review's own steps a page misses none: what was told to nobody, because a node died or the page was not listening
 *     yet, is read from the trail before what comes after it.
 */
import type { StateChange } from '../../../protocols/observation/index.ts';
import { STATE_PATTERNS } from '../../../protocols/observation/index.ts';
import { type Bus, inBackground, type Logger, type Store, type Subscription } from '../../../runtime/index.ts';
import { readTrail, type Transition } from '../../../runtime/observation/index.ts';
import type { ShownStep } from '../page-events.ts';

type Listener = (step: ShownStep) => void;

interface Watched {
  readonly listeners: Set<Listener>;
  /** Number of the review's own last step that was told; 0 before the first. */
  told: number;
  readonly subscription: Promise<Subscription>;
}

export interface StepFeedOptions {
  readonly bus: Bus;
  readonly store: Pick<Store, 'range'>;
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
    if (seen < watched.told) for (const step of this.#since(review, seen)) listener(step);
    return end;
  }

  #watch(review: string): Watched {
    const listeners = new Set<Listener>();
    const tell = (step: ShownStep): void => {
      for (const listener of listeners) listener(step);
    };
    const subscription = this.#options.bus.subscribe(STATE_PATTERNS.of(review), ({ body }) => {
      const change = body as StateChange;
      if (change.actor === `review/${review}`) {
        const { told } = watched;
        watched.told = Math.max(told, change.n);
        // A step that was told to nobody: the node that made it died, or the network did.
        if (told > 0 && change.n > told + 1) for (const step of this.#between(review, told, change.n)) tell(step);
      }
      tell(shown(change, review));
    });
    const watched: Watched = { listeners, subscription, told: 0 };
    this.#watched.set(review, watched);
    return watched;
  }

  #between(review: string, after: number, before: number): ShownStep[] {
    return ownSteps(this.#options.store, review)
      .filter(({ n }) => n > after && n < before)
      .map((each) => shownTransition(each, review));
  }

  /** The review's steps after this one, and where its other actors are now. */
  #since(review: string, seen: number): ShownStep[] {
    const { transitions } = readTrail(this.#options.store, review);
    const last = new Map<string, Transition>();
    for (const each of transitions) if (each.type !== 'review') last.set(`${each.type}/${each.key}`, each);
    const own = transitions.filter(({ type, n }) => type === 'review' && n > seen);
    return [...(own.length > 0 ? last.values() : []), ...own].map((each) => shownTransition(each, review));
  }

  #end(review: string, { listeners, subscription }: Watched, listener: Listener): void {
    if (!listeners.delete(listener) || listeners.size > 0) return;
    this.#watched.delete(review);
    inBackground(
      subscription.then((subscribed) => subscribed.stop()),
      (error) => this.#options.log.error('page.not_ended', { error: String(error) }),
    );
  }
}

const ownSteps = (store: Pick<Store, 'range'>, review: string): Transition[] =>
  readTrail(store, review).transitions.filter(({ type }) => type === 'review');

const shownTransition = ({ type, key, from, to, event, at }: Transition, review: string): ShownStep =>
  shown({ actor: `${type}/${key}`, from, to, event, at }, review);

function shown(
  { actor, from, to, event, at }: Pick<StateChange, 'actor' | 'from' | 'to' | 'event' | 'at'>,
  review: string,
): ShownStep {
  const [type = '', key = ''] = actor.split('/', 2);
  return { type, member: key === review ? '' : key.slice(review.length + 1), from, to, event, at };
}
