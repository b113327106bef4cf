export { Sides } from './take-sides.ts';
