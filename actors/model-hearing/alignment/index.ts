export { align } from './align.ts';
export { type FoldedText, fold } from './fold.ts';
