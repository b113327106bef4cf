export { absenceAnswer } from './search.ts';
