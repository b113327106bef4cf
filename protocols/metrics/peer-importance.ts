import { MeasureFault } from './measure-fault.ts';

/** A debate in layers: everyone answers in each, and rates everyone of the layer before. */
export interface RatedDebate {
  /** Last answer of each voter. */
  readonly finals: readonly string[];
  /** The answer the debate came to. */
  readonly answer: string;
  /**
   * By layer from the second on: `ratings[t][j][i]` is the rating, 0 or more, that voter j of layer t + 1 gives to what
   * voter i said in layer t. Rows need not sum to one; a row of zeros rates nobody.
   */
  readonly ratings: readonly (readonly (readonly number[])[])[];
}

/**
 * Importance of each voter in DyLAN (Liu et al. 2023, arXiv 2310.02170): in the last layer those who gave the final answer
 * share 1 equally; in each earlier one a voter has, of everybody's importance in the next layer, the share of the ratings
 * it was given. The sum over layers is returned, so all voters together have at most the number of layers.
 *
 * Throws MeasureFault `empty` for no voters, `unequal-lengths` when a matrix is not voters × voters, and `not-a-count` for a
 * rating that is negative or NaN.
 */
export function peerImportance({ finals, answer, ratings }: RatedDebate): number[] {
  if (finals.length === 0) throw new MeasureFault('empty', 'no voters');
  for (const layer of ratings) checkLayer(layer, finals.length);
  const agreeing = finals.filter((final) => final === answer).length;
  let layer = finals.map((final) => (final === answer ? 1 / agreeing : 0));
  const total = [...layer];
  for (const given of ratings.toReversed()) {
    layer = handedDown(given, layer);
    for (const [voter, share] of layer.entries()) total[voter] = (total[voter] as number) + share;
  }
  return total;
}

/** What the next layer's importance is worth to this one, by the ratings. */
function handedDown(given: readonly (readonly number[])[], next: readonly number[]): number[] {
  const earlier = next.map(() => 0);
  for (const [rater, row] of given.entries()) {
    const sum = row.reduce((all, rating) => all + rating, 0);
    if (sum === 0) continue;
    for (const [voter, rating] of row.entries()) {
      earlier[voter] = (earlier[voter] as number) + (rating / sum) * (next[rater] as number);
    }
  }
  return earlier;
}

function checkLayer(layer: readonly (readonly number[])[], voters: number): void {
  if (layer.length !== voters || layer.some((row) => row.length !== voters)) {
    throw new MeasureFault('unequal-lengths', `ratings of ${voters} voters by ${voters} are needed`);
  }
  if (layer.some((row) => row.some((rating) => !(rating >= 0)))) {
    throw new MeasureFault('not-a-count', 'a rating is a number of 0 or more');
  }
}
