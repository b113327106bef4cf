export { type Speaker, speak } from './speaker.ts';
