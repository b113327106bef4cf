export { checkFit, type FitCheck } from './check-fit.ts';
export { type FittedPanel, fitPanel } from './fit-panel.ts';
