/** Webhooks of all accounts: what was posted where, how often, and what came back. What failed can be delivered again. */
import type { DeliveryRecord } from '../../../actors/courier/index.ts';
import type { Answer } from '../../http/request-context.ts';
import type { AuditTrail } from '../../operations/audit-trail.ts';
import { InvalidCursor } from '../../reviews/review-service.ts';
import { type Html, html, isolated } from '../html.ts';
import { seeOther } from '../page-answer.ts';
import { PageError } from '../page-request.ts';
import { instant, type OpsRequest, opsPage, short } from './ops-page.ts';
import type { OpsServices } from './ops-services.ts';

/** Deliveries of one page. */
const PAGE = 50;

/** Accounts looked through when none is named, and deliveries of each: some milliseconds. */
const ACCOUNTS = 200;
const OF_EACH = 20;

const STATES = ['waiting', 'posting', 'delivered', 'exhausted'] as const;

export function deliveriesPage(request: OpsRequest, services: OpsServices): Answer {
  const { say, url } = request;
  const account = (url.searchParams.get('account') ?? '').trim().slice(0, 100);
  const state = STATES.find((each) => each === url.searchParams.get('state'));
  const { items, next } =
    account === '' ? newest(services) : ofAccount(services, account, url.searchParams.get('after'));
  const shown = items.filter(({ record }) => state === undefined || record.state === state).slice(0, PAGE);
  const title = say('ops.menu.deliveries');
  const options = STATES.map(
    (each) =>
      html`<option value="${each}"${each === state ? html` selected` : ''}>${say(`app.webhooks.state.${each}`)}</option>`,
  );
  const more = next && `/ops/deliveries?account=${account}&state=${state ?? ''}&after=${encodeURIComponent(next)}`;
  const body = html`<h1>${title}</h1><form class="row card" method="get"><label>${say('ops.reviews.account')} <input name="account" value="${account}" maxlength="100"></label><label>${say('ops.reviews.state')} <select name="state"><option value="">${say('ops.reviews.state.all')}</option>${options}</select></label><button>${say('ops.reviews.find')}</button></form>
${shown.length === 0 ? html`<p class="card soft">${say('ops.deliveries.none')}</p>` : table(shown, request)}${more && html`<p><a class="button" href="${more}">${say('ops.more')}</a></p>`}`;
  return opsPage(request, { title, body, data: { deliveries: shown.map(withoutBody), next: next ?? null } });
}

/** The payload has a review's title: that is content. */
const withoutBody = ({ account, record: { payload, ...record } }: Listed) => ({
  account,
  ...record,
  event: payload.event,
});

interface Listed {
  readonly account: string;
  readonly record: DeliveryRecord;
}

function newest({ accounts, deliveries }: OpsServices): { items: Listed[]; next: null } {
  if (accounts === undefined || deliveries === undefined) throw new PageError(503);
  const found: Listed[] = [];
  let looked = 0;
  for (const { account_id } of accounts.list()) {
    if (looked === ACCOUNTS) break;
    looked += 1;
    const { items } = deliveries.list(account_id, { limit: OF_EACH });
    found.push(...items.map((record) => ({ account: account_id, record })));
  }
  return { items: found.toSorted((a, b) => lastOf(b.record) - lastOf(a.record)), next: null };
}

const lastOf = ({ attempts, next_at }: DeliveryRecord): number => attempts.at(-1)?.at ?? next_at ?? 0;

function ofAccount(
  { deliveries }: OpsServices,
  account: string,
  after: string | null,
): { items: Listed[]; next: string | null } {
  if (deliveries === undefined) throw new PageError(503);
  try {
    const cursor = after === null || after === '' ? undefined : after;
    const { items, next } = deliveries.list(account, { limit: PAGE, cursor });
    return { items: items.map((record) => ({ account, record })), next };
  } catch (error) {
    if (error instanceof InvalidCursor) throw new PageError(400);
    throw error;
  }
}

function table(shown: readonly Listed[], request: OpsRequest): Html {
  const { say } = request;
  const title = say('ops.menu.deliveries');
  return html`<div class="card scroll" tabindex="0" role="group" aria-label="${title}"><table class="stacks"><thead><tr><th>${say('ops.letters.at')}</th><th>${say('ops.deliveries.what')}</th><th>${say('ops.reviews.state')}</th><th class="number">${say('app.webhooks.attempts')}</th><th>${say('ops.letters.outcome')}</th><th><span class="unseen">${say('app.webhooks.again')}</span></th></tr></thead><tbody>${shown.map((each) => row(each, request))}</tbody></table></div>`;
}

function row({ account, record }: Listed, { say, operator }: OpsRequest): Html {
  const { webhook_id, review_id, url, payload, state, attempts, next_at } = record;
  const last = attempts.at(-1);
  const isOver = state === 'delivered' || state === 'exhausted';
  const again =
    isOver &&
    operator.role === 'operator' &&
    html`<form method="post" action="/ops/deliveries/${account}/${webhook_id}/redeliver"><button>${say('app.webhooks.again')}</button></form>`;
  return html`<tr><td>${last !== undefined && instant(last.at)}</td><td>${payload.event} <a href="/ops/reviews/${review_id}"><code>${short(review_id, 12)}</code></a><br>${isolated(short(url))}<br><a href="/ops/accounts/${account}"><code>${account}</code></a></td>
<td data-label="${say('ops.reviews.state')}" class="${state === 'exhausted' ? 'bad' : state === 'delivered' ? 'good' : 'soft'}">${say(`app.webhooks.state.${state}`)}</td><td class="number" data-label="${say('app.webhooks.attempts')}">${attempts.length}</td><td>${last?.status ?? ''} <span class="soft">${short(last?.error ?? '', 120)}</span>${next_at !== null && html`<br>${say('app.webhooks.next')} ${instant(next_at)}`}</td><td>${again}</td></tr>`;
}

export async function redeliverPage(
  request: OpsRequest,
  { deliveries }: OpsServices,
  audit: AuditTrail,
): Promise<Answer> {
  const { params, operator } = request;
  const account = params.account ?? '';
  const id = /^msg_[0-9a-f]{32}$/.exec(params.webhook ?? '')?.[0];
  if (deliveries === undefined) throw new PageError(503);
  if (id === undefined || deliveries.find(account, id) === undefined) throw new PageError(404);
  await audit.record({ act: 'deliveries.redeliver', by: operator.name, params: { account, webhook: id } }, () =>
    deliveries.redeliver(account, id),
  );
  return seeOther(`/ops/deliveries?account=${encodeURIComponent(account)}`);
}
