export type { DebateRecord, RecordedRound } from './debate-record.ts';
export { decisionName } from './decision-name.ts';
export { type Ending, type Meaning, replay, winnerOf } from './level-zero.ts';
export { logRecord } from './log-record.ts';
export { type CompetenceOf, panelRecord } from './panel-record.ts';
export { type RecordFigures, recordFigures } from './record-figures.ts';
export { stopName } from './stop-name.ts';
export { usualDecisions } from './usual-decisions.ts';
export { USUAL_STOPS } from './usual-stops.ts';
