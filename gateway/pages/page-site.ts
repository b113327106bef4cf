/**
 * PageSite: the pages under one path of a listener. Owns finding the page, the reader's language, the refusal of requests that
 * strangers' pages make, and the page of an error. It does not own who may see what: that is each route's.
 */
import type { IncomingMessage } from 'node:http';
import * as Cause from 'effect/Cause';
import * as Effect from 'effect/Effect';
import { FindMyWay, type HttpMethod } from 'effect/http';
import type { Logger } from '../../runtime/index.ts';
import { header } from '../http/header.ts';
import type { Answer, Answering, RequestContext } from '../http/request-context.ts';
import type { Routed } from '../http/routes.ts';
import { targetOf } from '../http/target.ts';
import { assetAt } from './assets.ts';
import { html } from './html.ts';
import { languageOf, sayIn } from './languages.ts';
import { layout } from './layout.ts';
import { PAGE_HEADERS, seeOther, textAnswer } from './page-answer.ts';
import {
  cookie,
  type ErrorStatus,
  isOurOwn,
  PageError,
  type PageRequest,
  type PageRoute,
  readForm,
} from './page-request.ts';

export interface PageSiteOptions {
  /** `/ops` or `/app`: every path under it belongs to the site. */
  readonly root: string;
  readonly routes: readonly PageRoute[];
  readonly log: Logger;
}

const LANGUAGE_COOKIE = 'lang';
const YEAR_S = 31_536_000;

type Handle = PageRoute['handle'];

interface Found {
  readonly name: string;
  readonly handle: Handle;
  readonly isFromElsewhere: boolean;
}

export class PageSite {
  readonly #root: string;
  readonly #log: Logger;
  readonly #matcher = FindMyWay.make<Found>({ maxParamLength: 1_024 });
  readonly #paths: readonly string[];

  constructor({ root, routes, log }: PageSiteOptions) {
    this.#root = root;
    this.#log = log;
    this.#paths = [...new Set(routes.map(({ path }) => path))];
    for (const { method, path, handle, isFromElsewhere = false } of routes) {
      this.#matcher.on(method, path as FindMyWay.PathInput, { name: path, handle, isFromElsewhere });
    }
  }

  /** What answers the request; undefined when it asks for none of these pages. */
  find(request: IncomingMessage): Routed | undefined {
    const target = targetOf(request);
    const path = target.replace(/[?#].*$/s, '');
    if (path.startsWith('/assets/'))
      return { handler: { name: '/assets', handle: sendAsset }, params: {}, searchParams: {} };
    if (path !== this.#root && !path.startsWith(`${this.#root}/`)) return undefined;
    const asked = request.method === 'HEAD' ? 'GET' : (request.method ?? '');
    const found = this.#matcher.find(asked as HttpMethod.HttpMethod, target);
    const { name, handle, isFromElsewhere } = found?.handler ?? this.#unfound(path);
    return {
      handler: { name, handle: (context) => this.#answer(handle, context, isFromElsewhere) },
      params: found?.params ?? {},
      searchParams: found?.searchParams ?? {},
    };
  }

  #unfound(path: string): Found {
    const isKnown = ['GET', 'POST'].some((method) => this.#matcher.find(method as HttpMethod.HttpMethod, path));
    return {
      name: this.#root,
      isFromElsewhere: false,
      handle: () => {
        throw new PageError(isKnown ? 405 : 404);
      },
    };
  }

  #answer(handle: Handle, context: RequestContext, isFromElsewhere: boolean): Answering {
    const request = pageRequest(context);
    const chosen = request.url.searchParams.get('lang');
    if (chosen !== null && context.request.method === 'GET') return Effect.succeed(remember(request, chosen));
    const work = Effect.suspend((): Answering => {
      if (!isFromElsewhere && isUnsafe(context.request) && !isOurOwn(context.request))
        return Effect.fail(new PageError(403));
      const answer = handle(request);
      if (Effect.isEffect(answer)) return answer;
      return Effect.tryPromise({ try: async () => answer, catch: (error) => error });
    });
    return Effect.matchCauseEffect(work, {
      onSuccess: (answer) => Effect.succeed(answer),
      onFailure: (cause) =>
        // The client went away or the service stops: there is nobody to answer.
        Cause.hasInterruptsOnly(cause) ? Effect.interrupt : Effect.succeed(this.#failed(request, Cause.squash(cause))),
    });
  }

  #failed(request: PageRequest, error: unknown): Answer {
    if (error instanceof PageError) return errorPage(this.#root, request, error.status, error.detail);
    this.#log.error('page.failed', {
      route: this.#root,
      error: error instanceof Error ? error : new Error(String(error)),
    });
    return errorPage(this.#root, request, 500);
  }

  /** The paths of its pages, for tests that look at every one. */
  get paths(): readonly string[] {
    return this.#paths;
  }
}

const isUnsafe = ({ method }: IncomingMessage): boolean => method !== 'GET' && method !== 'HEAD';

function pageRequest(context: RequestContext): PageRequest {
  const { request } = context;
  const language = languageOf(cookie(request, LANGUAGE_COOKIE), header(request, 'accept-language'));
  return {
    ...context,
    url: new URL(targetOf(request), 'http://page.invalid'),
    language,
    say: sayIn(language),
    wantsJson: /\bapplication\/json\b/.test(header(request, 'accept') ?? ''),
    form: () => readForm(request),
  };
}

/** Back to the same page, which is in that language from now on. */
function remember({ url }: PageRequest, chosen: string): Answer {
  url.searchParams.delete('lang');
  const language = languageOf(chosen, undefined);
  return seeOther(url.pathname + url.search, {
    'set-cookie': `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`,
  });
}

function errorPage(home: string, request: PageRequest, status: ErrorStatus, detail?: string): Answer {
  const { say, language } = request;
  const sentence = detail ?? say(`error.${status}`);
  if (request.wantsJson)
    return textAnswer(JSON.stringify({ status, detail: sentence }), 'application/json', { status });
  const title = say('error.title');
  const body = html`<h1>${title}</h1><p>${sentence}</p><p><a href="${home}/">${say('error.back')}</a></p>`;
  return textAnswer(layout({ title, body, language, say, home: `${home}/` }).text, 'text/html; charset=utf-8', {
    status,
  });
}

/** Kept for good: another content has another path. */
function sendAsset({ request }: RequestContext): Answering {
  const found = assetAt(targetOf(request).replace(/\?.*$/s, ''));
  if (found === undefined) return Effect.succeed({ status: 404, headers: { ...PAGE_HEADERS }, body: '' });
  return Effect.succeed(
    textAnswer(found.text, found.contentType, {
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
      encodings: header(request, 'accept-encoding'),
    }),
  );
}
