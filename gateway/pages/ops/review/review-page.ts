import type { AnyStateMachine } from 'xstate';
import { reviewRecords } from '../../../../actors/review/index.ts';
import { PATTERNS } from '../../../../protocols/index.ts';
import type { Answer } from '../../../http/request-context.ts';
import { deadLettersOf } from '../../../operations/dead-letters.ts';
import type { JournalPage } from '../../../operations/journal-reader.ts';
import { traceIdOf } from '../../../telemetry/trace-context.ts';
import { eventStream } from '../../event-stream.ts';
import { type Html, html, isolated } from '../../html.ts';
import type { Say } from '../../languages.ts';
import { PageError } from '../../page-request.ts';
import { duration, instant, numberIn, type OpsRequest, opsPage, short } from '../ops-page.ts';
import type { OpsServices } from '../ops-services.ts';
import { stagePill } from '../reviews-page.ts';
import { chartOf } from '../statechart/chart.ts';
import { drawChart, walkOf } from '../statechart/draw.ts';
import { claimsTable } from './claims-table.ts';
import { actorLanes, reviewLane } from './lanes.ts';
import { explanation, type Story, stays, storyOf } from './review-story.ts';
import type { StepFeed } from './step-feed.ts';

/** Messages of a page: others' pages hang at some thousands. */
const MESSAGES = 500;

/** Throws PageError 404: it never was, or was removed. */
export function storyFor({ params }: OpsRequest, { store, clock }: OpsServices): Story {
  const story = storyOf(store, params.id ?? '', clock.now());
  if (story === undefined) throw new PageError(404);
  return story;
}

export async function reviewPage(request: OpsRequest, services: OpsServices): Promise<Answer> {
  const { say, operator } = request;
  const isOperator = operator.role === 'operator';
  const story = storyFor(request, services);
  const { view } = story;
  const journal = await services.journal.page(view.review_id, 0, MESSAGES).catch(() => undefined);
  const id = view.review_id;
  const letters = [...deadLettersOf(services.store, services.machines.keys(), id)].length;
  const body = html`<live-review src="/ops/reviews/${id}/live?seen=${story.path.at(-1)?.n ?? 0}" data-review="${id}"><h1>${isolated(short(view.document_title, 200))} <span id="stage">${stagePill(view, services.clock.now(), say)}</span></h1>
<p class="soft meta"><code>${id}</code> · ${say('ops.reviews.account')} <code>${view.account_id}</code> · ${view.preset}${view.deep_review && ` · ${say('ops.review.deep')}`} · <a href="/ops/reviews/${id}/record" download>${say('ops.review.record')}</a> · <a href="/ops/reviews/${id}/history">JSON</a> · ${say('ops.review.trace')} <code>${traceIdOf(id)}</code>${letters > 0 && html` · <a class="bad" href="/ops/dead-letters?actor=${id}">${say('ops.review.letters', { count: letters })}</a>`}</p>
<details class="curl"><summary>${say('ops.review.curl')}</summary><pre tabindex="0">${curlOf(request, id)}</pre></details>
<p id="ended" class="notice good" role="status" hidden>${say('ops.review.ended')} <a href="/ops/reviews/${id}">${say('ops.review.again')}</a></p>
${writeStory(story, services.machines.get('review'), say, false)}
<h2 id="messages">${say('ops.review.messages')}</h2>${isOperator && html`<p><a href="/ops/actors/review/${id}/compare">${say('ops.compare.title')}</a></p>`}${writeMessages(journal, story, 0, say)}</live-review>`;
  const data = {
    view,
    path: story.path,
    claims: story.claims,
    failures: story.failures,
    messages: journal?.messages ?? null,
  };
  return opsPage(request, { title: short(view.document_title), body, scripts: ['ops-review.js'], data });
}

/** The same as data, for a terminal on the machine of the service. */
const curlOf = ({ request }: OpsRequest, id: string): string =>
  `curl -H "Authorization: Bearer $(cat "\${CONCLAVE_HOME:-.conclave}/admin-token")" -H 'Accept: application/json' http://${request.headers.host ?? '127.0.0.1:8081'}/ops/reviews/${id}`;

