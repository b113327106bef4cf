export { type BlindItem, blindFigures } from './blind-figures.ts';
export { type DebatedItem, debateFigures } from './debate-figures.ts';
export type { Figure, Streams } from './figure.ts';
