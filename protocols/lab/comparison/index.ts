export { type ComparedPanel, type ComparedWay, comparePanel, type RoundFigure } from './compared-panel.ts';
export type { Flip } from './flips.ts';
export { turnedOn, turnedVerdicts } from './turned-verdicts.ts';
export { MAJORITY, type Way } from './ways.ts';
