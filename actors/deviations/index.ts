export { deviationsFrom } from './deviations.ts';
