/** What differs between two JSON values, place by place. */

export interface Difference {
  /** From the outermost name inwards. */
  readonly path: readonly string[];
  /** undefined: it is not there. */
  readonly before: unknown;
  readonly after: unknown;
}

/** In the order of the earlier value, then what is new. */
export function* differences(before: unknown, after: unknown, path: readonly string[] = []): Generator<Difference> {
  if (Object.is(before, after)) return;
  const [one, two] = [membersOf(before), membersOf(after)];
  // What was empty and is not now, or the other way about, is one difference and not one for each member.
  if (one === undefined || two === undefined || (one.size === 0) !== (two.size === 0)) {
    if (JSON.stringify(before) !== JSON.stringify(after)) yield { path, before, after };
    return;
  }
  for (const name of new Set([...one.keys(), ...two.keys()])) {
    yield* differences(one.get(name), two.get(name), [...path, name]);
  }
}

/** undefined for what has no members. */
function membersOf(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value)) return new Map(Object.entries(value));
  return new Map(value.map((each: unknown, index): [string, unknown] => [nameOf(each) ?? String(index), each]));
}

/** A list into whose middle something came differs there only: its items go by what they are about, where they say so. */
function nameOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const { id, claim, expert } = item as Readonly<Record<string, unknown>>;
  const said = [id, claim, expert].filter((part) => typeof part === 'string');
  return said.length === 0 ? undefined : said.join(' ');
}
