/**
 * AccountTurns: an account that submits a hundred documents at once has so many of them taken in hand at a time; the others wait
 * behind their own. One account's documents never wait for those of another.
 */
import { FairShare } from '../../../runtime/index.ts';

export class AccountTurns {
  readonly #atOnce: number;
  readonly #turns = new Map<string, { readonly share: FairShare; count: number }>();

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** Runs the work when fewer of the account are under way. Rejects with the signal's reason when it is aborted before. */
  async run<Value>(account: string, work: () => Promise<Value>, signal?: AbortSignal): Promise<Value> {
    const turns = this.#turns.get(account) ?? { share: new FairShare(this.#atOnce), count: 0 };
    this.#turns.set(account, turns);
    turns.count += 1;
    try {
      return await turns.share.run(account, work, { signal });
    } finally {
      turns.count -= 1;
      if (turns.count === 0) this.#turns.delete(account);
    }
  }
}
