/** What a group has waiting: the higher priority goes first, then the first to come. */
export interface Waiting {
  readonly priority: number;
  readonly order: number;
  readonly isLong: boolean;
  /** @param expected what its group is charged until it ends */
  readonly begin: (expected: number) => void;
}

/** Each in the order in which they came. */
interface Queues {
  readonly long: Waiting[];
  readonly short: Waiting[];
}

/** A line of thousands is looked at for every piece that begins: nothing here goes through all of it but giving up. */
export class WaitingLine {
  /** By priority, the highest first. */
  readonly #queues: { readonly priority: number; readonly queues: Queues }[] = [];
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** When the first of them came; Infinity when there is none. */
  get oldest(): number {
    let oldest = Number.POSITIVE_INFINITY;
    for (const { queues } of this.#queues) oldest = Math.min(oldest, orderOf(queues.long), orderOf(queues.short));
    return oldest;
  }

  add(waiting: Waiting): void {
    this.#queueOf(waiting).push(waiting);
    this.#size += 1;
  }

  remove(waiting: Waiting): void {
    const queue = this.#queueOf(waiting);
    const index = queue.indexOf(waiting);
    if (index < 0) return;
    queue.splice(index, 1);
    this.#size -= 1;
  }

  /** Whose turn it is, without those that are long unless they may be. */
  first(mayBeLong: boolean): Waiting | undefined {
    for (const { queues } of this.#queues) {
      const [long, short] = [mayBeLong ? queues.long[0] : undefined, queues.short[0]];
      const first = long === undefined || (short !== undefined && short.order < long.order) ? short : long;
      if (first !== undefined) return first;
    }
    return undefined;
  }

  #queueOf({ priority, isLong }: Waiting): Waiting[] {
    let place = this.#queues.find((each) => each.priority === priority);
    if (place === undefined) {
      place = { priority, queues: { long: [], short: [] } };
      this.#queues.push(place);
      this.#queues.sort((a, b) => b.priority - a.priority);
    }
    return isLong ? place.queues.long : place.queues.short;
  }
}

const orderOf = ([first]: readonly Waiting[]): number => first?.order ?? Number.POSITIVE_INFINITY;
