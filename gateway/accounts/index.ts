export { AccountService, KeyLimit, NoSuchAccount, NoSuchKey, type ShownKey } from './account-service.ts';
export { isKey } from './api-key.ts';
export { Authentication } from './authentication.ts';
export { CallMeter, callsInMonth, type Metered } from './call-meter.ts';
export { DEMONSTRATION, openDemonstration } from './demo-account.ts';
export { KeyUses, lastUse } from './key-uses.ts';
