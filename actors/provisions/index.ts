export type {
  Action,
  AmountOf,
  Bearer,
  Matter,
  Measure,
  Modality,
  Provision,
  Provisions,
  RateOf,
  RosterParty,
} from './provision.ts';
export { provisionsIn, provisionsOf } from './provisions-of.ts';
