export { type Debate, prepareDebate, runDebate } from './debate.ts';
export { ABSTAINS } from './item-history.ts';
export { ballotsOf, type DebateLog, eventsOf, type LogEvent, logHash } from './log.ts';
export type { Chance, Item, Panel, PanelAnswer, View } from './panel.ts';
export { Shared } from './shared.ts';
