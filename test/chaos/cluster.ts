import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect as reach } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connect } from 'nats';
import { AdminAnswer, subjectOf } from '../../gateway/operations/index.ts';
import { freePort } from '../../runtime/nats/launch.ts';
import { ANNOUNCED } from './hostile-experts.ts';
import { Restartable } from './process.ts';

const MAIN = fileURLToPath(new URL('../../gateway/main.ts', import.meta.url));
const NATS_CONF = fileURLToPath(new URL('../../nats.conf', import.meta.url));

/** So many calls a minute that the limits, which have their own tests, do not decide how long this takes. */
const CALLS_A_MINUTE = 60_000_000;

export interface ClusterNode {
  readonly process: Restartable;
  readonly url: string;
  readonly home: string;
}

/** A message server and nodes of the service on this machine, each with its own directory and ports that stay. */
export class Cluster {
  readonly nats: Restartable;
  readonly nodes: readonly ClusterNode[];
  readonly natsUrl: string;
  readonly #directory: string;

  private constructor(nats: Restartable, nodes: readonly ClusterNode[], natsUrl: string, directory: string) {
    this.nats = nats;
    this.nodes = nodes;
    this.natsUrl = natsUrl;
    this.#directory = directory;
  }

  static async start(size: number, settings: Readonly<Record<string, string>>): Promise<Cluster> {
    const directory = await mkdtemp(join(tmpdir(), 'conclave-chaos-'));
    const port = await freePort();
    const natsUrl = `nats://127.0.0.1:${port}`;
    const nats = new Restartable({
      name: 'nats-server',
      file: 'nats-server',
      args: [
        '-c',
        NATS_CONF,
        '-a',
        '127.0.0.1',
        '-p',
        String(port),
        '-sd',
        join(directory, 'journal'),
        '-l',
        join(directory, 'nats.log'),
      ],
      env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` },
      isReady: () => greets(port),
    });
    await nats.start();
    const nodes: ClusterNode[] = [];
    for (let number = 1; number <= size; number++) nodes.push(await node(number, directory, natsUrl, settings));
    const cluster = new Cluster(nats, nodes, natsUrl, directory);
    // The first alone: it makes the demonstration account, whose key is then known everywhere.
    for (const { process: started } of nodes) await started.start();
    await cluster.administer('accounts.limit', {
      account: 'demonstration',
      calls_per_minute: CALLS_A_MINUTE,
      by: 'chaos',
    });
    return cluster;
  }

  /** The message server and the nodes. */
  get processes(): readonly Restartable[] {
    return [this.nats, ...this.nodes.map(({ process: running }) => running)];
  }

  /** The key of the demonstration account. */
  async key(): Promise<string> {
    return (await readFile(join((this.nodes[0] as ClusterNode).home, 'demo-key'), 'utf8')).trim();
  }

  /** What an act of administration, done by any node, comes to. Throws Error with what it refuses. */
  async administer(act: string, params: object): Promise<unknown> {
    const connection = await connect({ servers: this.natsUrl });
    try {
      const message = await connection.request(subjectOf(act), JSON.stringify(params), { timeout: 30_000 });
      const answer = AdminAnswer.parse(message.json());
      if (!answer.ok) throw new Error(`${act}: ${answer.detail}`);
      return answer.result;
    } finally {
      await connection.close();
    }
  }

  /** Takes the messages of all reviews out of the journal, as an operator's mistake would; false when the server is away. */
  async purgeJournal(): Promise<boolean> {
    try {
      const connection = await connect({ servers: this.natsUrl, timeout: 2_000, reconnect: false });
      try {
        const { streams } = await connection.jetstreamManager();
        return (await streams.purge('CONCLAVE', { filter: 'conclave.review.>' })).success;
      } finally {
        await connection.close();
      }
    } catch {
      return false;
    }
  }

  /** Ends everything; resolves with the exit codes of the nodes. */
  async stop(): Promise<readonly (number | null)[]> {
    const codes = await Promise.all(this.nodes.map(({ process: running }) => running.end('SIGTERM')));
    await this.nats.end('SIGTERM');
    await rm(this.#directory, { recursive: true, force: true });
    return codes;
  }
}

async function node(
  number: number,
  directory: string,
  natsUrl: string,
  settings: Readonly<Record<string, string>>,
): Promise<ClusterNode> {
  const home = join(directory, `node-${number}`);
  await mkdir(home, { mode: 0o700 });
  await writeFile(join(home, 'experts.json'), JSON.stringify(ANNOUNCED));
  const [port, adminPort] = [await freePort(), await freePort()];
  const adminUrl = `http://127.0.0.1:${adminPort}`;
  const isReady = async (): Promise<boolean> => {
    const answer = await fetch(`${adminUrl}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    return answer?.status === 200;
  };
  const env = {
    ...process.env,
    ...settings,
    NATS_URL: natsUrl,
    CONCLAVE_HOME: home,
    PORT: String(port),
    CONCLAVE_ADMIN_PORT: String(adminPort),
  };
  const running = new Restartable({ name: `node ${number}`, file: process.execPath, args: [MAIN], env, isReady });
  return { process: running, url: `http://127.0.0.1:${port}`, home };
}

function greets(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = reach({ host: '127.0.0.1', port });
    const finish = (answer: boolean) => (): void => {
      socket.destroy();
      done(answer);
    };
    socket.once('data', finish(true));
    socket.once('error', finish(false));
    socket.setTimeout(1_000, finish(false));
  });
}
