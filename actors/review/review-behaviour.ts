import type { AnyMachineSnapshot } from 'xstate';
import {
  Cancel,
  PATTERNS,
  Published,
  parseSubject,
  type ReviewSubject,
  type Stage,
  Statement,
  Submit,
} from '../../protocols/index.ts';
import type { Behaviour, Outgoing } from '../../runtime/hosting/index.ts';
import type { Message, Write } from '../../runtime/index.ts';
import { outsidePanel } from './outside-panel.ts';
import type { ReviewContext } from './review-context.ts';
import { reviewMachine } from './review-machine.ts';
import { reviewView } from './review-view.ts';

/** Where readers of the store find what reviews leave for them. */
export const reviewKeys = {
  view: (review: string) => ['view', review],
  /** Newest first when read in reverse. */
  listed: (account: string, createdAt: number, review: string) => ['listed', account, createdAt, review],
  /** Reviews that are over, by the instant at which they ended. */
  over: (at: number, review: string) => ['over', at, review],
  overs: () => ['over'],
  event: (review: string, seq: number) => ['event', review, seq],
  events: (review: string) => ['event', review],
  document: (hash: string) => ['document', hash],
  /** Which reviews are of a document: it goes with the last of them. */
  uses: (hash: string) => ['document-of', hash],
  use: (hash: string, review: string) => ['document-of', hash, review],
  /** There while no review is of the document, with the id of the last that was. */
  unused: (hash: string) => ['document-unused', hash],
  unuseds: () => ['document-unused'],
  /** Of which document a review is; known also when it ended before it was drafted. */
  documentOf: (review: string) => ['review-document', review],
  result: (review: string) => ['result', review],
  debate: (review: string) => ['debate', review],
  artifact: (review: string, name: string) => ['artifact', review, name],
  /** While it is debated by a panel with members that run elsewhere. */
  outside: (review: string) => ['outside', review],
} as const;

/** Of a reason in a report; characters. */
const LONGEST_REASON = 300;

/** Stages after which nothing follows. */
export const OVER: ReadonlySet<Stage> = new Set(['completed', 'failed', 'cancelled']);

/** The review supervisor as an actor: one for each review, every step of it on disk before anyone hears of it. */
export const reviewBehaviour: Behaviour = {
  type: 'review',
  machine: reviewMachine,
  version: 1,
  durability: 'flush',
  patterns: [PATTERNS.commands, PATTERNS.statements, PATTERNS.published],
  route,
  initialInput: (_key, event) =>
    event.type === 'submit' ? { submit: event.submit, at: (event as unknown as { at: number }).at } : undefined,
  records,
  defersSnapshot,
};

/** Statements of a round that goes on, artifacts while they are made: whatever is worked out of them opens another round or stage. */
function defersSnapshot(before: AnyMachineSnapshot, after: AnyMachineSnapshot): boolean {
  const round = ({ context }: AnyMachineSnapshot): number => (context as ReviewContext).round;
  return round(before) === round(after) && stageOf(before.value) === stageOf(after.value);
}

function route({ subject, body }: Message) {
  const address = parseSubject(subject);
  switch (address?.kind) {
    case 'command':
      return [{ key: address.review, event: command(address.name, body) }];
    case 'statement':
      return [{ key: address.review, event: { type: 'statement', statement: statementOf(address, body) } }];
    case 'published':
      return [{ key: address.review, event: { type: 'published', published: Published.parse(body) } }];
    default:
      return [];
  }
}

/**
 * What the expert of the subject has said. What cannot be taken for a statement leaves the expert out at once: the others
 * would wait for it until the round's deadline.
 */
function statementOf({ review, round, expert }: Omit<ReviewSubject & { kind: 'statement' }, 'kind'>, body: unknown) {
  const parsed = Statement.safeParse(body);
  // The subject is what permissions are granted on, so it decides who is speaking.
  if (parsed.success && parsed.data.expert === expert && parsed.data.round === round) return parsed.data;
  const [issue] = parsed.error?.issues ?? [];
  const reason = issue ? `${issue.path.join('.') || 'it'}: ${issue.message}` : 'it is of another expert or round';
  const failure = `its statement could not be read (${reason})`.slice(0, LONGEST_REASON);
  return { review_id: review, round, expert, findings: [], positions: [], failure };
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
  const writes: Write[] = [{ op: 'put', key: reviewKeys.view(key), value: view }];
  if (sent.some(({ body }) => isFirst(body))) {
    writes.push({ op: 'put', key: reviewKeys.listed(view.account_id, view.created_at, key), value: key });
    const { hash } = context.submit.document;
    writes.push(
      { op: 'put', key: reviewKeys.use(hash, key), value: 1 },
      { op: 'remove', key: reviewKeys.unused(hash) },
    );
    writes.push({ op: 'put', key: reviewKeys.documentOf(key), value: hash });
  }
  if (OVER.has(view.stage)) writes.push({ op: 'put', key: reviewKeys.over(view.updated_at, key), value: key });
  for (const { subject, body } of sent) {
    if (parseSubject(subject)?.kind !== 'event') continue;
    writes.push({ op: 'put', key: reviewKeys.event(key, (body as { seq: number }).seq), value: body });
  }
  return [...writes, ...outsideRecord(key, view.stage, context)];
}

/** Whom the desk of outside experts may serve; gone once nobody is asked any more. */
function outsideRecord(key: string, stage: Stage, context: ReviewContext): Write[] {
  const panel = outsidePanel(context);
  if (panel === undefined) return [];
  const asks = stage === 'analysing' || stage === 'debating';
  return [
    asks ? { op: 'put', key: reviewKeys.outside(key), value: panel } : { op: 'remove', key: reviewKeys.outside(key) },
  ];
}

const isFirst = (body: unknown): boolean => (body as { seq?: number }).seq === 1;

/** The top-level state: debating has states of its own. */
function stageOf(value: AnyMachineSnapshot['value']): Stage {
  return (typeof value === 'string' ? value : Object.keys(value)[0]) as Stage;
}
