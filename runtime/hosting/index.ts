export {
  type Activity,
  type ActivityContext,
  type ActivityError,
  ActivityFailure,
  type ActivityHandler,
  type ActivityOutcome,
  type ActivityRequest,
  activity,
  TerminalError,
} from './activities/activity.ts';
export {
  ActorClient,
  type ActorClientOptions,
  type AskedActor,
  type AskOptions,
  NoReply,
  type RecordChanges,
} from './ask.ts';
export {
  type AlarmSetting,
  type Behaviour,
  bodyOf,
  type Crashed,
  effectActions,
  type Outgoing,
  type RoutedMessage,
  type Stamped,
} from './behaviour.ts';
export {
  addresseeOf,
  type DeadLetter,
  deadLetterRecords,
  deadLetters,
  type Replayed,
} from './dead-letters/dead-letter.ts';
export { DEFAULT_RETRY, type RetryPolicy } from './dead-letters/retry-policy.ts';
export type { IncomingMessage } from './delivery/direct-delivery.ts';
export { Host } from './host.ts';
export type { HostOptions } from './host-options.ts';
export { firstStep, nextStep } from './machine-step.ts';
export {
  entityOf,
  entityOfSubject,
  type KeyFilter,
  localOwnership,
  type Ownership,
  type OwnershipListener,
} from './ownership.ts';
export { type Directive, decideDirective, type SupervisionPolicy } from './supervision.ts';
