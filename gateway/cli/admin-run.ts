/** What `npm run admin` does: one command at a running service, from the words of its command line to the text of its answer. */
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { ErrorCode, type NatsConnection, NatsError } from 'nats';
import { loadConfig, Recipient, systemEntropy } from '../../runtime/index.ts';
import { AdminAnswer, connectTo, readServiceFile, serverAddressAs, subjectOf } from '../operations/index.ts';
import { COMMANDS, type Command, USAGE } from './admin-commands.ts';
import { csv, plain } from './admin-output.ts';

/** A request takes milliseconds; after this long (ms) nobody answers. */
const ANSWER_MS = 15_000;

/** The command line cannot be understood. */
export class UsageError extends Error {}

type Values = Readonly<Record<string, string | boolean | undefined>>;

interface Wanted {
  readonly command: Command;
  readonly values: Values;
  /** The word after the command, if it takes one. */
  readonly subject: string | undefined;
}

function read(argv: readonly string[]): Wanted | 'help' {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const names = [...new Set(Object.values(COMMANDS).flatMap(({ options }) => Object.keys(options)))];
  const options = {
    ...Object.fromEntries(names.map((name) => [name, text])),
    format: text,
    out: text,
    json: flag,
    help: flag,
  };
  let parsed: { values: Values; positionals: string[] };
  try {
    parsed = parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  if (values.help === true || positionals.length === 0) return 'help';
  const [area = '', ...after] = positionals;
  // A command is two words, but for those that are one.
  const verb = Object.hasOwn(COMMANDS, area) ? [] : after.slice(0, 1);
  const name = [area, ...verb].join(' ');
  const [subject, ...more] = after.slice(verb.length);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw new UsageError(`There is no command ${name}.`);
  const tooMany = command.subject === undefined ? subject : more[0];
  if (tooMany !== undefined) throw new UsageError(`${name} takes no ${tooMany}.`);
  if (command.subject !== undefined && subject === undefined) throw new UsageError(`${name} takes an ID.`);
  const general = ['json', 'format', 'out'];
  const strange = Object.keys(values).find((name) => !(name in command.options) && !general.includes(name));
  if (strange !== undefined) throw new UsageError(`${name} takes no --${strange}.`);
  return { command, values, subject };
}

function paramsOf({ command, values, subject }: Wanted): Record<string, unknown> {
  const params: Record<string, unknown> = {};
  if (command.subject !== undefined) params[command.subject.param] = subject;
  for (const [name, option] of Object.entries(command.options)) {
    const given = values[name];
    if (given === undefined && option.isRequired) throw new UsageError(`--${name} is needed.`);
    if (typeof given !== 'string') continue;
    const value = option.read(given);
    if (value === undefined) throw new UsageError(`--${name} ${option.expects}.`);
    params[option.param] = value;
  }
  return params;
}

async function ask(connection: NatsConnection, name: string, params: Record<string, unknown>): Promise<unknown> {
  const recipient = new Recipient(systemEntropy);
  const request = JSON.stringify({ ...params, by: userInfo().username, seal_for: recipient.publicKey });
  const subject = subjectOf(name);
  const reply = await connection.request(subject, request, { timeout: ANSWER_MS }).catch((error: unknown) => {
    if (error instanceof NatsError && error.code === ErrorCode.NoResponders) {
      throw new Error('No service answers at this message server; start it with npm start.');
    }
    throw error;
  });
  const answer = AdminAnswer.parse(JSON.parse(reply.string()));
  if (!answer.ok) throw new Error(answer.detail);
  return answer.sealed === undefined ? answer.result : JSON.parse(recipient.open(answer.sealed, subject).toString());
}

/** Every page of an export, one after the other. */
async function askAll(connection: NatsConnection, name: string, params: Record<string, unknown>): Promise<unknown[]> {
  const entries: unknown[] = [];
  let next: unknown = null;
  do {
    const given = next === null ? params : { ...params, after: next };
    const page = (await ask(connection, name, given)) as { entries: unknown[]; next: unknown };
    entries.push(...page.entries);
    next = page.next;
  } while (next !== null);
  return entries;
}

/** Of the service that runs there; undefined when none does. */
async function serverOf(home: string): Promise<string | undefined> {
  const service = await readServiceFile(home);
  return service && serverAddressAs(home, service.nats_url, 'administrator');
}

export interface Answered {
  readonly text: string;
  /** The file it is to be written to instead of the terminal. */
  readonly file: string | undefined;
}

/**
 * Sends the command and waits for its answer.
 *
 * @param home data directory of the service; the environment's when left out
 * @throws UsageError, or Error with the service's reason
 */
export async function runAdmin(argv: readonly string[], home?: string): Promise<Answered> {
  const wanted = read(argv);
  if (wanted === 'help') return { text: USAGE, file: undefined };
  const params = paramsOf(wanted);
  const { command, values } = wanted;
  const config = loadConfig();
  const directory = home ?? config.home;
  const servers = config.natsUrl ?? (await serverOf(directory));
  if (servers === undefined) throw new Error(`No service runs in ${directory}; start it with npm start.`);
  const connection = await connectTo(servers, { timeout: 5_000 }).catch((cause: unknown) => {
    throw new Error(`The message server does not answer; is the service of ${directory} running?`, { cause });
  });
  try {
    const result = command.isExport
      ? await askAll(connection, command.adminCommand, params)
      : await ask(connection, command.adminCommand, params);
    const file = typeof values.out === 'string' ? values.out : undefined;
    return { text: text(command, values, result), file };
  } finally {
    await connection.close();
  }
}

function text(command: Command, values: Values, result: unknown): string {
  const format = values.format ?? (values.json === true || command.isExport ? 'json' : 'text');
  switch (format) {
    case 'json':
      return `${JSON.stringify(result, null, 2)}\n`;
    case 'csv':
      if (!command.isExport) throw new UsageError('--format csv is for exports.');
      return csv(result as Record<string, unknown>[]);
    case 'text':
      return plain(result);
    default:
      throw new UsageError('--format must be json or csv.');
  }
}
