/** One review that is running, as it goes; and one that ended without a result. */
import type { Speaker } from '../../../actors/languages/index.ts';
import { type ReviewView, STAGES_UNDER_WAY } from '../../../protocols/index.ts';
import { inBackground } from '../../../runtime/index.ts';
import type { Answer } from '../../http/request-context.ts';
import { StreamPlaces } from '../../http/stream-places.ts';
import { includesRole } from '../../people/index.ts';
import { eventStream } from '../event-stream.ts';
import { type Html, html, isolated } from '../html.ts';
import { PageError } from '../page-request.ts';
import type { AppRequest } from './access.ts';
import type { AppServices } from './app-services.ts';
import { liveStep } from './live-events.ts';
import { namesIn } from './names.ts';

export function livePage(request: AppRequest, view: ReviewView, names: Speaker): Answer {
  const { say, person } = request;
  const title = view.document_title;
  const at = STAGES_UNDER_WAY.findIndex((stage) => stage === view.stage);
  const stages = STAGES_UNDER_WAY.map((stage, index) => {
    const state = index < at ? 'past' : index === at ? 'now' : 'next';
    return html`<li data-stage="${stage}" data-state="${state}"${state === 'now' ? html` aria-current="step"` : ''}>${names.text(`stage.${stage}`)}</li>`;
  });
  const fact = (key: string, name: string, value: string): Html =>
    html`<div><dt>${name}</dt><dd data-fact="${key}">${value}</dd></div>`;
  const cancel = includesRole(person.role, 'reviewer')
    ? html`<form method="post" action="/app/reviews/${view.review_id}/cancel"><button class="danger">${say('app.live.cancel')}</button></form>`
    : undefined;
  const body = html`<h1>${isolated(title)}</h1>
<review-progress data-events="/app/reviews/${view.review_id}/events"><div class="card live">
<p><progress max="100" value="${view.progress}" aria-label="${say('app.review.progress')}"></progress> <span data-fact="percent">${view.progress} %</span></p>
<ol class="stages" aria-live="polite">${stages}</ol>
<dl class="facts">${fact('experts', say('app.live.experts'), `${view.agents_reported} / ${view.agents_assigned}`)}${fact('round', say('app.live.rounds'), `${view.round} / ${view.rounds_max}`)}</dl></div>
<h2>${say('app.live.debate')}</h2><ol class="card log" data-log tabindex="0" aria-label="${say('app.live.debate')}"></ol></review-progress>
<noscript><p><a href="/app/reviews/${view.review_id}">${say('app.live.again')}</a></p></noscript>${cancel}`;
  return request.page({ title, body, scripts: ['review-progress.js'] });
}

/** A review that failed or was cancelled. */
export function endedPage(request: AppRequest, view: ReviewView, names: Speaker): Answer {
  const { say } = request;
  const title = view.document_title;
  const why = view.error && html`<p lang="en">${view.error.detail}</p>`;
  const body = html`<h1>${isolated(title)}</h1><div class="notice bad"><p>${names.text(`status.${view.status}`)}</p>${why}</div>
<p>${say('app.ended.uncharged')}</p><p><a href="/app/reviews">${say('app.ended.back')}</a></p>`;
  return request.page({ title, body });
}

/** Of the pages of this process. */
const STREAMS = { maxStreams: 1_000, maxStreamsOfAccount: 100, maxStreamsOfAddress: 400 };

/** What happens in a review, from its beginning, until it is over. */
export function liveEvents({ reviews, clock, closing }: AppServices) {
  const streams = new StreamPlaces(STREAMS);
  return async (request: AppRequest, view: ReviewView): Promise<Answer> => {
    const { account, say, language, isAuthorized } = request;
    const owner = { account: account.account_id, address: request.request.socket.remoteAddress };
    if (!streams.hasRoom(owner)) throw new PageError(503);
    const names = await namesIn(language);
    return eventStream({
      clock,
      closing,
      listen: (tell) => {
        const end = streams.begin(owner);
        const ended = new AbortController();
        const follow = async (): Promise<void> => {
          for await (const event of reviews.events(view.review_id, 0, ended.signal)) {
            const now = reviews.view(view.review_id);
            if (now === undefined || !isAuthorized()) return;
            tell('step', liveStep(event, now, { say, names }));
          }
          if (!ended.signal.aborted) tell('over', {});
        };
        // Browsers reconnect and load the page again.
        inBackground(follow(), () => tell('over', {}));
        return () => {
          ended.abort();
          end();
        };
      },
    });
  };
}
