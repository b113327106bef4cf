/** What a command of administration is, and what it may use. */
import { z } from 'zod';
import { isAccountId } from '../../protocols/account/index.ts';
import type { Clock, Entropy, Store } from '../../runtime/index.ts';
import type { AccountService } from '../accounts/index.ts';
import type { AuditTrail } from './audit-trail.ts';
import type { DeadLetterReplay } from './dead-letters.ts';

export interface AdminServices {
  readonly accounts: AccountService;
  readonly audit: AuditTrail;
  readonly store: Store;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly deadLetters: DeadLetterReplay;
  /** Where people reach the pages: sign-in links begin with it. */
  readonly publicUrl: string;
}

export interface AdminCommand {
  readonly params: z.ZodType;
  /** Commands that change something are on the audit trail. */
  readonly changes: boolean;
  readonly run: (services: AdminServices, params: never) => Promise<unknown>;
}

/** Types each command's parameters by its schema. */
export const command = <Params extends z.ZodType>(
  params: Params,
  changes: boolean,
  run: (services: AdminServices, params: z.output<Params>) => Promise<unknown>,
): AdminCommand => ({ params, changes, run });

export const account = z.string().refine(isAccountId, { error: 'is not an account id' });
