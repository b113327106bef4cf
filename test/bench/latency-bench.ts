import { GatewayProcess } from '../service/gateway-process.ts';
import { Service } from '../service/service.ts';
import { BareServer } from './bare-process.ts';
import { percentile, type Row } from './table.ts';

/** Requests of one measurement, enough for a 99th percentile that is not the slowest one, and how many at a time. */
const SUBMISSIONS = 200;
const POLLS = 600;
const AT_A_TIME = 4;

/** Submissions that warm each process up. */
const WARM_UP = 16;

/** Reviews under way while status is polled. */
const REVIEWS = 20;

/** Small, so that what is measured is the acceptance and not the reviews behind it. */
const BODY = JSON.stringify({
  document_text: '1. Term. This agreement renews every year unless either party objects in writing.',
  document_title: 'Terms',
  preset: 'quick',
});

/** How long clients wait: for a submission's acceptance by one and by four processes, and for a status under load. */
export async function benchLatency(text: string): Promise<Row[]> {
  const service = await Service.start();
  const bare = await BareServer.start();
  try {
    return [...(await acceptance(service, bare)), await polling(service, text)];
  } finally {
    bare.stop();
    await service.stop();
    await service.remove();
  }
}

async function acceptance(service: Service, bare: BareServer): Promise<Row[]> {
  const echo = () => latencies(SUBMISSIONS, () => ask(bare.url, { method: 'POST', body: BODY }));
  await echo();
  await submissions(service, [service.url], WARM_UP);
  const before = await echo();
  const one = await submissions(service, [service.url]);
  const gateways = await Promise.all([1, 2, 3].map(() => GatewayProcess.start(service.home)));
  const urls = [service.url, ...gateways.map(({ url }) => url)];
  await submissions(service, urls, urls.length * WARM_UP);
  const four = await submissions(service, urls);
  // On both sides of what it is compared to, so that a slow moment of the machine meets both.
  const baseline = [...before, ...(await echo())];
  await Promise.all(gateways.map((gateway) => gateway.stop()));
  const rows = (processes: string, measured: readonly number[]) =>
    [50, 99].map((percent) => row(`POST text-review accepted, p${percent}, ${processes}`, percent, measured, baseline));
  return [...rows('1 process', one), ...rows('4 processes', four)];
}

/** Latencies of submissions that go to the processes in turn; returns when the reviews are over. */
async function submissions(service: Service, urls: readonly string[], count = SUBMISSIONS): Promise<number[]> {
  const headers = { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' };
  const ids: string[] = [];
  const times = await latencies(count, async (turn) => {
    const answer = await ask(`${urls[turn % urls.length]}/api/review/text-review`, {
      method: 'POST',
      body: BODY,
      headers,
    });
    ids.push((JSON.parse(answer) as { review_id: string }).review_id);
  });
  await Promise.all(ids.map((id) => service.follow(id)));
  return times;
}

async function polling(service: Service, text: string): Promise<Row> {
  const done = await service.submit(text, { preset: 'quick' });
  await service.follow(done);
  const headers = { authorization: `Bearer ${service.key}` };
  const poll = () => latencies(POLLS, () => ask(`${service.url}/api/review/${done}/status`, { headers }));
  await poll();
  const atRest = await poll();
  const running = await Promise.all(Array.from({ length: REVIEWS }, () => service.submit(text)));
  const under = await poll();
  const open = await Promise.all(running.map((id) => service.json(`/api/review/${id}/status`)));
  if (open.every((one) => (one as { status: string }).status === 'completed'))
    throw new Error('the reviews were over before the polls were');
  await Promise.all(running.map((id) => service.follow(id)));
  return row(`GET status while ${REVIEWS} reviews run, p99`, 99, under, atRest, 'at rest');
}

async function ask(url: string, init: RequestInit): Promise<string> {
  const answer = await fetch(url, init);
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${body}`);
  return body;
}

/** Milliseconds each request took, with `AT_A_TIME` clients that send one after another. */
async function latencies(count: number, request: (turn: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  const client = async () => {
    while (next < count) {
      const turn = next++;
      const from = performance.now();
      await request(turn);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, client));
  return times;
}

function row(
  what: string,
  percent: number,
  measured: readonly number[],
  baseline: readonly number[],
  of = 'echo by bare node:http',
): Row {
  const [ours, theirs] = [percentile(measured, percent), percentile(baseline, percent)];
  return {
    what,
    measured: `${ours.toFixed(1)} ms`,
    baseline: `${theirs.toFixed(1)} ms, ${of}`,
    ratio: ours / theirs,
    aim: '',
  };
}
