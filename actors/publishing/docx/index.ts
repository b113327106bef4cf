export type { OriginalBytes } from './in-place.ts';
export { renderRedline } from './redline.ts';
export { renderRevisedDocx } from './revised.ts';
export { wordLine, wordText } from './word-text.ts';
