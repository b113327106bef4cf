import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** A listener for a server of a test. A handler that fails ends its own connection, instead of the whole run. */
export function answering(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): RequestListener {
  return (request, response) => {
    handle(request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : new Error(String(error))),
    );
  };
}
