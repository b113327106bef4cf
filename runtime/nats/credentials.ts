/**
 * Credentials of the message server a service runs for itself: a password for every role, made at the first start. A user that
 * may read the data directory is the operator; to every other user of the machine the server is closed.
 */
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { NatsServerFailed } from '../errors.ts';
import type { Entropy } from '../random.ts';

/** By role, or by the id of an outside expert. */
export type Credentials = Readonly<Record<string, string>>;

const File = z.record(z.string(), z.string().regex(/^p[0-9a-f]{48}$/));

const PASSWORD_BYTES = 24;

const pathIn = (directory: string): string => join(directory, 'credentials.json');

/** Those of these roles; the missing ones are made and kept. */
export async function openCredentials(
  directory: string,
  roles: readonly string[],
  entropy: Entropy,
): Promise<Credentials> {
  const known = await readCredentials(directory);
  const missing = roles.filter((role) => known[role] === undefined);
  if (missing.length === 0) return known;
  // A letter first: the server takes what is all digits for a number.
  const made = missing.map((role) => [role, `p${Buffer.from(entropy.bytes(PASSWORD_BYTES)).toString('hex')}`] as const);
  const all = { ...known, ...Object.fromEntries(made) };
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await writePrivately(pathIn(directory), `${JSON.stringify(all, null, 2)}\n`);
  return all;
}

/** Empty when none were made here. Rejects with NatsServerFailed when the file says something else. */
export async function readCredentials(directory: string): Promise<Credentials> {
  const path = pathIn(directory);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  try {
    return File.parse(JSON.parse(text));
  } catch (cause) {
    throw new NatsServerFailed(`${path} is damaged: remove it, and the next start makes new passwords`, cause);
  }
}

/** The address with the role's credentials in it, as parseAddress reads it; unchanged when the role has no credentials. */
export function addressAs(address: string, role: string, credentials: Credentials): string {
  const password = credentials[role];
  return password === undefined ? address : address.replace('://', `://${role}:${password}@`);
}

/** Readable by the owner only, also where a file stood that others could read. */
export async function writePrivately(path: string, text: string): Promise<void> {
  await writeFile(`${path}.new`, text, { mode: 0o600 });
  await chmod(`${path}.new`, 0o600);
  await rename(`${path}.new`, path);
}
