import type { Token } from './tokens.ts';

interface Node<Value> {
  readonly next: Map<string, Node<Value>>;
  value?: Value;
}

/** Phrases of several words, found in tokens in time that does not depend on how many there are. */
export class PhraseTrie<Value> {
  readonly #root: Node<Value> = { next: new Map() };

  /** The first value of a phrase stays. */
  add(phrase: readonly string[], value: Value): void {
    let node = this.#root;
    for (const word of phrase) {
      let next = node.next.get(word);
      if (next === undefined) {
        next = { next: new Map() };
        node.next.set(word, next);
      }
      node = next;
    }
    node.value ??= value;
  }

  /** The longest phrase that begins at the token, with how many tokens it takes; commas inside it are passed over. */
  at(tokens: readonly Token[], from: number): { readonly value: Value; readonly length: number } | undefined {
    let node: Node<Value> | undefined = this.#root;
    let best: { value: Value; length: number } | undefined;
    for (let i = from; node !== undefined && i < tokens.length; i++) {
      const word: string = (tokens[i] as Token).word;
      if (word === ',' && i > from && node.value === undefined) continue;
      node = node.next.get(word);
      if (node?.value !== undefined) best = { value: node.value, length: i - from + 1 };
    }
    return best;
  }
}
