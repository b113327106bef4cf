export { neighbours, type Occasion, type Voter } from './neighbours.ts';
