export {
  ACTIONS,
  type Action,
  type AmountOf,
  type Bearer,
  MATTERS,
  type Matter,
  type Measure,
  MODALITIES,
  type Modality,
  type Provision,
  type Provisions,
  type RateOf,
  type RosterParty,
} from './provision.ts';
export { provisionsOf } from './provisions-of.ts';
