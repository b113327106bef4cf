import type { Finding } from './summary.ts';

/** Whatever one could do with the same experts instead of the protocol: a headline is chosen among these. */
const ALTERNATIVES: readonly Finding['kind'][] = [
  'own-rule',
  'asked-again',
  'learnt-again',
  'best-again',
  'equal-cost',
  'vote',
  'learnt-weights',
  'best-expert',
];

/** A protocol beside the control that it does worst against. */
export interface Headline extends Finding {
  /** Controls it was chosen among. */
  readonly controls: number;
}

/**
 * One finding a protocol, best first: the one against the control that it does worst against. A gain over an easy control is
 * never a headline, and a loss to any of them is.
 */
export function headlines(findings: readonly Finding[]): Headline[] {
  const chosen = [...Map.groupBy(findings, ({ method }) => method).values()].flatMap((own): Headline[] => {
    const hard = own.filter(({ kind }) => ALTERNATIVES.includes(kind));
    const least = Math.min(...hard.map(({ difference }) => difference.mean));
    const finding = hard.find(({ difference }) => difference.mean === least);
    return finding === undefined ? [] : [{ ...finding, controls: hard.length }];
  });
  return chosen.toSorted((left, right) => right.difference.mean - left.difference.mean);
}
