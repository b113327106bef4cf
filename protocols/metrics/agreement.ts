import type { Position } from '../debate/position.ts';

/**
 * Share 0..1 of claims on which all who do not abstain agree that the claim holds (support or amend) or that it does not
 * (oppose). A claim on which nobody speaks is not disagreed on; no claims at all agree fully: 1.
 */
export function agreement(positionsByClaim: ReadonlyMap<string, readonly Position[]>): number {
  if (positionsByClaim.size === 0) return 1;
  let agreed = 0;
  for (const positions of positionsByClaim.values()) {
    const sides = new Set(
      positions.filter(({ stance }) => stance !== 'abstain').map(({ stance }) => stance === 'oppose'),
    );
    if (sides.size <= 1) agreed++;
  }
  return agreed / positionsByClaim.size;
}
