import type { Expert } from '../expert.ts';
import { acceptanceCriteria } from './acceptance-criteria.ts';
import { acronyms } from './acronyms.ts';
import { ambiguousModifiers } from './ambiguous-modifiers.ts';
import { changeControl } from './change-control.ts';
import { comparatives } from './comparatives.ts';
import { incompleteReferences } from './incomplete-references.ts';
import { interfaces } from './interfaces.ts';
import { loopholes } from './loopholes.ts';
import { negativeStatements } from './negative-statements.ts';
import { nonverifiableTerms } from './nonverifiable-terms.ts';
import { openEndedLists } from './open-ended-lists.ts';
import { polysemy } from './polysemy.ts';
import { serviceLevels } from './service-levels.ts';
import { subjectiveLanguage } from './subjective-language.ts';
import { superlatives } from './superlatives.ts';
import { systemSecurity } from './system-security.ts';
import { uncertainVerbs } from './uncertain-verbs.ts';
import { units } from './units.ts';
import { vaguePronouns } from './vague-pronouns.ts';

/** Experts on whether a thing can be built, tested and run as written. */
export const technicalExperts: readonly Expert[] = [
  acceptanceCriteria,
  acronyms,
  ambiguousModifiers,
  changeControl,
  comparatives,
  incompleteReferences,
  interfaces,
  loopholes,
  negativeStatements,
  nonverifiableTerms,
  openEndedLists,
  polysemy,
  serviceLevels,
  subjectiveLanguage,
  superlatives,
  systemSecurity,
  uncertainVerbs,
  units,
  vaguePronouns,
];
