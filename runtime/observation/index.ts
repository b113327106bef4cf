export { type HostLoad, NodePulse } from './node-pulse.ts';
export { type RecordedTrail, readTrail, trailRows } from './trail.ts';
export { pathOf, type Transition, topState } from './transition.ts';
export { TransitionPublisher } from './transition-publisher.ts';
