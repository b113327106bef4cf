/** How many voices a panel really has. */

/** Entropy in bits of counts or weights, which need not sum to 1; 0 for none. Throws RangeError for a negative one. */
export function entropy(weights: readonly number[]): number {
  if (weights.some((weight) => !(weight >= 0))) throw new RangeError('weights are not negative');
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return 0;
  return weights.reduce((sum, weight) => (weight === 0 ? sum : sum - (weight / total) * Math.log2(weight / total)), 0);
}

/** Effective number of answers, 2^entropy: 1 when all agree, the number of candidates when evenly split. */
export function effectiveAnswers(weights: readonly number[]): number {
  return 2 ** entropy(weights);
}

/**
 * Effective number of independent voters among n whose errors correlate pairwise with ρ: n / (1 + (n - 1) ρ) (the design
 * effect; Kish 1965). 75 voters with ρ = .2 are worth 4.75.
 *
 * Throws RangeError unless n ≥ 1 and -1/(n - 1) < ρ ≤ 1.
 */
export function effectiveVoters(voters: number, correlation: number): number {
  const effect = 1 + (voters - 1) * correlation;
  if (!(voters >= 1) || !(correlation <= 1) || !(effect > 0))
    throw new RangeError(`${voters} voters, ρ ${correlation}`);
  return voters / effect;
}

/**
 * Mean pairwise correlation ρ of the voters' errors: rows are voters, columns items, true where the voter was wrong. Voters
 * who are always or never wrong have no correlation and are left out. null when fewer than two remain.
 *
 * Throws RangeError when the rows differ in length.
 */
export function errorCorrelation(wrong: readonly (readonly boolean[])[]): number | null {
  const items = wrong[0]?.length ?? 0;
  if (wrong.some((row) => row.length !== items)) throw new RangeError('every voter needs the same items');
  const scaled = wrong.map((row) => standardised(row.map(Number))).filter((row) => row !== null);
  if (scaled.length < 2) return null;
  let sum = 0;
  for (const [index, row] of scaled.entries()) {
    for (const other of scaled.slice(index + 1)) {
      let product = 0;
      for (let item = 0; item < items; item++) product += (row[item] as number) * (other[item] as number);
      sum += product / items;
    }
  }
  return sum / ((scaled.length * (scaled.length - 1)) / 2);
}

function standardised(row: readonly number[]): number[] | null {
  const mean = row.reduce((sum, value) => sum + value, 0) / row.length;
  const variance = row.reduce((sum, value) => sum + (value - mean) ** 2, 0) / row.length;
  return variance > 0 ? row.map((value) => (value - mean) / Math.sqrt(variance)) : null;
}

/**
 * Probability that a majority of n voters is right when each is right with p and every two correlate with ρ: the
 * beta-binomial jury, where the share of right voters is drawn once for the whole panel. Half of a tie counts as right.
 *
 * Throws RangeError unless n is a positive integer, 0 < p < 1 and 0 ≤ ρ < 1.
 */
export function juryAccuracy(voters: number, p: number, correlation: number): number {
  if (!Number.isInteger(voters) || voters < 1) throw new RangeError(`${voters} voters`);
  if (!(p > 0 && p < 1 && correlation >= 0 && correlation < 1)) throw new RangeError(`p ${p}, ρ ${correlation}`);
  let log = 0;
  for (let draw = 0; draw < voters; draw++)
    log += Math.log(step(1 - p, draw, correlation)) - Math.log(step(1, draw, correlation));
  let right = 0;
  for (let k = 0; k <= voters; k++) {
    if (2 * k >= voters) right += Math.exp(log) * (2 * k === voters ? 0.5 : 1);
    if (k === voters) break;
    const ways = (voters - k) / (k + 1);
    log += Math.log(ways * step(p, k, correlation)) - Math.log(step(1 - p, voters - k - 1, correlation));
  }
  return Math.min(1, right);
}

/** Pólya's urn: weight of one more draw of a kind after `drawn` of it. With ρ = 0 draws do not add to the urn. */
const step = (share: number, drawn: number, correlation: number): number =>
  share * (1 - correlation) + drawn * correlation;
