export { NodeReport, StateChange } from './state-change.ts';
export { formatNodeUp, formatState, parseState, STATE_PATTERNS, STATE_ROOT } from './subjects.ts';
