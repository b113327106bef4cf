import * as Effect from 'effect/Effect';
import type { Routed } from '../http/routes.ts';
import type { PageFinder } from '../http/server.ts';
import { targetOf } from '../http/target.ts';

/**
 * The pages under one path, with their assets, loaded by the first request for one of them: a service starts without them, and
 * one whose pages nobody opens never has them in memory. Until they are there a request goes under the path's own name.
 *
 * @param root `/ops` or `/app`
 * @param load gives what finds the pages; called again only after it failed
 */
export function latePages(root: string, load: () => Promise<PageFinder>): PageFinder {
  let find: PageFinder | undefined;
  let loading: Promise<PageFinder> | undefined;
  const loaded = async (): Promise<PageFinder> => {
    loading ??= load();
    try {
      find = await loading;
      return find;
    } finally {
      loading = undefined;
    }
  };
  return (request) => {
    if (find !== undefined) return find(request);
    const path = targetOf(request).replace(/[?#].*/s, '');
    if (path !== root && !path.startsWith(`${root}/`) && !path.startsWith('/assets/')) return undefined;
    const handle: Routed['handler']['handle'] = () =>
      Effect.flatMap(Effect.tryPromise({ try: loaded, catch: (error) => error }), (finder) => {
        const found = finder(request);
        if (found === undefined) return Effect.die(new Error(`no pages under ${root}`));
        return found.handler.handle({ request, params: found.params, query: found.searchParams });
      });
    return { handler: { name: root, handle }, params: {}, searchParams: {} };
  };
}
