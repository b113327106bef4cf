import { AuditTrail } from '../../operations/audit-trail.ts';
import type { OperatorRole } from '../../sso/index.ts';
import type { PageRoute } from '../page-request.ts';
import { PageSite } from '../page-site.ts';
import { accountPage, accountsPage } from './accounts-pages.ts';
import { actorPage, actorsPage, historyPage } from './actors-pages.ts';
import { comparePage } from './compare-page.ts';
import { actPage, confirmPage, deadLetterPage, deadLettersPage } from './dead-letter-pages.ts';
import { deliveriesPage, redeliverPage } from './deliveries-pages.ts';
import { logPage } from './log-page.ts';
import { messagePage } from './message-page.ts';
import { Operators } from './operators.ts';
import { guardedBy, type OpsRequest } from './ops-page.ts';
import type { OpsServices } from './ops-services.ts';
import type { NodeReports } from './overview/node-reports.ts';
import { overviewPage, overviewStream } from './overview/overview-page.ts';
import { recordPage } from './review/record-page.ts';
import { messagesPage, reviewPage, reviewStream } from './review/review-page.ts';
import { StepFeed } from './review/step-feed.ts';
import { reviewsPage } from './reviews-page.ts';
import { signInPages } from './sign-in-pages.ts';

/** The operators' pages: behind their own sign-in, on a listener that answers to this machine only. */
export function opsSite(services: OpsServices, book: NodeReports): PageSite {
  const operators = new Operators(services);
  const audit = new AuditTrail(services);
  const feed = new StepFeed(services);
  const guarded = guardedBy(operators);
  const get = (path: string, handle: Parameters<typeof guarded>[0], role: OperatorRole = 'viewer'): PageRoute => ({
    method: 'GET',
    path,
    handle: guarded(handle, role),
  });
  const post = (path: string, handle: Parameters<typeof guarded>[0]): PageRoute => ({
    ...get(path, handle, 'operator'),
    method: 'POST',
  });
  const routes: readonly PageRoute[] = [
    ...signInPages(operators, services, audit),
    get('/ops/', (request) => overviewPage(request, services, book)),
    get('/ops/live', (request) => overviewStream(request, services, book)),
    get('/ops/reviews', (request) => reviewsPage(request, services)),
    get('/ops/reviews/:id', (request) => reviewPage(request, services)),
    get('/ops/reviews/:id/live', (request) => reviewStream(request, services, feed)),
    get('/ops/reviews/:id/record', (request) => recordPage(request, services)),
    get('/ops/reviews/:id/history', (request: OpsRequest) => historyPage(request, services)),
    get('/ops/reviews/:id/messages', (request) => messagesPage(request, services)),
    get('/ops/reviews/:id/messages/:sequence', (request) => messagePage(request, services, audit), 'operator'),
    get('/ops/actors', (request) => actorsPage(request, services, book)),
    get('/ops/actors/:type/:key', (request) => actorPage(request, services, audit)),
    get('/ops/actors/:type/:key/compare', (request) => comparePage(request, services, audit), 'operator'),
    get('/ops/dead-letters', (request) => deadLettersPage(request, services)),
    get('/ops/dead-letters/:letter', (request) => deadLetterPage(request, services, audit), 'operator'),
    post('/ops/dead-letters/confirm', (request) => confirmPage(request, services)),
    post('/ops/dead-letters/act', (request) => actPage(request, services, audit)),
    get('/ops/deliveries', (request) => deliveriesPage(request, services)),
    post('/ops/deliveries/:account/:webhook/redeliver', (request) => redeliverPage(request, services, audit)),
    get('/ops/accounts', (request) => accountsPage(request, services)),
    get('/ops/accounts/:id', (request) => accountPage(request, services)),
    get('/ops/log', (request) => logPage(request, audit)),
  ];
  return new PageSite({ root: '/ops', routes, log: services.log });
}
