import { adversarialExperts } from './adversarial/index.ts';
import { businessExperts } from './business/index.ts';
import { clauseRisks } from './clause-risks/index.ts';
import { complianceExperts } from './compliance/index.ts';
import { consistencyExperts } from './consistency/index.ts';
import type { Expert } from './expert.ts';
import { fairnessExperts } from './fairness/index.ts';
import { grievousExperts } from './grievous/index.ts';
import { languageExperts } from './language/index.ts';
import { legalExperts } from './legal/index.ts';
import { technicalExperts } from './technical/index.ts';

export { openPlaces, openTerms } from './consistency/index.ts';
export type { Defeater, Detector, Examination, Expert } from './expert.ts';
export { classesOf, GRIEVOUS_GROUPS, grievousReading, harmedBy } from './grievous/index.ts';
export { isEnglishWord, prepareLanguageExperts } from './language/index.ts';
export { numberedInsertion, placeFor } from './toolkit/place.ts';
export { citation, clauseAt, endBeforePageNumber } from './toolkit/quote.ts';
export { WITHHELD_RULES } from './withheld-rules.ts';

/** Everyone who may be called to a panel, in order of id. */
export const EXPERTS: readonly Expert[] = [
  ...legalExperts,
  ...grievousExperts,
  clauseRisks,
  ...complianceExperts,
  ...fairnessExperts,
  ...consistencyExperts,
  ...technicalExperts,
  ...languageExperts,
  ...businessExperts,
  ...adversarialExperts,
].toSorted((a, b) => (a.id < b.id ? -1 : 1));

const BY_ID: ReadonlyMap<string, Expert> = new Map(EXPERTS.map((expert) => [expert.id, expert]));

export const expertById = (id: string): Expert | undefined => BY_ID.get(id);
