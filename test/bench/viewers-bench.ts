import { readAdminToken } from '../../gateway/operations/index.ts';
import { Service } from '../service/service.ts';
import { median, type Row } from './table.ts';

/** Pages that are open live on one node: half show all of it, half one review each run. */
const VIEWERS = 200;

/** Reviews measured with and without them, after one that warms up. */
const RUNS = 5;

/** What open pages cost a node: how much longer a review takes, and how late the event loop is. */
export async function benchViewers(text: string): Promise<Row[]> {
  const service = await Service.start();
  const headers = { authorization: `Bearer ${await readAdminToken(service.home)}` };
  const watch = (path: string): Promise<Watching> => open(`${service.adminUrl}${path}`, headers);
  const alone = (): Promise<number> => timed(service, text, async () => []);
  const seen = async (): Promise<number> => {
    const open = await many(VIEWERS / 2, () => watch('/ops/live'));
    const took = await timed(service, text, (id) => many(VIEWERS / 2, () => watch(`/ops/reviews/${id}/live`)));
    await Promise.all(open.map((each) => each.close()));
    return took;
  };
  const delays = { alone: [] as number[], seen: [] as number[] };
  try {
    const times = { alone: [] as number[], seen: [] as number[] };
    await alone();
    for (let run = 0; run < RUNS; run++) {
      times.alone.push(await alone());
      delays.alone.push(await loopDelay(service, headers));
      times.seen.push(await seen());
      delays.seen.push(await loopDelay(service, headers));
    }
    const [measured, baseline] = [median(times.seen), median(times.alone)];
    const [delay, quiet] = [Math.max(...delays.seen), Math.max(...delays.alone)];
    return [
      {
        what: `review while ${VIEWERS} pages watch its node`,
        measured: `${Math.round(measured)} ms`,
        baseline: `${Math.round(baseline)} ms, nobody watching`,
        ratio: measured / baseline,
        aim: 'at most 1.1',
      },
      {
        what: `event loop delay, p99, ${VIEWERS} pages watching`,
        measured: `${delay.toFixed(1)} ms`,
        baseline: `50 ms (${quiet.toFixed(1)} ms, nobody watching)`,
        ratio: delay / 50,
        aim: 'at most 1',
      },
    ];
  } finally {
    await service.stop();
    await service.remove();
  }
}

const many = <Value>(count: number, make: () => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, make));

interface Watching {
  readonly close: () => Promise<void>;
}

/** Reads a stream until it is closed. */
async function open(url: string, headers: Record<string, string>): Promise<Watching> {
  const ending = new AbortController();
  const answer = await fetch(url, { headers, signal: ending.signal });
  if (!answer.ok || answer.body === null) throw new Error(`${url} answered ${answer.status}`);
  const read = answer.body.pipeTo(new WritableStream()).catch(() => undefined);
  return {
    close: async () => {
      ending.abort();
      await read;
    },
  };
}

/** Milliseconds that the node took for a review that these watch from its beginning: what reads two hundred streams here takes its own time. */
async function timed(service: Service, text: string, watch: (id: string) => Promise<Watching[]>): Promise<number> {
  const id = await service.submit(text);
  const watching = await watch(id);
  await service.follow(id);
  await Promise.all(watching.map((each) => each.close()));
  const { created_at, completed_at } = (await service.json(`/api/review/${id}/status`)) as Record<string, string>;
  return Date.parse(completed_at ?? '') - Date.parse(created_at ?? '');
}

/** The worst that the node told of itself in its last report. */
async function loopDelay(service: Service, headers: Record<string, string>): Promise<number> {
  const answer = await fetch(`${service.adminUrl}/ops/`, { headers: { ...headers, accept: 'application/json' } });
  const { nodes } = (await answer.json()) as { nodes: { report: { loop_delay_ms: number } }[] };
  return Math.max(...nodes.map(({ report }) => report.loop_delay_ms));
}
