import { assign, setup } from 'xstate';
import { ARTIFACTS, type ArtifactName, formatSubject, type Publish, type Published } from '../../protocols/index.ts';
import { type ActivityError, effectActions, type Outgoing, type Stamped } from '../../runtime/hosting/index.ts';

/**
 * The publisher of one review: has every artifact rendered from the stored result, the archive of them all at the end,
 * and tells the supervisor as each is stored. An artifact that cannot be made is told as such; the others still are.
 */

/** Tries at one artifact, the first included. */
const ATTEMPTS = 2;

const SINGLE = ARTIFACTS.filter((name) => name !== 'zip');

interface Context {
  readonly order: Publish;
  readonly ready: readonly ArtifactName[];
  readonly failed: readonly ArtifactName[];
  /** Tries so far by artifact. */
  readonly attempts: Readonly<Partial<Record<ArtifactName, number>>>;
}

interface Rendered {
  readonly artifact: ArtifactName;
  readonly bytes: number;
}

type Event = Stamped<
  | { type: 'render.done'; order: string; output: Rendered }
  | { type: 'render.failed'; order: string; error: ActivityError }
  | { type: 'crashed'; message: string }
>;

/** `render/<artifact>/<attempt>`: the outcome of a failed order names only the order. */
const orderOf = (context: Context, artifact: ArtifactName, attempt: number) => ({
  id: `render/${artifact}/${attempt}`,
  name: 'render',
  input: { ...context.order, artifact, include: artifact === 'zip' ? context.ready : [] },
});
const artifactOf = (order: string): ArtifactName => order.split('/')[1] as ArtifactName;

function told(context: Context, artifact: ArtifactName, bytes: number, failure: string | null): Outgoing {
  const review = context.order.review_id;
  const body: Published = { review_id: review, artifact, bytes, failure };
  return { subject: formatSubject({ kind: 'published', review }), body };
}

/** Artifacts of which nothing was told. */
const open = ({ ready, failed }: Context): ArtifactName[] =>
  ARTIFACTS.filter((name) => !ready.includes(name) && !failed.includes(name));

export const publisherMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as { order: Publish } },
  actions: effectActions,
  guards: {
    canRetry: ({ context, event }) =>
      event.type === 'render.failed' &&
      !event.error.terminal &&
      (context.attempts[artifactOf(event.order)] ?? 1) < ATTEMPTS,
    allSettled: ({ context }) => context.ready.length + context.failed.length === SINGLE.length,
    archiveSettled: ({ context }) => context.ready.length + context.failed.length === ARTIFACTS.length,
  },
}).createMachine({
  id: 'publisher',
  context: ({ input }) => ({ order: input.order, ready: [], failed: [], attempts: {} }),
  initial: 'rendering',
  on: {
    // The supervisor would wait for every artifact until its deadline.
    crashed: {
      target: '.finished',
      actions: {
        type: 'send',
        params: ({ context, event }) => ({
          messages: open(context).map((name) => told(context, name, 0, event.message)),
        }),
      },
    },
    'render.done': {
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
    'render.failed': [
      {
        guard: 'canRetry',
        actions: [
          assign({
            attempts: ({ context, event }) => ({ ...context.attempts, [artifactOf(event.order)]: ATTEMPTS }),
          }),
          {
            type: 'schedule',
            params: ({ context, event }) => ({ activities: [orderOf(context, artifactOf(event.order), ATTEMPTS)] }),
          },
        ],
      },
      {
        actions: [
          assign({ failed: ({ context, event }) => [...context.failed, artifactOf(event.order)].toSorted(byName) }),
          {
            type: 'send',
            params: ({ context, event }) => ({
              messages: [told(context, artifactOf(event.order), 0, event.error.message)],
            }),
          },
        ],
      },
    ],
  },
  states: {
    rendering: {
      entry: {
        type: 'schedule',
        params: ({ context }) => ({ activities: SINGLE.map((name) => orderOf(context, name, 1)) }),
      },
      always: { guard: 'allSettled', target: 'archiving' },
    },
    archiving: {
      entry: { type: 'schedule', params: ({ context }) => ({ activities: [orderOf(context, 'zip', 1)] }) },
      always: { guard: 'archiveSettled', target: 'finished' },
    },
    finished: { type: 'final' },
  },
});

const byName = (a: ArtifactName, b: ArtifactName): number => ARTIFACTS.indexOf(a) - ARTIFACTS.indexOf(b);
