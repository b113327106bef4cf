import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { addressAs, readCredentials } from '../../runtime/index.ts';

/** Where the running service of a data directory is found, by those on the same machine. */
const ServiceFile = z.strictObject({
  pid: z.int(),
  /** Without a password, unless the operator's NATS_URL had one. */
  nats_url: z.string(),
  /** It shares its work with other nodes. */
  clustered: z.boolean(),
  url: z.string(),
  admin_url: z.string(),
});
export type ServiceFile = z.infer<typeof ServiceFile>;

const pathIn = (home: string): string => join(home, 'service.json');

/** The address of a service's own message server, for somebody in this role; another's address is given as it is. */
export async function serverAddressAs(home: string, url: string, role: string): Promise<string> {
  return addressAs(url, role, await readCredentials(join(home, 'nats')));
}

/** Readable by the owner only: an operator's NATS_URL may have a password in it. */
export async function writeServiceFile(home: string, service: ServiceFile): Promise<void> {
  const path = pathIn(home);
  await writeFile(`${path}.new`, `${JSON.stringify(service)}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
}

/** Undefined when no service was started in this directory, or it has stopped. */
export async function readServiceFile(home: string): Promise<ServiceFile | undefined> {
  const text = await readFile(pathIn(home), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : ServiceFile.parse(JSON.parse(text));
}

export const removeServiceFile = (home: string): Promise<void> => rm(pathIn(home), { force: true });
