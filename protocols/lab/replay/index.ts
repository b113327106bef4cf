export type { DebateLog, LoggedItem, LoggedRound } from './debate-log.ts';
export { type Ending, type Meaning, replay, winnerOf } from './level-zero.ts';
export { panelLog } from './panel-log.ts';
export { REPLAY_RULES, type ReplayRule } from './replay-rules.ts';
export { REPLAY_STOPS, type ReplayStop } from './replay-stops.ts';
