import { PlaybookQuery, PlaybookTrial } from '../../../protocols/index.ts';
import type { PlaybookService } from '../../playbooks/index.ts';
import { requireTier } from '../access/authorization.ts';
import { withBody } from '../answering.ts';
import { readJsonBody } from '../body/json-body.ts';
import { parse } from '../body/parameters.ts';
import { readPlaybookBody } from '../body/playbook-body.ts';
import { ApiError } from '../errors/api-error.ts';
import { type HttpLimits, maxJsonBytes } from '../limits.ts';
import { type AccountContext, type Answer, type Handler, json } from '../request-context.ts';

/** Operations on playbooks. */
export type PlaybookHandlers = Readonly<
  Record<'list' | 'create' | 'get' | 'replace' | 'remove' | 'try', Handler<AccountContext>>
>;

export function playbookHandlers(playbooks: PlaybookService, limits: HttpLimits): PlaybookHandlers {
  const idOf = ({ params }: AccountContext): string => params.playbook_id ?? '';
  return {
    list: ({ account }) => json({ items: playbooks.list(account.account_id) }),
    create: withBody(readPlaybookBody, async ({ account }, playbook) => {
      requireTier(account);
      return json(await playbooks.create(account.account_id, playbook));
    }),
    get: (context) => {
      const { version } = parse(PlaybookQuery, context.query);
      return found(playbooks.get(context.account.account_id, idOf(context), version));
    },
    replace: withBody(readPlaybookBody, async (context, playbook) => {
      requireTier(context.account);
      return found(await playbooks.replace(context.account.account_id, idOf(context), playbook));
    }),
    remove: async (context) => {
      const id = idOf(context);
      const isRemoved = await playbooks.remove(context.account.account_id, id);
      return found(isRemoved ? { id, removed: true } : undefined);
    },
    try: withBody(
      (request) => readJsonBody(request, maxJsonBytes(limits)),
      async (context, body) => {
        const trial = parse(PlaybookTrial, body);
        requireTier(context.account);
        return found(await playbooks.try(context.account.account_id, idOf(context), trial));
      },
    ),
  };
}

function found(body: object | undefined): Answer {
  if (body === undefined) throw new ApiError('NOT_FOUND');
  return json(body);
}
