export { AccountView, KeyRecord, KeyView } from './account-view.ts';
export {
  ACCOUNT_COMMANDS,
  AccountAnswer,
  type AccountCommand,
  type AccountCommandName,
  AccountName,
  KeyName,
  MAX_CALLS_PER_MINUTE,
  MAX_GRACE_MS,
  parseAccountCommand,
} from './commands.ts';
export { LEDGER_KINDS, LedgerEntry } from './ledger.ts';
export { monthAt, monthOf, nextMonthAt } from './month.ts';
export {
  ACCOUNT_PATTERNS,
  type AccountSubject,
  formatAccountSubject,
  isAccountId,
  parseAccountSubject,
} from './subjects.ts';
export { TIER_LIMITS, TIERS, Tier, type TierLimits } from './tier.ts';
