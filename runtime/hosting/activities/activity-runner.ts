/**
 * ActivityRunner: activities under way on behalf of actors. Owns attempts, time limits, pauses between attempts and
 * cancelling. The request is in the store until its outcome is handled, so nothing here needs to survive a crash.
 *
 * Invariants:
 *  1. A request has at most one outcome; none when it was cancelled or replaced.
 *  2. An attempt that fails terminally, and the last one that its policy allows, is the outcome.
 *  3. An output that its schema rejects never reaches an actor.
 */

import type { AnyEventObject } from 'xstate';
import { inBackground } from '../../background.ts';
import type { Clock } from '../../time/clock.ts';
import { wait } from '../../time/wait.ts';
import { decideDirective } from '../supervision.ts';
import {
  type Activity,
  ActivityFailure,
  type ActivityHandler,
  type ActivityRequest,
  describeFailure,
  ONCE,
  TerminalError,
} from './activity.ts';

export interface ActivityRunnerOptions {
  readonly clock: Clock;
  /** An activity that none of them names runs once, without a time limit. */
  readonly activities: readonly Activity[];
  /** By activity name. */
  readonly handlers: Readonly<Record<string, ActivityHandler>>;
}

export class ActivityRunner {
  readonly #clock: Clock;
  readonly #activities: ReadonlyMap<string, Activity>;
  readonly #handlers: Readonly<Record<string, ActivityHandler>>;
  readonly #running = new Map<string, Map<string, AbortController>>();
  #stopped = false;

  constructor({ clock, activities, handlers }: ActivityRunnerOptions) {
    this.#clock = clock;
    this.#activities = new Map(activities.map((each) => [each.name, each]));
    this.#handlers = handlers;
  }

  /** `answer` gets `<name>.done` or `<name>.failed`, unless the request is cancelled or replaced first. */
  run(actor: string, key: string, request: ActivityRequest, answer: (event: AnyEventObject) => void): void {
    if (this.#stopped) return;
    const mine = this.#running.get(actor) ?? new Map<string, AbortController>();
    this.#running.set(actor, mine);
    mine.get(request.id)?.abort();
    const controller = new AbortController();
    mine.set(request.id, controller);
    const answered = this.#outcome(key, request, controller.signal).then((event) => {
      if (mine.get(request.id) !== controller) return;
      mine.delete(request.id);
      if (mine.size === 0) this.#running.delete(actor);
      answer(event);
    });
    // The actor reports an answer that it cannot take.
    inBackground(answered, () => undefined);
  }

  cancel(actor: string): void {
    const mine = this.#running.get(actor);
    this.#running.delete(actor);
    for (const controller of mine?.values() ?? []) controller.abort();
    mine?.clear();
  }

  /** Names of the actors that have activities under way. */
  actors(): readonly string[] {
    return [...this.#running.keys()];
  }

  /** Cancels everything and takes nothing more. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const actor of this.actors()) this.cancel(actor);
  }

  async #outcome(key: string, request: ActivityRequest, signal: AbortSignal): Promise<AnyEventObject> {
    const { id, name, input } = request;
    const failures: number[] = [];
    for (;;) {
      try {
        const output = await this.#attempt(key, request, failures.length + 1, signal);
        return { type: `${name}.done`, activity: id, input, output };
      } catch (thrown) {
        const error = describeFailure(thrown);
        failures.push(this.#clock.now());
        const policy = this.#activities.get(name)?.retry ?? ONCE;
        const directive = decideDirective(policy, failures, error, `${key}/${id}`);
        if (directive.kind === 'stop') return { type: `${name}.failed`, activity: id, input, error };
        await wait(this.#clock, directive.afterMs, signal);
        if (signal.aborted) return { type: `${name}.failed`, activity: id, input, error };
      }
    }
  }

  async #attempt(
    key: string,
    { name, input }: ActivityRequest,
    attempt: number,
    signal: AbortSignal,
  ): Promise<unknown> {
    const handler = this.#handlers[name];
    if (handler === undefined) throw new TerminalError(`no handler for the activity ${name}`);
    const activity = this.#activities.get(name);
    if (activity === undefined) return await handler(input, { key, signal, attempt, heartbeat: () => {} });
    const limit = new TimeLimit(this.#clock, activity, signal);
    try {
      const context = {
        key,
        signal: limit.signal,
        attempt,
        heartbeat: () => limit.restart(),
      };
      const output = await Promise.race([handler(input, context), limit.exceeded]);
      return checked(activity, output);
    } finally {
      limit.end();
    }
  }
}

/** The time of one attempt. It ends when the request is cancelled, also when the handler never does. */
class TimeLimit {
  readonly #clock: Clock;
  readonly #activity: Activity;
  readonly #controller = new AbortController();
  readonly #exceeded = Promise.withResolvers<never>();
  readonly #request: AbortSignal;
  readonly #cancelled = (): void => {
    this.end();
    this.#controller.abort();
    this.#exceeded.reject(new TerminalError('cancelled'));
  };
  #cancel: () => void = () => {};
  #ended = false;

  /** @param request aborted when the request is cancelled */
  constructor(clock: Clock, activity: Activity, request: AbortSignal) {
    this.#clock = clock;
    this.#activity = activity;
    this.#request = request;
    // A waiting attempt is notified; one that has ended has no waiter.
    this.#exceeded.promise.catch(() => undefined);
    this.restart();
    if (request.aborted) this.#cancelled();
    else request.addEventListener('abort', this.#cancelled);
  }

  /** Aborted when the time is over, and when the request is cancelled. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  get exceeded(): Promise<never> {
    return this.#exceeded.promise;
  }

  restart(): void {
    if (this.#ended) return;
    this.#cancel();
    const { name, timeoutMs } = this.#activity;
    this.#cancel = this.#clock.at(this.#clock.now() + timeoutMs, () => {
      this.#controller.abort();
      const message = `${name} took longer than ${timeoutMs} ms`;
      this.#exceeded.reject(new ActivityFailure(message, { code: 'timeout', details: { timeoutMs } }));
    });
  }

  end(): void {
    this.#ended = true;
    this.#cancel();
    this.#request.removeEventListener('abort', this.#cancelled);
  }
}

function checked({ name, output: schema }: Activity, output: unknown): unknown {
  try {
    return schema.parse(output);
  } catch (cause) {
    const message = `${name} returned an output that its schema rejects`;
    throw new ActivityFailure(message, { code: 'invalid-output', terminal: true, cause });
  }
}
