import type { IncomingMessage } from 'node:http';
import * as Effect from 'effect/Effect';
import { PlaybookQuery, PlaybookTrial } from '../../../protocols/index.ts';
import type { PlaybookService, WrittenPlaybook } from '../../playbooks/index.ts';
import type { UploadReader } from '../../uploads/upload-reader.ts';
import { requireTier } from '../access/authorization.ts';
import type { BodySlots } from '../body/body-slots.ts';
import { readJsonBody } from '../body/json-body.ts';
import { withLargeBody } from '../body/large-bodies.ts';
import { parse } from '../body/parameters.ts';
import { MAX_PLAYBOOK_BYTES, readPlaybookBody } from '../body/playbook-body.ts';
import { ApiError, invalidParameters } from '../errors/api-error.ts';
import { type HttpLimits, maxJsonBytes } from '../limits.ts';
import { type AccountContext, type Answer, type Handler, json } from '../request-context.ts';

/** Operations on playbooks. */
export type PlaybookHandlers = Readonly<
  Record<'list' | 'create' | 'get' | 'replace' | 'remove' | 'try', Handler<AccountContext>>
>;

export interface PlaybookHandlersOptions {
  readonly playbooks: PlaybookService;
  readonly uploads: Pick<UploadReader, 'readPlaybook'>;
  readonly slots: BodySlots;
  readonly limits: HttpLimits;
}

export function playbookHandlers({ playbooks, uploads, slots, limits }: PlaybookHandlersOptions): PlaybookHandlers {
  const written = {
    most: MAX_PLAYBOOK_BYTES,
    read: (request: IncomingMessage, { account }: AccountContext) =>
      Effect.flatMap(readPlaybookBody(request), (sent) => checked(uploads, account.account_id, sent)),
  };
  const idOf = ({ params }: AccountContext): string => params.playbook_id ?? '';
  return {
    list: ({ account }) => json({ items: playbooks.list(account.account_id) }),
    create: withLargeBody(slots, written, async ({ account }, playbook) => {
      requireTier(account);
      return json(await playbooks.create(account.account_id, playbook));
    }),
    get: (context) => {
      const { version } = parse(PlaybookQuery, context.query);
      return found(playbooks.get(context.account.account_id, idOf(context), version));
    },
    replace: withLargeBody(slots, written, async (context, playbook) => {
      requireTier(context.account);
      return found(await playbooks.replace(context.account.account_id, idOf(context), playbook));
    }),
    remove: async (context) => {
      const id = idOf(context);
      const isRemoved = await playbooks.remove(context.account.account_id, id);
      return found(isRemoved ? { id, removed: true } : undefined);
    },
    try: withLargeBody(
      slots,
      { most: maxJsonBytes(limits), read: (request) => readJsonBody(request, maxJsonBytes(limits)) },
      async (context, body) => {
        const trial = parse(PlaybookTrial, body);
        requireTier(context.account);
        return found(await playbooks.try(context.account.account_id, idOf(context), trial));
      },
    ),
  };
}

/** The playbook that was sent. Fails with INVALID_PARAMETERS that names the path of what is wrong. */
const checked = (uploads: Pick<UploadReader, 'readPlaybook'>, account: string, sent: WrittenPlaybook) =>
  Effect.flatMap(
    Effect.tryPromise({
      // Aborted when the client goes away.
      try: (signal) => uploads.readPlaybook(sent, { account, signal }),
      catch: (error) => error,
    }),
    (reading) =>
      reading.kind === 'playbook' ? Effect.succeed(reading.playbook) : Effect.fail(invalidParameters(reading.errors)),
  );

function found(body: object | undefined): Answer {
  if (body === undefined) throw new ApiError('NOT_FOUND');
  return json(body);
}
