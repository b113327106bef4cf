import { SEVERITIES } from '../../protocols/index.ts';
import type { SettledClaim } from './settled-claim.ts';

/** A claim that is reported, under the id of its issue. */
export interface RankedClaim extends SettledClaim {
  /** `issue-1`, `issue-2`, … */
  readonly id: string;
}

/** Most severe first, then what stands before what is disputed, then surest, then in document order. */
export function rank(reported: readonly SettledClaim[]): RankedClaim[] {
  return [...reported].toSorted(byUrgency).map((settled, index) => ({ ...settled, id: `issue-${index + 1}` }));
}

function byUrgency(a: SettledClaim, b: SettledClaim): number {
  const disputed = ({ verdict }: SettledClaim) => (verdict.outcome === 'disputed' ? 1 : 0);
  return (
    SEVERITIES.indexOf(a.verdict.severity) - SEVERITIES.indexOf(b.verdict.severity) ||
    disputed(a) - disputed(b) ||
    b.belief - a.belief ||
    a.at - b.at
  );
}
