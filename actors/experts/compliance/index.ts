import type { Expert } from '../expert.ts';
import { antiCorruption } from './anti-corruption.ts';
import { breachNotice } from './breach-notice.ts';
import { cardData } from './card-data.ts';
import { ccpa } from './ccpa.ts';
import { dataProtection } from './data-protection.ts';
import { dataRetention } from './data-retention.ts';
import { dataSubjectRights } from './data-subject-rights.ts';
import { healthData } from './health-data.ts';
import { internationalTransfer } from './international-transfer.ts';
import { modernSlavery } from './modern-slavery.ts';
import { records } from './records.ts';
import { sanctionsExport } from './sanctions-export.ts';
import { subProcessors } from './sub-processors.ts';

/** The compliance bench, in order of expert id. */
export const complianceExperts: readonly Expert[] = [
  antiCorruption,
  breachNotice,
  cardData,
  ccpa,
  dataProtection,
  dataRetention,
  dataSubjectRights,
  healthData,
  internationalTransfer,
  modernSlavery,
  records,
  sanctionsExport,
  subProcessors,
];
