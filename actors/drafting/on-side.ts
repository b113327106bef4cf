import type { Sides } from '../sides/index.ts';
import type { SettledClaim } from './settled-claim.ts';

/** Terms that favour the client's side are no risk to it: they are reported for information and left unchanged. */
export function onSide(settled: SettledClaim, sides: Sides): SettledClaim {
  if (sides.standing(settled.claim.finding, settled.domain) !== 'for') return settled;
  const { change: _, ...verdict } = settled.verdict;
  return { ...settled, verdict: { ...verdict, severity: 'info' } };
}
