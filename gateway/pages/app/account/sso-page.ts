/** Where an Enterprise account says at which provider its people sign in, and which group has which role. */
import type { z } from 'zod';
import { TIER_LIMITS } from '../../../../protocols/account/index.ts';
import type { Answer } from '../../../http/request-context.ts';
import { ROLES, Role } from '../../../people/index.ts';
import {
  OidcSettings,
  oidcSettings,
  refuseProvider,
  SamlSettings,
  samlSettings,
  saveOidcSettings,
  saveSamlSettings,
} from '../../../sso/index.ts';
import { type Html, html } from '../../html.ts';
import { seeOther } from '../../page-answer.ts';
import { PageError, type PageRoute } from '../../page-request.ts';
import { type AppRequest, forPeople } from '../access.ts';
import type { AppServices } from '../app-services.ts';
import { callbackUrl, samlNames } from '../sign-in/company-sign-in.ts';

export const ssoPages = (services: AppServices): PageRoute[] => [
  forPeople(services, 'admin', { method: 'GET', path: '/app/sso' }, (request) => page(services, request)),
  forPeople(services, 'admin', { method: 'POST', path: '/app/sso' }, (request) => saveOidc(services, request)),
  forPeople(services, 'admin', { method: 'POST', path: '/app/sso/remove' }, (request) => remove(services, request)),
  forPeople(services, 'admin', { method: 'POST', path: '/app/sso/saml' }, (request) => saveSaml(services, request)),
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

/** The form, with the fields that both kinds of provider have. */
async function formOf(services: AppServices, request: AppRequest) {
  requireEnterprise(services, request);
  const form = await request.form();
  const text = (name: string): string => (form.get(name) ?? '').trim();
  const roles = { roles: rolesOf(text('roles')), default_role: Role.safeParse(text('default_role')).data ?? null };
  return { text, roles };
}

/** The settings as their schema reads them. Throws a PageError that names the first field that is wrong. */
function accepted<Settings>(schema: z.ZodType<Settings>, given: unknown, { say }: AppRequest): Settings {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  throw new PageError(400, say('app.sso.bad', { field: String(read.error.issues[0]?.path[0]) }));
}

/** Throws a PageError when the service must not call the address. */
function requirePublic(field: string, url: string, { allowLoopbackWebhooks }: AppServices): void {
  const refused = refuseProvider(url, allowLoopbackWebhooks);
  if (refused !== undefined) throw new PageError(400, `${field} ${refused}`);
}

async function saveOidc(services: AppServices, request: AppRequest): Promise<Answer> {
  const { store, audit } = services;
  const { account_id: account, name: by } = request.person;
  const { text, roles } = await formOf(services, request);
  const before = oidcSettings(store, account);
  const given = {
    issuer: text('issuer'),
    client_id: text('client_id'),
    // Left blank, the secret stays: the page never shows it.
    client_secret: text('client_secret') || (before?.client_secret ?? ''),
    scope: text('scope'),
    groups_claim: text('groups_claim'),
    ...roles,
  };
  const settings = accepted(OidcSettings, given, request);
  requirePublic('issuer', settings.issuer, services);
  const { client_secret: _secret, ...params } = settings;
  await audit.record({ act: 'app.sso.save', by, params: { account, ...params } }, () =>
    saveOidcSettings(store, account, settings),
  );
  return seeOther('/app/sso');
}

async function saveSaml(services: AppServices, request: AppRequest): Promise<Answer> {
  const { store, audit } = services;
  const { account_id: account, name: by } = request.person;
  const { text, roles } = await formOf(services, request);
  const given = {
    entry_point: text('entry_point'),
    idp_issuer: text('idp_issuer'),
    idp_cert: text('idp_cert').replace(/\r\n?/g, '\n'),
    groups_attribute: text('groups_attribute'),
    ...roles,
  };
  const settings = accepted(SamlSettings, given, request);
  requirePublic('entry_point', settings.entry_point, services);
  await audit.record({ act: 'app.sso.saml', by, params: { account, ...settings } }, () =>
    saveSamlSettings(store, account, settings),
  );
  return seeOther('/app/sso');
}

async function remove({ store, audit }: AppServices, { person }: AppRequest): Promise<Answer> {
  const { account_id: account, name: by } = person;
  await audit.record({ act: 'app.sso.remove', by, params: { account } }, async () => {
    await saveOidcSettings(store, account, null);
    await saveSamlSettings(store, account, null);
  });
  return seeOther('/app/sso');
}

type Known = Pick<OidcSettings, 'roles' | 'default_role'> | undefined;

function rolesPart(known: Known, { say }: AppRequest): Html {
  const roles = (known?.roles ?? []).map(({ group, role }) => `${group} = ${role}`).join('\n');
  const defaults = ROLES.map(
    (role) =>
      html`<option value="${role}"${role === known?.default_role ? html` selected` : ''}>${say(`app.role.${role}`)}</option>`,
  );
  return html`<label>${say('app.sso.roles')} <textarea name="roles" rows="4" spellcheck="false" placeholder="legal-team = reviewer">${roles}</textarea></label>
<label>${say('app.sso.default')} <select name="default_role"><option value="">${say('app.sso.nobody')}</option>${defaults}</select></label>
<div><button class="main">${say('app.sso.save')}</button></div>`;
}

const field = (name: string, label: string, value = ''): Html =>
  html`<label>${label} <input name="${name}" value="${value}" required maxlength="2000" spellcheck="false"></label>`;

const fact = (name: string, value: string): Html => html`<div><dt>${name}</dt><dd><code>${value}</code></dd></div>`;

function oidcPart(known: OidcSettings | undefined, services: AppServices, request: AppRequest): Html {
  const { say } = request;
  const secret = html`<label>${say('app.sso.secret')} <input type="password" name="client_secret" autocomplete="new-password" maxlength="500"${known === undefined ? html` required` : html` placeholder="••••••"`}></label>`;
  return html`<h2>OpenID Connect</h2><dl class="facts">${fact(say('app.sso.callback'), callbackUrl(services, request))}</dl>
<form class="narrow" method="post" action="/app/sso">${field('issuer', say('app.sso.issuer'), known?.issuer)}${field('client_id', say('app.sso.client'), known?.client_id)}${secret}
${field('scope', say('app.sso.scope'), known?.scope ?? 'openid profile email')}${field('groups_claim', say('app.sso.claim'), known?.groups_claim ?? 'groups')}${rolesPart(known, request)}</form>`;
}

function samlPart(known: SamlSettings | undefined, services: AppServices, request: AppRequest): Html {
  const { say, account } = request;
  const { entityId, acs } = samlNames(services, request, account.account_id);
  return html`<h2>SAML 2.0</h2><dl class="facts">${fact(say('app.sso.entity'), entityId)}${fact(say('app.sso.acs'), acs)}</dl>
<form class="narrow" method="post" action="/app/sso/saml">${field('entry_point', say('app.sso.entry'), known?.entry_point)}${field('idp_issuer', say('app.sso.idp'), known?.idp_issuer)}
<label>${say('app.sso.cert')} <textarea name="idp_cert" rows="5" required spellcheck="false">${known?.idp_cert}</textarea></label>
${field('groups_attribute', say('app.sso.attribute'), known?.groups_attribute ?? 'groups')}${rolesPart(known, request)}</form>`;
}

function page(services: AppServices, request: AppRequest): Answer {
  requireEnterprise(services, request);
  const { say, account } = request;
  const { store } = services;
  const [oidc, saml] = [oidcSettings(store, account.account_id), samlSettings(store, account.account_id)];
  const title = say('app.menu.sso');
  const end = html`<form method="post" action="/app/sso/remove"><button class="danger">${say('app.sso.remove')}</button></form>`;
  const body = html`<h1>${title}</h1><p>${say('app.sso.how')}</p><dl class="facts">${fact(say('app.sso.account'), account.account_id)}</dl>
${oidcPart(oidc, services, request)}${samlPart(saml, services, request)}${(oidc ?? saml) && end}`;
  return request.page({ title, body });
}
