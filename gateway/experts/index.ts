export { OutsideDesk } from './outside-desk.ts';
export { readRoster } from './roster.ts';
