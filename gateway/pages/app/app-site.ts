import type { PagesListener } from '../../http/server.ts';
import { AuditTrail } from '../../operations/audit-trail.ts';
import { peopleServices } from '../../people/index.ts';
import { DecisionDrafts } from '../../reviews/decision-drafts.ts';
import { webhookPost } from '../../webhooks/index.ts';
import { PageSite } from '../page-site.ts';
import { keysPages } from './account/keys-page.ts';
import { peoplePages } from './account/people-page.ts';
import { ssoPages } from './account/sso-page.ts';
import { usagePages } from './account/usage-page.ts';
import { webhooksPages } from './account/webhooks-page.ts';
import type { AppServices } from './app-services.ts';
import { reviewPages } from './review-pages.ts';
import { reviewsPages } from './reviews-page.ts';
import { companySignIn } from './sign-in/company-sign-in.ts';
import { passkeyPages } from './sign-in/passkey-pages.ts';
import { signInPages } from './sign-in/sign-in-pages.ts';

export type CustomerPagesOptions = Omit<
  AppServices,
  'restHandlers' | 'closing' | 'audit' | 'postWebhook' | 'drafts' | 'people' | 'sessions' | 'links' | 'passkeys'
>;

/** The customers' pages beside a listener of the REST interface. */
export const customerPages =
  (options: CustomerPagesOptions) =>
  ({ handlers, closing }: PagesListener): PageSite['find'] => {
    const services: AppServices = {
      ...options,
      ...peopleServices(options),
      restHandlers: handlers,
      postWebhook: webhookPost({ ...options, allowLoopback: options.allowLoopbackWebhooks }),
      closing,
      audit: new AuditTrail(options),
      drafts: new DecisionDrafts(options),
    };
    const routes = [
      ...signInPages(services),
      ...passkeyPages(services),
      ...companySignIn(services),
      ...reviewsPages(services),
      ...reviewPages(services),
      ...keysPages(services),
      ...usagePages(services),
      ...webhooksPages(services),
      ...peoplePages(services),
      ...ssoPages(services),
    ];
    const site = new PageSite({ root: '/app', routes, log: options.log });
    return (request) => site.find(request);
  };
