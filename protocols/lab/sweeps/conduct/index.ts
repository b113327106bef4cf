export { type Conduct, Counts, MEASURES, Measure } from './measure.ts';
export { Observer } from './observer.ts';
export { type Measured, measured } from './summary.ts';
