/**
 * Signing in at a company's identity provider. The way there is a link and not a form: the pages' policy lets forms lead
 * nowhere else.
 */
import { isAccountId, TIER_LIMITS } from '../../../../protocols/account/index.ts';
import { AddressRateLimit } from '../../../http/access/address-rate-limit.ts';
import type { Answer } from '../../../http/request-context.ts';
import type { Identity } from '../../../people/index.ts';
import {
  OidcSignIn,
  oidcSettings,
  SamlSignIn,
  type ServiceNames,
  SignInRefused,
  samlSettings,
} from '../../../sso/index.ts';
import { type Html, html } from '../../html.ts';
import { layout } from '../../layout.ts';
import { seeOther, textAnswer } from '../../page-answer.ts';
import { PageError, type PageRequest, type PageRoute, readForm } from '../../page-request.ts';
import { pendingCookie, pendingOf } from '../../pending-cookie.ts';
import { requireHost } from '../access.ts';
import type { AppServices } from '../app-services.ts';
import { sessionCookie, sessionOf } from './session-cookie.ts';

const CALLBACK = '/app/sign-in/oidc/callback';

/** Of one address a minute: a company behind one comes in at nine, and each request may ask the provider something. */
const REQUESTS_PER_MINUTE = 240;

/** An answer in base64, and what is posted with it. */
const ANSWER_BYTES = 400 * 1024;

const baseOf = ({ publicUrl }: AppServices, { request }: PageRequest): string =>
  publicUrl ?? `http://${request.headers.host}`;

/** Where an OpenID provider sends people back to. */
export const callbackUrl = (services: AppServices, request: PageRequest): string =>
  `${baseOf(services, request)}${CALLBACK}`;

/** What this service is called towards an account's SAML provider. */
export const samlNames = (services: AppServices, request: PageRequest, account: string): ServiceNames => {
  const entityId = `${baseOf(services, request)}/app/sign-in/saml/${account}`;
  return { entityId, acs: `${entityId}/acs` };
};

const SETTINGS = { oidc: oidcSettings, saml: samlSettings } as const;

/** Whether people of the account sign in at a provider of theirs: Enterprise has that. */
const has = ({ store, accounts }: AppServices, kind: keyof typeof SETTINGS, account: string): boolean =>
  isAccountId(account) &&
  SETTINGS[kind](store, account) !== undefined &&
  TIER_LIMITS[accounts.view(account).tier].creditsPerMonth === null;

function requireProvider(services: AppServices, kind: keyof typeof SETTINGS, account: string): void {
  if (!has(services, kind, account)) throw new SignInRefused('no such account, or no provider');
}

/** A stranger's page sends nobody to a provider. Throws PageError. */
function requireOwnPage({ request }: PageRequest): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new PageError(403);
}

