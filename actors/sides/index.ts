export { ownParty } from './own-side.ts';
export { roleOf, type Side } from './party-roles.ts';
export { Sides } from './take-sides.ts';
