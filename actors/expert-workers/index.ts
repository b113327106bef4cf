export { expertWorkers } from './expert-workers.ts';
