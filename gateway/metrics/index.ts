export { ActorMetrics } from './actor-metrics.ts';
export { ClusterMetrics } from './cluster-metrics.ts';
export { countEvents } from './count-events.ts';
export { EventCounters } from './event-counters.ts';
export { processMetrics } from './process-metrics.ts';
export { storedCounts } from './stored-counts.ts';
