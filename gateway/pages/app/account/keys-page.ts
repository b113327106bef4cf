/** The keys of the account: made, regenerated and ended here. A key is shown in the one answer that makes it. */
import type { Speaker } from '../../../../actors/languages/index.ts';
import { type KeyView, OFFERED_GRACES_MS, TIER_LIMITS } from '../../../../protocols/account/index.ts';
import { NewKeyRequest } from '../../../../protocols/index.ts';
import { KeyLimit, lastUse, NoSuchKey, type ShownKey } from '../../../accounts/index.ts';
import type { Answer } from '../../../http/request-context.ts';
import { type Html, html, isolated } from '../../html.ts';
import { seeOther } from '../../page-answer.ts';
import { PageError, type PageRoute } from '../../page-request.ts';
import { type AppRequest, forPeople } from '../access.ts';
import type { AppServices } from '../app-services.ts';
import { instant, namesIn } from '../names.ts';

const HOUR_MS = 3_600_000;

/** Hours that the old secret may go on working, as the form offers them. */
const GRACES = OFFERED_GRACES_MS.map((ms) => ms / HOUR_MS);

export function keysPages(services: AppServices): PageRoute[] {
  const post = (path: string, handle: Parameters<typeof forPeople>[3]): PageRoute =>
    forPeople(services, 'admin', { method: 'POST', path: `/app/keys${path}` }, handle);
  return [
    forPeople(services, 'admin', { method: 'GET', path: '/app/keys' }, (request) => keysPage(services, request)),
    post('', (request) => create(services, request)),
    post('/:key/regenerate', (request) => regenerate(services, request)),
    post('/:key/revoke', (request) => revoke(services, request)),
  ];
}

async function create(services: AppServices, request: AppRequest): Promise<Answer> {
  const form = await request.form();
  const name = NewKeyRequest.safeParse({ name: form.get('name') ?? '' });
  if (!name.success) throw new PageError(400, request.say('app.keylist.bad-name'));
  if (form.get('seen') !== String(request.account.keys.length)) throw new PageError(409);
  if (!TIER_LIMITS[request.account.tier].hasInterface) throw new PageError(403, request.say('app.refused.tier'));
  const act = { act: 'app.keys.create', params: { name: name.data.name } };
  return keysPage(
    services,
    request,
    await audited(services, request, act, (account) => services.accounts.addKey(account, name.data.name.trim())),
  );
}

async function regenerate(services: AppServices, request: AppRequest): Promise<Answer> {
  const form = await request.form();
  const hours = GRACES.find((each) => String(each) === form.get('grace'));
  if (hours === undefined) throw new PageError(400);
  const key = request.params.key ?? '';
  // A page that is loaded again, or lies open in another tab, sends what it was made of: nothing is regenerated twice.
  const known = request.account.keys.find(({ key_id }) => key_id === key);
  if (known !== undefined && known.last_four !== form.get('seen')) throw new PageError(409);
  const act = { act: 'app.keys.regenerate', params: { key, grace_hours: hours } };
  const made = await audited(services, request, act, (account) =>
    services.accounts.regenerateKey(account, key, hours * HOUR_MS),
  );
  return keysPage(services, request, made);
}

async function revoke(services: AppServices, request: AppRequest): Promise<Answer> {
  const key = request.params.key ?? '';
  const act = { act: 'app.keys.revoke', params: { key } };
  await audited(services, request, act, (account) => services.accounts.revokeKey(account, key));
  return seeOther('/app/keys');
}

interface Act {
  readonly act: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** On the trail under the person's name. Rejects with PageError where the account refuses. */
async function audited<Value>(
  { audit }: AppServices,
  { person, say }: AppRequest,
  { act, params }: Act,
  work: (account: string) => Promise<Value>,
): Promise<Value> {
  const { account_id: account, name: by } = person;
  try {
    return await audit.record({ act, by, params: { account, ...params } }, () => work(account));
  } catch (error) {
    if (error instanceof NoSuchKey) throw new PageError(404);
    if (error instanceof KeyLimit) throw new PageError(409, say('app.keylist.limit'));
    throw error;
  }
}

async function keysPage(services: AppServices, request: AppRequest, made?: ShownKey): Promise<Answer> {
  const { say, language, account, page } = request;
  const { tier, keys } = services.accounts.view(account.account_id);
  const names = await namesIn(language);
  const limit = TIER_LIMITS[tier].keys;
  const rows = keys.map((key) => row(key, services, request, names));
  const title = say('app.menu.keys');
  const body = html`<h1>${title}</h1>${made && shown(made, request)}<p>${say('app.keylist.count', { count: keys.length, limit })}</p>
${keys.length > 0 && html`<div class="scroll"><table class="stacks"><thead><tr><th scope="col">${say('app.keylist.name')}</th><th scope="col">${say('app.keylist.key')}</th><th scope="col">${say('app.keylist.made')}</th><th scope="col">${say('app.keylist.used')}</th><th scope="col">${say('app.keylist.acts')}</th></tr></thead><tbody>${rows}</tbody></table></div>`}
<h2>${say('app.keylist.new')}</h2>${limit === 0 ? html`<p class="soft">${say('app.refused.tier')}</p>` : html`<form class="row" method="post" action="/app/keys"><input type="hidden" name="seen" value="${keys.length}"><label>${say('app.keylist.name')} <input name="name" required maxlength="100"></label><button class="main">${say('app.keylist.create')}</button></form>`}
<p class="soft">${say('app.keylist.server')}</p>`;
  return page({ title, body, isSecret: made !== undefined });
}

const shown = ({ key }: ShownKey, { say }: AppRequest): Html =>
  html`<div class="notice good" role="status"><p>${say('app.keylist.shown')}</p><code class="secret">${key}</code></div>`;

function row(key: KeyView, { store }: AppServices, { say, account }: AppRequest, names: Speaker): Html {
  const { key_id, name, last_four, created_at, previous } = key;
  const used = lastUse(store, account.account_id, key_id);
  const old =
    previous &&
    html`<br><span class="soft">…${previous.last_four} ${say('app.keylist.until')} ${instant(previous.expires_at, names.locale)}</span>`;
  const graces = GRACES.map((hours) => html`<option value="${hours}">${say('app.keylist.grace', { hours })}</option>`);
  return html`<tr><td>${isolated(name)}</td><td data-label="${say('app.keylist.key')}"><code>····${last_four}</code>${old}</td>
<td data-label="${say('app.keylist.made')}">${instant(created_at, names.locale)}</td><td data-label="${say('app.keylist.used')}">${used === undefined ? say('app.keylist.never') : names.date(new Date(used).toISOString().slice(0, 10))}</td>
<td><form method="post" action="/app/keys/${key_id}/regenerate"><input type="hidden" name="seen" value="${last_four}"><label><span class="unseen">${say('app.keylist.old')}</span> <select name="grace">${graces}</select></label><button>${say('app.keylist.regenerate')}</button></form>
<form method="post" action="/app/keys/${key_id}/revoke"><button class="danger">${say('app.keylist.revoke')}</button></form></td></tr>`;
}
