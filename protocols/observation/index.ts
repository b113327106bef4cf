export { NodeReport, StateChange } from './state-change.ts';
export { formatNodeUp, formatState, parseState, STATE_PATTERNS } from './subjects.ts';
