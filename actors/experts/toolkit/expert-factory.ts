import type { DocumentType, Domain } from '../../../protocols/index.ts';
import type { Expert } from '../expert.ts';

type Given = Omit<Expert, 'domain' | 'serves' | 'reads' | 'quick' | 'deepOnly'> &
  Partial<Pick<Expert, 'serves' | 'quick'>>;

/** A domain's common ground, so that each expert's record holds only what is its own. It reads English. */
export function expertFactory(domain: Domain, serves: readonly DocumentType[]): (given: Given) => Expert {
  return (given) => ({ domain, serves, reads: ['en'], quick: false, deepOnly: false, ...given });
}
