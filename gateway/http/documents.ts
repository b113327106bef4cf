import { Effect } from 'effect';
import { HttpServerResponse } from 'effect/http';
import { asyncApiDocument, openApiDocument, withBounds } from '../../protocols/index.ts';
import { writeDocsPage } from './docs-page.ts';
import type { Handler, OpenExchange } from './exchange.ts';

/** The page brings its own style and runs nothing: no host but this one is ever asked for anything. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Asked for anew each time: the next version of the service may say something else. */
const FRESH = { 'cache-control': 'no-cache' };

/** GET /openapi.json, /asyncapi.json and /docs, written once. */
export function documents(version: string): Record<'openApi' | 'asyncApi' | 'docs', Handler<OpenExchange>> {
  const document = openApiDocument({ version });
  const page = writeDocsPage(document);
  return {
    openApi: written(withBounds(document)),
    asyncApi: written(asyncApiDocument({ version })),
    docs: () =>
      Effect.sync(() =>
        HttpServerResponse.text(page, {
          contentType: 'text/html; charset=utf-8',
          headers: { ...FRESH, 'content-security-policy': PAGE_POLICY, 'x-content-type-options': 'nosniff' },
        }),
      ),
  };
}

function written(document: object): Handler<OpenExchange> {
  const text = JSON.stringify(document);
  return () => Effect.sync(() => HttpServerResponse.text(text, { contentType: 'application/json', headers: FRESH }));
}
