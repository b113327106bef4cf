export { looksAt } from './looks-at.ts';
export { heardSeats, neighbours, type Voter } from './neighbours.ts';
