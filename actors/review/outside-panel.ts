/** What differs for members of the panel that run elsewhere: their own deadlines, and a record for the service that talks to them. */
import type { DocumentReference } from '../../protocols/index.ts';
import { seatSeconds } from '../../protocols/models/index.ts';
import type { OutsideExpert } from '../../protocols/outside/index.ts';
import type { AlarmSetting } from '../../runtime/hosting/index.ts';
import type { ReviewContext } from './review-context.ts';

/** What the service for outside experts knows of a review: whose statement is awaited, and on which text. */
export interface OutsidePanel {
  readonly document: DocumentReference;
  readonly experts: readonly string[];
  readonly round: number;
  /** Experts of whom a statement of this round is awaited. */
  readonly waiting: readonly string[];
}

/** Those of the experts that sit on the panel. */
function seated<Expert extends { readonly id: string }>(
  experts: readonly Expert[],
  panel: readonly string[],
): Expert[] {
  if (experts.length === 0) return [];
  const seats = new Set(panel);
  return experts.filter(({ id }) => seats.has(id));
}

/** Members with their own deadlines: those that run elsewhere, and language models. */
const timed = (context: ReviewContext): Pick<OutsideExpert, 'id' | 'deadline_seconds'>[] => [
  ...seated(context.submit.outside ?? [], context.panel),
  ...seats(context),
];

/** Language models on the panel, with the time that its readers in turn need. */
function seats({ submit, panel }: ReviewContext): Pick<OutsideExpert, 'id' | 'deadline_seconds'>[] {
  const sitting = seated(submit.models?.seats ?? [], panel);
  const readers = sitting.filter(({ role }) => role === 'read').length;
  return sitting.map(({ id, deadline_seconds, turns }) => ({
    id,
    deadline_seconds: turns === undefined ? deadline_seconds : seatSeconds(turns, readers),
  }));
}

export const isAwaited = ({ round, findings, asked }: ReviewContext, expert: string): boolean =>
  round === 0 ? findings[expert] === undefined : asked[expert] !== undefined;

/** undefined when nobody of the panel runs elsewhere. */
export function outsidePanel(context: ReviewContext): OutsidePanel | undefined {
  const experts = seated(context.submit.outside ?? [], context.panel).map(({ id }) => id);
  if (experts.length === 0) return undefined;
  const waiting = experts.filter((expert) => isAwaited(context, expert));
  return { document: context.submit.document, experts, round: context.round, waiting };
}

/** When each expert must have answered what is asked now: its own deadline, or the end of the round. */
export function deadlines(context: ReviewContext, roundEnds: number): (expert: string) => number {
  const own = new Map(timed(context).map(({ id, deadline_seconds }) => [id, deadline_seconds]));
  return (expert) => {
    const seconds = own.get(expert);
    return seconds === undefined ? roundEnds : Math.min(roundEnds, context.updated_at + seconds * 1_000);
  };
}

const alarmId = (round: number, seconds: number): string => `silent-${round}-${seconds}s`;

/** One alarm for all members that are asked now and have the same time of their own to answer. */
export function silenceAlarms(
  context: ReviewContext,
  asked: readonly string[],
  roundEnds: number,
): { alarms: AlarmSetting[] } {
  const { round } = context;
  const awaited = seated(timed(context), asked).filter(({ id }) => isAwaited(context, id));
  const alarms = [...Map.groupBy(awaited, ({ deadline_seconds }) => deadline_seconds)].map(([seconds, members]) => ({
    id: alarmId(round, seconds),
    at: Math.min(roundEnds, context.updated_at + seconds * 1_000),
    event: { type: 'silent', round, experts: members.map(({ id }) => id) },
  }));
  return { alarms };
}

/** How often those who follow a review hear that it waits for a language model; milliseconds. */
const WAITING_MS = 10_000;

const waitingId = (round: number): string => `waiting-${round}`;

/** Seats of language models whose answer is awaited. */
export const awaitedModels = (context: ReviewContext): string[] =>
  (context.submit.models?.seats ?? [])
    .map(({ id }) => id)
    .filter((id) => context.panel.includes(id) && isAwaited(context, id));

/** When it is next told that models are awaited; never, once all of them have spoken. */
export function waitingAlarm(context: ReviewContext): { alarms: AlarmSetting[] } {
  if (awaitedModels(context).length === 0) return { alarms: [] };
  const { round, updated_at } = context;
  return { alarms: [{ id: waitingId(round), at: updated_at + WAITING_MS, event: { type: 'waiting.due', round } }] };
}

/** The alarms of a round that is over. */
export function alarmsOf(context: ReviewContext): { ids: string[] } {
  const { round, submit } = context;
  const waiting = submit.models === undefined ? [] : [waitingId(round)];
  const times = new Set(timed(context).map(({ deadline_seconds }) => deadline_seconds));
  return { ids: [`round-${round}`, ...[...times].map((seconds) => alarmId(round, seconds)), ...waiting] };
}
