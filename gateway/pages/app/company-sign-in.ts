/**
 * Signing in at a company's identity provider. The way there is a link and not a form: the pages' policy lets forms lead
 * nowhere else.
 */
import { isAccountId, TIER_LIMITS } from '../../../protocols/account/index.ts';
import { AddressRateLimit } from '../../http/access/address-rate-limit.ts';
import type { Answer } from '../../http/request-context.ts';
import { OidcSignIn, oidcSettings, SignInRefused } from '../../sso/index.ts';
import { html } from '../html.ts';
import { layout } from '../layout.ts';
import { seeOther, textAnswer } from '../page-answer.ts';
import { PageError, type PageRequest, type PageRoute } from '../page-request.ts';
import { requireHost } from './access.ts';
import type { AppServices } from './app-services.ts';
import { pendingCookie, pendingOf, sessionCookie, sessionOf } from './session-cookie.ts';

const CALLBACK = '/app/sign-in/oidc/callback';

/** Of one address a minute: each may ask the provider something. */
const TRIES_PER_MINUTE = 60;

/** Where the provider sends people back to. */
export const callbackUrl = ({ publicUrl }: AppServices, { request }: PageRequest): string =>
  `${publicUrl ?? `http://${request.headers.host}`}${CALLBACK}`;

/** Whether people of the account sign in at a provider of theirs: Enterprise has that. */
const hasCompanySignIn = ({ store, accounts }: AppServices, account: string): boolean =>
  isAccountId(account) &&
  oidcSettings(store, account) !== undefined &&
  TIER_LIMITS[accounts.view(account).tier].creditsPerMonth === null;

export function companySignIn(services: AppServices): PageRoute[] {
  const oidc = new OidcSignIn({ ...services, allowLoopback: services.allowLoopbackWebhooks });
  const tries = new AddressRateLimit(TRIES_PER_MINUTE, services.clock);
  const get = (path: string, handle: (request: PageRequest) => Promise<Answer>): PageRoute => ({
    method: 'GET',
    path,
    handle: async (request) => {
      requireHost(request.request, services.publicUrl);
      if (tries.count(request.request.socket.remoteAddress ?? '') !== undefined) throw new PageError(429);
      return explained(services, request, handle);
    },
  });
  return [
    get('/app/sign-in/company', async (request) => companyPage(services, request)),
    get('/app/sign-in/oidc/start', async (request) => {
      // A stranger's page sends nobody to a provider.
      const site = request.request.headers['sec-fetch-site'];
      if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new PageError(403);
      const account = request.url.searchParams.get('account') ?? '';
      if (!hasCompanySignIn(services, account)) throw new SignInRefused('no such account, or no provider');
      const { location, browser } = await oidc.begin(account, callbackUrl(services, request));
      return seeOther(location, pendingCookie(browser));
    }),
    get(CALLBACK, (request) => finish(services, oidc, request)),
  ];
}

async function explained(
  { log }: AppServices,
  request: PageRequest,
  handle: (request: PageRequest) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await handle(request);
  } catch (error) {
    if (!(error instanceof SignInRefused)) throw error;
    log.info('app.sign-in.refused', { reason: error.message.slice(0, 300) });
    throw new PageError(401, request.say('app.company.failed'));
  }
}

async function finish(services: AppServices, oidc: OidcSignIn, request: PageRequest): Promise<Answer> {
  const { people, sessions, audit } = services;
  const here = new URL(callbackUrl(services, request));
  here.search = request.url.search;
  const { account, identity } = await oidc.finish(here, pendingOf(request.request));
  if (!hasCompanySignIn(services, account)) throw new SignInRefused('the account has no provider any more');
  const person = await people.recognise(account, identity);
  const session = await sessions.begin(person);
  if (session === undefined) throw new SignInRefused('the session was not stored');
  await people.signedIn(person);
  await sessions.end(sessionOf(request.request));
  const params = { account, person: person.person_id, connection: 'oidc', role: person.role };
  await audit.record({ act: 'app.sign-in', by: person.name, params }, async () => undefined);
  return seeOther('/app/reviews', sessionCookie(session));
}

function companyPage(services: AppServices, { say, language, url }: PageRequest): Answer {
  const account = (url.searchParams.get('account') ?? '').trim();
  const title = say('app.company.title');
  const settings = hasCompanySignIn(services, account) ? oidcSettings(services.store, account) : undefined;
  const way =
    settings === undefined
      ? html`<p class="notice bad" role="alert">${say('app.company.none')}</p>`
      : html`<p><a class="button main" href="/app/sign-in/oidc/start?account=${encodeURIComponent(account)}">${say('app.company.go', { host: new URL(settings.issuer).host })}</a></p>`;
  const body = html`<h1>${title}</h1>${way}<p><a href="/app/sign-in">${say('app.company.back')}</a></p>`;
  const text = layout({ title, body, language, say, home: '/app/' }).text;
  return textAnswer(text, 'text/html; charset=utf-8', { status: settings === undefined ? 404 : 200 });
}
