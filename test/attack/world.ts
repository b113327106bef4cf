/** What is attacked: one service with a message server of its own, or two nodes on one message server with roles. */

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { SecuredServer } from '../experts-outside/secured-server.ts';
import { administer } from '../service/administer.ts';
import { raiseLimit, Service } from '../service/service.ts';
import { OUTSIDE, type Target } from './attack.ts';
import { childrenOf, processorTime, type Used } from './processor-time.ts';

export interface World {
  /** Whom the other account speaks to; the actors of both live on either node. */
  readonly other: Service;
  /** A target for a new account, which speaks to the other node where there is one. */
  target(name: string): Promise<Target>;
  /** From now on the account may make as many calls a minute as it likes. */
  unlimit(account: string): Promise<void>;
  /** Megabytes that its processes hold, without what they map from the store. */
  memory(): Promise<number>;
  /** What its event loops and its message server have computed so far. */
  processorTime(): Promise<Used>;
  /** What the processes have logged lately. */
  complaints(): string;
  close(): Promise<void>;
}

export async function openWorld(nodes: 1 | 2): Promise<World> {
  return nodes === 1 ? alone() : together();
}

async function alone(): Promise<World> {
  const home = await newHome();
  const service = await Service.start({ CONCLAVE_ADMIN_PORT: '0' }, home);
  return {
    other: service,
    target: async (name) => ({
      url: service.url,
      adminUrl: service.adminUrl,
      ...(await newAccount(name, home)),
      openAddress: service.natsUrl,
      observerAddress: await service.natsUrlAs('observer'),
      outsideAddress: await service.natsUrlAs(OUTSIDE),
    }),
    unlimit: (account) => unlimitCalls(account, home),
    memory: () => memoryOf([service]),
    processorTime: () => usedBy([service]),
    complaints: () => service.complaints,
    close: () => ended([service]),
  };
}

async function together(): Promise<World> {
  const server = await SecuredServer.start(['roles']);
  const settings = { NATS_URL: server.urlOf('runtime'), CONCLAVE_ADMIN_PORT: '0' };
  const attacked = await Service.start(settings, await newHome());
  const other = await Service.start({ ...settings, KEY: attacked.key }, await newHome());
  const administrator = server.urlOf('administrator');
  await raiseLimit(administrator);
  // Commands of administration go by the environment where no home has the passwords.
  process.env.NATS_URL = administrator;
  const empty = await mkdtemp(join(tmpdir(), 'conclave-attack-'));
  return {
    other,
    target: async (name) => ({
      url: attacked.url,
      adminUrl: attacked.adminUrl,
      ...(await newAccount(name, empty)),
      openAddress: `nats://${server.address}`,
      observerAddress: server.urlOf('observer'),
      outsideAddress: server.urlOf(OUTSIDE),
    }),
    unlimit: (account) => unlimitCalls(account, empty),
    memory: () => memoryOf([attacked, other]),
    processorTime: () => usedBy([attacked, other]),
    complaints: () => attacked.complaints + other.complaints,
    async close() {
      await ended([attacked, other]);
      await server.stop();
      await rm(empty, { recursive: true, force: true });
    },
  };
}

/** A data directory in which the outside expert is announced. */
async function newHome(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'conclave-'));
  const expert = { id: OUTSIDE, name: 'Calendar', domain: 'legal', competence: ['ambiguity'], precision: 0.8 };
  await writeFile(join(home, 'experts.json'), JSON.stringify([expert]));
  return home;
}

/** Each attack has its own account, as it is sold: one has not used up what the next is allowed. */
async function newAccount(name: string, home: string): Promise<Pick<Target, 'account' | 'key'>> {
  const made = await administer(['accounts', 'create', '--tier', 'enterprise', '--name', name], home);
  const { account, key } = Created.parse(made);
  return { account: account.account_id, key };
}

const Created = z.object({ account: z.object({ account_id: z.string() }), key: z.string() });

const ANY_NUMBER = '60000000';

async function unlimitCalls(account: string, home: string): Promise<void> {
  await administer(['accounts', 'limit', '--account', account, '--per-minute', ANY_NUMBER], home);
}

/** The message server is a child of the service, or of this process. */
async function usedBy(services: readonly Service[]): Promise<Used> {
  const pids = services.map(({ pid }) => pid);
  const servers = await Promise.all([process.pid, ...pids].map((pid) => childrenOf(pid, 'nats-server')));
  return await processorTime(pids, servers.flat());
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
