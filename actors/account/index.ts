export { accountBehaviour } from './account-behaviour.ts';
export { type AccountChange, accountActor } from './asking.ts';
export { accountRecords } from './records.ts';
