export {
  type AlarmSetting,
  type Behaviour,
  type Crashed,
  effectActions,
  type Order,
  type OrderError,
  type Outgoing,
  type Stamped,
  TerminalError,
  type Worker,
} from './behaviour.ts';
export { addresseeOf, type DeadLetter, deadLetters, type Replayed } from './dead-letter.ts';
export { type Belongs, entityOf, entityOfSubject, type Home, soleHome, type Tenant } from './home.ts';
export { Host, type HostOptions, type Incoming } from './host.ts';
export { PATIENT, type RetryPolicy } from './retry-policy.ts';
export { type Directive, direct, type Policy } from './supervision.ts';
