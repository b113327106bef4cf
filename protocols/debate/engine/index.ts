export { type Agenda, agenda, endOf } from './agenda.ts';
export { type ClosedRound, closeRound } from './close-round.ts';
export { hearing } from './hearing.ts';
export { type HeldDebate, holdDebate, type Speak } from './hold-debate.ts';
export { inOrder, withAllStatements } from './rounds.ts';
export { ballotsOn, saidOn, standing } from './standing.ts';
export type { Course, DebateItem, Restraint, Statement, Terms } from './terms.ts';
