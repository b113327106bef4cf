/**
 * AccountTurns: an account that submits a hundred documents at once has so many of them taken in hand at a time; the others wait
 * behind their own. One account's documents never wait for those of another.
 */
import { FairShare } from '../../../runtime/index.ts';

/** As many as share a write to the disk well; more would only stand in the way of whoever comes next. */
const AT_ONCE = 8;

export class AccountTurns {
  readonly #turns = new Map<string, { readonly share: FairShare; count: number }>();

  /** Runs the work when fewer than eight of the account are under way. */
  async run<Value>(account: string, work: () => Promise<Value>): Promise<Value> {
    const turns = this.#turns.get(account) ?? { share: new FairShare(AT_ONCE), count: 0 };
    this.#turns.set(account, turns);
    turns.count += 1;
    try {
      return await turns.share.run(account, work);
    } finally {
      turns.count -= 1;
      if (turns.count === 0) this.#turns.delete(account);
    }
  }
}
