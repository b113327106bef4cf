import { Effect } from 'effect';
import { PlaybookQuery, PlaybookTrial } from '../../../protocols/index.ts';
import type { PlaybookService } from '../../playbooks/index.ts';
import { tierError } from '../access/authorization.ts';
import { readJsonBody } from '../body/json-body.ts';
import { parse } from '../body/parameters.ts';
import { readPlaybookBody } from '../body/playbook-body.ts';
import { ApiError } from '../errors/api-error.ts';
import { type HttpLimits, maxJsonBytes } from '../limits.ts';
import { type AccountContext, type Handler, json } from '../request-context.ts';

/** Operations on playbooks. */
export type PlaybookHandlers = Readonly<
  Record<'list' | 'create' | 'get' | 'replace' | 'remove' | 'try', Handler<AccountContext>>
>;

export function playbookHandlers(playbooks: PlaybookService, limits: HttpLimits): PlaybookHandlers {
  const idOf = ({ params }: AccountContext): string => params.playbook_id ?? '';
  const found = <Body>(body: Body | undefined) =>
    body === undefined ? Effect.fail(new ApiError('NOT_FOUND')) : Effect.succeed(json(body));
  return {
    list: ({ account }) => Effect.sync(() => json({ items: playbooks.list(account.account_id) })),
    create: Effect.fnUntraced(function* ({ request, account }: AccountContext) {
      const playbook = yield* readPlaybookBody(request);
      yield* requireTier(account);
      return json(yield* attempt(() => playbooks.create(account.account_id, playbook)));
    }),
    get: (context) =>
      Effect.flatMap(parse(PlaybookQuery, context.query), ({ version }) =>
        found(playbooks.get(context.account.account_id, idOf(context), version)),
      ),
    replace: Effect.fnUntraced(function* (context: AccountContext) {
      const playbook = yield* readPlaybookBody(context.request);
      yield* requireTier(context.account);
      return yield* found(yield* attempt(() => playbooks.replace(context.account.account_id, idOf(context), playbook)));
    }),
    remove: Effect.fnUntraced(function* (context: AccountContext) {
      const id = idOf(context);
      const isRemoved = yield* attempt(() => playbooks.remove(context.account.account_id, id));
      return yield* found(isRemoved ? { id, removed: true } : undefined);
    }),
    try: Effect.fnUntraced(function* (context: AccountContext) {
      const trial = yield* parse(PlaybookTrial, yield* readJsonBody(context.request, maxJsonBytes(limits)));
      yield* requireTier(context.account);
      return yield* found(yield* attempt(() => playbooks.try(context.account.account_id, idOf(context), trial)));
    }),
  };
}

const attempt = <Value>(run: () => Promise<Value>) => Effect.tryPromise({ try: run, catch: (error) => error });

const requireTier = (account: AccountContext['account']): Effect.Effect<void, ApiError> => {
  const wrong = tierError(account);
  return wrong === undefined ? Effect.void : Effect.fail(wrong);
};
