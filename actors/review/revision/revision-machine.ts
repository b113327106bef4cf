/**
 * One revision of a completed review: result and artifacts are made again from what people decided.
 *
 * Invariants:
 *  1. It becomes the latest one, with all its artifacts, in the transaction in which it is announced as ready: a client that
 *     fetches result and files until then gets those of the one before.
 *  2. Earlier revisions are never written to.
 */
import { assign, enqueueActions, setup } from 'xstate';
import {
  ARTIFACTS,
  type ArtifactName,
  type Decide,
  type Deliver,
  formatSubject,
  type Publish,
  type Published,
  type ReviewEvent,
  type WebhookBody,
} from '../../../protocols/index.ts';
import { type ActivityOutcome, effectActions, type Outgoing, type Stamped } from '../../../runtime/hosting/index.ts';
import { afterPublished, PUBLISH_MS } from '../published-artifacts.ts';
import { redraft } from './redraft-activity.ts';

export interface RevisionContext {
  readonly order: Decide;
  readonly updated_at: number;
  readonly artifacts: readonly ArtifactName[];
  /** Why an artifact could not be made. */
  readonly unpublished: Readonly<Record<string, string>>;
  /** Events of the review so far. */
  readonly events: number;
  readonly error: string | null;
}

type Event = Stamped<
  | ActivityOutcome<typeof redraft>
  | { type: 'published'; published: Published }
  | { type: 'publish.due' }
  | { type: 'crashed'; message: string }
>;

interface Announcement {
  readonly name: string;
  readonly data: Record<string, unknown>;
}

/** The event under the number counted last. */
function numbered({ order, events, updated_at }: RevisionContext, { name, data }: Announcement) {
  const review = order.review_id;
  const told = { revision: order.revision, ...data };
  const body: ReviewEvent = { review_id: review, seq: events, name, at: updated_at, data: told };
  return messages({ subject: formatSubject({ kind: 'event', review, name }), body });
}

const messages = (...sent: readonly Outgoing[]): { messages: readonly Outgoing[] } => ({ messages: sent });

function publishOrder({ order }: RevisionContext) {
  const { review_id, document, original, revision } = order;
  const body: Publish = { review_id, document, date: order.at, ...(original && { original }), revision };
  return messages({ subject: formatSubject({ kind: 'publish', review: review_id }), body });
}

function webhook({ order, artifacts, updated_at }: RevisionContext) {
  const { review_id, account_id, webhook_url, revision, credits } = order;
  if (webhook_url === null) return messages();
  const payload: WebhookBody = {
    event: 'review.revised',
    review_id,
    status: 'completed',
    credits_used: credits,
    artifacts: [...artifacts],
    timestamp: new Date(updated_at).toISOString(),
    revision,
  };
  const body: Deliver = { review_id, account_id, url: webhook_url, payload };
  return messages({ subject: formatSubject({ kind: 'deliver', review: review_id }), body });
}

function artifactReady(event: Event): Announcement {
  const { artifact, bytes, failure } = (event as Extract<Event, { type: 'published' }>).published;
  return { name: 'artifact-ready', data: { artifact, bytes, failure } };
}

/** Counts the event, and sends it under its number. */
const announce = enqueueActions<
  RevisionContext,
  Event,
  Announcement,
  Event,
  never,
  { readonly type: 'send'; readonly params: { readonly messages: readonly Outgoing[] } },
  never
>(({ enqueue }, announcement) => {
  enqueue.assign({ events: ({ context }) => context.events + 1 });
  enqueue({ type: 'send', params: ({ context }) => numbered(context, announcement) });
});

export const revisionMachine = setup({
  types: { context: {} as RevisionContext, events: {} as Event, input: {} as { order: Decide } },
  actions: {
    ...effectActions,
    touch: assign({ updated_at: ({ event, context }) => ('at' in event ? event.at : context.updated_at) }),
    announce,
  },
  guards: {
    allPublished: ({ context }) =>
      ARTIFACTS.every((name) => context.artifacts.includes(name) || context.unpublished[name] !== undefined),
  },
}).createMachine({
  id: 'revision',
  description: 'Makes result and artifacts again from what was decided',
  context: ({ input: { order } }) => ({
    order,
    updated_at: order.at,
    artifacts: [],
    unpublished: {},
    events: order.events,
    error: null,
  }),
  initial: 'drafting',
  on: {
    crashed: {
      description: 'The runtime could not handle an event of the revision',
      target: '.failed',
      actions: ['touch', assign({ error: 'The revision met an internal error.' })],
    },
  },
  states: {
    drafting: {
      description: 'An activity makes the result again',
      entry: [
        {
          type: 'announce',
          params: ({ context: { order } }) => ({
            name: 'decisions-taken',
            data: { by: order.by, decisions: order.taken },
          }),
        },
        {
          type: 'schedule',
          params: ({ context: { order } }) => ({
            activities: [
              redraft.request('redraft', {
                review_id: order.review_id,
                document: order.document,
                revision: order.revision,
                decisions: order.decisions,
              }),
            ],
          }),
        },
      ],
      on: {
        'redraft.done': { description: 'The new result is stored', target: 'publishing', actions: 'touch' },
        'redraft.failed': {
          description: 'The result cannot be drafted again',
          target: 'failed',
          actions: [
            'touch',
            assign({ error: ({ event }) => `The result could not be made again: ${event.error.message}` }),
          ],
        },
      },
    },
    publishing: {
      description: 'The publisher makes the artifacts',
      entry: [
        { type: 'send', params: ({ context }) => publishOrder(context) },
        {
          type: 'alarm',
          params: ({ context }) => ({
            alarms: [{ id: 'publish', at: context.updated_at + PUBLISH_MS, event: { type: 'publish.due' } }],
          }),
        },
      ],
      on: {
        published: {
          description: 'One artifact is stored, or could not be made',
          actions: [
            'touch',
            assign(({ context, event }) => afterPublished(context, event.published)),
            { type: 'announce', params: ({ event }) => artifactReady(event) },
          ],
        },
        'publish.due': {
          description: 'Artifacts that are missing by now are left out',
          target: 'ready',
          actions: 'touch',
        },
      },
      always: { guard: 'allPublished', target: 'ready' },
    },
    ready: {
      description: 'It is the latest revision',
      type: 'final',
      entry: [
        {
          type: 'announce',
          params: ({ context: { artifacts, unpublished } }) => ({
            name: 'revised',
            data: {
              artifacts: [...artifacts],
              unpublished: { ...unpublished },
            },
          }),
        },
        { type: 'send', params: ({ context }) => webhook(context) },
      ],
    },
    failed: {
      description: 'The revision before stays the latest',
      type: 'final',
      entry: [
        { type: 'announce', params: ({ context }) => ({ name: 'revision-failed', data: { error: context.error } }) },
      ],
    },
  },
});
