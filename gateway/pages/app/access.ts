/**
 * Access: who may see which page. Owns the checks that come before every page of a customer.
 *
 * Invariants:
 *  1. The request names the public host, or this machine where none is configured: a name that was made to lead here is 421.
 *  2. Without a session nothing is shown but the way to sign in, whether or not what was asked for exists.
 *  3. The account is the session's, never one that the request names.
 */
import type { IncomingMessage } from 'node:http';
import type { AccountView } from '../../../protocols/account/index.ts';
import type { Answer, Answering } from '../../http/request-context.ts';
import { includesRole, type Person, type Role } from '../../people/index.ts';
import { type Html, html } from '../html.ts';
import type { TextKey } from '../languages.ts';
import { layout, type MenuItem } from '../layout.ts';
import { seeOther, textAnswer } from '../page-answer.ts';
import { PageError, type PageRequest, type PageRoute } from '../page-request.ts';
import type { AppServices } from './app-services.ts';
import { noSessionCookie, sessionOf } from './sign-in/session-cookie.ts';

/** What a page is made of; the header, the menu and the person are added. */
export interface PageParts {
  readonly title: string;
  readonly body: Html;
  readonly scripts?: readonly string[];
  readonly status?: number;
  /** Holds a secret that is shown once: not compressed, since its length would tell of it. */
  readonly isSecret?: boolean;
}

/** A request of somebody who is signed in. */
export interface AppRequest extends PageRequest {
  readonly person: Person;
  readonly account: AccountView;
  /** Whether they still are: for answers that go on for long. */
  readonly isAuthorized: () => boolean;
  /** A whole page for them. */
  readonly page: (parts: PageParts) => Answer;
  /** The same as data. */
  readonly data: (value: unknown, status?: number) => Answer;
}

export type AppHandler = (request: AppRequest) => Answer | Promise<Answer> | Answering;

/** Names of this machine, whatever port was forwarded to here. */
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/** Throws PageError 421. */
export function requireHost({ headers }: IncomingMessage, publicUrl: string | undefined): void {
  const host = headers.host ?? '';
  const isOurs = publicUrl === undefined ? LOCAL_HOST.test(host) : host.toLowerCase() === new URL(publicUrl).host;
  if (!isOurs) throw new PageError(421);
}

/** The route of a page that people of at least this role may ask for. */
export function forPeople(
  services: AppServices,
  role: Role,
  { method, path }: Pick<PageRoute, 'method' | 'path'>,
  handle: AppHandler,
): PageRoute {
  return {
    method,
    path,
    handle: (request) => {
      requireHost(request.request, services.publicUrl);
      const token = sessionOf(request.request);
      const person = services.sessions.find(token);
      if (person === undefined) return refuse(request, token);
      if (!includesRole(person.role, role)) throw new PageError(403, request.say('app.role-needed', { role }));
      const account = services.accounts.view(person.account_id);
      const isAuthorized = (): boolean => services.sessions.find(token)?.role === person.role;
      const page = (parts: PageParts): Answer => personalPage(request, person, account, parts);
      return handle({ ...request, person, account, isAuthorized, page, data });
    },
  };
}

const data: AppRequest['data'] = (value, status = 200) =>
  textAnswer(JSON.stringify(value), 'application/json', { status });

function refuse({ request, wantsJson }: PageRequest, token: string): Answer {
  if (wantsJson || request.method === 'POST') throw new PageError(401);
  return seeOther('/app/sign-in', token === '' ? {} : noSessionCookie());
}

const MENU: readonly { readonly path: string; readonly text: TextKey; readonly role: Role }[] = [
  { path: '/app/reviews', text: 'app.menu.reviews', role: 'viewer' },
  { path: '/app/usage', text: 'app.menu.usage', role: 'viewer' },
  { path: '/app/keys', text: 'app.menu.keys', role: 'admin' },
  { path: '/app/webhooks', text: 'app.menu.webhooks', role: 'admin' },
  { path: '/app/people', text: 'app.menu.people', role: 'admin' },
  { path: '/app/sso', text: 'app.menu.sso', role: 'admin' },
];

function menuOf({ url, say }: PageRequest, role: Role): MenuItem[] {
  return MENU.filter((item) => includesRole(role, item.role)).map(({ path, text }) => ({
    href: path,
    text: say(text),
    isCurrent: url.pathname === path || url.pathname.startsWith(`${path}/`),
  }));
}

function personalPage(request: PageRequest, person: Person, account: AccountView, parts: PageParts): Answer {
  const { language, say } = request;
  const { title, body, scripts = [], status = 200, isSecret = false } = parts;
  const who = html`<form class="person" method="post" action="/app/sign-out"><span><a href="/app/passkeys"><bdi>${person.name}</bdi></a> · <bdi>${account.name}</bdi></span><button>${say('page.sign-out')}</button></form>`;
  const menu = menuOf(request, person.role);
  const text = layout({ title, body, language, say, home: '/app/reviews', menu, person: who, scripts }).text;
  const encodings = isSecret ? undefined : request.request.headers['accept-encoding'];
  return textAnswer(text, 'text/html; charset=utf-8', {
    status,
    encodings: typeof encodings === 'string' ? encodings : undefined,
  });
}
