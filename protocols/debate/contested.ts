import { entropy } from '../metrics/diversity.ts';
import { SEVERITIES, type Severity } from '../review/categories.ts';
import type { Claim } from './claim.ts';
import type { Position } from './position.ts';
import type { Protocol } from './protocol.ts';

/**
 * Whether the protocol's gate lets the claim into the debate. Contested means: somebody opposes or amends it, or even the
 * surest of those who raised it believes it less than the gate's level. Positions on other claims are ignored.
 *
 * Throws RangeError for a gate that compares all claims with each other (top-k): one claim cannot answer it.
 */
export function contested(protocol: Protocol, claim: Claim, positions: readonly Position[]): boolean {
  const { gate } = protocol;
  const surest = Math.max(...claim.raised_by.map((raiser) => raiser.belief));
  const mine = positions.filter((position) => position.claim === claim.id);
  switch (gate.kind) {
    case 'all':
      return true;
    case 'none':
      return false;
    case 'contested':
      return surest < gate.belief_under || mine.some(({ stance }) => stance === 'oppose' || stance === 'amend');
    case 'entropy':
      return spread(mine) > gate.over;
    case 'confidence':
      return surest < gate.under;
    case 'severity':
      return isGrave(claim.finding.severity, gate.at_least);
    case 'doubtful':
      return (
        spread(mine) > gate.entropy_over ||
        surest < gate.confidence_under ||
        isGrave(claim.finding.severity, gate.at_least)
      );
    case 'top-k':
      throw new RangeError('the gate top-k looks at all claims together');
    default:
      return gate satisfies never;
  }
}

/** Bits by which support and opposition are spread. */
function spread(positions: readonly Position[]): number {
  const against = positions.filter(({ stance }) => stance === 'oppose').length;
  const silent = positions.filter(({ stance }) => stance === 'abstain').length;
  return entropy([against, positions.length - against - silent]);
}

/** Whether a severity is as grave as the least one asked for. */
export const isGrave = (severity: Severity, least: Severity): boolean =>
  SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf(least);
