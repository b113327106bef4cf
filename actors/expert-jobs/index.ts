export { answer } from './answer.ts';
export { readDocument } from './read-document.ts';
