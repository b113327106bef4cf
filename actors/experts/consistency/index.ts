import type { Expert } from '../expert.ts';
import { contradictions } from './contradictions.ts';
import { crossReferences } from './cross-references.ts';
import { currencyAndTotals } from './currency-and-totals.ts';
import { dateOrder } from './date-order.ts';
import { definedTerms } from './defined-terms.ts';
import { duplicatedWording } from './duplicated-wording.ts';
import { enumerations } from './enumerations.ts';
import { exceptions } from './exceptions.ts';
import { exhibits } from './exhibits.ts';
import { numberWords } from './number-words.ts';
import { numbering } from './numbering.ts';
import { oppositeDuties } from './opposite-duties.ts';
import { otherNames } from './other-names.ts';
import { partyNames } from './party-names.ts';
import { placeholders } from './placeholders.ts';
import { signatureBlock } from './signature-block.ts';

/** Experts on whether the document agrees with itself. */
export const consistencyExperts: readonly Expert[] = [
  contradictions,
  crossReferences,
  currencyAndTotals,
  dateOrder,
  definedTerms,
  duplicatedWording,
  enumerations,
  exceptions,
  exhibits,
  numbering,
  numberWords,
  oppositeDuties,
  otherNames,
  partyNames,
  placeholders,
  signatureBlock,
];
