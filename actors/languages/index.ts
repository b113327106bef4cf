export { madeBy } from './made-by.ts';
export { setAsideLine } from './set-aside.ts';
export { type Speaker, speak } from './speaker.ts';
