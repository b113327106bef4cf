export { looksAt } from './looks-at.ts';
export { neighbours, type Voter } from './neighbours.ts';
