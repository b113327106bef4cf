export { type AppliedEntry, applyPlaybook } from './apply-playbook.ts';
export { partyNames } from './party-names.ts';
export { tryPlaybook } from './try-playbook.ts';
