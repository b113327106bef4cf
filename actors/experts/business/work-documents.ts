import type { DocumentType } from '../../../protocols/index.ts';

/** Documents under which somebody works for somebody else against money. */
export const WORK_DOCUMENTS: readonly DocumentType[] = [
  'services',
  'consulting',
  'saas',
  'request_for_proposal',
  'proposal',
];
