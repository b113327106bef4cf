export type { Manner, Turn } from './manner.ts';
export { mannerOf } from './manner-of.ts';
