export { type Debate, prepareDebate, runDebate } from './debate.ts';
export { ABSTAINS } from './floor.ts';
export { ballotsOf, type DebateLog, eventsOf, type LogEvent, logHash } from './log.ts';
export type { Answer, Chance, Item, Panel, View } from './panel.ts';
