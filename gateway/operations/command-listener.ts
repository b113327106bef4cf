/**
 * Answers the commands of `admin-commands.ts` that come over the message server. Each is a request on
 * `conclave-admin.<command>` with its parameters as JSON, and `by`, the name to be put on the audit trail:
 *
 *     nats req conclave-admin.accounts.create '{"name": "Acme", "tier": "business", "by": "jo"}'
 *
 * Apart from the journal's subjects: an answer can hold a key, and must be kept nowhere. A command that shows a secret is
 * answered only to a caller that names a public key (`seal_for`, X25519 in base64), and sealed for it.
 */
import type { Msg } from 'nats';
import { z } from 'zod';
import { NoReply } from '../../runtime/hosting/index.ts';
import { isInbox, isPublicKey, type Logger, sealFor } from '../../runtime/index.ts';
import { KeyLimit, NoSuchAccount, NoSuchKey } from '../accounts/index.ts';
import { LogUnavailable } from '../cluster/write-deadline.ts';
import { LastAdmin, NoSuchPerson, PeopleLimit, PersonChanged } from '../people/index.ts';
import type { AdminServices } from './admin-command.ts';
import { ADMIN_COMMANDS, NoSuchReview, SHOW_SECRETS } from './admin-commands.ts';
import { AuditTrail } from './audit-trail.ts';
import { connectTo } from './connection.ts';
import { NoSuchDeadLetter, NotReplayed } from './dead-letters.ts';

const ROOT = 'conclave-admin';

/** Parameters are names and numbers (bytes). */
const LONGEST_COMMAND = 64 * 1024;

export const subjectOf = (command: string): string => `${ROOT}.${command}`;

export const AdminAnswer = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), result: z.unknown().optional(), sealed: z.string().optional() }),
  z.strictObject({ ok: z.literal(false), detail: z.string() }),
]);
export type AdminAnswer = z.infer<typeof AdminAnswer>;

export interface AdminListenerOptions extends Omit<AdminServices, 'audit'> {
  readonly log: Logger;
}

const Request = z.looseObject({
  by: z.string().max(100).default('unknown'),
  seal_for: z.string().refine(isPublicKey, { error: 'is no public key' }).optional(),
});

/** Answers requests until it is stopped. Of several services on one message server, one answers each. */
export async function listenForAdminCommands(
  servers: string,
  options: AdminListenerOptions,
): Promise<{ stop: () => Promise<void> }> {
  const connection = await connectTo(servers, { maxReconnectAttempts: -1, waitOnFirstConnect: true, name: ROOT });
  const services: AdminServices = { ...options, audit: new AuditTrail(options) };
  connection.subscribe(`${ROOT}.>`, {
    queue: ROOT,
    callback: (error, message) => {
      // A command is a request: without an inbox to answer to, nobody of ours sent it.
      if (error !== null || !isInbox(message.reply) || message.data.length > LONGEST_COMMAND) return;
      respond(services, options.log, message).catch((cause: unknown) =>
        options.log.error('admin.failed', { act: message.subject, error: String(cause) }),
      );
    },
  });
  await connection.flush();
  return { stop: () => connection.drain() };
}

async function respond(services: AdminServices, log: Logger, message: Msg): Promise<void> {
  const name = message.subject.slice(ROOT.length + 1);
  let answer: AdminAnswer;
  try {
    answer = await perform(services, name, message.string());
  } catch (error) {
    const isExpected = EXPECTED.some((kind) => error instanceof kind);
    if (!isExpected) log.error('admin.failed', { act: name, error: error instanceof Error ? error : String(error) });
    answer = {
      ok: false,
      detail: isExpected ? explain(error) : 'The service met an internal error; its log says which.',
    };
  }
  message.respond(JSON.stringify(answer));
}

class UnknownCommand extends Error {}

class NotInClear extends Error {}

/** The node that owns the account did not answer in time: the command is in its mailbox, and may still be done. */
class NotConfirmed extends Error {}

const EXPECTED = [
  UnknownCommand,
  NotInClear,
  NotConfirmed,
  NoSuchAccount,
  NoSuchKey,
  KeyLimit,
  NoSuchPerson,
  PeopleLimit,
  LastAdmin,
  PersonChanged,
  NoSuchDeadLetter,
  NoSuchReview,
  NotReplayed,
  LogUnavailable,
  z.ZodError,
  SyntaxError,
];

async function perform(services: AdminServices, name: string, text: string): Promise<AdminAnswer> {
  const command = Object.hasOwn(ADMIN_COMMANDS, name) ? ADMIN_COMMANDS[name] : undefined;
  if (command === undefined)
    throw new UnknownCommand(`There is no command ${name}; there are ${Object.keys(ADMIN_COMMANDS).join(', ')}.`);
  const { by, seal_for, ...given } = Request.parse(text === '' ? {} : JSON.parse(text));
  if (seal_for === undefined && SHOW_SECRETS.has(name))
    throw new NotInClear(`${name} shows a secret, which never travels in clear: npm run admin asks for it sealed.`);
  const { params, run } = command.prepare(services, given);
  try {
    const result = command.changes ? await services.audit.record({ act: name, by, params }, run) : await run();
    if (seal_for === undefined) return { ok: true, result };
    const plain = Buffer.from(JSON.stringify(result ?? null));
    return { ok: true, sealed: sealFor(seal_for, plain, subjectOf(name), services.entropy) };
  } catch (error) {
    if (!(error instanceof NoReply)) throw error;
    throw new NotConfirmed('The account did not answer in time; accounts show tells whether it was done.', {
      cause: error,
    });
  }
}

function explain(error: unknown): string {
  if (error instanceof SyntaxError) return 'The request is not JSON.';
  if (error instanceof z.ZodError) {
    return error.issues.map(({ path, message }) => `${path.join('.') || 'request'}: ${message}`).join('; ');
  }
  return error instanceof Error ? error.message : String(error);
}
