export { answer } from './answer.ts';
export { thinkingWorkers } from './thinking.ts';
