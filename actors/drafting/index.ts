export { draftResult } from './draft.ts';
export { redraftResult } from './redraft.ts';
