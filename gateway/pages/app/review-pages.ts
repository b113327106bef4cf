/** The pages of one review: live while it runs, the viewer when it is there, its obligations, its debate, its files. */
import { reviewBody } from '../../../protocols/index.ts';
import type { Answer } from '../../http/request-context.ts';
import type { Role } from '../../people/index.ts';
import { seeOther } from '../page-answer.ts';
import type { PageRoute } from '../page-request.ts';
import { type AppRequest, forPeople } from './access.ts';
import type { AppServices } from './app-services.ts';
import { callHandler, refuseAsPage } from './call-handler.ts';
import { endedPage, liveEvents, livePage } from './live-page.ts';
import { namesIn } from './names.ts';
import { comparisonPage } from './viewer/comparison-page.ts';
import { completedReview, reviewOf } from './viewer/completed-review.ts';
import { debatePage } from './viewer/debate-page.ts';
import { decisionPages, viewerState } from './viewer/decision-pages.ts';
import { obligationsPage } from './viewer/obligations-page.ts';
import { positionsPage } from './viewer/positions-page.ts';
import { viewerPage } from './viewer/viewer-page.ts';

const HERE = '/app/reviews/:id';

export function reviewPages(services: AppServices): PageRoute[] {
  const events = liveEvents(services);
  const get = (path: string, handle: Parameters<typeof forPeople>[3], role: Role = 'viewer'): PageRoute =>
    forPeople(services, role, { method: 'GET', path: HERE + path }, handle);
  return [
    get('', (request) => reviewPage(services, request)),
    get('/events', (request) => events(request, reviewOf(services, request))),
    get('/obligations', async (request) => obligationsPage(request, completedReview(services, request))),
    get('/positions', async (request) => positionsPage(request, completedReview(services, request))),
    get('/comparison', async (request) => comparisonPage(request, completedReview(services, request))),
    get('/debate/:issue', async (request) => {
      const review = completedReview(services, request);
      return debatePage(request, review, viewerState(services, review.view).decisions);
    }),
    get('/download/:artifact', (request) =>
      callHandler(services.restHandlers.download, request, { refused: refuseAsPage }),
    ),
    forPeople(services, 'reviewer', { method: 'POST', path: `${HERE}/cancel` }, (request) =>
      callHandler(services.restHandlers.cancelReview, request, {
        done: () => seeOther(`/app/reviews/${request.params.id}`),
        refused: refuseAsPage,
      }),
    ),
    ...decisionPages(services),
  ];
}

async function reviewPage(services: AppServices, request: AppRequest): Promise<Answer> {
  const view = reviewOf(services, request);
  if (request.wantsJson) return request.data(reviewBody(view));
  const names = await namesIn(request.language);
  switch (view.status) {
    case 'completed':
      return viewerPage(request, completedReview(services, request), viewerState(services, view));
    case 'failed':
    case 'cancelled':
      return endedPage(request, view, names);
    case 'in_progress':
    case 'processing':
      return livePage(request, view, names);
    default:
      return view.status satisfies never;
  }
}
