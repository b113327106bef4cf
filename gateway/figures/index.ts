export { ClusterFigures } from './cluster.ts';
export { Counters } from './counters.ts';
export { countHappenings } from './happenings.ts';
export { processFigures } from './process.ts';
export { standing } from './standing.ts';
