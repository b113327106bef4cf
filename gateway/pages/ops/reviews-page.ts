import type { ReviewView } from '../../../protocols/index.ts';
import type { Answer } from '../../http/request-context.ts';
import { type Html, html, isolated } from '../html.ts';
import type { Say } from '../languages.ts';
import { seeOther } from '../page-answer.ts';
import { duration, instant, type OpsRequest, opsPage, short } from './ops-page.ts';
import type { OpsServices } from './ops-services.ts';
import { endedReviews, isStuck, reviewsInFlight } from './review-list.ts';

const PAGE = 50;

const STATES = ['all', 'in-flight', 'stuck', 'completed', 'failed', 'cancelled'] as const;
type State = (typeof STATES)[number];

/** Reviews under way, then those that are over; filters are in the address, so that a link to them can be sent. */
export function reviewsPage(request: OpsRequest, { store, clock }: OpsServices): Answer {
  const { say, url } = request;
  const state = STATES.find((each) => each === url.searchParams.get('state')) ?? 'all';
  const account = url.searchParams.get('account') || undefined;
  const words = (url.searchParams.get('q') ?? '').trim().slice(0, 200);
  if (/^rev_[\w-]+$/.test(words)) return seeOther(`/ops/reviews/${words}`);
  const after = url.searchParams.get('over') ?? undefined;
  const now = clock.now();
  const flights =
    after !== undefined || isEnded(state)
      ? []
      : reviewsInFlight(store)
          .filter((view) => account === undefined || view.account_id === account)
          .filter((view) => words === '' || view.document_title.toLowerCase().includes(words.toLowerCase()))
          .filter((view) => state !== 'stuck' || isStuck(view, now));
  const only = isEnded(state) ? state : undefined;
  const { views, next } =
    state === 'in-flight' || state === 'stuck'
      ? { views: [], next: null }
      : endedReviews(store, { only, account, words, after, limit: PAGE });
  const title = say('ops.menu.reviews');
  const body = html`<h1>${title}</h1>${writeFilter({ state, account, words }, say)}
${writeRows([...flights, ...views], now, say)}${next !== null && html`<p><a class="button" href="${nextHref(url, next)}">${say('ops.more')}</a></p>`}`;
  return opsPage(request, { title, body, data: { reviews: [...flights, ...views], next } });
}

const isEnded = (state: State): state is 'completed' | 'failed' | 'cancelled' =>
  state === 'completed' || state === 'failed' || state === 'cancelled';

function nextHref(url: URL, next: string): string {
  const query = new URLSearchParams(url.searchParams);
  query.set('over', next);
  return `${url.pathname}?${query}`;
}

interface Filter {
  readonly state: State;
  readonly account: string | undefined;
  readonly words: string;
}

const writeFilter = ({ state, account, words }: Filter, say: Say): Html =>
  html`<form class="row card" method="get"><label>${say('ops.reviews.state')} <select name="state">${STATES.map((each) => html`<option value="${each}"${each === state ? html` selected` : ''}>${say(`ops.reviews.state.${each}`)}</option>`)}</select></label>
<label>${say('ops.reviews.words')} <input name="q" value="${words}" maxlength="200"></label>
<label>${say('ops.reviews.account')} <input name="account" value="${account}" maxlength="100"></label><button>${say('ops.reviews.find')}</button></form>`;

function writeRows(views: readonly ReviewView[], now: number, say: Say): Html {
  if (views.length === 0) return html`<p class="card soft">${say('ops.reviews.none')}</p>`;
  return html`<div class="card scroll" tabindex="0" role="group" aria-label="${say('ops.menu.reviews')}"><table class="stacks"><thead><tr><th>${say('ops.flight.document')}</th><th>${say('ops.flight.stage')}</th><th>${say('ops.reviews.account')}</th><th>${say('ops.reviews.began')}</th><th class="number">${say('ops.reviews.took')}</th></tr></thead><tbody>
${views.map((view) => {
  const took =
    (view.completed_at ?? (view.status === 'failed' || view.status === 'cancelled' ? view.updated_at : now)) -
    view.created_at;
  return html`<tr><td><a href="/ops/reviews/${view.review_id}" title="${short(view.document_title, 300)}">${isolated(short(view.document_title))}</a></td><td>${stagePill(view, now, say)}</td><td data-label="${say('ops.reviews.account')}"><code>${short(view.account_id, 40)}</code></td><td data-label="${say('ops.reviews.began')}">${instant(view.created_at)}</td><td class="number" data-label="${say('ops.reviews.took')}">${duration(took)}</td></tr>`;
})}</tbody></table></div>`;
}

/** Where a review is, in a word and a colour. */
export function stagePill(view: Pick<ReviewView, 'stage' | 'status' | 'updated_at'>, now: number, say: Say): Html {
  const isOver = view.status !== 'in_progress' && view.status !== 'processing';
  const isLate = !isOver && now - view.updated_at > 60_000;
  const kind =
    view.status === 'completed' ? 'good' : view.status === 'failed' || isLate ? 'bad' : isOver ? 'soft' : 'warn';
  return html`<span class="pill ${kind}">${view.stage}${isLate && ` · ${say('ops.reviews.state.stuck')}`}</span>`;
}
