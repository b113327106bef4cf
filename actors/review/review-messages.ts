import { formatAccountSubject } from '../../protocols/account/index.ts';
import {
  type Brief,
  type Deliver,
  type Dismissal,
  formatSubject,
  type Publish,
  type Published,
  type ReviewEvent,
  type Statement,
  type Verdicts,
  type WebhookBody,
} from '../../protocols/index.ts';
import type { ActivityRequest, AlarmSetting, Outgoing } from '../../runtime/hosting/index.ts';
import { caller } from './debate/moderator.ts';
import { roundCost } from './debate/round-cost.ts';
import { deadlines, silenceAlarms } from './outside-panel.ts';
import { draft, read } from './review-activities.ts';
import type { ReviewContext } from './review-context.ts';

/** The supervisor's messages, in the order of a review. Pure: from context to the params of an effect. */

interface Messages {
  readonly messages: readonly Outgoing[];
}
export interface Announcement {
  readonly name: string;
  readonly data: Record<string, unknown>;
}

/** Findings one expert may state; more is noise, and a bound on what a broken expert can send. */
const MAX_FINDINGS = 40;

const one = (subject: string, body: unknown): Messages => ({ messages: [{ subject, body }] });

/** The event under the number counted last. */
export function event(context: ReviewContext, name: string, data: Record<string, unknown>): Messages {
  return { messages: [numbered(context, context.events, { name, data })] };
}

/** Events under the next numbers. */
export function events(context: ReviewContext, announcements: readonly Announcement[]): Messages {
  return { messages: announcements.map((each, index) => numbered(context, context.events + 1 + index, each)) };
}

function numbered({ submit, updated_at }: ReviewContext, seq: number, { name, data }: Announcement): Outgoing {
  const review = submit.review_id;
  const body: ReviewEvent = { review_id: review, seq, name, at: updated_at, data };
  return { subject: formatSubject({ kind: 'event', review, name }), body };
}

export function reading({ submit }: ReviewContext): { activities: ActivityRequest[] } {
  const input = { document: submit.document, type: submit.options.document_type ?? null };
  return { activities: [read.request('read', input)] };
}

export function drafting(context: ReviewContext): { activities: ActivityRequest[] } {
  return { activities: [draft.request('draft', context)] };
}

/** To every member that has not reported. */
export function briefs(context: ReviewContext, deadlineAt: number): Messages {
  const { submit, card, panel, findings } = context;
  const silent = panel.filter((expert) => findings[expert] === undefined);
  const deadlineOf = deadlines(context, deadlineAt);
  return {
    messages: silent.map((expert) => {
      const body: Brief = {
        review_id: submit.review_id,
        expert,
        document: submit.document,
        document_type: card?.type ?? 'general',
        deep_review: submit.deep_review,
        max_findings: MAX_FINDINGS,
        seed: submit.options.seed,
        deadline_at: deadlineOf(expert),
      };
      return { subject: formatSubject({ kind: 'brief', review: submit.review_id, expert }), body };
    }),
  };
}

/** Under sync everyone is called at once; under sequential only who is next. */
export function calls(context: ReviewContext, deadlineAt: number): Messages {
  const { submit, round } = context;
  const call = caller(context);
  const deadlineOf = deadlines(context, deadlineAt);
  return {
    messages: called(context).map((expert) => ({
      subject: formatSubject({ kind: 'call', review: submit.review_id, round, expert }),
      body: call(expert, deadlineOf(expert)),
    })),
  };
}

function called({ submit, asked }: ReviewContext): string[] {
  const waiting = Object.keys(asked);
  return submit.options.protocol.schedule === 'sequential' ? waiting.slice(0, 1) : waiting;
}

/** Deadlines of outside experts for their briefs, or for the calls that go out now. */
export function outsideAlarms(context: ReviewContext, deadlineAt: number): { alarms: AlarmSetting[] } {
  return silenceAlarms(context, context.round === 0 ? context.panel : called(context), deadlineAt);
}

export function roundAlarm(round: number, at: number): { alarms: AlarmSetting[] } {
  return { alarms: [{ id: `round-${round}`, at, event: { type: 'round.due', round } }] };
}

export function publishAlarm(at: number): { alarms: AlarmSetting[] } {
  return { alarms: [{ id: 'publish', at, event: { type: 'publish.due' } }] };
}

