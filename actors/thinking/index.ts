export { thinkingWorkers } from './thinking.ts';
