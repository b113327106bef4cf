/**
 * `npm run attack [-- --nodes 2] [PART ...]`: starts a service of its own on 127.0.0.1, or two nodes, lets one account attack it in
 * every way listed here, one after another, and measures what another account notices, on the other node where there is one.
 * Prints a table; exits 1 when a submission of the other account was refused, or the attacker met what it must not. Bounded:
 * SECONDS for each attack, a minute after it for the memory.
 */
import { parseArgs } from 'node:util';
import { percentile } from '../bench/table.ts';
import type { Service } from '../service/service.ts';
import type { Attack, Target } from './attack.ts';
import { hostileDocuments } from './hostile-documents.ts';
import { slowClients } from './slow-clients.ts';
import { strangers } from './strangers.ts';
import { openWorld, type World } from './world.ts';

/** For which each attack goes on, and the time at rest is measured. */
const SECONDS = 20;

/** Reviews at once that warm the service up, more than it has threads, and for how long (ms). */
const AT_ONCE = 6;
const WARM_MS = 5_000;

/** Memory is given so long to come back (ms), and counts as back within a tenth. */
const BACK_WITHIN_MS = 60_000;
const BACK = 1.1;

const SMALL =
  'The Supplier shall deliver the goods within 30 days of the order. The Customer shall pay within 30 days.';

interface Noticed {
  readonly ms: readonly number[];
  readonly refused: number;
}

/** Small reviews of the other account, one after another, until the time is over; each from its submission to its end. */
async function reviewsFor(service: Service, milliseconds: number): Promise<Noticed> {
  const until = performance.now() + milliseconds;
  const ms: number[] = [];
  let refused = 0;
  while (performance.now() < until) {
    const began = performance.now();
    try {
      const review = await service.submit(`${SMALL} ${ms.length + refused}`, { preset: 'quick' });
      await service.follow(review);
      ms.push(performance.now() - began);
    } catch {
      refused += 1;
    }
  }
  return { ms, refused };
}

/** Every thread has loaded what a review needs before anything is measured: it would count as memory that an attack has taken. */
async function warmUp(service: Service): Promise<void> {
  await reviewsFor(service, WARM_MS);
  await Promise.all(Array.from({ length: AT_ONCE }, () => reviewsFor(service, WARM_MS)));
}

async function settled(world: World, before: number): Promise<number> {
  const until = performance.now() + BACK_WITHIN_MS;
  for (;;) {
    const now = await world.memory();
    if (now <= before * BACK || performance.now() >= until) return now;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

async function under(attack: Attack, target: Target): Promise<readonly [Noticed, string]> {
  const ending = new AbortController();
  const attacking = attack.run(target, ending.signal);
  const noticed = await reviewsFor(target.world.other, SECONDS * 1_000);
  ending.abort();
  return [noticed, await attacking];
}

/** What the attacker has under way must not be measured with the next attack. */
async function cancelAll(url: string, key: string): Promise<void> {
  const headers = { authorization: `Bearer ${key}` };
  for (;;) {
    const answer = await fetch(`${url}/api/review?status=in_progress&limit=100`, { headers });
    if (answer.ok) {
      const { items } = (await answer.json()) as { items: { review_id: string }[] };
      if (items.length === 0) return;
      for (const { review_id } of items)
        await fetch(`${url}/api/review/${review_id}/cancel`, { method: 'POST', headers });
    } else await new Promise((resolve) => setTimeout(resolve, 5_000));
  }
}

const { values, positionals: parts } = parseArgs({
  options: { nodes: { type: 'string', default: '1' } },
  allowPositionals: true,
});
if (values.nodes !== '1' && values.nodes !== '2') throw new Error('--nodes must be 1 or 2');
const attacks = [...slowClients, ...hostileDocuments, ...strangers].filter(
  ({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)),
);
const world = await openWorld(values.nodes === '2' ? 2 : 1);
const { attacked, other } = world;
let faults = 0;
const worst = { ratio: 0, memory: 0, refused: 0 };
try {
  await warmUp(other);
  const rest = await reviewsFor(other, SECONDS * 1_000);
  const atRest = percentile(rest.ms, 99);
  console.log(
    `at rest: ${rest.ms.length} reviews, p50 ${percentile(rest.ms, 50).toFixed(0)} ms, p99 ${atRest.toFixed(0)} ms`,
  );
  console.log(
    '| attack | reviews of another account | p50 ms | p99 ms | p99 to rest | refused | MB before, after | times | the attacker met |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|');
  for (const attack of attacks) {
    const before = await world.memory();
    const key = await world.newAccount(attack.name);
    const [{ ms, refused }, met] = await under(attack, { service: attacked, world, key });
    await cancelAll(attacked.url, key);
    const after = await settled(world, before);
    const p99 = percentile(ms, 99);
    faults += refused;
    if (attack.never?.test(met)) {
      faults += 1;
      console.log(`${attack.name}: met what it must not`);
    }
    console.log(
      `| ${attack.name} | ${ms.length} | ${percentile(ms, 50).toFixed(0)} | ${p99.toFixed(0)} | ${(p99 / atRest).toFixed(1)} | ${refused} | ${before.toFixed(0)}, ${after.toFixed(0)} | ${(after / before).toFixed(2)} | ${met} |`,
    );
    worst.ratio = Math.max(worst.ratio, p99 / atRest);
    worst.memory = Math.max(worst.memory, after / before);
    worst.refused += refused;
  }
  console.log(
    `worst: p99 ${worst.ratio.toFixed(1)} times that at rest (aim 3), ${worst.refused} refused (aim 0), memory ${worst.memory.toFixed(2)} times (aim ${BACK})`,
  );
} finally {
  await world.close();
}
process.exitCode = faults > 0 ? 1 : 0;
