import { encodeBody } from './body.ts';

/** Looking up an entry costs more than encoding a short list again. */
const WORTH_SHARING = 4;

/** Encodes messages that go out together: what stands in lists of several of them is encoded once. */
export class SharedEncoder {
  readonly #lists = new Map<readonly unknown[], string>();
  readonly #entries = new Map<object, string>();

  /** As `encodeBody`: throws TypeError when the body is not a JSON value. */
  encode(body: unknown): string {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return encodeBody(body);
    const members: string[] = [];
    for (const [name, value] of Object.entries(body)) {
      const text = Array.isArray(value) && value.length > WORTH_SHARING ? this.#list(value) : JSON.stringify(value);
      if (text !== undefined) members.push(`${JSON.stringify(name)}:${text}`);
    }
    return `{${members.join(',')}}`;
  }

  #list(list: readonly unknown[]): string {
    const known = this.#lists.get(list);
    if (known !== undefined) return known;
    const text = `[${list.map((entry) => this.#entry(entry)).join(',')}]`;
    this.#lists.set(list, text);
    return text;
  }

  #entry(entry: unknown): string {
    // JSON.stringify writes null for a list entry that is not a JSON value.
    if (typeof entry !== 'object' || entry === null) return JSON.stringify(entry) ?? 'null';
    const known = this.#entries.get(entry);
    if (known !== undefined) return known;
    const text = JSON.stringify(entry);
    this.#entries.set(entry, text);
    return text;
  }
}
