import { encodeBody } from './body.ts';

/** Encoding a list costs more than looking it up only when it is longer than this. */
const WORTH_SHARING = 4;

/** Encodes messages that go out together: a list that several of them carry is encoded once. */
export class SharedEncoder {
  readonly #lists = new Map<readonly unknown[], string>();

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
    const text = JSON.stringify(list);
    this.#lists.set(list, text);
    return text;
  }
}
