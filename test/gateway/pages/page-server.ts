import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as NodeHttpServer from '@effect/platform-node/NodeHttpServer';
import * as Effect from 'effect/Effect';
import * as Exit from 'effect/Exit';
import { HttpServerRequest } from 'effect/http';
import * as Scope from 'effect/Scope';
import { asResponse } from '../../../gateway/http/answer.ts';
import type { PageSite } from '../../../gateway/pages/page-site.ts';

/** A listener that knows nothing but the site; what the site does not know is 418. */
export async function servePages(
  site: Pick<PageSite, 'find'>,
): Promise<{ readonly base: string; readonly drop: () => void; readonly stop: () => Promise<void> }> {
  const server = createServer();
  const scope = Scope.makeUnsafe();
  const answer = Effect.gen(function* () {
    const { source } = yield* HttpServerRequest.HttpServerRequest;
    const request = source as Parameters<typeof site.find>[0];
    const found = site.find(request);
    if (found === undefined) return asResponse({ status: 418, headers: {}, body: '' });
    return asResponse(yield* found.handler.handle({ request, params: found.params, query: found.searchParams }));
  });
  const made = NodeHttpServer.make(() => server, { host: '127.0.0.1', port: 0 });
  const serving = Effect.flatMap(made, ({ serve }) => serve(answer));
  await Effect.runPromise(Scope.provide(serving, scope));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    // As a network does that fails for a moment.
    drop: () => server.closeAllConnections(),
    stop: async () => {
      server.closeAllConnections();
      await Effect.runPromise(Scope.close(scope, Exit.void));
    },
  };
}
