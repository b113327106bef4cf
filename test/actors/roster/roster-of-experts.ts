import { EXPERTS, type Expert } from '../../../actors/experts/index.ts';
import type { PanelMember } from '../../../actors/roster/index.ts';

/** An expert without its knowledge. */
function memberOf({
  id,
  domain,
  competence,
  serves,
  reads,
  quick,
  deepOnly,
  precision,
  defeaters,
}: Expert): PanelMember {
  const against = defeaters.map((defeater) => defeater.against);
  const examines = against.includes('any')
    ? 'any'
    : [...new Set(against.flat() as PanelMember['competence'])].toSorted();
  return { id, domain, competence, serves, reads, quick, deepOnly, precision, examines };
}

/** The roster as the experts' own records say it should be. */
export const rosterOfExperts = (): readonly PanelMember[] => EXPERTS.map(memberOf);
