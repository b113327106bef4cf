export type { Manner, Roll } from './manner.ts';
export { mannerOf } from './manner-of.ts';
