import { asyncApiDocument, openApiDocument, withBounds } from '../../../protocols/index.ts';
import { playbookSchema } from '../../../protocols/playbook/index.ts';
import { type Handler, jsonText, type RequestContext } from '../request-context.ts';
import { writeDocsPage } from './docs-page.ts';

/** The page has its style inline and runs no script: it loads nothing from another host. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Revalidated each time: the next version of the service may have another document. */
const FRESH = { 'cache-control': 'no-cache' };

/** The documents of the interface, each written when it is first asked for: all of them take a tenth of a start's time. */
export function apiDocuments(
  version: string,
): Record<'openApi' | 'asyncApi' | 'playbookSchema' | 'docs', Handler<RequestContext>> {
  const document = once(() => openApiDocument({ version }));
  const page = once(() => writeDocsPage(document()));
  return {
    openApi: written(() => withBounds(document())),
    asyncApi: written(() => asyncApiDocument({ version })),
    playbookSchema: written(playbookSchema),
    docs: () => ({
      status: 200,
      headers: {
        ...FRESH,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': PAGE_POLICY,
        'x-content-type-options': 'nosniff',
      },
      body: page(),
    }),
  };
}

function written(document: () => object): Handler<RequestContext> {
  const text = once(() => JSON.stringify(document()));
  return () => {
    const answer = jsonText(text());
    Object.assign(answer.headers, FRESH);
    return answer;
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
