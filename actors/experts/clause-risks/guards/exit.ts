import type { RiskId } from '../catalogue.ts';
import { ASSURANCE_GUARDS } from './assurances.ts';
import { ENDING_GUARDS } from './endings.ts';
import type { Guard } from './guard.ts';
import { PRICE_GUARDS } from './prices.ts';

/** Guards of what is paid, promised and ended. */
export const EXIT_GUARDS: Partial<Readonly<Record<RiskId, Guard>>> = {
  ...PRICE_GUARDS,
  ...ENDING_GUARDS,
  ...ASSURANCE_GUARDS,
};
