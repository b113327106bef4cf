/** Where an Enterprise account says at which provider its people sign in, and which group has which role. */
import { TIER_LIMITS } from '../../../protocols/account/index.ts';
import type { Answer } from '../../http/request-context.ts';
import { ROLES, Role } from '../../people/index.ts';
import { OidcSettings, oidcSettings, refuseProvider, saveOidcSettings } from '../../sso/index.ts';
import { type Html, html } from '../html.ts';
import { seeOther } from '../page-answer.ts';
import { PageError, type PageRoute } from '../page-request.ts';
import { type AppRequest, forPeople } from './access.ts';
import type { AppServices } from './app-services.ts';
import { callbackUrl } from './company-sign-in.ts';

export const ssoPages = (services: AppServices): PageRoute[] => [
  forPeople(services, 'admin', { method: 'GET', path: '/app/sso' }, (request) => page(services, request)),
  forPeople(services, 'admin', { method: 'POST', path: '/app/sso' }, (request) => save(services, request)),
  forPeople(services, 'admin', { method: 'POST', path: '/app/sso/remove' }, (request) => remove(services, request)),
];

function requireEnterprise({ accounts }: AppServices, { account, say }: AppRequest): void {
  const { tier } = accounts.view(account.account_id);
  if (TIER_LIMITS[tier].creditsPerMonth !== null) throw new PageError(403, say('app.sso.enterprise'));
}

/** One `group = role` a line. */
const rolesOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => /\S/.test(line))
    .map((line) => {
      const at = line.lastIndexOf('=');
      return { group: line.slice(0, at).trim(), role: line.slice(at + 1).trim() };
    });

async function save(services: AppServices, request: AppRequest): Promise<Answer> {
  requireEnterprise(services, request);
  const { store, audit, allowLoopbackWebhooks } = services;
  const { say, person } = request;
  const { account_id: account, name: by } = person;
  const form = await request.form();
  const text = (name: string): string => (form.get(name) ?? '').trim();
  const before = oidcSettings(store, account);
  const settings = OidcSettings.safeParse({
    issuer: text('issuer'),
    client_id: text('client_id'),
    // Left blank, the secret stays: the page never shows it.
    client_secret: text('client_secret') || (before?.client_secret ?? ''),
    scope: text('scope'),
    groups_claim: text('groups_claim'),
    roles: rolesOf(text('roles')),
    default_role: Role.safeParse(text('default_role')).data ?? null,
  });
  if (!settings.success)
    throw new PageError(400, say('app.sso.bad', { field: String(settings.error.issues[0]?.path[0]) }));
  const refused = refuseProvider(settings.data.issuer, allowLoopbackWebhooks);
  if (refused !== undefined) throw new PageError(400, `issuer ${refused}`);
  const { client_secret: _secret, ...params } = settings.data;
  await audit.record({ act: 'app.sso.save', by, params: { account, ...params } }, () =>
    saveOidcSettings(store, account, settings.data),
  );
  return seeOther('/app/sso');
}

async function remove({ store, audit }: AppServices, { person }: AppRequest): Promise<Answer> {
  const { account_id: account, name: by } = person;
  await audit.record({ act: 'app.sso.remove', by, params: { account } }, () => saveOidcSettings(store, account, null));
  return seeOther('/app/sso');
}

function page(services: AppServices, request: AppRequest): Answer {
  requireEnterprise(services, request);
  const { say, account } = request;
  const known = oidcSettings(services.store, account.account_id);
  const title = say('app.menu.sso');
  const field = (name: string, label: string, value: string): Html =>
    html`<label>${label} <input name="${name}" value="${value}" required maxlength="500" spellcheck="false"></label>`;
  const roles = (known?.roles ?? []).map(({ group, role }) => `${group} = ${role}`).join('\n');
  const defaults = ROLES.map(
    (role) =>
      html`<option value="${role}"${role === known?.default_role ? html` selected` : ''}>${say(`app.role.${role}`)}</option>`,
  );
  const secret = html`<label>${say('app.sso.secret')} <input type="password" name="client_secret" autocomplete="new-password" maxlength="500"${known === undefined ? html` required` : html` placeholder="••••••"`}></label>`;
  const body = html`<h1>${title}</h1><p>${say('app.sso.how')}</p>
<dl class="facts"><div><dt>${say('app.sso.callback')}</dt><dd><code>${callbackUrl(services, request)}</code></dd></div><div><dt>${say('app.sso.account')}</dt><dd><code>${account.account_id}</code></dd></div></dl>
<form class="narrow" method="post" action="/app/sso">${field('issuer', say('app.sso.issuer'), known?.issuer ?? '')}${field('client_id', say('app.sso.client'), known?.client_id ?? '')}${secret}
${field('scope', say('app.sso.scope'), known?.scope ?? 'openid profile email')}${field('groups_claim', say('app.sso.claim'), known?.groups_claim ?? 'groups')}
<label>${say('app.sso.roles')} <textarea name="roles" rows="4" spellcheck="false" placeholder="legal-team = reviewer">${roles}</textarea></label>
<label>${say('app.sso.default')} <select name="default_role"><option value="">${say('app.sso.nobody')}</option>${defaults}</select></label>
<div><button class="main">${say('app.sso.save')}</button></div></form>
${known && html`<form method="post" action="/app/sso/remove"><button class="danger">${say('app.sso.remove')}</button></form>`}`;
  return request.page({ title, body });
}
