/** The target of an attack and its means: all that an attacker in its own process knows. */
export interface Target {
  readonly url: string;
  readonly adminUrl: string;
  /** The account that attacks, and its key. */
  readonly account: string;
  readonly key: string;
  /** The message server's address without a password, and with that of two roles. */
  readonly openAddress: string;
  readonly observerAddress: string;
  readonly outsideAddress: string;
}

/** The outside expert that attacks; it is on every roster. */
export const OUTSIDE = 'outside-calendar';

export interface Attack {
  readonly name: string;
  /** What the attacker must never meet. */
  readonly never?: RegExp;
  /** Goes on until the signal; answers with what it met, in a few words. Whatever it opens it closes. */
  readonly run: (target: Target, signal: AbortSignal) => Promise<string>;
}

/** Counts outcomes by their name. */
export class Met {
  readonly #counts = new Map<string, number>();

  add(what: string | number): void {
    this.#counts.set(String(what), (this.#counts.get(String(what)) ?? 0) + 1);
  }

  toString(): string {
    return [...this.#counts].map(([what, count]) => `${what} × ${count}`).join(', ') || 'nothing';
  }
}

/** `width` loops of the work side by side, each until the signal. What throws is met by its name. */
export async function keepDoing(
  width: number,
  signal: AbortSignal,
  work: (met: Met, number: number) => Promise<void>,
): Promise<string> {
  const met = new Met();
  const loop = async (number: number): Promise<void> => {
    while (!signal.aborted) {
      await work(met, number).catch((error: Error) => {
        if (!signal.aborted) met.add(error.name);
      });
    }
  };
  await Promise.all(Array.from({ length: width }, (_, number) => loop(number)));
  return met.toString();
}
