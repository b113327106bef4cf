export { type Asymmetry, asymmetries } from './pairs/asymmetry.ts';
export { figureConflicts, periodConflicts } from './pairs/conflicts.ts';
export { wrongSums } from './pairs/instalments.ts';
export { mirrorOf } from './pairs/mirror.ts';
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
