export { madeBy } from './made-by.ts';
export { type Speaker, speak } from './speaker.ts';
