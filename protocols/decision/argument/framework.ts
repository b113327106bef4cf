/** An abstract argumentation framework: arguments, and who attacks whom. */
export interface Framework {
  readonly arguments: readonly string[];
  readonly attacks: readonly (readonly [attacker: string, attacked: string])[];
}

export type Semantics = 'grounded' | 'complete' | 'preferred' | 'stable' | 'ideal';

type Label = 'in' | 'out' | 'undecided';

/** Steps of the search for complete labellings; about 20 arguments in mutual conflict, many more in sparse graphs. */
const MAX_STEPS = 500_000;

/**
 * V11: the extensions of a framework under a semantics of Dung (1995, Artificial Intelligence 77:321), each a sorted list,
 * in sorted order. Grounded and ideal have exactly one, stable may have none.
 *
 * - complete: conflict-free, and holds exactly what it defends; found as labellings (Caminada 2006).
 * - grounded: the least complete one, the sceptical choice. preferred: the greatest ones. stable: attacks all outside.
 * - ideal: the greatest complete one that is within every preferred one.
 *
 * Throws RangeError for an attack on or by an unknown argument, an argument given twice, or a search grown too large.
 */
export function extensions(framework: Framework, semantics: Semantics): string[][] {
  const attackers = attackersOf(framework);
  const name = (sets: readonly ReadonlySet<number>[]): string[][] =>
    sets.map((set) => [...set].map((index) => framework.arguments[index] as string).toSorted()).toSorted(byMembers);
  // There is just one, and no search is needed for it: mutual attacks make as many complete ones as there are subsets.
  if (semantics === 'grounded') return name([grounded(attackers)]);
  const complete = completeLabellings(attackers);
  const ins = complete.map((labels) => new Set(labels.keys().filter((index) => labels[index] === 'in')));
  const preferred = ins.filter((set) => !ins.some((other) => other.size > set.size && set.isSubsetOf(other)));
  switch (semantics) {
    case 'complete':
      return name(ins);
    case 'preferred':
      return name(preferred);
    case 'stable':
      return name(ins.filter((_, index) => !complete[index]?.includes('undecided')));
    case 'ideal': {
      const within = ins.filter((set) => preferred.every((other) => set.isSubsetOf(other)));
      return name([within.reduce((best, set) => (set.size > best.size ? set : best))]);
    }
    default:
      return semantics satisfies never;
  }
}

function attackersOf(framework: Framework): number[][] {
  const index = new Map(framework.arguments.map((argument, position) => [argument, position]));
  if (index.size < framework.arguments.length) throw new RangeError('an argument is given twice');
  const attackers = framework.arguments.map((): number[] => []);
  for (const [from, to] of framework.attacks) {
    const [source, target] = [index.get(from), index.get(to)];
    if (source === undefined || target === undefined)
      throw new RangeError(`attack between unknown arguments: ${from}, ${to}`);
    attackers[target]?.push(source);
  }
  return attackers;
}

/** Least fixpoint of "all my attackers are attacked by what is in". */
function grounded(attackers: readonly (readonly number[])[]): Set<number> {
  const inside = new Set<number>();
  for (let before = -1; inside.size > before; ) {
    before = inside.size;
    const beaten = (index: number): boolean => (attackers[index] as readonly number[]).some((from) => inside.has(from));
    const defended = attackers.keys().filter((index) => (attackers[index] as readonly number[]).every(beaten));
    for (const index of defended) inside.add(index);
  }
  return inside;
}

/**
 * All labellings in which an argument is in when all its attackers are out, out when one is in, undecided otherwise. Labels
 * are tried argument by argument, and a partial labelling is dropped as soon as some argument can no longer be right.
 */
function completeLabellings(attackers: readonly (readonly number[])[]): Label[][] {
  const attacked = attackers.map((_, index) =>
    attackers
      .keys()
      .filter((other) => attackers[other]?.includes(index))
      .toArray(),
  );
  const labels: (Label | undefined)[] = attackers.map(() => undefined);
  const found: Label[][] = [];
  let steps = 0;
  const possible = (index: number): boolean => {
    const label = labels[index];
    const around = (attackers[index] as readonly number[]).map((from) => labels[from]);
    if (label === 'in') return around.every((other) => other === undefined || other === 'out');
    if (label === 'out') return around.some((other) => other === undefined || other === 'in');
    if (label === undefined) return true;
    return !around.includes('in') && around.some((other) => other === undefined || other === 'undecided');
  };
  const extend = (index: number): void => {
    if (++steps > MAX_STEPS) throw new RangeError('too many labellings to search');
    if (index === labels.length) {
      found.push([...labels] as Label[]);
      return;
    }
    for (const label of ['in', 'out', 'undecided'] as const) {
      labels[index] = label;
      if (possible(index) && (attacked[index] as number[]).every(possible)) extend(index + 1);
    }
    labels[index] = undefined;
  };
  extend(0);
  return found;
}

function byMembers(left: readonly string[], right: readonly string[]): number {
  const [a, b] = [left.join('\n'), right.join('\n')];
  return a < b ? -1 : a > b ? 1 : 0;
}
