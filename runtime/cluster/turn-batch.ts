/** Collects the items of one turn of the event loop, and hands them over together in the next. */
export class TurnBatch<Item> {
  readonly #hand: (items: readonly Item[]) => void;
  #items: Item[] = [];
  #turn: Promise<void> | undefined;

  constructor(hand: (items: readonly Item[]) => void) {
    this.#hand = hand;
  }

  /** Resolves when the item has been handed over. */
  add(item: Item): Promise<void> {
    this.#items.push(item);
    this.#turn ??= new Promise((resolve) =>
      setImmediate(() => {
        this.#turn = undefined;
        this.#hand(this.#items.splice(0));
        resolve();
      }),
    );
    return this.#turn;
  }
}