/** What the page and the record have in common. */
export function writeStory(story: Story, machine: AnyStateMachine | undefined, say: Say, isRecord: boolean): Html {
  const { view, path, others, from, until, missing } = story;
  const fact = (name: string, value: string | Html): Html => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
  return html`<dl class="facts card">${fact(say('ops.reviews.began'), instant(view.created_at))}${fact(say('ops.reviews.took'), duration(until - view.created_at))}${fact(say('ops.flight.heard'), `${view.agents_reported}/${view.agents_assigned}`)}${fact(say('ops.review.rounds'), `${view.round} / ${view.rounds_max}`)}${fact(say('ops.claims.claims'), String(story.claims.length))}</dl>
${writeWhy(story, say)}${view.error !== null && html`<p class="notice bad">${view.error.error_code}: ${isRecord ? '' : isolated(view.error.detail)}</p>`}
<h2>${say('ops.review.states')}</h2><div class="card">${machine && path.length > 0 ? drawChart(chartOf(machine), walkOf(path, until), say) : html`<p class="soft">${say('ops.review.no-trail')}</p>`}
${missing > 0 && html`<p class="soft">${say('ops.review.missing', { count: missing })}</p>`}${writeSteps(story, from, say)}</div>
<h2>${say('ops.review.time')}</h2><div class="card">${reviewLane(story, say)}</div>
<h2>${say('ops.review.debate')}</h2>${claimsTable(story, say)}
<h2>${say('ops.review.actors')} <span class="soft">${others.size}</span></h2>${others.size > 0 ? actorLanes(story, say, isRecord) : html`<p class="card soft">${say('ops.review.no-trail')}</p>`}`;
}

function writeWhy(story: Story, say: Say): Html | undefined {
  const { longest, share, slowest } = explanation(story);
  const present = stays(story.path, story.until).at(-1);
  if (present !== undefined && !story.isOver) {
    return html`<p class="notice">${say('ops.review.so-far', { state: present.state, took: duration(present.ms) })}</p>`;
  }
  if (longest === undefined) return undefined;
  const most = say('ops.review.why', {
    state: longest.state,
    took: duration(longest.ms),
    share: Math.round(share * 100),
  });
  const waited = slowest && say('ops.review.slowest', { expert: slowest.expert, took: duration(slowest.ms) });
  return html`<p class="notice">${most} ${waited}</p>`;
}

const writeSteps = ({ path }: Story, from: number, say: Say): Html =>
  html`<details class="steps"><summary>${say('ops.review.steps', { count: path.length })}</summary><ol id="steps">${path.map(({ to, event, at }) => html`<li><span class="number">+${at - from} ms</span> <b>${to}</b> <code>${event}</code></li>`)}</ol></details>`;

/** The messages of a review alone, for an operator who goes through all of them. */
export async function messagesPage(request: OpsRequest, services: OpsServices): Promise<Answer> {
  const { say } = request;
  const story = storyFor(request, services);
  const { review_id: id } = story.view;
  const after = numberIn(request, 'after', 0);
  const journal = await services.journal.page(id, after, MESSAGES).catch(() => undefined);
  const title = say('ops.review.messages');
  const body = html`<h1>${title}</h1><p><a href="/ops/reviews/${id}">${say('ops.actors.review')}</a></p>${writeMessages(journal, story, after, say)}`;
  return opsPage(request, { title, body, data: journal ?? { messages: null, total: null } });
}

function writeMessages(journal: JournalPage | undefined, { from, view }: Story, after: number, say: Say): Html {
  if (journal === undefined) return html`<p class="card soft">${say('ops.messages.closed')}</p>`;
  const { messages, total } = journal;
  if (messages.length === 0) return html`<p class="card soft">${say('ops.messages.none')}</p>`;
  const begin = PATTERNS.everythingOf(view.review_id).length - 1;
  const last = messages.at(-1)?.sequence ?? after;
  return html`<p class="soft">${say('ops.messages.shown', { shown: messages.length, total })}</p><ol class="messages card" tabindex="0" aria-label="${say('ops.review.messages')}">${messages.map(
    ({ sequence, at, subject, from: sender, bytes }) =>
      html`<li><span class="number">${at < from ? '−' : '+'}${Math.abs(at - from)} ms</span><span>${short(sender, 60)}</span><a href="/ops/reviews/${view.review_id}/messages/${sequence}"><code>${subject.slice(begin)}</code></a><span class="number">${bytes} B</span></li>`,
  )}</ol>${total > messages.length && html`<p><a class="button" href="/ops/reviews/${view.review_id}/messages?after=${last}">${say('ops.more')}</a></p>`}`;
}

/** The steps of the review's actors as they happen, for an open page. */
export function reviewStream(request: OpsRequest, services: OpsServices, feed: StepFeed): Answer {
  const { clock, closing, store } = services;
  const review = reviewRecords.view.get(store, request.params.id ?? '')?.review_id;
  if (review === undefined) throw new PageError(404);
  // A page that does not say has seen all: it is not told old steps.
  const seen = numberIn(request, 'seen', Number.MAX_SAFE_INTEGER);
  return eventStream({ clock, closing, listen: (tell) => feed.listen(review, seen, (steps) => tell('steps', steps)) });
}
