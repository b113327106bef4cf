/** Who listens to whom, and how much: row i holds the weights voter i gives to everybody, summing to 1. */
export type Weights = readonly (readonly number[])[];

/** Where repeated averaging leads. */
export type Limit =
  /** All come to the same opinion: the sum of the first opinions by these weights; `pace` is |λ₂|, 0 fast to 1 slow. */
  | { readonly kind: 'consensus'; readonly weights: readonly number[]; readonly pace: number }
  /** Opinions swing for ever in a cycle of this many rounds. */
  | { readonly kind: 'periodic'; readonly period: number }
  /** Several groups listen to nobody outside: each keeps an opinion of its own. */
  | { readonly kind: 'divided'; readonly groups: readonly (readonly number[])[] };

/** Squarings of the matrix: 2^20 rounds, so that |λ₂| is good to about 1e-5. */
const SQUARINGS = 20;

/** Throws RangeError unless the matrix is square and every row holds weights of at least 0 that sum to 1. */
function check(weights: Weights): void {
  for (const row of weights) {
    const sum = row.reduce((total, weight) => total + weight, 0);
    if (row.length !== weights.length || !row.every((weight) => weight >= 0) || !(Math.abs(sum - 1) < 1e-9)) {
      throw new RangeError('every row needs one weight for each voter, summing to 1');
    }
  }
}

/** One round of DeGroot (1974, JASA 69:118): everybody takes the weighted mean of what they heard, all at once. */
export function averaged(weights: Weights, opinions: readonly number[]): number[] {
  return weights.map((row) => row.reduce((sum, weight, index) => sum + weight * (opinions[index] as number), 0));
}

/** What DeGroot averaging comes to, whatever the first opinions are. Throws RangeError as check does. */
export function averagingLimit(weights: Weights): Limit {
  check(weights);
  const groups = closedGroups(weights);
  if (groups.length > 1) return { kind: 'divided', groups };
  const period = periodOf(weights, groups[0] as number[]);
  if (period > 1) return { kind: 'periodic', period };
  let power: Weights = weights;
  for (let step = 0; step < SQUARINGS; step++) power = normalisedRows(product(power, power));
  const final = power[0] as readonly number[];
  return {
    kind: 'consensus',
    weights: final,
    pace: spectralRadius(weights.map((row) => row.map((w, i) => w - (final[i] as number)))),
  };
}

/**
 * Friedkin & Johnsen (1990, J. Math. Sociology 15:193): x ← Λ W x + (I - Λ) x⁰, where λ is how open a voter is (0 keeps the
 * first opinion, 1 is DeGroot). The opinions at rest; null when they do not come to rest.
 *
 * Throws RangeError for weights as check does, and for an openness outside 0..1.
 */
export function stubbornLimit(
  weights: Weights,
  openness: readonly number[],
  first: readonly number[],
): number[] | null {
  check(weights);
  if (!openness.every((share) => share >= 0 && share <= 1)) throw new RangeError('openness lies within 0..1');
  let now = [...first];
  for (let round = 0; round < 100_000; round++) {
    const heard = averaged(weights, now);
    const next = heard.map(
      (value, i) => (openness[i] as number) * value + (1 - (openness[i] as number)) * (first[i] as number),
    );
    const moved = Math.max(...next.map((value, i) => Math.abs(value - (now[i] as number))));
    now = next;
    if (moved < 1e-12 * Math.max(1, ...first.map(Math.abs))) return now;
  }
  return null;
}

/** Sets of voters who hear each other, directly or through others, and nobody outside. */
function closedGroups(weights: Weights): number[][] {
  const reach = weights.map((_, from) => reachable(weights, from));
  const groups = new Map<string, number[]>();
  for (const [from, heard] of reach.entries()) {
    const group = [...heard].toSorted((left, right) => left - right);
    if (group.every((other) => reach[other]?.has(from))) groups.set(group.join(' '), group);
  }
  return [...groups.values()];
}

function reachable(weights: Weights, from: number): Set<number> {
  const seen = new Set([from]);
  for (const at of seen)
    for (const [to, weight] of (weights[at] as readonly number[]).entries()) if (weight > 0) seen.add(to);
  return seen;
}

/** Greatest common divisor of the lengths of all cycles in the group. */
function periodOf(weights: Weights, group: readonly number[]): number {
  const depth = new Map([[group[0] as number, 0]]);
  let period = 0;
  for (const [at, level] of depth) {
    for (const [to, weight] of (weights[at] as readonly number[]).entries()) {
      if (weight === 0) continue;
      const known = depth.get(to);
      if (known === undefined) depth.set(to, level + 1);
      else period = gcd(period, Math.abs(level + 1 - known));
    }
  }
  return period;
}

const gcd = (left: number, right: number): number => (right === 0 ? left : gcd(right, left % right));

function product(left: Weights, right: Weights): number[][] {
  return left.map((row) =>
    right.map((_, column) => row.reduce((sum, value, k) => sum + value * (right[k]?.[column] as number), 0)),
  );
}

/** Rounding drifts away from rows that sum to 1, and twenty squarings would square the drift. */
function normalisedRows(matrix: Weights): number[][] {
  return matrix.map((row) => {
    const sum = row.reduce((total, value) => total + value, 0);
    return row.map((value) => value / sum);
  });
}

/** Largest |eigenvalue|, as the growth ‖Bᵏ‖^(1/k) (Gelfand) at k = 2^SQUARINGS, kept in logarithms. */
function spectralRadius(matrix: Weights): number {
  let power: Weights = matrix;
  let log = 0;
  for (let step = 0; step < SQUARINGS; step++) {
    const size = Math.max(...power.flat().map(Math.abs));
    if (size < 1e-14) return 0;
    log = 2 * (log + Math.log(size));
    const scaled = power.map((row) => row.map((value) => value / size));
    power = product(scaled, scaled);
  }
  const size = Math.max(...power.flat().map(Math.abs));
  return size === 0 ? 0 : Math.exp((log + Math.log(size)) / 2 ** SQUARINGS);
}
