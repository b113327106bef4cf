import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import {
  Cancel,
  PATTERNS,
  Published,
  parseSubject,
  type ReviewEvent,
  type Stage,
  Statement,
  Submit,
} from '../../protocols/index.ts';
import { type Behaviour, bodyOf, type Outgoing, type RoutedMessage } from '../../runtime/hosting/index.ts';
import type { Write } from '../../runtime/index.ts';
import { outsidePanel } from './outside-panel.ts';
import { type ModelRecord, reviewRecords } from './records.ts';
import { draft, read } from './review-activities.ts';
import type { ReviewMachineEvent } from './review-announcements.ts';
import type { ReviewContext } from './review-context.ts';
import { reviewMachine } from './review-machine.ts';
import { reviewView } from './review-view.ts';

/** Stages after which nothing follows. */
export const OVER: ReadonlySet<Stage> = new Set(['completed', 'failed', 'cancelled']);

/** The review supervisor as an actor: one for each review, every step of it on disk before anyone hears of it. */
export const reviewBehaviour: Behaviour = {
  type: 'review',
  machine: reviewMachine,
  version: 1,
  durability: 'flush',
  activities: [read, draft],
  patterns: [PATTERNS.commands, PATTERNS.statements, PATTERNS.published],
  delivered: [PATTERNS.commands],
  route,
  initialInput: (_key, event) => (event.type === 'submit' ? { submit: event.submit, at: event.at } : undefined),
  records,
  defersSnapshot,
  isForObservers,
  combine,
  replaceFaulty,
  awaitsDerived: ({ value }) => ['analysing', 'debating'].includes(stageOf(value)),
};

const FOR_OBSERVERS: ReadonlySet<string | undefined> = new Set([
  'event',
  'tally',
  'verdict',
  // Outside experts subscribe themselves. An expert that has not answered is asked again after a crash.
  'brief',
  'call',
  'dismiss',
]);

function isForObservers({ subject }: Outgoing): boolean {
  return FOR_OBSERVERS.has(parseSubject(subject)?.kind);
}

type Heard = Extract<ReviewMachineEvent, { type: 'statement' }>;

const isStatement = (event: AnyEventObject): event is Heard => event.type === 'statement';

/** Statements that come together are heard together: a round is sorted once, not once for each of its statements. */
function combine(events: readonly AnyEventObject[]): AnyEventObject | undefined {
  const heard = events.filter(isStatement);
  if (heard.length < events.length) return undefined;
  return { type: 'statements', statements: heard.map(({ statement }) => statement) };
}

/** A statement that the review cannot take in costs its expert that statement, and nobody else waits for it. */
function replaceFaulty(event: AnyEventObject): AnyEventObject | undefined {
  if (!isStatement(event) || event.statement.failure === UNUSABLE) return undefined;
  const { review_id, round, expert } = event.statement;
  return { type: 'statement', statement: unusable(review_id, round, expert) };
}

const UNUSABLE = 'made a statement that could not be used';

const unusable = (review_id: string, round: number, expert: string): Statement => ({
  review_id,
  round,
  expert,
  findings: [],
  positions: [],
  failure: UNUSABLE,
});

/** Statements of an open round and artifacts still being made: anything derived from them begins another round or stage. */
function defersSnapshot(before: AnyMachineSnapshot, after: AnyMachineSnapshot): boolean {
  const round = ({ context }: AnyMachineSnapshot): number => (context as ReviewContext).round;
  return round(before) === round(after) && stageOf(before.value) === stageOf(after.value);
}

/** Commands to actors of their own beside the review: its revisions, its couriers, and trials of playbooks. */
const NOT_FOR_REVIEWS: ReadonlySet<string> = new Set(['decide', 'deliver', 'try-playbook']);

function route(message: RoutedMessage) {
  const { subject, body } = message;
  const address = parseSubject(subject);
  switch (address?.kind) {
    case 'command':
      return NOT_FOR_REVIEWS.has(address.name) ? [] : [{ key: address.review, event: command(address.name, body) }];
    case 'statement': {
      const { review, round, expert } = address;
      return [{ key: review, event: { type: 'statement', statement: statementOf(message, review, round, expert) } }];
    }
    case 'published': {
      const published = bodyOf(Published, message);
      return published.revision === undefined ? [{ key: address.review, event: { type: 'published', published } }] : [];
    }
    default:
      return [];
  }
}

/** The subject is what permissions are granted on, so it decides who is speaking and in which round. */
function statementOf(message: RoutedMessage, review: string, round: number, expert: string): Statement {
  try {
    const statement = bodyOf(Statement, message);
    if (statement.expert === expert && statement.round === round) return statement;
  } catch {
    // Silence would keep the round open until its deadline.
  }
  return unusable(review, round, expert);
}

function command(name: string, body: unknown) {
  switch (name) {
    case 'submit':
      return { type: 'submit', submit: Submit.parse(body) };
    case 'cancel':
      return { type: 'cancel', reason: Cancel.parse(body).reason };
    default:
      throw new Error(`no command of the name ${name}`);
  }
}

function records(key: string, snapshot: AnyMachineSnapshot, sent: readonly Outgoing[]): Write[] {
  const context = snapshot.context as ReviewContext;
  const view = reviewView(stageOf(snapshot.value), context);
  const writes: Write[] = [reviewRecords.view.put(view, key)];
  if (sent.some(({ body }) => isFirst(body))) {
    writes.push(reviewRecords.listed.put(key, view.account_id, view.created_at, key));
    const { hash } = context.submit.document;
    writes.push(reviewRecords.use.put(1, hash, key), reviewRecords.unused.remove(hash));
    writes.push(reviewRecords.documentOf.put(hash, key));
  }
  if (OVER.has(view.stage)) writes.push(reviewRecords.over.put(key, view.updated_at, key));
  for (const { subject, body } of sent) {
    if (parseSubject(subject)?.kind !== 'event') continue;
    writes.push(reviewRecords.event.put(body as ReviewEvent, key, (body as ReviewEvent).seq));
  }
  return [...writes, ...outsideRecord(key, view.stage, context), ...modelRecord(key, view.stage, context)];
}

/** The outside experts that may be served; removed once none is asked any more. */
function outsideRecord(key: string, stage: Stage, context: ReviewContext): Write[] {
  const panel = outsidePanel(context);
  if (panel === undefined) return [];
  const asks = stage === 'analysing' || stage === 'debating';
  return [asks ? reviewRecords.outside.put(panel, key) : reviewRecords.outside.remove(key)];
}

/** What may be asked of language models; it is deleted with the review. */
function modelRecord(key: string, stage: Stage, { submit }: ReviewContext): Write[] {
  const { models, account_id, options, side, output_language } = submit;
  if (models === undefined || stage !== 'analysing') return [];
  const value: ModelRecord = {
    plan: models,
    account: account_id,
    seed: options.seed,
    output_language,
    ...(side !== undefined && { side }),
  };
  return [reviewRecords.models.put(value, key)];
}

const isFirst = (body: unknown): boolean => (body as { seq?: number }).seq === 1;

/** The top-level state: debating has states of its own. */
function stageOf(value: AnyMachineSnapshot['value']): Stage {
  return (typeof value === 'string' ? value : Object.keys(value)[0]) as Stage;
}
