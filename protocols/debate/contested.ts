import type { Claim } from './claim.ts';
import type { Position } from './position.ts';
import type { Protocol } from './protocol.ts';

/**
 * Whether the protocol's gate lets the claim into the debate. Contested means: somebody opposes or amends it, or even the
 * surest of those who raised it believes it less than the gate's level. Positions on other claims are ignored.
 */
export function contested(protocol: Protocol, claim: Claim, positions: readonly Position[]): boolean {
  const { gate } = protocol;
  switch (gate.kind) {
    case 'all':
      return true;
    case 'none':
      return false;
    case 'contested':
      return (
        Math.max(...claim.raised_by.map((raiser) => raiser.belief)) < gate.belief_under ||
        positions.some(({ claim: id, stance }) => id === claim.id && (stance === 'oppose' || stance === 'amend'))
      );
    default:
      return gate satisfies never;
  }
}
