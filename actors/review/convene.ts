import type { Domain, Preset } from '../../protocols/index.ts';
import { isModelSeat } from '../../protocols/models/index.ts';
import type { PanelMember } from '../roster/index.ts';
import type { DocumentCard } from './review-context.ts';

/** What of a member decides whether it is called. */
type Candidate = Pick<PanelMember, 'id' | 'domain' | 'serves' | 'reads' | 'quick' | 'deepOnly'>;

/** Domains a preset calls on; quick takes its members from every domain. */
const DOMAINS_OF: Readonly<Record<Exclude<Preset, 'quick' | 'comprehensive'>, readonly Domain[]>> = {
  legal: ['legal', 'fairness', 'consistency'],
  technical: ['technical', 'consistency', 'language'],
  compliance: ['compliance', 'fairness', 'consistency'],
};

/**
 * The panel for a document: every expert that serves its type, reads its language and belongs to the preset, in order of
 * id. A document in a language nobody reads still gets those who look at numbers and structure only.
 */
export function convene(
  experts: readonly Candidate[],
  card: DocumentCard,
  request: { readonly preset: Preset; readonly deep_review: boolean },
): string[] {
  const asksModels = experts.some(({ id }) => isModelSeat(id));
  return experts
    .filter((expert) => expert.serves === 'any' || expert.serves.includes(card.type))
    .filter((expert) => expert.reads === 'any' || expert.reads.includes(card.language))
    .filter((expert) => (asksModels && sitsWithModels(expert.id)) || belongs(expert, request))
    .map((expert) => expert.id)
    .toSorted();
}

/** A request for language models is a request for all of them, and an expert has to look for orders that the document gives them. */
const sitsWithModels = (expert: string): boolean => isModelSeat(expert) || expert === 'integrity';

function belongs(expert: Candidate, request: { preset: Preset; deep_review: boolean }): boolean {
  if (expert.deepOnly) return request.deep_review || request.preset === 'comprehensive';
  switch (request.preset) {
    case 'comprehensive':
      return true;
    case 'quick':
      return expert.quick;
    default:
      return DOMAINS_OF[request.preset].includes(expert.domain);
  }
}
