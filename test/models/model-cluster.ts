import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ModelStub } from '../../gateway/model-stub/index.ts';
import { NatsServer, systemClock } from '../../runtime/index.ts';
import { Service } from '../service/service.ts';
import { allow, DEMO, modelHome } from './model-service.ts';

/** Nodes on one message server that know the same model, and what they share. */
export class ModelCluster {
  readonly first: Service;
  readonly #join: (key?: string) => Promise<Service>;
  readonly #ends: (() => Promise<unknown>)[];

  private constructor(first: Service, join: (key?: string) => Promise<Service>, ends: (() => Promise<unknown>)[]) {
    this.first = first;
    this.#join = join;
    this.#ends = ends;
  }

  /** With one node; the demonstration account lets its documents go to the model. */
  static async start(stub: ModelStub, given: Parameters<typeof modelHome>[1] = {}): Promise<ModelCluster> {
    const ends: (() => Promise<unknown>)[] = [];
    try {
      const directory = await mkdtemp(join(tmpdir(), 'conclave-cluster-'));
      ends.push(() => rm(directory, { recursive: true, force: true }));
      const nats = await NatsServer.start({ directory, config: 'nats.conf', clock: systemClock });
      ends.push(() => nats.stop());
      const node = async (key?: string): Promise<Service> => {
        const settings = { NATS_URL: nats.url, STUB_KEY: 'key', ...(key !== undefined && { KEY: key }) };
        const service = await Service.start(settings, await modelHome(stub.url, given));
        ends.push(async () => {
          await service.stop();
          await service.remove();
        });
        return service;
      };
      const first = await node();
      await allow(first, DEMO, 'stays');
      return new ModelCluster(first, node, ends);
    } catch (error) {
      await ended(ends);
      throw error;
    }
  }

  /** One more node. */
  join(): Promise<Service> {
    return this.#join(this.first.key);
  }

  stop(): Promise<void> {
    return ended(this.#ends);
  }
}

async function ended(ends: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const end of ends.toReversed()) await end();
}
