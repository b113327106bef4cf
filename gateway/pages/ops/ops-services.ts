import type { AnyStateMachine } from 'xstate';
import type { Bus, Clock, Entropy, Logger, Store } from '../../../runtime/index.ts';
import type { AccountService } from '../../accounts/index.ts';
import type { DeadLetterReplay } from '../../operations/dead-letters.ts';
import type { JournalReader } from '../../operations/journal-reader.ts';
import type { OidcSettings } from '../../sso/index.ts';
import type { DeliveryService } from '../../webhooks/index.ts';

/** The services that the operators' pages use. */
export interface OpsServices {
  readonly store: Store;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly log: Logger;
  /** What an operator signs in with. */
  readonly token: string;
  /** The node whose process answers. */
  readonly node: string;
  /** Aborted when the listener stops: open streams end. */
  readonly closing: AbortSignal;
  /** By type of actor. */
  readonly machines: ReadonlyMap<string, AnyStateMachine>;
  readonly journal: JournalReader;
  /** Where operators sign in beside the token; undefined: by token alone. */
  readonly oidc?: OidcSettings | undefined;
  /** Where people reach these pages, where that is not this machine. */
  readonly adminUrl?: string | undefined;
  readonly allowLoopback?: boolean;
  readonly accounts?: Pick<AccountService, 'list' | 'view' | 'ledgerBefore'> | undefined;
  readonly deliveries?: Pick<DeliveryService, 'list' | 'find' | 'redeliver'> | undefined;
  /** Undefined in a process without an engine: it looks, and leaves acts to others. */
  readonly deadLetters?: DeadLetterReplay | undefined;
}