export function tally({ submit, round, tallies }: ReviewContext): Messages {
  return one(formatSubject({ kind: 'tally', review: submit.review_id, round }), tallies.at(-1));
}

export function verdict({ submit, verdicts }: ReviewContext): Messages {
  const body: Verdicts = { review_id: submit.review_id, verdicts: [...verdicts] };
  return one(formatSubject({ kind: 'verdict', review: submit.review_id }), body);
}

export function dismissal({ submit, panel }: ReviewContext): Messages {
  if (panel.length === 0) return { messages: [] };
  const body: Dismissal = { review_id: submit.review_id, experts: [...panel] };
  return one(formatSubject({ kind: 'dismiss', review: submit.review_id }), body);
}

export function publishOrder({ submit, updated_at }: ReviewContext): Messages {
  const { review_id, document, original } = submit;
  const body: Publish = { review_id, document, date: updated_at, ...(original !== undefined && { original }) };
  return one(formatSubject({ kind: 'publish', review: submit.review_id }), body);
}

/** Tells the account how the review ended, so that it spends or refunds the reservation. */
export function settlement({ submit }: ReviewContext, outcome: 'capture' | 'release'): Messages {
  const subject = formatAccountSubject({ kind: 'command', account: submit.account_id, name: 'settle' });
  return one(subject, { review_id: submit.review_id, outcome });
}

/** A webhook only when the client asked for one. */
export function webhook(context: ReviewContext, status: 'completed' | 'failed'): Messages {
  const { submit, artifacts, updated_at, error } = context;
  if (submit.webhook_url === null) return { messages: [] };
  const payload: WebhookBody = {
    event: `review.${status}`,
    review_id: submit.review_id,
    status,
    credits_used: status === 'completed' ? submit.credits : 0,
    artifacts: status === 'completed' ? [...artifacts] : [],
    timestamp: new Date(updated_at).toISOString(),
    ...(status === 'failed' && error !== null && { error }),
  };
  const body: Deliver = {
    review_id: submit.review_id,
    account_id: submit.account_id,
    url: submit.webhook_url,
    payload,
  };
  return one(formatSubject({ kind: 'deliver', review: submit.review_id }), body);
}

export const reported = ({ expert, round, findings, positions, failure, refused }: Statement): Announcement => ({
  name: 'expert-reported',
  data: {
    expert,
    round,
    findings: findings.length,
    positions: positions.length,
    failure,
    ...(refused !== undefined && { refused: [...refused] }),
  },
});

/** An expert that let its own deadline pass reports nothing, and that is announced too. */
export const unheard = ({ submit, round }: ReviewContext, expert: string): Announcement =>
  reported({
    review_id: submit.review_id,
    round,
    expert,
    findings: [],
    positions: [],
    failure: 'did not answer in time',
  });

export const opened = ({ round, asked, submit, claims, positions }: ReviewContext): Announcement => {
  const before = { round: round - 1, positions: positions.slice(0, -1) };
  return {
    name: 'round-opened',
    data: {
      round,
      experts: Object.keys(asked).length,
      claims: new Set(Object.values(asked).flat()).size,
      ...(submit.models !== undefined && {
        language_models_max_usd: roundCost(submit.models, claims, asked, before) / 1_000_000,
      }),
    },
  };
};

export const tallied = ({ tallies, claims }: ReviewContext): Announcement => {
  const last = tallies.at(-1);
  const { round, agreement, changed, stopped_by } = last ?? {};
  return {
    name: 'round-tallied',
    data: { round, agreement, changed, stopped_by, claims: claims.length, debated: last?.tallies.length ?? 0 },
  };
};

export const decided = ({ verdicts, stop_reason }: ReviewContext): Announcement => {
  const count = (outcome: string) => verdicts.filter((verdict) => verdict.outcome === outcome).length;
  return {
    name: 'decided',
    data: { accepted: count('accepted'), disputed: count('disputed'), rejected: count('rejected'), stop_reason },
  };
};

export const ready = ({ artifact, bytes, failure }: Published): Announcement => ({
  name: 'artifact-ready',
  data: { artifact, bytes, failure },
});

export const completed = ({ artifacts, unpublished }: ReviewContext): Announcement => ({
  name: 'completed',
  data: { artifacts: [...artifacts], unpublished: { ...unpublished } },
});
