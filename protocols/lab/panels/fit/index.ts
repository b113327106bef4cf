export { BOUND, checkFit, type FitCheck, misfits } from './check-fit.ts';
export { type FittedPanel, fitPanel } from './fit-panel.ts';
