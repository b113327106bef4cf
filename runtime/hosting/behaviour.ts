import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Message } from '../bus/bus.ts';
import type { Write } from '../store/store.ts';
import type { Activity, ActivityRequest } from './activities/activity.ts';

/**
 * Behaviour: one type of actor, as the host sees it. A machine is pure: it never calls anything, it names effects as
 * actions with the types below, and the host carries them out after the transaction that recorded them.
 */
export interface Behaviour {
  /** Kebab-case; part of every key in the store. */
  readonly type: string;
  readonly machine: AnyStateMachine;
  /** Of the context's shape; a snapshot of another version is handed to `migrate`. */
  readonly version: number;
  /**
   * flush: nothing leaves the actor before its transaction is on disk. batch: effects start when the transaction is
   * visible, and only the acknowledgement waits for the disk; right for work that can be repeated by its key. derived:
   * the actor is not stored. The actor that gave it work asks again after a crash (see `awaitsDerived`) and stores the
   * answer in the transaction in which it hears it.
   */
  readonly durability: 'flush' | 'batch' | 'derived';
  /** What its actors schedule; an activity that is not named here runs once, without a time limit. */
  readonly activities?: readonly Activity[];
  /** Patterns of the messages that concern actors of this type. */
  readonly patterns: readonly string[];
  /**
   * Those of them that the journal delivers; default all. The others are messages within a household, which are handled where
   * they are sent: delivering what is only recorded would cost more than the debate. One that goes to another household, or that
   * no transaction has room for, is delivered directly by its sender.
   */
  readonly delivered?: readonly string[];
  /**
   * Which actors a message is for and the event each shall handle; none when the message is not for this type. Throws
   * when the body is not what the subject promises: the message becomes a dead letter with that reason.
   */
  readonly route: (message: RoutedMessage) => readonly Addressed[];
  /** Input that creates the actor when this event is its first; undefined when this event cannot create one. */
  readonly initialInput: (key: string, event: AnyEventObject) => unknown;
  /**
   * The final state an actor has from the start when this event arrives before the one that creates it: later events
   * change nothing. undefined, or no function: no actor can handle the event.
   */
  readonly tombstone?: (event: AnyEventObject) => string | undefined;
  /**
   * Whether the events between the two snapshots only added to the context and decided nothing. They are then stored
   * beside the earlier snapshot, which pays when it is much larger than they are. Default never.
   */
  readonly defersSnapshot?: (before: AnyMachineSnapshot, after: AnyMachineSnapshot) => boolean;
  /**
   * Whether a message that no actor of this host handles is for observers alone: it is recorded in the journal once and
   * not sent again after a crash. Default: every such message is sent until the journal has it.
   */
  readonly isForObservers?: (message: Outgoing) => boolean;
  /** Events that actors of the same household send at the same time, as one event; undefined when they do not combine. */
  readonly combine?: (events: readonly AnyEventObject[]) => AnyEventObject | undefined;
  /** Handled instead of an event at which the machine threw; undefined: the actor handles `crashed`. */
  readonly replaceFaulty?: (event: AnyEventObject, error: unknown) => AnyEventObject | undefined;
  /** Whether derived actors work for it. It then handles `resumed` when it is loaded, and asks those again who owe an answer. */
  readonly awaitsDerived?: (snapshot: AnyMachineSnapshot) => boolean;
  /** Records stored in the same transaction as the snapshot, such as views for readers. */
  readonly records?: (key: string, snapshot: AnyMachineSnapshot, sent: readonly Outgoing[]) => readonly Write[];
  /** Context of an older version to the present one. Throws when it cannot. */
  readonly migrate?: (context: unknown, fromVersion: number) => unknown;
}

/** A message on its way to actors. */
export interface RoutedMessage extends Message {
  /** An actor of the same household sent it: its body has the sender's type, and no schema needs to check it. */
  readonly isLocal?: boolean;
}

/** The body as its schema reads it. Throws what the schema throws when a message from outside does not fit. */
export function bodyOf<Body>(schema: { parse(body: unknown): Body }, { body, isLocal }: RoutedMessage): Body {
  return isLocal ? (body as Body) : schema.parse(body);
}

export interface Addressed {
  readonly key: string;
  readonly event: AnyEventObject;
}

/** A message an actor sends. */
export interface Outgoing {
  readonly subject: string;
  readonly body: unknown;
}

/** A deadline; `event` comes back at or after the instant, also across restarts. */
export interface AlarmSetting {
  readonly id: string;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly at: number;
  readonly event: AnyEventObject;
}

/** What the host stamps on every event before a machine sees it: the clock when it is handled. */
export type Stamped<Event> = Event & { readonly at: number };

/**
 * Sent to an actor whose machine threw while handling another event, so that it can end in a state that says so. The
 * event itself is in the dead letters.
 */
export interface Crashed {
  readonly type: 'crashed';
  readonly message: string;
}

/** The effects a machine may name, by action type, with their params. */
export interface Effects {
  send: { readonly messages: readonly Outgoing[] };
  schedule: { readonly activities: readonly ActivityRequest[] };
  alarm: { readonly alarms: readonly AlarmSetting[] };
  'cancel-alarm': { readonly ids: readonly string[] };
}

type Unperformed<Params> = (_: unknown, params: Params) => void;
const unperformed = (): void => {};

/** For `setup({ actions: { ...effectActions } })`: types the params; the host performs them, the machine does not. */
export const effectActions: { [Name in keyof Effects]: Unperformed<Effects[Name]> } = {
  send: unperformed,
  schedule: unperformed,
  alarm: unperformed,
  'cancel-alarm': unperformed,
};
