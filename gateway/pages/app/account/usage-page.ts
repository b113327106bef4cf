/** What the account has, has used, and may use; and its ledger, newest first. */
import { monthOf, TIER_LIMITS } from '../../../../protocols/account/index.ts';
import { callsInMonth } from '../../../accounts/index.ts';
import type { Answer } from '../../../http/request-context.ts';
import { type Html, html } from '../../html.ts';
import { PageError, type PageRoute } from '../../page-request.ts';
import { type AppRequest, forPeople } from '../access.ts';
import type { AppServices } from '../app-services.ts';
import { instant, namesIn } from '../names.ts';

/** Entries on one page. */
const PAGE = 50;

export const usagePages = (services: AppServices): PageRoute[] => [
  forPeople(services, 'viewer', { method: 'GET', path: '/app/usage' }, (request) => usagePage(services, request)),
];

async function usagePage({ accounts, store, clock }: AppServices, request: AppRequest): Promise<Answer> {
  const { say, language, page, data, wantsJson } = request;
  const account = accounts.view(request.account.account_id);
  const names = await namesIn(language);
  const limits = TIER_LIMITS[account.tier];
  const calls = callsInMonth(store, account.account_id, monthOf(clock.now()));
  const perMinute = account.calls_per_minute ?? limits.callsPerMinute;
  const before = beforeOf(request);
  const entries = accounts.ledgerBefore(account.account_id, before, PAGE + 1);
  if (wantsJson) return data({ account: account.account_id, calls, entries: entries.slice(0, PAGE) });
  const fact = (name: string, value: string): Html => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
  const number = (value: number): string => names.number(value);
  const unlimited = say('app.usage.unlimited');
  const facts = [
    fact(say('app.usage.tier'), account.tier),
    fact(
      say('app.usage.calls'),
      limits.callsPerMonth === null ? number(calls) : `${number(calls)} / ${number(limits.callsPerMonth)}`,
    ),
    fact(say('app.usage.minute'), number(perMinute)),
    fact(say('app.usage.credits'), limits.creditsPerMonth === null ? unlimited : number(account.balance)),
    fact(say('app.usage.reserved'), number(account.reserved)),
  ];
  const rows = entries.slice(0, PAGE).map(
    ({
      at,
      kind,
      credits,
      balance,
      review_id,
      note,
    }) => html`<tr><td>${instant(at, names.locale)}</td><td>${say(`app.ledger.${kind}`)}</td>
<td class="number" data-label="${say('app.usage.credits')}">${number(credits)}</td><td class="number" data-label="${say('app.usage.balance')}">${limits.creditsPerMonth === null ? '' : number(balance)}</td>
<td>${review_id === null ? html`<bdi>${note}</bdi>` : html`<a href="/app/reviews/${review_id}"><code>${review_id.slice(0, 12)}…</code></a>`}</td></tr>`,
  );
  const title = say('app.menu.usage');
  const last = entries[PAGE - 1];
  const older =
    entries.length > PAGE && last && html`<p><a href="/app/usage?before=${last.seq}">${say('app.usage.older')}</a></p>`;
  const body = html`<h1>${title}</h1><dl class="facts card">${facts}</dl><h2>${say('app.usage.ledger')}</h2>
${rows.length === 0 ? html`<p class="soft">${say('app.usage.none')}</p>` : html`<div class="scroll"><table class="stacks"><thead><tr><th scope="col">${say('app.usage.when')}</th><th scope="col">${say('app.usage.what')}</th><th scope="col" class="number">${say('app.usage.credits')}</th><th scope="col" class="number">${say('app.usage.balance')}</th><th scope="col">${say('app.usage.for')}</th></tr></thead><tbody>${rows}</tbody></table></div>`}${older}`;
  return page({ title, body });
}

function beforeOf({ url }: AppRequest): number | undefined {
  const given = url.searchParams.get('before');
  if (given === null) return undefined;
  if (!/^\d{1,15}$/.test(given)) throw new PageError(400);
  return Number(given);
}
