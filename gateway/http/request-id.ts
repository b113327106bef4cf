import type { Entropy } from '../../runtime/index.ts';

/** Harmless in a log line, a header and a URL. */
const SHAPE = /^[A-Za-z0-9._:-]{1,128}$/;

/** Names requests: the client's own name when it is well-formed, else this process's random prefix and a counter. */
export class RequestIds {
  readonly #prefix: string;
  #count = 0;

  constructor(entropy: Entropy) {
    this.#prefix = Buffer.from(entropy.bytes(6)).toString('hex');
  }

  of(given: string | undefined): string {
    return given !== undefined && SHAPE.test(given) ? given : this.next();
  }

  next(): string {
    this.#count += 1;
    return `${this.#prefix}-${this.#count.toString(36)}`;
  }
}