export function companySignIn(services: AppServices): PageRoute[] {
  const oidc = new OidcSignIn({ ...services, allowLoopback: services.allowLoopbackWebhooks });
  const saml = new SamlSignIn(services);
  const tries = new AddressRateLimit(services.companyRequestsPerMinute ?? REQUESTS_PER_MINUTE, services.clock);
  const guarded = (handle: (request: PageRequest) => Promise<Answer>) => async (request: PageRequest) => {
    requireHost(request.request, services.publicUrl);
    if (tries.count(request.request.socket.remoteAddress ?? '') !== undefined) throw new PageError(429);
    return explained(services, request, handle);
  };
  const get = (path: string, handle: (request: PageRequest) => Promise<Answer>): PageRoute => ({
    method: 'GET',
    path,
    handle: guarded(handle),
  });
  return [
    get('/app/sign-in/company', async (request) => companyPage(services, request)),
    get('/app/sign-in/oidc/start', async (request) => {
      requireOwnPage(request);
      const account = request.url.searchParams.get('account') ?? '';
      requireProvider(services, 'oidc', account);
      const { location, browser } = await oidc.begin(account, callbackUrl(services, request));
      return seeOther(location, pendingCookie(browser));
    }),
    get(CALLBACK, async (request) => {
      const here = new URL(callbackUrl(services, request));
      here.search = request.url.search;
      const { account, identity } = await oidc.finish(here, pendingOf(request.request));
      requireProvider(services, 'oidc', account);
      return welcome(services, request, account, identity);
    }),
    get('/app/sign-in/saml/:account/start', async (request) => {
      requireOwnPage(request);
      const { account = '' } = request.params;
      requireProvider(services, 'saml', account);
      const { location, browser } = await saml.begin(account, samlNames(services, request, account));
      return seeOther(location, pendingCookie(browser));
    }),
    {
      method: 'POST',
      path: '/app/sign-in/saml/:account/acs',
      isFromElsewhere: true,
      handle: guarded(async (request) => {
        const { account = '' } = request.params;
        requireProvider(services, 'saml', account);
        const form = await readForm(request.request, ANSWER_BYTES);
        const answer = form.get('SAMLResponse') ?? '';
        const ticket = await saml.answer(account, samlNames(services, request, account), answer);
        return seeOther(`/app/sign-in/saml/finish?ticket=${ticket}`);
      }),
    },
    get('/app/sign-in/saml/finish', async (request) => {
      const ticket = request.url.searchParams.get('ticket') ?? '';
      const { account, identity } = await saml.finish(ticket, pendingOf(request.request));
      requireProvider(services, 'saml', account);
      return welcome(services, request, account, identity);
    }),
  ];
}

async function explained(
  { log, audit }: AppServices,
  request: PageRequest,
  handle: (request: PageRequest) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await handle(request);
  } catch (error) {
    if (!(error instanceof SignInRefused)) throw error;
    const reason = error.message.slice(0, 300);
    log.info('app.sign-in.refused', { reason });
    const params = { address: request.request.socket.remoteAddress ?? '', connection: 'company', reason };
    await audit.record({ act: 'app.sign-in.refused', by: 'unknown', params }, async () => undefined);
    throw new PageError(401, request.say('app.company.failed'));
  }
}

/** A session for whom the provider vouches for. */
async function welcome(
  { people, sessions, audit }: AppServices,
  { request }: PageRequest,
  account: string,
  identity: Identity,
): Promise<Answer> {
  const person = await people.recognise(account, identity);
  const session = await sessions.begin(person);
  if (session === undefined) throw new SignInRefused('the session was not stored');
  await people.signedIn(person);
  await sessions.end(sessionOf(request));
  const params = { account, person: person.person_id, connection: identity.connection, role: person.role };
  await audit.record({ act: 'app.sign-in', by: person.name, params }, async () => undefined);
  return seeOther('/app/reviews', sessionCookie(session));
}

function companyPage(services: AppServices, { say, language, url }: PageRequest): Answer {
  const account = (url.searchParams.get('account') ?? '').trim();
  const { store } = services;
  const title = say('app.company.title');
  const go = (path: string, address = ''): Html =>
    html`<p><a class="button main" href="${path}">${say('app.company.go', { host: URL.parse(address)?.host ?? address })}</a></p>`;
  const ways = [
    has(services, 'oidc', account) &&
      go(`/app/sign-in/oidc/start?account=${account}`, oidcSettings(store, account)?.issuer),
    has(services, 'saml', account) &&
      go(`/app/sign-in/saml/${account}/start`, samlSettings(store, account)?.entry_point),
  ].filter((way) => way !== false);
  const none = html`<p class="notice bad" role="alert">${say('app.company.none')}</p>`;
  const body = html`<h1>${title}</h1>${ways.length === 0 ? none : ways}<p><a href="/app/sign-in">${say('app.company.back')}</a></p>`;
  const text = layout({ title, body, language, say, home: '/app/' }).text;
  return textAnswer(text, 'text/html; charset=utf-8', { status: ways.length === 0 ? 404 : 200 });
}
