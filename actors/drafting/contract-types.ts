import type { DocumentType } from '../../protocols/index.ts';

/** Contracts that stand alone; terms on data processing are part of another one by nature. */
export const STANDING_CONTRACTS: ReadonlySet<DocumentType> = new Set<DocumentType>([
  'services',
  'saas',
  'licence',
  'employment',
  'consulting',
  'lease',
  'supply',
  'distribution',
  'franchise',
  'joint_venture',
  'general',
]);

/** Everything that binds two sides. */
export const CONTRACTS_AND_TERMS: ReadonlySet<DocumentType> = new Set<DocumentType>([
  ...STANDING_CONTRACTS,
  'nda',
  'data_processing',
  'terms_of_service',
  'privacy_policy',
]);
