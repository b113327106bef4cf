export { neighbours, type Voter } from './neighbours.ts';
