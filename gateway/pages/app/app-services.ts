import type { Clock, Entropy, Logger, Store } from '../../../runtime/index.ts';
import type { AccountService } from '../../accounts/index.ts';
import type { AccountContext, Handler } from '../../http/request-context.ts';
import type { AuditTrail } from '../../operations/audit-trail.ts';
import type { PeopleServices } from '../../people/index.ts';
import type { PlaybookService } from '../../playbooks/index.ts';
import type { DecisionDrafts } from '../../reviews/decision-drafts.ts';
import type { DecisionService } from '../../reviews/decision-service.ts';
import type { ReviewService } from '../../reviews/review-service.ts';
import type { DeliveryService, WebhookPost } from '../../webhooks/index.ts';

/** Handlers of the REST interface that pages call, too: the same checks, the same limits, the same answers. */
export interface RestHandlers {
  readonly submitFile: Handler<AccountContext>;
  readonly streamEvents: Handler<AccountContext>;
  readonly download: Handler<AccountContext>;
  readonly cancelReview: Handler<AccountContext>;
}

/** What the customers' pages need. */
export interface AppServices extends PeopleServices {
  readonly restHandlers: RestHandlers;
  readonly reviews: ReviewService;
  readonly decisions: DecisionService;
  readonly drafts: DecisionDrafts;
  readonly accounts: AccountService;
  readonly playbooks: PlaybookService;
  readonly deliveries: DeliveryService;
  readonly postWebhook: WebhookPost;
  readonly audit: AuditTrail;
  readonly store: Store;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly log: Logger;
  /** Ends every open stream when the service stops. */
  readonly closing: AbortSignal;
  /** Where people reach the pages; undefined: on this machine only. */
  readonly publicUrl: string | undefined;
  readonly allowLoopbackWebhooks: boolean;
  /** Whether the operator has set up any. */
  readonly hasLanguageModels: boolean;
  /** Requests of one address a minute on the way to and from an identity provider; a sign-in takes three. */
  readonly companyRequestsPerMinute?: number | undefined;
}
