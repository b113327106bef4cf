import { EXPERTS, type Expert } from '../../../actors/experts/index.ts';
import type { PanelMember } from '../../../actors/roster/index.ts';

/** An expert without its knowledge. */
function memberOf({ detectors: _, submittedDetectors: __, defeaters, ...identity }: Expert): PanelMember {
  const against = defeaters.map(({ against }) => against);
  const examines = against.includes('any')
    ? 'any'
    : [...new Set(against.flat() as PanelMember['competence'])].toSorted();
  return { ...identity, examines };
}

/** The roster as the experts' own records say it should be. */
export const rosterOfExperts = (): readonly PanelMember[] => EXPERTS.map(memberOf);
