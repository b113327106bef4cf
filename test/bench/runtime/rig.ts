import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PATTERNS } from '../../../protocols/index.ts';
import { type ActivityHandler, type Behaviour, Host, type HostOptions } from '../../../runtime/hosting/index.ts';
import { type Bus, LmdbStore, NatsBus, NatsServer, systemClock } from '../../../runtime/index.ts';

const NATS_CONF = fileURLToPath(new URL('../../../nats.conf', import.meta.url));

/** A message server of its own and a directory, both gone afterwards. */
export async function withServer<Result>(use: (url: string, directory: string) => Promise<Result>): Promise<Result> {
  const directory = await mkdtemp(join(tmpdir(), 'conclave-bench-'));
  const server = await NatsServer.start({ directory, config: NATS_CONF, clock: systemClock });
  try {
    return await use(server.url, directory);
  } finally {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

/** The bus as the service has it. */
export function connectBus(servers: string, maxUnsettled?: number): Promise<NatsBus> {
  const journal = { name: 'CONCLAVE', subjects: [PATTERNS.journal], maxAgeMs: 3_600_000, maxBytes: 8 * 1024 ** 3 };
  return NatsBus.connect({ servers, journal, clock: systemClock, ...(maxUnsettled && { maxUnsettled }) });
}

interface Rig {
  readonly url: string;
  readonly bus: NatsBus;
  /** Where the store is. */
  readonly path: string;
}

interface Actors {
  readonly behaviours: readonly Behaviour[];
  readonly handlers: Readonly<Record<string, ActivityHandler>>;
  /** The bus as the host shall see it. */
  readonly through?: (bus: NatsBus) => Bus;
  /** As the host has it, over the bus. */
  readonly onTransitions?: (bus: NatsBus) => HostOptions['onTransitions'];
}

/** A host with message server and disk, as on a node that is alone. */
export function withHost<Result>(
  { behaviours, handlers, through = (bus) => bus, onTransitions }: Actors,
  use: (rig: Rig) => Promise<Result>,
): Promise<Result> {
  return withServer(async (url, directory) => {
    const path = join(directory, 'store');
    const store = new LmdbStore({ path });
    const bus = await connectBus(url);
    const told = onTransitions?.(bus);
    const host = new Host({
      ...(told && { onTransitions: told }),
      name: 'bench',
      bus: through(bus),
      store,
      clock: systemClock,
      behaviours,
      handlers,
      onError,
    });
    await host.start();
    try {
      return await use({ url, bus, path });
    } finally {
      await host.stop();
      await bus.close();
      await store.close();
    }
  });
}

export function onError(what: string, error: unknown): void {
  process.stderr.write(`${what}: ${error}\n`);
}
