/**
 * Orders: work under way on behalf of actors. Owns the running and the cancelling; the order itself lies in the store
 * until its outcome is handled, so nothing here needs to survive a crash.
 */
import type { AnyEventObject } from 'xstate';
import { type ActivityError, type ActivityHandler, type ActivityRequest, TerminalError } from './behaviour.ts';

export class ActivityRunner {
  readonly #workers: Readonly<Record<string, ActivityHandler>>;
  readonly #running = new Map<string, Map<string, AbortController>>();
  #abandoned = false;

  constructor(workers: Readonly<Record<string, ActivityHandler>>) {
    this.#workers = workers;
  }

  /** `answer` gets `<name>.done` or `<name>.failed`, unless the order is cancelled or replaced first. */
  run(actor: string, key: string, order: ActivityRequest, answer: (event: AnyEventObject) => void): void {
    if (this.#abandoned) return;
    const mine = this.#running.get(actor) ?? new Map<string, AbortController>();
    this.#running.set(actor, mine);
    mine.get(order.id)?.abort();
    const controller = new AbortController();
    mine.set(order.id, controller);
    const finish = (event: AnyEventObject) => {
      if (mine.get(order.id) !== controller) return;
      mine.delete(order.id);
      if (mine.size === 0) this.#running.delete(actor);
      answer(event);
    };
    this.#call(order, key, controller.signal).then(
      (output) => finish({ type: `${order.name}.done`, order: order.id, output }),
      (error) => finish({ type: `${order.name}.failed`, order: order.id, error: describe(error) }),
    );
  }

  cancel(actor: string): void {
    const mine = this.#running.get(actor);
    this.#running.delete(actor);
    for (const controller of mine?.values() ?? []) controller.abort();
    mine?.clear();
  }

  /** Names of the actors that have any. */
  actors(): readonly string[] {
    return [...this.#running.keys()];
  }

  /** Cancels everything and takes nothing more. */
  async stop(): Promise<void> {
    this.#abandoned = true;
    for (const actor of this.actors()) this.cancel(actor);
  }

  async #call(order: ActivityRequest, key: string, signal: AbortSignal): Promise<unknown> {
    const worker = this.#workers[order.name];
    if (worker === undefined) throw new TerminalError(`nobody does work of the name ${order.name}`);
    return await worker(order.input, { key, signal });
  }
}

function describe(error: unknown): ActivityError {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return { message: message.slice(0, 500), terminal: error instanceof TerminalError };
}
