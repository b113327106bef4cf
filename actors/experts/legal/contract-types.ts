import type { DocumentType } from '../../../protocols/index.ts';

/** Contracts under which one side performs for money. */
export const COMMERCIAL = [
  'services',
  'saas',
  'licence',
  'consulting',
  'supply',
  'distribution',
  'franchise',
] as const satisfies readonly DocumentType[];

/** Contracts of every kind that bind for some time and stand alone; terms on data processing are part of another one. */
export const LASTING = [
  ...COMMERCIAL,
  'nda',
  'employment',
  'lease',
  'joint_venture',
  'general',
] as const satisfies readonly DocumentType[];
