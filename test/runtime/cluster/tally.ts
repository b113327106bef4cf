import { assign, setup } from 'xstate';
import { type Behaviour, effectActions, type Stamped } from '../../../runtime/hosting/index.ts';

/** A tally keeps notes: a worker checks each one, an alarm looks at it again later, and each step is published. */
type Event = Stamped<
  { type: 'add'; note: string } | { type: 'check.done'; output: string } | { type: 'later'; note: string }
>;

export interface TallyContext {
  readonly key: string;
  readonly first: Told;
  readonly noted: readonly string[];
  readonly checked: readonly string[];
  readonly later: readonly string[];
}

const say = (key: string, body: string) => ({ messages: [{ subject: `shop.out.${key}`, body }] });

interface Told {
  readonly key: string;
  readonly note: string;
  readonly at: number;
}

/** What follows from a note: it is published, checked, and looked at later. */
const taken = ({ note, at }: Pick<Told, 'note' | 'at'>, key: string) => ({
  said: say(key, `noted ${note}`),
  order: { activities: [{ id: note, name: 'check', input: note }] },
  alarm: { alarms: [{ id: note, at: at + 2_000, event: { type: 'later', note } }] },
});

const machine = setup({
  types: { context: {} as TallyContext, events: {} as Event, input: {} as Told },
  actions: effectActions,
}).createMachine({
  id: 'tally',
  context: ({ input }) => ({ key: input.key, first: input, noted: [input.note], checked: [], later: [] }),
  entry: [
    { type: 'send', params: ({ context: { first } }) => taken(first, first.key).said },
    { type: 'schedule', params: ({ context: { first } }) => taken(first, first.key).order },
    { type: 'alarm', params: ({ context: { first } }) => taken(first, first.key).alarm },
  ],
  on: {
    add: {
      actions: [
        assign({ noted: ({ context, event }) => [...context.noted, event.note] }),
        { type: 'send', params: ({ context, event }) => taken(event, context.key).said },
        { type: 'schedule', params: ({ context, event }) => taken(event, context.key).order },
        { type: 'alarm', params: ({ context, event }) => taken(event, context.key).alarm },
      ],
    },
    'check.done': {
      actions: [
        assign({ checked: ({ context, event }) => [...context.checked, event.output] }),
        { type: 'send', params: ({ context, event }) => say(context.key, `checked ${event.output}`) },
      ],
    },
    later: {
      actions: [
        assign({ later: ({ context, event }) => [...context.later, event.note] }),
        { type: 'send', params: ({ context, event }) => say(context.key, `later ${event.note}`) },
      ],
    },
  },
});

export const tallyBehaviour: Behaviour = {
  type: 'tally',
  machine,
  version: 1,
  durability: 'flush',
  patterns: ['shop.tally.*.add'],
  route: ({ subject, body }) => {
    const [, kind, key] = subject.split('.') as [string, string, string];
    return kind === 'tally' ? [{ key, event: { type: 'add', note: String(body) } }] : [];
  },
  initialInput: (key, event) => (event.type === 'add' ? { key, note: event.note, at: event.at } : undefined),
};
