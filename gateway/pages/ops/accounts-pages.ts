/** Accounts as the operator sees them: tier, credits, keys, people. They are changed on the command line. */
import { TIER_LIMITS } from '../../../protocols/account/index.ts';
import { NoSuchAccount } from '../../accounts/account-service.ts';
import type { Answer } from '../../http/request-context.ts';
import { peopleServices } from '../../people/index.ts';
import { html, isolated } from '../html.ts';
import { PageError } from '../page-request.ts';
import { instant, type OpsRequest, opsPage, short } from './ops-page.ts';
import type { OpsServices } from './ops-services.ts';

/** Accounts of one page. */
const PAGE = 200;

/** Entries of a ledger on an account's page, the newest first. */
const LEDGER = 50;

const accountsOf = ({ accounts }: OpsServices) => {
  if (accounts === undefined) throw new PageError(503);
  return accounts;
};

export function accountsPage(request: OpsRequest, services: OpsServices): Answer {
  const { say, url } = request;
  const words = (url.searchParams.get('q') ?? '').trim().toLowerCase().slice(0, 200);
  const after = url.searchParams.get('after') ?? '';
  const found = [];
  let next: string | undefined;
  for (const account of accountsOf(services).list()) {
    const { account_id, name } = account;
    if (account_id <= after || !`${account_id} ${name}`.toLowerCase().includes(words)) continue;
    if (found.length === PAGE) {
      next = found.at(-1)?.account_id;
      break;
    }
    found.push(account);
  }
  const rows = found.map(
    ({ account_id, name, tier, balance, reserved, keys }) =>
      html`<tr><td><a href="/ops/accounts/${account_id}">${isolated(short(name))}</a><br><code>${account_id}</code></td><td data-label="${say('ops.accounts.tier')}">${tier}</td><td class="number" data-label="${say('ops.accounts.credits')}">${TIER_LIMITS[tier].creditsPerMonth === null ? '∞' : balance}</td><td class="number" data-label="${say('ops.accounts.reserved')}">${reserved}</td><td class="number" data-label="${say('ops.accounts.keys')}">${keys.length}</td></tr>`,
  );
  const title = say('ops.menu.accounts');
  const more = next && `/ops/accounts?q=${encodeURIComponent(words)}&after=${encodeURIComponent(next)}`;
  const body = html`<h1>${title}</h1><form class="row card" method="get"><label>${say('ops.accounts.words')} <input name="q" value="${words}" maxlength="200"></label><button>${say('ops.reviews.find')}</button></form>
${rows.length === 0 ? html`<p class="card soft">${say('ops.accounts.none')}</p>` : html`<div class="card scroll" tabindex="0" role="group" aria-label="${title}"><table class="stacks"><thead><tr><th>${say('ops.reviews.account')}</th><th>${say('ops.accounts.tier')}</th><th class="number">${say('ops.accounts.credits')}</th><th class="number">${say('ops.accounts.reserved')}</th><th class="number">${say('ops.accounts.keys')}</th></tr></thead><tbody>${rows}</tbody></table></div>`}${more && html`<p><a class="button" href="${more}">${say('ops.more')}</a></p>`}`;
  return opsPage(request, { title, body, data: { accounts: found, next: next ?? null } });
}

export function accountPage(request: OpsRequest, services: OpsServices): Answer {
  const { say, params } = request;
  const accounts = accountsOf(services);
  const view = viewOf(accounts, params.id ?? '');
  const { account_id: id, name, tier, balance, reserved } = view;
  const { people } = peopleServices(services);
  const persons = people.list(id);
  const ledger = accounts.ledgerBefore(id, undefined, LEDGER);
  const fact = (label: string, value: unknown) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`;
  const keys = view.keys.map((key) => html`<li>${isolated(short(key.name))} <code>${key.key_id}</code></li>`);
  const who = persons.map(
    (person) =>
      html`<li>${isolated(person.name)} · ${say(`app.role.${person.role}`)} · ${person.connection} ${person.signed_in_at !== null && instant(person.signed_in_at)}</li>`,
  );
  const entries = ledger.map(
    ({ at, kind, credits, note }) =>
      html`<tr><td>${instant(at)}</td><td>${kind}</td><td class="number">${credits}</td><td>${short(note ?? '', 120)}</td></tr>`,
  );
  const none = html`<p class="soft">–</p>`;
  const body = html`<h1>${isolated(short(name, 200))}</h1><dl class="facts card">${fact(say('ops.reviews.account'), html`<code>${id}</code>`)}${fact(say('ops.accounts.tier'), tier)}${fact(say('ops.accounts.credits'), TIER_LIMITS[tier].creditsPerMonth === null ? '∞' : balance)}${fact(say('ops.accounts.reserved'), reserved)}</dl>
<p class="links"><a href="/ops/reviews?account=${id}">${say('ops.menu.reviews')}</a> · <a href="/ops/deliveries?account=${id}">${say('ops.menu.deliveries')}</a></p>
<h2>${say('ops.accounts.keys')}</h2>${keys.length > 0 ? html`<ul>${keys}</ul>` : none}<h2>${say('app.menu.people')}</h2>${who.length > 0 ? html`<ul>${who}</ul>` : none}
<h2>${say('ops.accounts.ledger')}</h2>${entries.length > 0 ? html`<div class="card scroll" tabindex="0" role="group" aria-label="${say('ops.accounts.ledger')}"><table><thead><tr><th>${say('app.usage.when')}</th><th>${say('app.usage.what')}</th><th class="number">${say('app.usage.credits')}</th><th>${say('app.usage.for')}</th></tr></thead><tbody>${entries}</tbody></table></div>` : none}`;
  return opsPage(request, { title: short(name), body, data: { account: view, people: persons, ledger } });
}

function viewOf(accounts: NonNullable<OpsServices['accounts']>, id: string) {
  try {
    return accounts.view(id);
  } catch (error) {
    if (error instanceof NoSuchAccount) throw new PageError(404);
    throw error;
  }
}
