import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import * as Effect from 'effect/Effect';
import { HttpServerRequest } from 'effect/http';
import { describe, expect, it } from 'vitest';
import { jsonText, type RequestContext } from '../../../gateway/http/request-context.ts';
import { latePages } from '../../../gateway/pages/late-pages.ts';

function requestFor(url: string): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.url = url;
  return request;
}

/** A page that answers with what its path says. */
const finder = () => ({
  handler: {
    name: '/app/reviews/:id',
    handle: ({ params }: RequestContext) => Effect.succeed(jsonText(String(params.id))),
  },
  params: { id: 'rev_1' },
  searchParams: {},
});

function asked(find: ReturnType<typeof latePages>, url: string): Promise<unknown> {
  const request = requestFor(url);
  const routed = find(request);
  if (routed === undefined) throw new Error(`${url} is no page`);
  const answer = routed.handler.handle({ request, params: routed.params, query: routed.searchParams });
  const web = HttpServerRequest.fromWeb(new Request('http://127.0.0.1/'));
  return Effect.runPromise(
    Effect.map(Effect.provideService(answer, HttpServerRequest.HttpServerRequest, web), ({ body }) => body),
  );
}

describe('late pages', () => {
  it('are not loaded by a request for another path', () => {
    const find = latePages('/app', () => Promise.reject(new Error('loaded')));
    expect(['/api/reviews', '/application', '/'].map((url) => find(requestFor(url)))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('are loaded once by requests that come together, and give each what its path says', async () => {
    let loads = 0;
    const find = latePages('/app', async () => {
      loads += 1;
      return finder;
    });
    expect(await Promise.all([asked(find, '/app'), asked(find, '/app/reviews/rev_1?a=1')])).toEqual(['rev_1', 'rev_1']);
    expect(find(requestFor('/app/reviews/rev_1'))?.handler.name).toBe('/app/reviews/:id');
    expect(loads).toBe(1);
  });

  it('are loaded again after loading failed', async () => {
    let loads = 0;
    const find = latePages('/ops', () => {
      loads += 1;
      return loads === 1 ? Promise.reject(new Error('no such file')) : Promise.resolve(finder);
    });
    await expect(asked(find, '/ops/')).rejects.toThrow('no such file');
    expect(await asked(find, '/ops/')).toBe('rev_1');
  });
});
