export { accountOf } from './document-work.ts';
export { expertWorkers } from './expert-workers.ts';
export { type Lanes, LONG, WorkLanes } from './work-lanes.ts';
