import type { Expert } from '../expert.ts';
import { contradictions } from './contradictions/contradictions.ts';
import { exceptions } from './contradictions/exceptions.ts';
import { oppositeDuties } from './contradictions/opposite-duties.ts';
import { currencyAndTotals } from './figures/currency-and-totals.ts';
import { dateOrder } from './figures/date-order.ts';
import { numberWords } from './figures/number-words.ts';
import { crossReferences } from './structure/cross-references.ts';
import { duplicatedWording } from './structure/duplicated-wording.ts';
import { enumerations } from './structure/enumerations.ts';
import { exhibits } from './structure/exhibits.ts';
import { numbering } from './structure/numbering.ts';
import { placeholders } from './structure/placeholders.ts';
import { signatories } from './structure/signatories.ts';
import { signatureBlock } from './structure/signature-block.ts';
import { unsettledWording } from './structure/unsettled-wording.ts';
import { definedTerms } from './terms/defined-terms.ts';
import { essentialTerms } from './terms/essential-terms.ts';
import { inconsistentTerms } from './terms/inconsistent-terms.ts';
import { partyNames } from './terms/party-names.ts';

/** Experts on whether the document agrees with itself. */
export const consistencyExperts: readonly Expert[] = [
  contradictions,
  crossReferences,
  currencyAndTotals,
  dateOrder,
  definedTerms,
  duplicatedWording,
  enumerations,
  essentialTerms,
  exceptions,
  exhibits,
  numbering,
  numberWords,
  oppositeDuties,
  inconsistentTerms,
  partyNames,
  placeholders,
  signatories,
  signatureBlock,
  unsettledWording,
];
export { openPlaces, openTerms } from './structure/placeholders.ts';
