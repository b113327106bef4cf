export { renderRedline } from './redline.ts';
export { renderRevisedDocx } from './revised.ts';
export { wordText } from './word-text.ts';
