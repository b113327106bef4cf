import type { Statement } from './terms.ts';

/**
 * The round with what one expert says on the items it was asked about; the rest of what it says is dropped. While a round is
 * held its statements are in order of expert, not of arrival: one place to find, nothing to sort.
 */
export function withStatements<Said extends Statement>(
  round: readonly Said[],
  expert: string,
  asked: readonly string[],
  said: readonly Said[],
): readonly Said[] {
  const kept = admissible({ expert, asked, said });
  if (kept.length === 0) return round;
  let low = 0;
  let high = round.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((round[middle] as Said).expert < expert) low = middle + 1;
    else high = middle;
  }
  return low === round.length ? round.concat(kept) : round.slice(0, low).concat(kept, round.slice(low));
}

/** What one expert says, and the items it was asked about. */
export interface Spoken<Said extends Statement> {
  readonly expert: string;
  readonly asked: readonly string[];
  readonly said: readonly Said[];
}

/** As `withStatements` of one expert after another, each of whom speaks once; a round that nobody has spoken in is put in order once. */
export function withAllStatements<Said extends Statement>(
  round: readonly Said[],
  spoken: readonly Spoken<Said>[],
): readonly Said[] {
  if (round.length > 0) {
    return spoken.reduce((held, { expert, asked, said }) => withStatements(held, expert, asked, said), round);
  }
  return spoken.toSorted((a, b) => (a.expert < b.expert ? -1 : 1)).flatMap(admissible);
}

function admissible<Said extends Statement>({ expert, asked, said }: Spoken<Said>): Said[] {
  const wanted = new Set(asked);
  return said.filter((statement) => statement.expert === expert && wanted.has(statement.claim));
}

/** The statements of a round that is over: by item in the given order, then by expert. */
export function inOrder<Said extends Statement>(
  round: readonly Said[],
  items: readonly { readonly id: string }[],
): Said[] {
  const byItem = Map.groupBy(round, ({ claim }) => claim);
  return items.flatMap(({ id }) => (byItem.get(id) ?? []).toSorted((a, b) => (a.expert < b.expert ? -1 : 1)));
}
