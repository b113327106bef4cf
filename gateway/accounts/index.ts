export { AccountDesk, KeyLimit, NoSuchAccount, NoSuchKey } from './account-desk.ts';
export { Authentication } from './authentication.ts';
export { CallMeter, callsInMonth, type Metered } from './call-meter.ts';
export { DEMONSTRATION, openDemonstration } from './demonstration.ts';
export { isKey } from './key-form.ts';
