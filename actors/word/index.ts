export { type EditedWord, editWord, FileGuarded, TextDiffers, type WordOrder } from './editing/edit-word.ts';
export { UnexpectedXml } from './editing/file-editor.ts';
export type { Obstacle, TextEdit, WordComment } from './editing/order.ts';
export { readWord, type WordFileRead } from './read-word.ts';
export type { Observed, TrackedChanges } from './reading/document.ts';
export type { LocatedText } from './reading/located-text.ts';
export type { Safeguards } from './safeguards.ts';
export { UnusableWordFile } from './unusable-file.ts';
export { dosTime } from './zip-writer.ts';
