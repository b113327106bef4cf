import type { RiskId } from '../catalogue.ts';
import { BURDENS } from './burdens.ts';
import { EXCLUSIVE } from './exclusive.ts';
import type { Guard } from './guard.ts';
import { POWERS } from './powers.ts';

/** Guards of the classes on who may deal with whom, who decides, and who pays. */
export const DEALING_GUARDS: Partial<Readonly<Record<RiskId, Guard>>> = { ...EXCLUSIVE, ...POWERS, ...BURDENS };
