import { encodeBody } from './body.ts';

/** Looking up an entry costs more than encoding a short list again. */
const WORTH_SHARING = 4;

/** Bytes reserved at a time: some thirty messages of a debate. */
const BLOCK_BYTES = 256 * 1024;

const [OPEN, CLOSE, COMMA] = ['[', ']', ','].map((sign) => Buffer.from(sign)) as [Buffer, Buffer, Buffer];

/**
 * Encodes messages that go out together: what is in lists of several of them is encoded once. It gives bytes and not texts:
 * they wait for the journal outside the heap, where garbage collection does not copy them.
 */
export class SharedEncoder {
  readonly #lists = new Map<readonly unknown[], Uint8Array>();
  readonly #entries = new Map<object, Uint8Array>();
  #block = Buffer.alloc(0);
  /** Bytes of the block that are taken. */
  #taken = 0;

  /** JSON as UTF-8. As `encodeBody`: throws TypeError when the body is not a JSON value. */
  encode(body: unknown): Uint8Array {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return this.#write(encodeBody(body));
    const pieces: Uint8Array[] = [];
    let text = '{';
    for (const [name, value] of Object.entries(body)) {
      const isShared = Array.isArray(value) && value.length > WORTH_SHARING;
      const own = isShared ? '' : JSON.stringify(value);
      if (own === undefined) continue;
      text += `${text === '{' && pieces.length === 0 ? '' : ','}${JSON.stringify(name)}:${own}`;
      if (!isShared) continue;
      pieces.push(this.#write(text), this.#list(value));
      text = '';
    }
    pieces.push(this.#write(`${text}}`));
    return this.#concat(pieces);
  }

  #list(list: readonly unknown[]): Uint8Array {
    const known = this.#lists.get(list);
    if (known !== undefined) return known;
    const pieces: Uint8Array[] = [];
    for (const entry of list) pieces.push(pieces.length === 0 ? OPEN : COMMA, this.#entry(entry));
    const bytes = this.#concat([...pieces, CLOSE]);
    this.#lists.set(list, bytes);
    return bytes;
  }

  #entry(entry: unknown): Uint8Array {
    // JSON.stringify writes null for a list entry that is not a JSON value.
    if (typeof entry !== 'object' || entry === null) return this.#write(JSON.stringify(entry) ?? 'null');
    const known = this.#entries.get(entry);
    if (known !== undefined) return known;
    const bytes = this.#write(JSON.stringify(entry));
    this.#entries.set(entry, bytes);
    return bytes;
  }

  #write(text: string): Uint8Array {
    // A UTF-16 code unit is at most three bytes.
    const from = this.#reserve(3 * text.length);
    return this.#take(from, this.#block.write(text, from));
  }

  #concat(pieces: readonly Uint8Array[]): Uint8Array {
    const bytes = pieces.reduce((sum, { length }) => sum + length, 0);
    const from = this.#reserve(bytes);
    let to = from;
    for (const piece of pieces) {
      this.#block.set(piece, to);
      to += piece.length;
    }
    return this.#take(from, bytes);
  }

  /** Where the next bytes go. */
  #reserve(bytes: number): number {
    if (this.#taken + bytes > this.#block.length) {
      this.#block = Buffer.allocUnsafeSlow(Math.max(BLOCK_BYTES, bytes));
      this.#taken = 0;
    }
    return this.#taken;
  }

  #take(from: number, bytes: number): Uint8Array {
    this.#taken = from + bytes;
    return this.#block.subarray(from, this.#taken);
  }
}
