/**
 * The setup of the review's statechart: its types, context updates and guards. Pure: effects are only named.
 */
import { assign, enqueueActions, setup } from 'xstate';
import { ARTIFACTS, type Submit } from '../../protocols/index.ts';
import { effectActions, type Outgoing } from '../../runtime/hosting/index.ts';
import { agenda } from './debate/moderator.ts';
import { missing, withSilence, withStatements } from './debate/statements.ts';
import { closed } from './debate/verdicts.ts';
import { awaitedModels } from './outside-panel.ts';
import { type ReviewMachineEvent, silentIn } from './review-announcements.ts';
import type { ReviewContext } from './review-context.ts';
import * as outgoing from './review-messages.ts';

interface Send {
  readonly type: 'send';
  readonly params: { readonly messages: readonly Outgoing[] };
}

/** Counts the event, and sends it under its number. */
const announce = enqueueActions<
  ReviewContext,
  ReviewMachineEvent,
  outgoing.Announcement,
  ReviewMachineEvent,
  never,
  Send,
  never
>(({ enqueue }, { name, data }) => {
  enqueue.assign({ events: ({ context }) => context.events + 1 });
  enqueue({ type: 'send', params: ({ context }) => outgoing.event(context, name, data) });
});

/** Sends events under the next numbers, and counts them. */
const announceAll = enqueueActions<
  ReviewContext,
  ReviewMachineEvent,
  readonly outgoing.Announcement[],
  ReviewMachineEvent,
  never,
  Send,
  never
>(({ context, enqueue }, announcements) => {
  enqueue({ type: 'send', params: outgoing.events(context, announcements) });
  enqueue.assign({ events: context.events + announcements.length });
});

export const reviewSetup = setup({
  types: {
    context: {} as ReviewContext,
    events: {} as ReviewMachineEvent,
    input: {} as { submit: Submit; at: number },
  },
  actions: {
    ...effectActions,
    touch: assign({ updated_at: ({ event, context }) => ('at' in event ? event.at : context.updated_at) }),
    announce,
    announceAll,
    hear: assign(({ context, event }) =>
      event.type === 'statement' ? withStatements(context, [event.statement]) : {},
    ),
    leaveOutSilent: assign(({ context, event }) => withSilence(context, silentIn(context, event))),
    leaveOutMissing: assign(({ context }) => missing(context)),
    hearAll: assign(({ context, event }) =>
      event.type === 'statements' ? withStatements(context, event.statements) : {},
    ),
    openRound: assign(({ context }) => {
      const round = context.round + 1;
      return { round, asked: agenda(context, round), positions: [...context.positions, []] };
    }),
    closeRound: assign(({ context }) => closed(context)),
  },
  guards: {
    allReported: ({ context }) => context.panel.every((expert) => context.findings[expert] !== undefined),
    allSpoken: ({ context }) => Object.keys(context.asked).length === 0,
    isSilent: ({ context, event }) => silentIn(context, event).length > 0,
    isThisRound: ({ context, event }) => event.type === 'round.due' && event.round === context.round,
    isAwaitingModels: ({ context, event }) =>
      event.type === 'waiting.due' && event.round === context.round && awaitedModels(context).length > 0,
    debateGoesOn: ({ context }) =>
      context.stop_reason === null && Object.keys(agenda(context, context.round + 1)).length > 0,
    allPublished: ({ context }) =>
      ARTIFACTS.every((name) => context.artifacts.includes(name) || context.unpublished[name] !== undefined),
    isSequential: ({ context }) => context.submit.options.protocol.schedule === 'sequential',
  },
});
