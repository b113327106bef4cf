/** Trials of playbooks as actors: one for each, which ends with the answer in its record. */
import { type AnyMachineSnapshot, assign, setup } from 'xstate';
import { formatSubject, PATTERNS, parseSubject } from '../../protocols/index.ts';
import {
  type ActivityOutcome,
  type AskedActor,
  type Behaviour,
  effectActions,
  type Stamped,
} from '../../runtime/hosting/index.ts';
import { type TrialAnswer, trialRecords } from './records.ts';
import { trial } from './trial-activity.ts';

interface Context extends TrialAnswer {
  readonly id: string;
}

export const trialMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Stamped<ActivityOutcome<typeof trial> | { type: 'crashed'; message: string }>,
    input: {} as { id: string },
  },
  actions: effectActions,
}).createMachine({
  id: 'playbook-trial',
  description: 'Holds one document against a playbook',
  context: ({ input }) => ({ id: input.id, answer: null, failure: null }),
  initial: 'trying',
  on: {
    crashed: {
      description: 'The runtime could not handle an event of the trial',
      target: '.over',
      actions: assign({ failure: 'internal error' }),
    },
  },
  states: {
    trying: {
      description: 'An activity reads the document and answers entry by entry',
      entry: {
        type: 'schedule',
        params: ({ context }) => ({ activities: [trial.request('try', { trial: context.id })] }),
      },
      on: {
        'try-playbook.done': {
          description: 'The playbook has been applied',
          target: 'over',
          actions: assign({ answer: ({ event }) => event.output.answer }),
        },
        'try-playbook.failed': {
          description: 'The playbook cannot be applied',
          target: 'over',
          actions: assign({ failure: ({ event }) => event.error.message }),
        },
      },
    },
    over: { type: 'final', description: 'The answer is there' },
  },
});

const COMMAND = 'try-playbook';

export const trialBehaviour: Behaviour = {
  type: 'playbook-trial',
  machine: trialMachine,
  version: 1,
  durability: 'batch',
  activities: [trial],
  patterns: [PATTERNS.commands],
  route: ({ subject }) => {
    const address = parseSubject(subject);
    if (address?.kind !== 'command' || address.name !== COMMAND) return [];
    return [{ key: address.review, event: { type: 'try' } }];
  },
  initialInput: (key, event) => (event.type === 'try' ? { id: key } : undefined),
  records: (key, snapshot: AnyMachineSnapshot) => {
    if (snapshot.status === 'active') return [];
    const { answer, failure } = snapshot.context as Context;
    return [trialRecords.answer.put({ answer, failure } satisfies TrialAnswer, key), trialRecords.question.remove(key)];
  },
};

/** A trial whose question is in the store. */
export const trialActor = (id: string): AskedActor<null, TrialAnswer> => ({
  message: () => ({ subject: formatSubject({ kind: 'command', review: id, name: COMMAND }), body: { id } }),
  replyKeys: () => [trialRecords.answer.key(id)],
  reply: (store) => trialRecords.answer.get(store, id),
});
