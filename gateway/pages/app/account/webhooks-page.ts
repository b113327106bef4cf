/** Webhooks: what was delivered, delivering it again, a test, and the secret that they are signed with. */

import type { DeliveryRecord } from '../../../../actors/courier/index.ts';
import type { Speaker } from '../../../../actors/languages/index.ts';
import { identifier } from '../../../../runtime/index.ts';
import { AddressRateLimit } from '../../../http/access/address-rate-limit.ts';
import type { Answer } from '../../../http/request-context.ts';
import { InvalidCursor } from '../../../reviews/review-service.ts';
import { secretsMade } from '../../../webhooks/signing-secrets.ts';
import { refuseWebhookUrl } from '../../../webhooks/target-policy.ts';
import { type Html, html } from '../../html.ts';
import { seeOther } from '../../page-answer.ts';
import { PageError, type PageRoute } from '../../page-request.ts';
import { type AppRequest, forPeople } from '../access.ts';
import type { AppServices } from '../app-services.ts';
import { instant, namesIn } from '../names.ts';

/** Deliveries on one page. */
const PAGE = 25;

/** Tests an account may send a minute: this service is nobody's load generator. */
const TESTS_PER_MINUTE = 6;

/** What is shown once, above the list. */
interface Said {
  readonly notice: Html;
  readonly isSecret?: boolean;
}

export function webhooksPages(services: AppServices): PageRoute[] {
  const tests = new AddressRateLimit(TESTS_PER_MINUTE, services.clock);
  const post = (path: string, handle: Parameters<typeof forPeople>[3]): PageRoute =>
    forPeople(services, 'admin', { method: 'POST', path: `/app/webhooks/${path}` }, handle);
  return [
    forPeople(services, 'admin', { method: 'GET', path: '/app/webhooks' }, (request) => page(services, request)),
    post('test', (request) => {
      if (tests.count(request.account.account_id) !== undefined) throw new PageError(429);
      return sendTest(services, request);
    }),
    post('secret', (request) => rotate(services, request)),
    post('redeliver/:webhook', (request) => redeliver(services, request)),
  ];
}

async function rotate(services: AppServices, request: AppRequest): Promise<Answer> {
  const { say, language, person } = request;
  const { account_id: account, name: by } = person;
  const { deliveries, audit, store } = services;
  // A page that is loaded again sends what it was made of: a second rotation would end the secret that receivers have.
  if ((await request.form()).get('seen') !== String(secretsMade(account, store))) throw new PageError(409);
  const { secret, previousExpiresAt } = await audit.record(
    { act: 'app.webhooks.rotate', by, params: { account } },
    () => deliveries.rotateSecret(account),
  );
  const names = await namesIn(language);
  const before =
    previousExpiresAt === null
      ? ''
      : html`<p>${say('app.webhooks.before')} ${instant(previousExpiresAt, names.locale)}.</p>`;
  const notice = html`<div class="notice good" role="status"><p>${say('app.webhooks.shown')}</p><code class="secret">${secret}</code>${before}</div>`;
  return page(services, request, { notice, isSecret: true });
}

async function redeliver({ deliveries }: AppServices, { account, params }: AppRequest): Promise<Answer> {
  const id = /^msg_[0-9a-f]{32}$/.exec(params.webhook ?? '')?.[0];
  const found = id && (await deliveries.redeliver(account.account_id, id));
  if (!found) throw new PageError(404);
  return seeOther('/app/webhooks');
}

