export { render } from './render.ts';
export { wordEdits } from './word-diff.ts';
