/** OpenStreams: the event streams of pages that are open, so that no account takes the others' room. */
export class OpenStreams {
  readonly #most: number;
  readonly #mostOfAccount: number;
  readonly #open = new Map<string, number>();
  #count = 0;

  constructor({ most, mostOfAccount }: { readonly most: number; readonly mostOfAccount: number }) {
    this.#most = most;
    this.#mostOfAccount = mostOfAccount;
  }

  /** Whether there is room for one more of this account. */
  hasRoom(account: string): boolean {
    return this.#count < this.#most && (this.#open.get(account) ?? 0) < this.#mostOfAccount;
  }

  /** Counts one until what is given back is called. */
  begin(account: string): () => void {
    this.#add(account, 1);
    let isOpen = true;
    return () => {
      if (isOpen) this.#add(account, -1);
      isOpen = false;
    };
  }

  #add(account: string, change: 1 | -1): void {
    this.#count += change;
    const open = (this.#open.get(account) ?? 0) + change;
    if (open === 0) this.#open.delete(account);
    else this.#open.set(account, open);
  }
}
