/**
 * WorkLanes: which threads do which work, and whose turn it is. A computation cannot be interrupted, so long documents
 * have their own threads and never occupy the threads that short documents wait for.
 *
 * Invariants:
 *  1. Work on a document of more than LONG characters runs in the long lane only; any other in the short lane, unless its account
 *     has a crowd of reviews at work while another account is about, which has none.
 *  2. In each lane the accounts get equal time (FairShare).
 *  3. While other accounts are about, one account's renderings leave a thread of the lane to them, where it has two.
 */
import { type Clock, FairShare, type TaskOptions, type TaskPool } from '../../runtime/index.ts';
import { Crowds } from './crowds.ts';

/** UTF-16 units. The slowest expert takes half a second for so many, and most contracts are shorter. */
export const LONG = 50_000;

/** What takes many times as long as an expert's reading of the same document. */
const LONG_WORK: ReadonlySet<string> = new Set(['render', 'draft', 'redraft', 'seat-heard']);

export interface Lane {
  readonly pool: TaskPool;
  readonly threads: number;
}

export interface Lanes {
  readonly short: Lane;
  /** Threads of lower priority, so that they leave the processors to everything else. */
  readonly long: Lane;
}

export interface Work {
  readonly name: string;
  /** Made when its turn has come: a crowd that waits holds no documents. */
  readonly input: () => unknown;
  /** Of the texts it is about, in UTF-16 units. */
  readonly length: number;
  readonly account: string;
  readonly review: string;
}

export class WorkLanes {
  readonly #lanes: Readonly<Record<keyof Lanes, { readonly pool: TaskPool; readonly share: FairShare }>>;

  readonly #crowds: Crowds;

  constructor({ short, long }: Lanes, clock: Pick<Clock, 'now'>) {
    this.#crowds = new Crowds(clock);
    // Two for each thread: one at work, one at hand while a result travels back.
    const lane = ({ pool, threads }: Lane) => ({ pool, share: new FairShare(2 * threads, clock) });
    this.#lanes = { short: lane(short), long: lane(long) };
  }

  /** Rejects as the pool does, or with the signal's reason when it is aborted before its turn. */
  async run({ name, input, length, account, review }: Work, options: TaskOptions): Promise<unknown> {
    const leave = this.#crowds.enter(account, review);
    const isLong = length > LONG || this.#crowds.isInTheWay(account);
    const { pool, share } = this.#lanes[isLong ? 'long' : 'short'];
    const piece = { ...options, isLong: LONG_WORK.has(name) };
    try {
      return await share.run(account, () => pool.run(name, input(), options), piece);
    } finally {
      leave();
    }
  }
}
