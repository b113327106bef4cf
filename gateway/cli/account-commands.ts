/** The client's commands for what an account has beside reviews: its keys, and its webhooks. */
import { chmod, open, rm } from 'node:fs/promises';
import type { Delivery, Key, Secret } from '../clients/typescript/index.ts';
import {
  type Action,
  type ClientArguments,
  choose,
  only,
  say,
  text,
  UsageError,
  wholeNumber,
} from './client-arguments.ts';

export const keys: Action = choose({
  list: async (client, { options }, io) => {
    const { items, limit } = await client.keys.list();
    say(io, options, { items, limit }, [...items.map(keyLine), `${items.length} of ${limit} keys`].join('\n'));
  },
  create: async (client, { positionals, options }, io) => {
    const name = positionals.join(' ');
    await saved(options, async () => {
      const { key, ...made } = await client.keys.create(name === '' ? {} : { name });
      return {
        secret: key,
        tell: (file) => say(io, options, { ...made, file }, `${keyLine(made)}\nwritten to ${file}`),
      };
    });
  },
  regenerate: async (client, given, io) => {
    const { options } = given;
    const id = only(given, 'key');
    const graceHours = wholeNumber(options['grace-hours'], 'grace-hours');
    await saved(options, async () => {
      const { key, ...made } = await client.keys.regenerate(id, graceHours === undefined ? {} : { graceHours });
      return {
        secret: key,
        tell: (file) => say(io, options, { ...made, file }, `${keyLine(made)}\nwritten to ${file}`),
      };
    });
  },
  revoke: async (client, given, io) => {
    const id = only(given, 'key');
    await client.keys.revoke(id);
    say(io, given.options, { id, revoked: true }, `${id}: revoked`);
  },
});

export const webhooks: Action = choose({
  list: async (client, { options }, io) => {
    const limit = wholeNumber(options.limit, 'limit') ?? 20;
    const found: Delivery[] = [];
    for await (const delivery of client.webhooks.list({ limit: Math.min(limit, 100) })) {
      found.push(delivery);
      if (found.length >= limit) break;
    }
    say(io, options, found, found.map(deliveryLine).join('\n') || 'No webhooks.');
  },
  show: async (client, given, io) => {
    const delivery = await client.webhooks.get(only(given, 'webhook'));
    say(io, given.options, delivery, deliveryLines(delivery));
  },
  redeliver: async (client, given, io) => {
    const delivery = await client.webhooks.redeliver(only(given, 'webhook'));
    say(io, given.options, delivery, deliveryLines(delivery));
  },
  'rotate-secret': async (client, { options }, io) => {
    await saved(options, async () => {
      const { secret, previous_expires_at } = await client.webhooks.rotateSecret();
      const overlap = previous_expires_at === null ? '' : `; the one before signs until ${previous_expires_at}`;
      return {
        secret,
        tell: (file) => say(io, options, { file, previous_expires_at }, `written to ${file}${overlap}`),
      };
    });
  },
});

/** Readable by its owner only, as every file with a key. */
const SECRET_FILE = 0o600;

/**
 * Puts a new secret into the file of --save, which must not be there yet: made before the secret is, so that none is made
 * that cannot be kept. On a screen or in a log it would be read by others.
 */
async function saved(
  options: ClientArguments['options'],
  make: () => Promise<{ secret: Secret; tell: (file: string) => void }>,
): Promise<void> {
  const file = text(options.save);
  if (file === undefined)
    throw new UsageError('--save FILE is needed: the secret is written there, and shown nowhere.');
  const handle = await open(file, 'wx', SECRET_FILE).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(error.code === 'EEXIST' ? `${file} is there already.` : `${file} cannot be written.`);
  });
  try {
    await chmod(file, SECRET_FILE);
    const { secret, tell } = await make();
    await handle.writeFile(`${secret.reveal()}\n`);
    await handle.sync();
    tell(file);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

const keyLine = ({ id, name, last_four, created_at, previous }: Key): string => {
  const before = previous === null ? '' : `  (…${previous.last_four} works until ${minute(previous.expires_at)})`;
  return `${minute(created_at)}  …${last_four}  ${id}  ${name}${before}`;
};

const deliveryLine = ({ id, review_id, event, state, attempts }: Delivery): string =>
  [minute(attempts.at(-1)?.at ?? ''), state.padEnd(9), event.padEnd(16), id, review_id].join('  ');

function deliveryLines(delivery: Delivery): string {
  const { url, attempts, next_attempt_at } = delivery;
  const tried = attempts.map(
    ({ at, status, error }) => `  ${at}  ${status ?? 'no answer'}${error ? `  ${error}` : ''}`,
  );
  const next = next_attempt_at === null ? [] : [`  ${next_attempt_at}  next attempt`];
  return [deliveryLine(delivery), `to ${url}`, ...tried, ...next].join('\n');
}

const minute = (iso: string): string => iso.slice(0, 16).replace('T', ' ').padEnd(16);
