/**
 * Evidence that one of two methods is better, which may be read after every item: an e-value for the items only one
 * of them got right. Under no difference each falls to either side by a fair coin, and the expected value stays 1, so by
 * Ville's inequality it ever reaches 1/α with probability at most α, however often one looks and whenever one stops.
 *
 * The alternative is a mixture of all coins by Jeffreys' Beta(½, ½): Robbins 1970 (Annals of Mathematical Statistics
 * 41:1397). Returns the natural logarithm: ln 20 = 3.0 is what a single look at .05 asks for.
 *
 * Throws RangeError for an invalid count.
 */
export function logEvidence(onlyLeft: number, onlyRight: number): number {
  if (![onlyLeft, onlyRight].every((count) => Number.isInteger(count) && count >= 0)) {
    throw new RangeError(`no counts: ${onlyLeft}, ${onlyRight}`);
  }
  // B(l + ½, r + ½) / B(½, ½) · 2^(l + r), built up item by item.
  let log = 0;
  for (let k = 0; k < onlyLeft; k++) log += Math.log((k + 0.5) / (k + 1));
  for (let k = 0; k < onlyRight; k++) log += Math.log((k + 0.5) / (onlyLeft + k + 1));
  return log + (onlyLeft + onlyRight) * Math.LN2;
}
