export { accountBehaviour, accountKeys } from './account-behaviour.ts';
