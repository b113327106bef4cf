export { Decision } from './decision.ts';
export { Gate } from './gate.ts';
export { OpinionModel, Responder } from './responder.ts';
export { MOST_ROUNDS, StopRule } from './stop.ts';
export { Topology } from './topology.ts';
