export { accountBehaviour, accountKeys } from './account-behaviour.ts';
export { type AccountChange, accountActor } from './asking.ts';
