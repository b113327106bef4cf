import { inspect } from 'node:util';

/** A key or a signing secret that no printed form shows: it has to be asked for. */
export class Secret {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** To be kept where only you can read it; the service shows it once. */
  reveal(): string {
    return this.#text;
  }

  toString(): string {
    return '<secret>';
  }

  toJSON(): string {
    return '<secret>';
  }

  [inspect.custom](): string {
    return '<secret>';
  }
}
