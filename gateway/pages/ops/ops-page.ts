/** What the operators' pages have in common: the sign-in before them, the menu, data in place of a page. */

import { header } from '../../http/header.ts';
import type { Answer } from '../../http/request-context.ts';
import type { OperatorRole } from '../../sso/index.ts';
import { type Html, html, isolated } from '../html.ts';
import type { Say, TextKey } from '../languages.ts';
import { layout, type MenuItem } from '../layout.ts';
import { seeOther, textAnswer } from '../page-answer.ts';
import { PageError, type PageRequest, type PageRoute } from '../page-request.ts';
import type { Operator, Operators } from './operators.ts';

export interface OpsRequest extends PageRequest {
  readonly operator: Operator;
}

type OpsHandle = (request: OpsRequest) => Answer | Promise<Answer>;

/** For signed-in operators only, of at least this role: a browser is led to the sign-in, a program is refused. */
export function guardedBy(operators: Operators): (handle: OpsHandle, role: OperatorRole) => PageRoute['handle'] {
  return (handle, role) => (request) => {
    const operator = operators.of(request.request);
    if (operator !== undefined) {
      if (role === 'operator') requireOperator(request, operator);
      return handle({ ...request, operator });
    }
    const isPage = !request.wantsJson && request.request.method === 'GET';
    if (!isPage) throw new PageError(401);
    return seeOther(`/ops/sign-in?next=${encodeURIComponent(request.url.pathname + request.url.search)}`);
  };
}

/** For content and acts. Throws PageError 403. */
export function requireOperator({ say }: PageRequest, { role }: Operator): void {
  if (role !== 'operator') throw new PageError(403, say('ops.role-needed'));
}

const MENU = [
  ['/ops/', 'ops.menu.overview'],
  ['/ops/reviews', 'ops.menu.reviews'],
  ['/ops/actors', 'ops.menu.actors'],
  ['/ops/dead-letters', 'ops.menu.dead-letters'],
  ['/ops/deliveries', 'ops.menu.deliveries'],
  ['/ops/accounts', 'ops.menu.accounts'],
  ['/ops/log', 'ops.menu.log'],
] as const satisfies readonly (readonly [string, TextKey])[];

const menu = (pathname: string, say: Say): MenuItem[] =>
  MENU.map(([href, text]) => ({
    href,
    text: say(text),
    isCurrent: href === '/ops/' ? pathname === href : pathname.startsWith(href),
  }));

export interface OpsPage {
  readonly title: string;
  readonly body: Html;
  readonly scripts?: readonly string[];
  /** What a program gets in place of the page. */
  readonly data: unknown;
  readonly status?: number;
}

/** The page, or its data for a request that accepts JSON. */
export function opsPage(request: OpsRequest, { title, body, scripts = [], data, status = 200 }: OpsPage): Answer {
  const { say, language, url, operator } = request;
  const encodings = header(request.request, 'accept-encoding');
  if (request.wantsJson) return textAnswer(JSON.stringify(data, null, 1), 'application/json', { encodings, status });
  const person = html`<form class="person" method="post" action="/ops/sign-out"><span>${isolated(operator.name)}</span><button>${say('page.sign-out')}</button></form>`;
  const whole = layout({ title, body, language, say, home: '/ops/', menu: menu(url.pathname, say), person, scripts });
  return textAnswer(whole.text, 'text/html; charset=utf-8', { encodings, status });
}

/** A whole number from the query; the fallback when there is none. */
export function numberIn({ url }: PageRequest, name: string, fallback: number): number {
  const text = url.searchParams.get(name) ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : fallback;
}

/** An instant as people and programs read it. */
export const instant = (at: number): Html => {
  const text = new Date(at).toISOString();
  return html`<time datetime="${text}">${text.slice(0, 19).replace('T', ' ')}</time>`;
};

/** Milliseconds as a person says them. */
export function duration(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1_000).toFixed(1)} s`;
  if (ms < 3_600_000) return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1_000)} s`;
  if (ms < 86_400_000) return `${Math.floor(ms / 3_600_000)} h ${Math.round((ms % 3_600_000) / 60_000)} min`;
  return `${Math.floor(ms / 86_400_000)} d ${Math.round((ms % 86_400_000) / 3_600_000)} h`;
}

/** A long name without its end: the whole of it is in the title. */
export const short = (text: string, length = 80): string =>
  text.length <= length ? text : `${text.slice(0, length)}…`;
