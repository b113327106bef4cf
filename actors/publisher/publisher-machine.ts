/**
 * The publisher of one review: has every artifact rendered from the stored result, the archive of them all at the end,
 * and tells the review as each is stored. An artifact that cannot be made is reported as failed; the others are still made.
 */
import { assign, setup } from 'xstate';
import { ARTIFACTS, type ArtifactName, formatSubject, type Publish, type Published } from '../../protocols/index.ts';
import {
  type ActivityOutcome,
  type ActivityRequest,
  effectActions,
  type Outgoing,
  type Stamped,
} from '../../runtime/hosting/index.ts';
import { render } from './render-activity.ts';

const SINGLE = ARTIFACTS.filter((name) => name !== 'zip');

interface Context {
  readonly order: Publish;
  readonly ready: readonly ArtifactName[];
  readonly failed: readonly ArtifactName[];
}

type Event = Stamped<ActivityOutcome<typeof render> | { type: 'crashed'; message: string }>;

const rendering = (context: Context, artifact: ArtifactName): ActivityRequest =>
  render.request(`render/${artifact}/1`, {
    ...context.order,
    artifact,
    include: artifact === 'zip' ? [...context.ready] : [],
  });

function told(context: Context, artifact: ArtifactName, bytes: number, failure: string | null): Outgoing {
  const { review_id: review, revision } = context.order;
  const body: Published = { review_id: review, artifact, bytes, failure, ...(revision !== undefined && { revision }) };
  return { subject: formatSubject({ kind: 'published', review }), body };
}

/** Artifacts that are not reported yet. */
const open = ({ ready, failed }: Context): ArtifactName[] =>
  ARTIFACTS.filter((name) => !ready.includes(name) && !failed.includes(name));

export const publisherMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as { order: Publish } },
  actions: effectActions,
  guards: {
    allSettled: ({ context }) => context.ready.length + context.failed.length === SINGLE.length,
    archiveSettled: ({ context }) => context.ready.length + context.failed.length === ARTIFACTS.length,
  },
}).createMachine({
  id: 'publisher',
  description: 'Makes the artifacts of one review',
  context: ({ input }) => ({ order: input.order, ready: [], failed: [] }),
  initial: 'rendering',
  on: {
    crashed: {
      description: 'The runtime could not handle an event of the publisher: every open artifact is reported as failed',
      target: '.finished',
      actions: {
        type: 'send',
        params: ({ context, event }) => ({
          messages: open(context).map((name) => told(context, name, 0, event.message)),
        }),
      },
    },
    'render.done': {
      description: 'An artifact is stored',
      actions: [
        assign({ ready: ({ context, event }) => [...context.ready, event.output.artifact].toSorted(byName) }),
        {
          type: 'send',
          params: ({ context, event: { output } }) => ({
            messages: [told(context, output.artifact, output.bytes, null)],
          }),
        },
      ],
    },
    'render.failed': {
      description: 'An artifact could not be made',
      actions: [
        assign({ failed: ({ context, event }) => [...context.failed, event.input.artifact].toSorted(byName) }),
        {
          type: 'send',
          params: ({ context, event: { input, error } }) => ({
            messages: [told(context, input.artifact, 0, error.message)],
          }),
        },
      ],
    },
  },
  states: {
    rendering: {
      description: 'All artifacts but the archive, at the same time',
      entry: {
        type: 'schedule',
        params: ({ context }) => ({ activities: SINGLE.map((name) => rendering(context, name)) }),
      },
      always: { guard: 'allSettled', target: 'archiving' },
    },
    archiving: {
      description: 'The archive of what could be made',
      entry: { type: 'schedule', params: ({ context }) => ({ activities: [rendering(context, 'zip')] }) },
      always: { guard: 'archiveSettled', target: 'finished' },
    },
    finished: { type: 'final', description: 'Every artifact is reported' },
  },
});

const byName = (a: ArtifactName, b: ArtifactName): number => ARTIFACTS.indexOf(a) - ARTIFACTS.indexOf(b);
