import type { DocumentType } from '../../../protocols/index.ts';
import type { Expert } from '../expert.ts';
import { grievousExpert } from './grievous-expert.ts';

export { classesOf, GRIEVOUS_GROUPS, GROUP_OF, harmedBy } from './catalogue.ts';
export { grievousReading } from './grievous-reading.ts';

/** Contracts under which a place is let or used. */
const PREMISES = ['lease', 'franchise', 'general'] as const satisfies readonly DocumentType[];
/** Contracts that consumers enter. */
const CONSUMERS = [
  'terms_of_service',
  'supply',
  'services',
  'saas',
  'general',
] as const satisfies readonly DocumentType[];

/** Those who know the terms that a senior lawyer never lets pass, in order of expert id. */
export const grievousExperts: readonly Expert[] = [
  grievousExpert({ group: 'consumer', serves: CONSUMERS, precision: 0.6 }),
  grievousExpert({ group: 'data', precision: 0.6 }),
  grievousExpert({ group: 'disputes', precision: 0.6 }),
  grievousExpert({ group: 'exit', precision: 0.6 }),
  grievousExpert({ group: 'intellectual-property', precision: 0.6 }),
  grievousExpert({ group: 'liability', precision: 0.6 }),
  grievousExpert({ group: 'money', precision: 0.6 }),
  grievousExpert({ group: 'people', precision: 0.6 }),
  grievousExpert({ group: 'performance', precision: 0.6 }),
  grievousExpert({ group: 'premises', serves: PREMISES, precision: 0.6 }),
];
