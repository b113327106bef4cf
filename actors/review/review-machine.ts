/**
 * The supervisor of one review: received → reading → convening → analysing → debating → deciding → drafting →
 * publishing → completed, and failed or cancelled from anywhere on the way.
 *
 * Invariants:
 *  1. Context is JSON; the machine calls nothing. What is to happen is named as an effect (see runtime/behaviour.ts).
 *  2. Claims, calls, tallies and verdicts depend on what was said, never on the order it arrived in.
 *  3. A round ends when everyone asked has spoken or its deadline is due; experts that have not spoken then are left out, by name.
 *  4. Exactly one final event is announced.
 */
import { and, assign } from 'xstate';
import { mergeFindings } from '../../protocols/index.ts';
import { guestMembers, ROSTER } from '../roster/index.ts';
import { convene } from './convene.ts';
import { endOfDebate } from './debate/moderator.ts';
import { verdicts } from './debate/verdicts.ts';
import { alarmsOf } from './outside-panel.ts';
import { afterPublished, PUBLISH_MS } from './published-artifacts.ts';
import { nextWaiting, outsideAlarms, ROUND_MS } from './review-alarms.ts';
import { ready, reported, reportedTogether, stage, unheard, waiting } from './review-announcements.ts';
import { isSpent, received } from './review-context.ts';
import * as outgoing from './review-messages.ts';
import { reviewSetup } from './review-setup.ts';
import { briefs, calls } from './round-requests.ts';

const waitingDue = {
  description: 'Language models have not answered yet: followers are told',
  guard: 'isAwaitingModels',
  actions: ['touch', waiting, nextWaiting],
} as const;

