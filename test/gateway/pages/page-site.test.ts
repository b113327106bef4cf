import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventStream, type Tell } from '../../../gateway/pages/event-stream.ts';
import { html, isolated } from '../../../gateway/pages/html.ts';
import { seeOther, textAnswer } from '../../../gateway/pages/page-answer.ts';
import { PageError } from '../../../gateway/pages/page-request.ts';
import { PageSite } from '../../../gateway/pages/page-site.ts';
import { silentLogger, systemClock } from '../../../runtime/index.ts';
import { servePages } from './page-server.ts';

const HTML = 'text/html; charset=utf-8';
const closing = new AbortController();
let tell: Tell = () => {};
let listeners = 0;

const site = new PageSite({
  root: '/try',
  log: silentLogger,
  routes: [
    { method: 'GET', path: '/try/', handle: ({ say }) => textAnswer(html`<p>${say('page.menu')}</p>`.text, HTML) },
    {
      method: 'GET',
      path: '/try/names/:name',
      handle: ({ params }) => textAnswer(html`<b>${params.name}</b>`.text, HTML),
    },
    {
      method: 'POST',
      path: '/try/act',
      handle: async ({ form }) => seeOther(`/try/names/${encodeURIComponent((await form()).get('name') ?? '')}`),
    },
    { method: 'GET', path: '/try/gone', handle: () => Promise.reject(new PageError(404)) },
    {
      method: 'GET',
      path: '/try/broken',
      handle: () => {
        throw new Error('a secret reason');
      },
    },
    {
      method: 'GET',
      path: '/try/live',
      handle: () =>
        eventStream({
          clock: systemClock,
          closing: closing.signal,
          listen: (given) => {
            tell = given;
            listeners += 1;
            return () => {
              listeners -= 1;
            };
          },
        }),
    },
  ],
});

let base: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ base, stop } = await servePages(site));
});

afterAll(async () => {
  closing.abort();
  await stop();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(base + path, { headers, redirect: 'manual' });

const post = (headers: Record<string, string>, body = 'name=x') =>
  fetch(`${base}/try/act`, {
    method: 'POST',
    redirect: 'manual',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

describe('page site', () => {
  it('escapes markup, controls and lone surrogates in a name', async () => {
    const name = encodeURIComponent('<img src=x onerror=1>"\'&\u0007\u202e');
    expect(await (await get(`/try/names/${name}`)).text()).toBe(
      '<b>&lt;img src=x onerror=1&gt;&quot;&#39;&amp;\uFFFD\u202e</b>',
    );
    expect(isolated('\ud800<').text).toBe('<bdi>\uFFFD&lt;</bdi>');
  });

  it('sends every page with the policy and keeps it out of caches', async () => {
    const { headers } = await get('/try/');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'",
    );
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['en', 'Pages'],
    ['it-IT, en;q=0.5', 'Pagine'],
    ['fr, es;q=0.9, en;q=0.5', 'Páginas'],
    ['fr', 'Pages'],
  ])('speaks the first language of ours in Accept-Language %s', async (accepted, said) => {
    expect(await (await get('/try/', { 'accept-language': accepted })).text()).toBe(`<p>${said}</p>`);
  });

  it('remembers a chosen language and shows the same page', async () => {
    const answer = await get('/try/?lang=it&page=2');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/try/?page=2']);
    const cookie = answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    expect(await (await get('/try/', { cookie })).text()).toBe('<p>Pagine</p>');
  });

  it.each<[string, Record<string, string>, number]>([
    ['a page of ours', { 'sec-fetch-site': 'same-origin', cookie: 'a=b' }, 303],
    ['a page of a stranger', { 'sec-fetch-site': 'cross-site', cookie: 'a=b' }, 403],
    ['a page of another port', { 'sec-fetch-site': 'same-site', cookie: 'a=b' }, 403],
    ['an old browser on a stranger', { origin: 'https://example.org', cookie: 'a=b' }, 403],
    ['an old browser without an origin', { cookie: 'a=b' }, 403],
    ['an opaque origin', { origin: 'null' }, 403],
    ['a program', {}, 303],
  ])('answers a form of %s as it should', async (_, headers, status) => {
    expect((await post(headers)).status).toBe(status);
  });

  it('takes a form from an old browser that names our origin', async () => {
    expect((await post({ origin: base, cookie: 'a=b' })).status).toBe(303);
  });

  it('refuses forms that are too long or none', async () => {
    expect((await post({}, `name=${'x'.repeat(70_000)}`)).status).toBe(413);
    expect((await post({ 'content-type': 'application/json' }, '{}')).status).toBe(400);
  });

  it.each([
    ['/try/gone', 404, 'removed'],
    ['/try/nowhere', 404, 'removed'],
    ['/try/act', 405, 'not asked in that way'],
    ['/try/broken', 500, 'failed to answer'],
  ])('explains %s with %i', async (path, status, words) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    const text = await answer.text();
    expect(text).toContain(words);
    expect(text).not.toContain('secret reason');
    expect(await (await get(path, { accept: 'application/json' })).json()).toMatchObject({ status });
  });

  it('leaves paths that are none of its own alone', async () => {
    expect((await get('/tryout')).status).toBe(418);
  });

  it('keeps assets for good under their hash, and knows no other path', async () => {
    const page = await (await get('/try/gone')).text();
    const style = /href="(\/assets\/[\w-]+-style\.css)"/.exec(page)?.[1] ?? '';
    const answer = await get(style);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-type')).toContain('text/css');
    expect((await get('/assets/../package.json')).status).toBe(418);
    expect((await get('/assets/x')).status).toBe(404);
  });

  it('streams what happens, and lets go when the browser leaves', async () => {
    const leave = new AbortController();
    const { body } = await fetch(`${base}/try/live`, { signal: leave.signal });
    const reader = (body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader();
    let seen = '';
    const until = async (text: string): Promise<void> => {
      while (!seen.includes(text)) {
        const { value, done } = await reader.read();
        if (done) throw new Error(`ended after ${seen}`);
        seen += value;
      }
    };
    await until('retry: 2000');
    tell('move', { to: 'a\nb' });
    tell('move', { to: 'c' });
    await until('"c"');
    expect(seen).toBe('retry: 2000\n\nevent: move\ndata: {"to":"a\\nb"}\n\nevent: move\ndata: {"to":"c"}\n\n');
    expect(listeners).toBe(1);
    leave.abort();
    await expect.poll(() => listeners).toBe(0);
  });

  it('cuts off a reader who lets a thousand events wait', async () => {
    const { body } = await fetch(`${base}/try/live`);
    await expect.poll(() => listeners).toBe(1);
    for (let each = 0; each < 1_100; each += 1) tell('move', { each });
    expect(listeners).toBe(0);
    await body?.cancel();
  });
});
