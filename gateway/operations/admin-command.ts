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
  /** Commands that change something are on the audit trail. */
  readonly changes: boolean;
  /** Checks the parameters, and gives what runs the command with them. Throws ZodError. */
  readonly prepare: (services: AdminServices, given: unknown) => PreparedCommand;
}

interface PreparedCommand {
  readonly params: Readonly<Record<string, unknown>>;
  readonly run: () => Promise<unknown>;
}

/** Types each command's parameters by its schema. */
export const command = <Params extends Readonly<Record<string, unknown>>>(
  schema: z.ZodType<Params>,
  changes: boolean,
  run: (services: AdminServices, params: Params) => Promise<unknown>,
): AdminCommand => ({
  changes,
  prepare: (services, given) => {
    const params = schema.parse(given);
    return { params, run: () => run(services, params) };
  },
});

export const account = z.string().refine(isAccountId, { error: 'is not an account id' });