export const reviewMachine = reviewSetup.createMachine({
  id: 'review',
  description: 'The supervisor of one review',
  context: ({ input }) => received(input.submit, input.at),
  initial: 'received',
  on: {
    cancel: {
      description: 'The client cancels the review',
      target: '.cancelled',
      actions: ['touch', assign({ error: ({ event }) => ({ detail: event.reason, error_code: 'CANCELLED' }) })],
    },
    crashed: {
      description: 'The runtime could not handle an event of the review',
      target: '.failed',
      actions: ['touch', assign({ error: { detail: 'The review met an internal error.', error_code: 'INTERNAL' } })],
    },
  },
  states: {
    received: {
      description: 'Accepted and charged',
      entry: [{ type: 'announce', params: () => ({ name: 'accepted', data: {} }) }],
      always: 'reading',
    },
    reading: {
      description: 'An activity reads the document',
      entry: [stage('reading'), { type: 'schedule', params: ({ context }) => outgoing.reading(context) }],
      on: {
        'read.done': {
          description: 'Type and language of the document are known',
          target: 'convening',
          actions: ['touch', assign({ card: ({ event }) => event.output })],
        },
        'read.failed': {
          description: 'The document cannot be read',
          target: 'failed',
          actions: [
            'touch',
            assign({
              error: ({ event }) => ({
                detail: `The document could not be read: ${event.error.message}`,
                error_code: 'UNREADABLE_DOCUMENT',
              }),
            }),
          ],
        },
      },
    },
    convening: {
      description: 'The panel is chosen by what the document is',
      entry: [
        assign({
          panel: ({ context }) =>
            context.card === null
              ? []
              : convene([...ROSTER, ...guestMembers(context.submit)], context.card, context.submit),
        }),
        stage('convening'),
        {
          type: 'announce',
          params: ({ context }) => ({ name: 'convened', data: { panel: context.panel, ...context.card } }),
        },
      ],
      always: 'analysing',
    },
    analysing: {
      description: 'Round 0: every expert states its findings without hearing anybody',
      entry: [
        stage('analysing'),
        briefs,
        {
          type: 'alarm',
          params: ({ context }) => outgoing.roundAlarm(0, context.updated_at + ROUND_MS),
        },
        outsideAlarms,
        nextWaiting,
      ],
      on: {
        'waiting.due': waitingDue,
        statement: { description: 'One expert states its findings', actions: ['touch', 'hear', reported] },
        statements: {
          description: 'Several experts state their findings',
          actions: ['touch', 'hearAll', reportedTogether],
        },
        resumed: { description: 'After a crash, experts that have not answered are briefed again', actions: briefs },
        silent: {
          description: 'The deadline of an outside or model expert has passed',
          guard: 'isSilent',
          actions: ['touch', unheard, 'leaveOutSilent'],
        },
        'round.due': {
          description: 'The deadline of the round has passed',
          guard: 'isThisRound',
          actions: ['touch', 'leaveOutMissing'],
        },
      },
      always: {
        guard: 'allReported',
        target: 'debating',
        actions: [
          assign({
            claims: ({ context }) => mergeFindings(new Map(Object.entries(context.findings))),
          }),
          'closeRound',
          { type: 'cancel-alarm', params: ({ context }) => alarmsOf(context) },
          { type: 'send', params: ({ context }) => outgoing.tally(context) },
          { type: 'announce', params: ({ context }) => outgoing.tallied(context) },
        ],
      },
    },
    debating: {
      description: 'Rounds of positions on the contested claims, until the stop rule ends them',
      initial: 'choosing',
      entry: [stage('debating')],
      states: {
        choosing: {
          description: 'Another round, or none',
          always: [{ guard: 'debateGoesOn', target: 'speaking', actions: 'openRound' }, { target: 'settled' }],
        },
        speaking: {
          description: 'Everybody who is asked takes positions',
          entry: [
            { type: 'announce', params: ({ context }) => outgoing.opened(context) },
            calls,
            {
              type: 'alarm',
              params: ({ context }) => outgoing.roundAlarm(context.round, context.updated_at + ROUND_MS),
            },
            outsideAlarms,
            nextWaiting,
          ],
          on: {
            'waiting.due': waitingDue,
            statement: [
              {
                description: 'One expert takes positions; in a sequential round the next one is called',
                guard: 'isSequential',
                actions: ['touch', 'hear', reported, calls, outsideAlarms],
              },
              { actions: ['touch', 'hear', reported] },
            ],
            statements: [
              {
                description: 'Several experts take positions; in a sequential round the next ones are called',
                guard: 'isSequential',
                actions: ['touch', 'hearAll', reportedTogether, calls, outsideAlarms],
              },
              { actions: ['touch', 'hearAll', reportedTogether] },
            ],
            resumed: { description: 'After a crash, experts that have not answered are called again', actions: calls },
            silent: [
              {
                description: 'The deadline of an outside or model expert has passed',
                guard: and(['isSilent', 'isSequential']),
                actions: ['touch', unheard, 'leaveOutSilent', calls, outsideAlarms],
              },
              { guard: 'isSilent', actions: ['touch', unheard, 'leaveOutSilent'] },
            ],
            'round.due': {
              description: 'The deadline of the round has passed',
              guard: 'isThisRound',
              actions: ['touch', 'leaveOutMissing'],
            },
          },
          always: {
            guard: 'allSpoken',
            target: 'choosing',
            actions: [
              'closeRound',
              { type: 'cancel-alarm', params: ({ context }) => alarmsOf(context) },
              { type: 'send', params: ({ context }) => outgoing.tally(context) },
              { type: 'announce', params: ({ context }) => outgoing.tallied(context) },
            ],
          },
        },
        settled: { type: 'final', description: 'No claim is contested any more' },
      },
      onDone: {
        target: 'deciding',
        actions: assign({ stop_reason: ({ context }) => context.stop_reason ?? endOfDebate(context) }),
      },
    },
    deciding: {
      description: 'The decision rule gives each claim its verdict',
      entry: [
        stage('deciding'),
        assign({ verdicts: ({ context }) => verdicts(context), decided_at: ({ context }) => context.updated_at }),
        { type: 'send', params: ({ context }) => outgoing.verdict(context) },
        { type: 'send', params: ({ context }) => outgoing.dismissal(context) },
        { type: 'announce', params: ({ context }) => outgoing.decided(context) },
      ],
      always: 'drafting',
    },
    drafting: {
      description: 'An activity writes the issues and proposed changes',
      entry: [stage('drafting'), { type: 'schedule', params: ({ context }) => outgoing.drafting(context) }],
      on: {
        'draft.done': { description: 'The result is stored', target: 'publishing', actions: 'touch' },
        'draft.failed': {
          description: 'The result cannot be drafted',
          target: 'failed',
          actions: [
            'touch',
            assign({
              error: ({ event }) => ({
                detail: `The result could not be drafted: ${event.error.message}`,
                error_code: 'INTERNAL',
              }),
            }),
          ],
        },
      },
    },
    publishing: {
      description: 'The publisher makes the artifacts',
      entry: [
        stage('publishing'),
        { type: 'send', params: ({ context }) => outgoing.publishOrder(context) },
        { type: 'alarm', params: ({ context }) => outgoing.publishAlarm(context.updated_at + PUBLISH_MS) },
      ],
      on: {
        published: {
          description: 'One artifact is stored, or could not be made',
          actions: ['touch', assign(({ context, event }) => afterPublished(context, event.published)), ready],
        },
        'publish.due': {
          description: 'Artifacts that are missing by now are left out',
          target: 'completed',
          actions: 'touch',
        },
      },
      always: { guard: 'allPublished', target: 'completed' },
    },
    completed: {
      description: 'The result and its artifacts are ready',
      type: 'final',
      entry: [
        { type: 'announce', params: ({ context }) => outgoing.completed(context) },
        { type: 'send', params: ({ context }) => outgoing.settlement(context, 'capture') },
        { type: 'send', params: ({ context }) => outgoing.webhook(context, 'completed') },
      ],
    },
    failed: {
      description: 'No result: the credits are given back',
      type: 'final',
      entry: [
        { type: 'send', params: ({ context }) => outgoing.dismissal(context) },
        { type: 'announce', params: ({ context }) => ({ name: 'failed', data: { error: context.error } }) },
        { type: 'send', params: ({ context }) => outgoing.settlement(context, 'release') },
        { type: 'send', params: ({ context }) => outgoing.webhook(context, 'failed') },
      ],
    },
    cancelled: {
      description: 'The client ended it: the credits are given back',
      type: 'final',
      entry: [
        { type: 'send', params: ({ context }) => outgoing.dismissal(context) },
        { type: 'announce', params: ({ context }) => ({ name: 'cancelled', data: { reason: context.error?.detail } }) },
        {
          type: 'send',
          params: ({ context }) => outgoing.settlement(context, isSpent(context) ? 'capture' : 'release'),
        },
      ],
    },
  },
});
