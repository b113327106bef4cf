import type { Sides } from '../sides/index.ts';
import type { SettledClaim } from './settled-claim.ts';

/** What favours the client's side is no risk to it: it is told as information, and nothing is changed there. */
export function onSide(settled: SettledClaim, sides: Sides): SettledClaim {
  if (sides.standing(settled.claim.finding, settled.domain) !== 'for') return settled;
  const { change: _, ...verdict } = settled.verdict;
  return { ...settled, verdict: { ...verdict, severity: 'info' } };
}
