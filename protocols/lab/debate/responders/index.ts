export type { Manner } from './manner.ts';
export { mannerOf } from './manner-of.ts';
