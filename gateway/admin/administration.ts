/**
 * Administration: the acts of `acts.ts` for whoever is let onto the message server. Each is a request on
 * `conclave-admin.<act>` with its parameters as JSON, and `by`, the name to be put on the audit trail:
 *
 *     nats req conclave-admin.accounts.create '{"name": "Acme", "tier": "business", "by": "jo"}'
 *
 * Apart from the journal's subjects: an answer can hold a key, and must be kept nowhere.
 */
import type { Msg } from 'nats';
import { z } from 'zod';
import type { Logger } from '../../runtime/index.ts';
import { KeyLimit, NoSuchAccount, NoSuchKey } from '../accounts/index.ts';
import { LogAway } from '../patience.ts';
import { DeskBusy } from '../review-desk.ts';
import { ACTS, type Desks } from './acts.ts';
import { Audit } from './audit.ts';
import { connectTo } from './connection.ts';
import { NoSuchLetter, NotReplayed } from './letters.ts';

const ROOT = 'conclave-admin';

export const subjectOf = (act: string): string => `${ROOT}.${act}`;

export const AdminAnswer = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), result: z.unknown() }),
  z.strictObject({ ok: z.literal(false), detail: z.string() }),
]);
export type AdminAnswer = z.infer<typeof AdminAnswer>;

export interface AdministrationOptions extends Omit<Desks, 'audit'> {
  readonly log: Logger;
}

const Request = z.looseObject({ by: z.string().max(100).default('unknown') });

/** Answers requests until it is stopped. Of several services on one message server, one answers each. */
export async function listenForAdministration(
  servers: string,
  options: AdministrationOptions,
): Promise<{ stop: () => Promise<void> }> {
  const connection = await connectTo(servers, { maxReconnectAttempts: -1, name: ROOT });
  const desks: Desks = { ...options, audit: new Audit(options) };
  connection.subscribe(`${ROOT}.>`, {
    queue: ROOT,
    callback: (error, message) => {
      if (error === null) void respond(desks, options.log, message);
    },
  });
  await connection.flush();
  return { stop: () => connection.drain() };
}

async function respond(desks: Desks, log: Logger, message: Msg): Promise<void> {
  const name = message.subject.slice(ROOT.length + 1);
  let answer: AdminAnswer;
  try {
    answer = { ok: true, result: await perform(desks, name, message.string()) };
  } catch (error) {
    const isForeseen = FORESEEN.some((kind) => error instanceof kind);
    if (!isForeseen) log.error('admin.failed', { act: name, error: error instanceof Error ? error : String(error) });
    answer = {
      ok: false,
      detail: isForeseen ? sentence(error) : 'The service met an internal error; its log says which.',
    };
  }
  message.respond(JSON.stringify(answer));
}

class UnknownAct extends Error {}

/** The account's home did not answer in time: the act is in its mailbox, and may still be done. */
class NoAnswer extends Error {}

const FORESEEN = [
  UnknownAct,
  NoAnswer,
  NoSuchAccount,
  NoSuchKey,
  KeyLimit,
  NoSuchLetter,
  NotReplayed,
  LogAway,
  z.ZodError,
  SyntaxError,
];

async function perform(desks: Desks, name: string, text: string): Promise<unknown> {
  const act = Object.hasOwn(ACTS, name) ? ACTS[name] : undefined;
  if (act === undefined) throw new UnknownAct(`There is no act ${name}; there are ${Object.keys(ACTS).join(', ')}.`);
  const { by, ...given } = Request.parse(text === '' ? {} : JSON.parse(text));
  const params = act.params.parse(given) as Record<string, unknown>;
  const run = () => act.run(desks, params as never);
  try {
    return act.changes ? await desks.audit.record({ act: name, by, params }, run) : await run();
  } catch (error) {
    if (!(error instanceof DeskBusy)) throw error;
    throw new NoAnswer('The account did not answer in time; accounts show tells whether it was done.', {
      cause: error,
    });
  }
}

function sentence(error: unknown): string {
  if (error instanceof SyntaxError) return 'The request is not JSON.';
  if (error instanceof z.ZodError) {
    return error.issues.map(({ path, message }) => `${path.join('.') || 'request'}: ${message}`).join('; ');
  }
  return error instanceof Error ? error.message : String(error);
}
