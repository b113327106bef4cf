import type { Clock } from '../../../runtime/index.ts';
import { AddressRateLimit } from '../../http/access/address-rate-limit.ts';
import { html } from '../html.ts';
import { layout } from '../layout.ts';
import { seeOther, textAnswer } from '../page-answer.ts';
import { PageError, type PageRequest, type PageRoute } from '../page-request.ts';
import { LONGEST_NAME, type Operators } from './operators.ts';

/** Tries of one address in a minute: a token of 256 bits is not guessed, but a log can be filled. */
const TRIES_PER_MINUTE = 20;

/** Sign-in by the admin token, which lies in a file that only the service's owner can read. */
export function signInPages(operators: Operators, clock: Clock): readonly PageRoute[] {
  const tries = new AddressRateLimit(TRIES_PER_MINUTE, clock);
  return [
    { method: 'GET', path: '/ops/sign-in', handle: (request) => form(request, false) },
    {
      method: 'POST',
      path: '/ops/sign-in',
      handle: async (request) => {
        const given = await request.form();
        if (tries.count(request.request.socket.remoteAddress ?? '') !== undefined) throw new PageError(429);
        const cookie = operators.signIn(given.get('token') ?? '', given.get('name') ?? '');
        if (cookie === undefined) return form(request, true);
        return seeOther(nextOf(request), { 'set-cookie': cookie });
      },
    },
    {
      method: 'POST',
      path: '/ops/sign-out',
      handle: ({ request }) => seeOther('/ops/sign-in', { 'set-cookie': operators.signOut(request) }),
    },
  ];
}

/** Where somebody wanted to go; a page of ours, whatever the address says. */
function nextOf({ url }: PageRequest): string {
  const next = url.searchParams.get('next') ?? '';
  return /^\/ops\/(?!\/)[\w\-./?=&%:]*$/.test(next) && !next.startsWith('/ops/sign-') ? next : '/ops/';
}

function form(request: PageRequest, isWrong: boolean) {
  const { say, language, url } = request;
  const title = say('ops.sign-in.title');
  const body = html`<h1>${title}</h1><p>${say('ops.sign-in.how')}</p><pre>cat .conclave/admin-token</pre>
${isWrong && html`<p class="notice bad" role="alert">${say('ops.sign-in.wrong')}</p>`}
<form class="narrow" method="post" action="${url.pathname}${url.search}">
<label>${say('ops.sign-in.token')} <input name="token" type="password" required autocomplete="current-password" autofocus></label>
<label>${say('ops.sign-in.name')} <input name="name" maxlength="${LONGEST_NAME}" autocomplete="name"></label>
<div><button class="main">${say('ops.sign-in.button')}</button></div></form>`;
  const page = layout({ title, body, language, say, home: '/ops/' });
  return textAnswer(page.text, 'text/html; charset=utf-8', { status: isWrong ? 403 : 200 });
}
