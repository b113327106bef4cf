/** What is attacked: one service with a message server of its own, or two nodes on one message server with roles. */

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SecuredServer } from '../experts-outside/secured-server.ts';
import { administer } from '../service/administer.ts';
import { raiseLimit, Service } from '../service/service.ts';

export interface World {
  /** Whom the attacker speaks to. */
  readonly attacked: Service;
  /** Whom the other account speaks to; the actors of both live on either node. */
  readonly other: Service;
  /** The message server's address without a password. */
  readonly openAddress: string;
  addressAs(role: string): Promise<string>;
  /** The key of a new account. */
  newAccount(name: string): Promise<string>;
  /** Megabytes that its processes hold, without what they map from the store. */
  memory(): Promise<number>;
  close(): Promise<void>;
}

export async function openWorld(nodes: 1 | 2): Promise<World> {
  return nodes === 1 ? alone() : together();
}

async function alone(): Promise<World> {
  const service = await Service.start({ CONCLAVE_ADMIN_PORT: '0' });
  return {
    attacked: service,
    other: service,
    openAddress: service.natsUrl,
    addressAs: (role) => service.natsUrlAs(role),
    newAccount: (name) => newAccount(name, service.home),
    memory: () => memoryOf([service]),
    close: () => ended([service]),
  };
}

async function together(): Promise<World> {
  const server = await SecuredServer.start(['roles']);
  const settings = { NATS_URL: server.urlOf('runtime'), CONCLAVE_ADMIN_PORT: '0' };
  const attacked = await Service.start(settings);
  const other = await Service.start({ ...settings, KEY: attacked.key });
  const administrator = server.urlOf('administrator');
  await raiseLimit(administrator);
  // Commands of administration go by the environment where no home has the passwords.
  process.env.NATS_URL = administrator;
  const empty = await mkdtemp(join(tmpdir(), 'conclave-attack-'));
  return {
    attacked,
    other,
    openAddress: `nats://${server.address}`,
    addressAs: async (role) => server.urlOf(role),
    newAccount: (name) => newAccount(name, empty),
    memory: () => memoryOf([attacked, other]),
    async close() {
      await ended([attacked, other]);
      await server.stop();
      await rm(empty, { recursive: true, force: true });
    },
  };
}

/** Each attack has an account of its own, as it is sold: one has not used up what the next is allowed. */
async function newAccount(name: string, home: string): Promise<string> {
  return ((await administer(['accounts', 'create', '--tier', 'enterprise', '--name', name], home)) as { key: string })
    .key;
}

async function memoryOf(services: readonly Service[]): Promise<number> {
  const held = services.map(async ({ pid }) => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    return Number(/^RssAnon:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1_024;
  });
  return (await Promise.all(held)).reduce((sum, each) => sum + each, 0);
}

async function ended(services: readonly Service[]): Promise<void> {
  for (const service of services) {
    await service.stop();
    await service.remove();
  }
}
