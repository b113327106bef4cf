import type { RiskId } from '../catalogue.ts';
import type { Guard } from './guard.ts';
import { INTELLECTUAL_PROPERTY_GUARDS } from './intellectual-property.ts';
import { LIABILITY_GUARDS } from './liability.ts';
import { PROMISE_GUARDS } from './promises.ts';
import { RESTRAINT_GUARDS } from './restraints.ts';

/** Guards of the classes on liability, rights, restraints and what is promised for the money. */
export const RIGHTS_GUARDS: Partial<Readonly<Record<RiskId, Guard>>> = {
  ...INTELLECTUAL_PROPERTY_GUARDS,
  ...LIABILITY_GUARDS,
  ...PROMISE_GUARDS,
  ...RESTRAINT_GUARDS,
};
