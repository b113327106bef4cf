/** The list of reviews, with the form that begins one. */
import * as Effect from 'effect/Effect';
import type { Speaker } from '../../../actors/languages/index.ts';
import { ERRORS, type ReviewView, reviewBody } from '../../../protocols/index.ts';
import type { ApiError } from '../../http/errors/api-error.ts';
import type { Answer } from '../../http/request-context.ts';
import { includesRole } from '../../people/index.ts';
import { InvalidCursor } from '../../reviews/review-service.ts';
import { type Html, html, isolated } from '../html.ts';
import { seeOther } from '../page-answer.ts';
import { PageError, type PageRoute } from '../page-request.ts';
import { type AppRequest, forPeople } from './access.ts';
import type { AppServices } from './app-services.ts';
import { callHandler } from './call-handler.ts';
import { dropForm } from './drop-form.ts';
import { instant, namesIn } from './names.ts';
import { ResultSummaries } from './result-summaries.ts';
import { pills } from './severity-pills.ts';

/** Reviews on one page: what a reader looks through before they search. */
const PAGE = 25;

export function reviewsPages(services: AppServices): PageRoute[] {
  const summaries = new ResultSummaries(services.reviews);
  const listPage = (request: AppRequest, problem?: ApiError): Promise<Answer> =>
    reviewsPage({ services, summaries, request, problem });
  return [
    forPeople(services, 'viewer', { method: 'GET', path: '/app/reviews' }, (request) => listPage(request)),
    forPeople(services, 'reviewer', { method: 'POST', path: '/app/reviews' }, (request) =>
      Effect.flatMap(
        callHandler(services.restHandlers.submitFile, request, { done: begun, refused: (problem) => problem }),
        (outcome) =>
          '_tag' in outcome
            ? Effect.tryPromise({ try: () => listPage(request, outcome), catch: (error) => error })
            : Effect.succeed(outcome),
      ),
    ),
  ];
}

/** On to the review that has begun. */
function begun({ body, began }: Answer): Answer {
  const { review_id } = JSON.parse(String(body)) as { review_id: string };
  return { ...seeOther(`/app/reviews/${review_id}`), ...(began && { began }) };
}

interface Listing {
  readonly services: AppServices;
  readonly summaries: ResultSummaries;
  readonly request: AppRequest;
  readonly problem: ApiError | undefined;
}

async function reviewsPage({ services, summaries, request, problem }: Listing): Promise<Answer> {
  const { say, language, person, account, url, page, data, wantsJson } = request;
  const names = await namesIn(language);
  const { items, next } = pageOf(services, account.account_id, url.searchParams.get('after') ?? undefined);
  if (wantsJson) return data({ items: items.map(reviewBody), next_cursor: next });
  const title = say('app.menu.reviews');
  const form = includesRole(person.role, 'reviewer') ? dropForm(services, request, names) : undefined;
  const rows = items.map((view) => row(view, summaries, request, names));
  const body = html`<h1>${title}</h1>${problem && notice(problem, request)}${form}
${items.length === 0 ? html`<p class="soft">${say('app.reviews.none')}</p>` : table(rows, request)}
${next && html`<p><a href="/app/reviews?after=${encodeURIComponent(next)}">${say('app.reviews.older')}</a></p>`}`;
  const status = problem === undefined ? 200 : ERRORS[problem.code].status;
  return page({ title, body, scripts: ['file-drop.js'], status });
}

function pageOf({ reviews }: AppServices, account: string, cursor: string | undefined) {
  try {
    return reviews.list(account, { limit: PAGE, cursor });
  } catch (error) {
    if (error instanceof InvalidCursor) throw new PageError(400);
    throw error;
  }
}

function notice({ code, detail }: ApiError, { say }: AppRequest): Html {
  const known = {
    INSUFFICIENT_CREDITS: 'app.refused.credits',
    TIER_FORBIDDEN: 'app.refused.tier',
    UNSUPPORTED_MEDIA_TYPE: 'app.refused.kind',
    PAYLOAD_TOO_LARGE: 'app.refused.size',
  } as const;
  const sentence = code in known ? say(known[code as keyof typeof known]) : say('app.refused');
  return html`<div class="notice bad" role="alert"><p>${sentence}</p><p class="soft" lang="en">${detail}</p></div>`;
}

const table = (rows: readonly Html[], { say }: AppRequest): Html =>
  html`<div class="scroll"><table class="stacks"><thead><tr><th scope="col">${say('app.review.document')}</th><th scope="col">${say('app.review.state')}</th><th scope="col" class="number">${say('app.review.risk')}</th><th scope="col">${say('app.review.findings')}</th><th scope="col">${say('app.review.begun')}</th></tr></thead><tbody>${rows}</tbody></table></div>`;

function row(view: ReviewView, summaries: ResultSummaries, { say }: AppRequest, names: Speaker): Html {
  const summary = summaries.of(view);
  const type = view.document_type === null ? '' : names.documentType(view.document_type);
  const isRunning = view.status === 'in_progress' || view.status === 'processing';
  const state = isRunning
    ? html`${names.text(`stage.${view.stage}`)} <progress max="100" value="${view.progress}" aria-label="${say('app.review.progress')}"></progress> <span class="number" title="${say('app.live.experts')}">${view.agents_reported}/${view.agents_assigned}</span>`
    : html`<span class="${view.status === 'failed' ? 'bad' : 'soft'}">${names.text(`status.${view.status}`)}</span>`;
  return html`<tr><td><a href="/app/reviews/${view.review_id}">${isolated(view.document_title)}</a> <span class="soft">${type}</span></td>
<td data-label="${say('app.review.state')}">${state}</td><td class="number" data-label="${say('app.review.risk')}">${summary && (summary.score === null ? '–' : names.number(Math.round(summary.score)))}</td>
<td data-label="${say('app.review.findings')}">${summary && pills(summary.severities, names)}</td>
<td data-label="${say('app.review.begun')}">${instant(view.created_at, names.locale)}</td></tr>`;
}
