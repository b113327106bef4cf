export { type Debate, prepareDebate, runDebate } from './debate.ts';
export { ABSTAINS, type Standing } from './floor.ts';
export { type Cost, type DebateLog, eventsOf, type LogEvent, logHash, recordOf } from './log.ts';
export type { Answer, Chance, Item, Panel, View } from './panel.ts';
export type { Arrivals } from './round.ts';
