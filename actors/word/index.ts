export { type EditedWord, editWord, TextDiffers, type WordOrder } from './editing/edit-word.ts';
export { readWord, type WordFileRead } from './read-word.ts';
export type { Observed, TrackedChanges } from './reading/document.ts';
export { UnusableWordFile } from './unusable-file.ts';