/** A receiver is called as a review's end would call it, at once and only once. */
async function sendTest(services: AppServices, request: AppRequest): Promise<Answer> {
  const { say, account } = request;
  const url = ((await request.form()).get('url') ?? '').trim();
  const refused =
    url.length > 2_048 ? 'must have at most 2048 characters' : refuseWebhookUrl(url, services.allowLoopbackWebhooks);
  if (refused !== undefined) return page(services, request, { notice: failed(say('app.webhooks.refused'), refused) });
  const { entropy, clock, postWebhook } = services;
  const review_id = 'rev_00000000-0000-4000-8000-000000000000';
  const timestamp = new Date(clock.now()).toISOString();
  const payload = {
    event: 'review.completed',
    review_id,
    status: 'completed',
    credits_used: 0,
    artifacts: [],
    timestamp,
  } as const;
  const parcel = { review_id, account_id: account.account_id, url, payload: { ...payload, artifacts: [] } };
  const webhook_id = `msg_${identifier('', entropy).replace(/[_-]/g, '')}`;
  try {
    const { status } = await postWebhook({ parcel, webhook_id }, AbortSignal.timeout(11_000));
    const notice = html`<p class="notice good" role="status">${say('app.webhooks.tested', { status })}</p>`;
    return page(services, request, { notice });
  } catch (error) {
    return page(services, request, { notice: failed(say('app.webhooks.untested'), (error as Error).message) });
  }
}

const failed = (sentence: string, why: string): Html =>
  html`<div class="notice bad" role="alert"><p>${sentence}</p><p class="soft" lang="en">${why}</p></div>`;

async function page({ deliveries, store }: AppServices, request: AppRequest, said?: Said): Promise<Answer> {
  const { say, language, account, url } = request;
  const names = await namesIn(language);
  const { items, next } = listed(deliveries, account.account_id, url.searchParams.get('after') ?? undefined);
  const rows = items.map((record) => row(record, request, names));
  const title = say('app.menu.webhooks');
  const body = html`<h1>${title}</h1>${said?.notice}<p>${say('app.webhooks.how')}</p>
${rows.length === 0 ? html`<p class="soft">${say('app.webhooks.none')}</p>` : html`<div class="scroll"><table class="stacks"><thead><tr><th scope="col">${say('app.webhooks.event')}</th><th scope="col">${say('app.review.state')}</th><th scope="col">${say('app.webhooks.attempts')}</th><th scope="col">${say('app.keylist.acts')}</th></tr></thead><tbody>${rows}</tbody></table></div>`}
${next && html`<p><a href="/app/webhooks?after=${encodeURIComponent(next)}">${say('app.webhooks.older')}</a></p>`}
<h2>${say('app.webhooks.test')}</h2><form class="row" method="post" action="/app/webhooks/test"><label>${say('app.webhooks.url')} <input type="url" name="url" required maxlength="2048" size="40"></label><button>${say('app.webhooks.send')}</button></form>
<h2>${say('app.webhooks.secret')}</h2><p>${say('app.webhooks.secret-how')}</p><form method="post" action="/app/webhooks/secret"><input type="hidden" name="seen" value="${secretsMade(account.account_id, store)}"><button>${say('app.webhooks.rotate')}</button></form>`;
  return request.page({ title, body, isSecret: said?.isSecret === true });
}

function listed(deliveries: AppServices['deliveries'], account: string, cursor: string | undefined) {
  try {
    return deliveries.list(account, { limit: PAGE, cursor });
  } catch (error) {
    if (error instanceof InvalidCursor) throw new PageError(400);
    throw error;
  }
}

function row(record: DeliveryRecord, { say }: AppRequest, names: Speaker): Html {
  const { webhook_id, review_id, url, payload, state, attempts, next_at } = record;
  const tries = attempts.map(
    ({ at, status, error }) =>
      html`<li>${instant(at, names.locale)}: ${status ?? say('app.webhooks.silent')} <span class="soft" lang="en">${error}</span></li>`,
  );
  const next = next_at !== null && html`<li>${say('app.webhooks.next')} ${instant(next_at, names.locale)}</li>`;
  const isOver = state === 'delivered' || state === 'exhausted';
  return html`<tr><td>${payload.event}<br><a href="/app/reviews/${review_id}"><code>${review_id.slice(0, 12)}…</code></a><br><bdi class="soft">${url}</bdi></td>
<td data-label="${say('app.review.state')}"><span class="${state === 'exhausted' ? 'bad' : state === 'delivered' ? 'good' : 'soft'}">${say(`app.webhooks.state.${state}`)}</span></td><td data-label="${say('app.webhooks.attempts')}"><ul>${tries}${next}</ul></td>
<td>${isOver && html`<form method="post" action="/app/webhooks/redeliver/${webhook_id}"><button>${say('app.webhooks.again')}</button></form>`}</td></tr>`;
}
