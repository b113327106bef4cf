export type { DebateLog, LoggedRound } from './debate-log.ts';
export { type Ending, type Meaning, replay, winnerOf } from './level-zero.ts';
export { panelLog } from './panel-log.ts';
export { REPLAY_RULES } from './replay-rules.ts';
export { REPLAY_STOPS } from './replay-stops.ts';
