export { answer } from './answer.ts';
export { expertWorkers } from './expert-workers.ts';
export { readDocument } from './read-document.ts';
