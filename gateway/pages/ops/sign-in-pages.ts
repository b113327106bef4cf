import { AddressRateLimit } from '../../http/access/address-rate-limit.ts';
import type { Answer } from '../../http/request-context.ts';
import type { AuditTrail } from '../../operations/audit-trail.ts';
import { OidcSignIn, OPERATORS, SignInRefused } from '../../sso/index.ts';
import { html } from '../html.ts';
import { layout } from '../layout.ts';
import { seeOther, textAnswer } from '../page-answer.ts';
import { PageError, type PageRequest, type PageRoute } from '../page-request.ts';
import { pendingCookie, pendingOf } from '../pending-cookie.ts';
import { LONGEST_NAME, type Operators } from './operators.ts';
import type { OpsServices } from './ops-services.ts';

/** Attempts of one address in a minute: nobody guesses a token of 256 bits, but attempts could fill the log. */
const TRIES_PER_MINUTE = 20;

const CALLBACK = '/ops/sign-in/callback';

/** Sign-in with the admin token, which is in a file that only the service's owner can read, or at the operator's OpenID provider. */
export function signInPages(operators: Operators, services: OpsServices, audit: AuditTrail): readonly PageRoute[] {
  const tries = new AddressRateLimit(TRIES_PER_MINUTE, services.clock);
  const meter = ({ request }: PageRequest): void => {
    if (tries.count(request.socket.remoteAddress ?? '') !== undefined) throw new PageError(429);
  };
  const noted = (act: string, by: string, params = {}) => audit.record({ act, by, params }, async () => undefined);
  return [
    { method: 'GET', path: '/ops/sign-in', handle: (request) => form(services, request, false) },
    {
      method: 'POST',
      path: '/ops/sign-in',
      handle: async (request) => {
        const given = await request.form();
        meter(request);
        const name = given.get('name') ?? '';
        const cookie = operators.signIn(given.get('token') ?? '', name);
        if (cookie === undefined) {
          await noted('ops.sign-in.refused', 'unknown', { address: request.request.socket.remoteAddress ?? '' });
          return form(services, request, true);
        }
        await noted('ops.sign-in', operators.nameOf(name));
        return seeOther(nextOf(request), { 'set-cookie': cookie });
      },
    },
    {
      method: 'POST',
      path: '/ops/sign-out',
      handle: ({ request }) => seeOther('/ops/sign-in', { 'set-cookie': operators.signOut(request) }),
    },
    ...(services.oidc === undefined ? [] : providerPages(operators, services, { meter, noted })),
  ];
}

interface Watch {
  readonly meter: (request: PageRequest) => void;
  readonly noted: (act: string, by: string, params?: object) => Promise<unknown>;
}

function providerPages(operators: Operators, services: OpsServices, { meter, noted }: Watch): readonly PageRoute[] {
  const { allowLoopback = false, oidc: settings } = services;
  const settingsOf = (account: string) => (account === OPERATORS ? settings : undefined);
  const oidc = new OidcSignIn({ ...services, allowLoopback, settingsOf });
  const here = ({ request }: PageRequest): URL =>
    new URL(CALLBACK, services.adminUrl ?? `http://${request.headers.host}`);
  const refusing = (handle: (request: PageRequest) => Promise<Answer>) => async (request: PageRequest) => {
    meter(request);
    try {
      return await handle(request);
    } catch (error) {
      if (!(error instanceof SignInRefused)) throw error;
      services.log.info('ops.sign-in.refused', { reason: error.message.slice(0, 300) });
      await noted('ops.sign-in.refused', 'unknown', { address: request.request.socket.remoteAddress ?? '' });
      throw new PageError(401, request.say('ops.sign-in.refused'));
    }
  };
  return [
    {
      method: 'GET',
      path: '/ops/sign-in/start',
      handle: refusing(async (request) => {
        const site = request.request.headers['sec-fetch-site'];
        if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new PageError(403);
        const { location, browser } = await oidc.begin(OPERATORS, here(request).href);
        return seeOther(location, pendingCookie(browser));
      }),
    },
    {
      method: 'GET',
      path: CALLBACK,
      handle: refusing(async (request) => {
        const answer = here(request);
        answer.search = request.url.search;
        const { identity } = await oidc.finish(answer, pendingOf(request.request));
        const role = identity.role === 'admin' ? 'operator' : 'viewer';
        const cookie = operators.admit(identity.name, role);
        await noted('ops.sign-in', operators.nameOf(identity.name), { role, subject: identity.subject });
        return arrived(request, cookie);
      }),
    },
  ];
}

/** A SameSite cookie is not sent on a redirect from another site: the browser continues from a page of this one. */
function arrived({ say, language }: PageRequest, cookie: string): Answer {
  const title = say('ops.sign-in.done');
  const body = html`<h1>${title}</h1><p><a class="button main" href="/ops/">${say('ops.sign-in.on')}</a></p>`;
  const page = layout({ title, body, language, say, home: '/ops/' });
  const headers = { 'set-cookie': cookie, refresh: '0; url=/ops/' };
  return textAnswer(page.text, 'text/html; charset=utf-8', { headers });
}

/** The page to continue to; always one of this site, whatever the parameter says. */
function nextOf({ url }: PageRequest): string {
  const next = url.searchParams.get('next') ?? '';
  return /^\/ops\/(?!\/)[\w\-./?=&%:]*$/.test(next) && !next.startsWith('/ops/sign-') ? next : '/ops/';
}

function form({ oidc }: OpsServices, request: PageRequest, isWrong: boolean) {
  const { say, language, url } = request;
  const title = say('ops.sign-in.title');
  const provider =
    oidc &&
    html`<p><a class="button main" href="/ops/sign-in/start">${say('ops.sign-in.provider', { host: new URL(oidc.issuer).host })}</a></p>`;
  const body = html`<h1>${title}</h1>${provider}<p>${say('ops.sign-in.how')}</p><pre>cat .conclave/admin-token</pre>
${isWrong && html`<p class="notice bad" role="alert">${say('ops.sign-in.wrong')}</p>`}
<form class="narrow" method="post" action="${url.pathname}${url.search}">
<label>${say('ops.sign-in.token')} <input name="token" type="password" required autocomplete="current-password" autofocus></label>
<label>${say('ops.sign-in.name')} <input name="name" maxlength="${LONGEST_NAME}" autocomplete="name"></label>
<div><button class="main">${say('ops.sign-in.button')}</button></div></form>`;
  const page = layout({ title, body, language, say, home: '/ops/' });
  return textAnswer(page.text, 'text/html; charset=utf-8', { status: isWrong ? 403 : 200 });
}
