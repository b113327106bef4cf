/** The list of reviews, with the form that begins one. */
import * as Effect from 'effect/Effect';
import type { Speaker } from '../../../actors/languages/index.ts';
import { TIER_LIMITS } from '../../../protocols/account/index.ts';
import { creditsFor, ERRORS, type ReviewView, reviewBody } from '../../../protocols/index.ts';
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
import { instant, namesIn } from './names.ts';
import { ResultSummaries } from './result-summaries.ts';
import { pills } from './severity-pills.ts';

/** Reviews on one page: what a reader looks through before they search. */
const PAGE = 25;

const PRESETS = ['comprehensive', 'quick', 'legal', 'technical', 'compliance'] as const;
const OUTPUT_LANGUAGES = ['English', 'Italian', 'Spanish'] as const;
const OWN_LANGUAGE = { en: 'English', it: 'Italian', es: 'Spanish' } as const;
const OWN_NAMES = { English: 'English', Italian: 'Italiano', Spanish: 'Español' } as const;

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

function dropForm(services: AppServices, request: AppRequest, names: Speaker): Html {
  const { say, account, language } = request;
  const { tier, balance } = services.accounts.view(account.account_id);
  const isUnlimited = TIER_LIMITS[tier].creditsPerMonth === null;
  return html`<file-drop><form class="card drop" method="post" enctype="multipart/form-data" action="/app/reviews">
<label class="file"><span>${say('app.drop.file')}</span> <input type="file" name="file" required accept=".docx,.pdf,.txt,.md"></label>
<div class="row"><label>${say('app.drop.preset')} <select name="preset">${PRESETS.map((preset) => html`<option value="${preset}">${isUnlimited ? names.text(`preset.${preset}`) : say('app.drop.cost', { preset: names.text(`preset.${preset}`), credits: creditsFor(preset, false) })}</option>`)}</select></label>
<label>${say('app.drop.language')} <select name="output_language">${OUTPUT_LANGUAGES.map((each) => html`<option value="${each}"${each === OWN_LANGUAGE[language] ? html` selected` : ''}>${OWN_NAMES[each]}</option>`)}</select></label>
<label class="check"><input type="checkbox" name="enable_deep_review" value="true"> ${say(isUnlimited ? 'app.drop.deep' : 'app.drop.deep-cost')}</label>
${positions(services, request)}
<button class="main">${say('app.drop.begin')}</button></div>
<p class="soft">${isUnlimited ? say('app.credits.unlimited') : say('app.credits.left', { credits: balance })}</p></form></file-drop>`;
}

/** Whom the review speaks for, and by which positions it goes. What is left blank is not asked for. */
function positions({ playbooks }: AppServices, { say, account }: AppRequest): Html {
  const known = playbooks.list(account.account_id).map(({ id, name }) => html`<option value="${id}">${name}</option>`);
  return html`<label>${say('app.drop.side')} <input name="side" maxlength="200" list="sides" autocomplete="off" placeholder="${say('app.drop.both')}"></label>
<datalist id="sides"><option value="customer">${say('app.drop.customer')}</option><option value="supplier">${say('app.drop.supplier')}</option></datalist>
<label>${say('app.drop.playbook')} <select name="playbook"><option value="">${say('app.drop.none')}</option>${known}</select></label>
<label>${say('app.drop.standard')} <input name="standard" maxlength="100" autocomplete="off" spellcheck="false" placeholder="rev_… / pb_…"></label>`;
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
