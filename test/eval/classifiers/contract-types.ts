import type { DocumentType } from '../../../protocols/index.ts';

/**
 * Our document types for the contract types of CUAD, the best one first. Where its people sort by trade (co-branding,
 * sponsorship, development) and we by legal kind, several are right; a kind that we do not know is `general`.
 */
const OURS: Readonly<Record<string, readonly DocumentType[]>> = {
  'Affiliate Agreements': ['general', 'services'],
  'Agency Agreements': ['general', 'distribution'],
  'Co Branding': ['general'],
  Collaboration: ['general', 'joint_venture'],
  'Consulting Agreements': ['consulting'],
  Development: ['services', 'licence', 'general', 'joint_venture'],
  Distributor: ['distribution'],
  Endorsement: ['general', 'services'],
  Franchise: ['franchise'],
  Hosting: ['services', 'saas'],
  IP: ['licence'],
  'Joint Venture': ['joint_venture'],
  'License Agreements': ['licence'],
  Maintenance: ['services', 'licence'],
  Manufacturing: ['supply'],
  Marketing: ['general', 'distribution', 'services'],
  'Non Compete Non Solicit': ['general', 'employment'],
  Outsourcing: ['services', 'supply'],
  Promotion: ['general'],
  Reseller: ['distribution'],
  Service: ['services'],
  Sponsorship: ['general', 'services'],
  'Strategic Alliance': ['general', 'joint_venture'],
  Supply: ['supply'],
  Transportation: ['services', 'supply'],
};

/** Whether a type is right for a contract of CUAD's type; undefined where the set does not say or we do not know it. */
export const isRightType = (type: DocumentType, contractType: string | null): boolean | undefined =>
  contractType === null ? undefined : OURS[contractType]?.includes(type);
