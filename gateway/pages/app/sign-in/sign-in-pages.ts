/**
 * Signing in by a one-time link, and out. The secret is after the link's # and is sent by a button: what looks links up
 * ahead of their reader uses none of them up, and no page of a stranger signs anybody in unasked.
 */

import { AddressRateLimit } from '../../../http/access/address-rate-limit.ts';
import type { Answer } from '../../../http/request-context.ts';
import { html } from '../../html.ts';
import { layout } from '../../layout.ts';
import { seeOther, textAnswer } from '../../page-answer.ts';
import { PageError, type PageRequest, type PageRoute } from '../../page-request.ts';
import { requireHost } from '../access.ts';
import type { AppServices } from '../app-services.ts';
import { noSessionCookie, sessionCookie, sessionOf } from './session-cookie.ts';

/** Tries of one address a minute. A secret of 256 bits is not found by guessing; the log and the disk are what is guarded. */
const TRIES_PER_MINUTE = 20;

export function signInPages(services: AppServices): PageRoute[] {
  const tries = new AddressRateLimit(TRIES_PER_MINUTE, services.clock);
  return [
    {
      method: 'GET',
      path: '/app/',
      handle: () => seeOther('/app/reviews'),
    },
    {
      method: 'GET',
      path: '/app/sign-in',
      handle: (request) => {
        requireHost(request.request, services.publicUrl);
        return signInPage(request, 200);
      },
    },
    {
      method: 'POST',
      path: '/app/sign-in',
      handle: async (request) => {
        requireHost(request.request, services.publicUrl);
        if (tries.count(request.request.socket.remoteAddress ?? '') !== undefined) throw new PageError(429);
        return signIn(services, request);
      },
    },
    {
      method: 'POST',
      path: '/app/sign-out',
      handle: async ({ request }) => {
        requireHost(request, services.publicUrl);
        await services.sessions.end(sessionOf(request));
        return seeOther('/app/sign-in', noSessionCookie());
      },
    },
  ];
}

async function signIn({ links, sessions, audit }: AppServices, request: PageRequest): Promise<Answer> {
  const form = await request.form();
  // People without JavaScript paste the whole link.
  const given = (form.get('link') ?? '').trim().replace(/^.*#/s, '');
  const signedIn = await links.redeem(given);
  if (signedIn === undefined) {
    const address = request.request.socket.remoteAddress ?? '';
    await audit.record({ act: 'app.sign-in.refused', by: 'unknown', params: { address } }, async () => undefined);
    return signInPage(request, 401);
  }
  const { person, session } = signedIn;
  // A session that was there before is of somebody else, or of nobody.
  await sessions.end(sessionOf(request.request));
  const { account_id: account, person_id, name } = person;
  await audit.record({ act: 'app.sign-in', by: name, params: { account, person: person_id } }, async () => undefined);
  return seeOther('/app/reviews', sessionCookie(session));
}

function signInPage({ say, language }: PageRequest, status: number): Answer {
  const title = say('app.sign-in.title');
  const failed = status === 200 ? undefined : html`<p class="notice bad" role="alert">${say('app.sign-in.failed')}</p>`;
  const body = html`<h1>${title}</h1>${failed}<p>${say('app.sign-in.how')}</p>
<sign-in-link><form class="narrow" method="post" action="/app/sign-in"><label>${say('app.sign-in.link')} <input name="link" required autocomplete="off" spellcheck="false" maxlength="2000"></label>
<div><button class="main">${say('app.sign-in.button')}</button></div></form></sign-in-link>
<pass-key data-begin="/app/sign-in/passkey/begin" data-failed="${say('app.passkey.failed')}"><form method="post" action="/app/sign-in/passkey" hidden><input type="hidden" name="credential"><button>${say('app.passkey.sign-in')}</button></form><p class="notice bad" role="alert" hidden></p></pass-key>
<h2>${say('app.company.title')}</h2><form class="row" method="get" action="/app/sign-in/company"><label>${say('app.company.account')} <input name="account" required maxlength="100" autocomplete="organization" spellcheck="false"></label><button>${say('app.company.next')}</button></form>
<p class="soft">${say('app.sign-in.help')} <code>npm run admin -- people link --account … --person …</code></p>`;
  const text = layout({ title, body, language, say, home: '/app/', scripts: ['sign-in.js', 'pass-key.js'] }).text;
  return textAnswer(text, 'text/html; charset=utf-8', { status });
}
