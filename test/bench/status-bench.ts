import autocannon from 'autocannon';
import { Service } from '../service/service.ts';
import { BareServer } from './bare-process.ts';
import { median, type Row } from './table.ts';

/** Connections, seconds and turns of one measurement; bounded, and only on this machine. */
const CONNECTIONS = 50;
const SECONDS = 3;
const TURNS = 3;

/** GET status against a bare node:http server that answers the same path with the same bytes: at rest, and while ten reviews run. */
export async function benchStatus(text: string): Promise<Row[]> {
  const service = await Service.start();
  const review = await service.submit(text, { preset: 'quick' });
  await service.follow(review);
  const path = `/api/review/${review}/status`;
  const bare = await BareServer.start(path, await service.fetch(path));
  try {
    const authorization = `Bearer ${service.key}`;
    const ours = () => requests(`${service.url}${path}`, authorization);
    const rest = await inTurns(ours, () => requests(`${bare.url}${path}`, authorization));
    const feed = new Feed(service, text);
    const busy = await inTurns(
      () => feed.during(ours),
      () => feed.during(() => requests(`${bare.url}${path}`, authorization)),
    );
    await feed.drain();
    return [row('GET status at rest', rest), row('GET status while ten reviews run', busy)];
  } finally {
    bare.stop();
    await service.stop();
    await service.remove();
  }
}

/** Keeps ten reviews under way while something is measured. */
class Feed {
  readonly #service: Service;
  readonly #text: string;
  #running: Promise<unknown>[] = [];

  constructor(service: Service, text: string) {
    this.#service = service;
    this.#text = text;
  }

  async during<Value>(measure: () => Promise<Value>): Promise<Value> {
    const ids = await Promise.all(Array.from({ length: 10 }, () => this.#service.submit(this.#text)));
    this.#running.push(...ids.map((id) => this.#service.follow(id)));
    return await measure();
  }

  async drain(): Promise<void> {
    await Promise.all(this.#running);
    this.#running = [];
  }
}

interface Pair {
  readonly ours: number;
  readonly bare: number;
}

async function inTurns(ours: () => Promise<number>, bare: () => Promise<number>): Promise<Pair> {
  const measured = { ours: [] as number[], bare: [] as number[] };
  for (let turn = 0; turn < TURNS; turn++) {
    measured.bare.push(await bare());
    measured.ours.push(await ours());
  }
  return { ours: median(measured.ours), bare: median(measured.bare) };
}

/** Requests a second; throws when any was not answered with 200. */
async function requests(url: string, authorization: string): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers: { authorization } });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.average;
}

const row = (what: string, { ours, bare }: Pair): Row => ({
  what,
  measured: `${Math.round(ours)} /s`,
  baseline: `${Math.round(bare)} /s, bare node:http with the same bytes`,
  ratio: ours / bare,
  aim: 'at least 0.7',
});
