export { draftResult } from './draft.ts';
