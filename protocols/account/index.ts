export { AccountView, KeyRecord, KeyView } from './account-view.ts';
export {
  AccountAnswer,
  type AccountCommand,
  AccountName,
  KeyName,
  MAX_CALLS_PER_MINUTE,
  parseAccountCommand,
} from './commands.ts';
export { DEFAULT_GRACE_MS, MAX_GRACE_MS, OFFERED_GRACES_MS } from './key-grace.ts';
export { LedgerEntry } from './ledger.ts';
export { monthAt, monthOf, nextMonthAt } from './month.ts';
export {
  ACCOUNT_PATTERNS,
  formatAccountSubject,
  isAccountId,
  parseAccountSubject,
} from './subjects.ts';
export { TIER_LIMITS, TIERS, Tier } from './tier.ts';
