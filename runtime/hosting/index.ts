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
export { Host, type HostOptions } from './host.ts';
export { type Directive, direct, type Policy } from './supervision.ts';
