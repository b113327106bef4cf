import { type CataloguePart, mergeParts } from '../../catalogue.ts';
import { legalBoilerplate } from './boilerplate.ts';
import { legalCivilLaw } from './civil-law.ts';
import { legalDisputes } from './disputes.ts';
import { legalDrafting } from './drafting.ts';
import { legalHollowTerms } from './hollow-terms.ts';
import { legalIntellectualProperty } from './intellectual-property.ts';
import { legalLiability } from './liability.ts';
import { legalOnerous } from './onerous.ts';
import { legalPayment } from './payment.ts';
import { legalRestrictiveCovenants } from './restrictive-covenants.ts';
import { legalTermAndTermination } from './term-and-termination.ts';

/** One file for each room of actors/experts/legal. */
export const legal: CataloguePart = mergeParts([
  legalBoilerplate,
  legalCivilLaw,
  legalDisputes,
  legalDrafting,
  legalHollowTerms,
  legalIntellectualProperty,
  legalLiability,
  legalOnerous,
  legalPayment,
  legalRestrictiveCovenants,
  legalTermAndTermination,
]);
