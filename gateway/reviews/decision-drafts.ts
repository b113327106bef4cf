/**
 * DecisionDrafts: what people of an account have decided on a review in its page, and not yet made into files. One record a
 * review, which all of them share.
 *
 * Invariants:
 *  1. A decision is written only over the one its page showed: of two tabs that decide on the same change, the later one is
 *     told. Two that decide on different changes do not meet.
 *  2. Drafts that were made into a revision are gone in the same commit, and only those.
 */
import { z } from 'zod';
import { type Clock, type Store, table, type Write } from '../../runtime/index.ts';

export const DraftAction = z.enum(['accept', 'reject', 'edit']);

const Draft = z.strictObject({
  action: DraftAction,
  /** The wording, when it was edited. */
  after: z.string().optional(),
  reason: z.string().optional(),
  by: z.string(),
  at: z.number(),
  /** The record's version that it came with: another decision on the same target has another one. */
  version: z.int().min(1),
});
export type Draft = z.infer<typeof Draft>;

const Drafts = z.strictObject({
  version: z.int().min(1),
  at: z.number(),
  /** By the id of a change or an issue. */
  of: z.record(z.string(), Draft),
});
type Drafts = z.infer<typeof Drafts>;

export const draftRecords = {
  drafts: table('decision-draft', (review: string) => [review], Drafts, { cameAt: ({ at }) => at }),
} as const;

export type NewDraft = Omit<Draft, 'at' | 'version'>;

/** Each try fails only because another one's succeeded. */
const MAX_TRIES = 20;

/** Somebody decided since the page was made. */
export class DraftsChanged extends Error {
  override readonly name = 'DraftsChanged';
}

const keyOf = (review: string) => draftRecords.drafts.key(review);

export class DecisionDrafts {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor({ store, clock }: { store: Store; clock: Clock }) {
    this.#store = store;
    this.#clock = clock;
  }

  /** By the id of a change or an issue. */
  read(review: string): Readonly<Record<string, Draft>> {
    return this.#find(review)?.of ?? {};
  }

  /**
   * Puts a decision on a target, or takes it back (null). Rejects with DraftsChanged.
   *
   * @param seen version of the decision that was shown; 0 when there was none
   */
  async decide(review: string, target: string, seen: number, decision: NewDraft | null): Promise<void> {
    const at = this.#clock.now();
    await this.#change(review, ({ of, version }) => {
      if ((of[target]?.version ?? 0) !== seen) throw new DraftsChanged('Somebody has decided on it since.');
      const others = Object.entries(of).filter(([id]) => id !== target);
      const own = decision === null ? [] : [[target, { ...decision, at, version }] as const];
      return Object.fromEntries([...others, ...own]);
    });
  }

  /** Removes the drafts that a revision was made from; those changed meanwhile stay. */
  async made(review: string, decided: Readonly<Record<string, Draft>>): Promise<void> {
    await this.#change(review, ({ of }) =>
      Object.fromEntries(Object.entries(of).filter(([id, { version }]) => decided[id]?.version !== version)),
    );
  }

  /** Retries when somebody else changed the record meanwhile. */
  async #change(review: string, change: (next: Pick<Drafts, 'of' | 'version'>) => Drafts['of']): Promise<void> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const before = this.#find(review);
      const version = (before?.version ?? 0) + 1;
      const of = change({ of: before?.of ?? {}, version });
      if (await this.#write(review, before, { version, at: this.#clock.now(), of })) return;
    }
    throw new DraftsChanged('Too many people decide at once.');
  }

  #find(review: string): Drafts | undefined {
    const found = this.#store.get(keyOf(review));
    return found === undefined ? undefined : Drafts.parse(found);
  }

  async #write(review: string, before: Drafts | undefined, after: Drafts): Promise<boolean> {
    const key = keyOf(review);
    // As the schema orders its members: a condition compares the texts.
    const writes: Write[] = [{ op: 'put', key, value: Drafts.parse(after) }];
    const condition = before === undefined ? { absent: key } : { present: key, value: before };
    if (!(await this.#store.commit(writes, [condition]))) return false;
    await this.#store.flush();
    return true;
  }
}
