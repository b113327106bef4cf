/**
 * `npm run attack [-- --nodes 2] [PART ...]`: starts its own service on 127.0.0.1, or two nodes, lets one account attack it in
 * every way listed in attacks.ts, one after another, and measures what another account notices, on the other node where there is
 * one, rest and attack in turn. Prints a table; exits 1 when a submission of the other account was refused, the attacker met what
 * it must not, or a node died. Bounded: some turns of seconds for each attack, a minute after it for the memory.
 */
import { z } from 'zod';
import { paragraph, wordFile } from '../actors/word/word-file.ts';
import { argumentsOf, misused } from '../arguments.ts';
import type { Attack, Target } from './attack.ts';
import { attacker } from './attacker.ts';
import { ATTACKS } from './attacks.ts';
import { type Noticed, reviewsFor, timesOf } from './noticed.ts';
import { shareOf } from './processor-time.ts';
import { AIM, type Computed, HEAD, printed, type Row, rowOf, type Turn } from './table.ts';
import { openWorld, type World } from './world.ts';

/** Rest and attack in turn, so that what else the machine does falls on both; how often, and how long each time (ms). */
const TURNS = 3;
const ATTACK_MS = 8_000;
const REST_MS = 5_000;

/** Reviews at once that warm the service up, more than it has threads, and for how long (ms). */
const AT_ONCE = 6;
const WARM_MS = 5_000;

/** Memory is given so long to come back (ms), and counts as back within a tenth. */
const BACK_WITHIN_MS = 60_000;
const BACK = 1.1;

/** What is under way of an attacker is given so long to be cancelled (ms). */
const CANCEL_WITHIN_MS = 60_000;
const CANCEL_AGAIN_MS = 500;

/** Statuses of reviews that have not ended. */
const UNDER_WAY = ['in_progress', 'processing'] as const;

const Listed = z.object({ items: z.array(z.object({ review_id: z.string() })) });

const DOCX = wordFile(paragraph('The Supplier shall deliver the goods within 30 days of the order.'));

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Every thread has loaded what a review needs before anything is measured: it would count as memory that an attack has taken. */
async function warmUp({ other }: World): Promise<void> {
  await reviewsFor(other, WARM_MS, DOCX);
  await Promise.all(Array.from({ length: AT_ONCE }, () => reviewsFor(other, WARM_MS, DOCX)));
}

async function settled(world: World, before: number): Promise<number> {
  const until = performance.now() + BACK_WITHIN_MS;
  for (;;) {
    const now = await world.memory();
    if (now <= before * BACK || performance.now() >= until) return now;
    await pause(1_000);
  }
}

/** What the attacker has under way must not be measured with the next attack, nor with its own memory. */
async function cancelAll(world: World, { url, key, account }: Target): Promise<void> {
  const headers = { authorization: `Bearer ${key}` };
  // The attack has used up the calls of its minute.
  await world.unlimit(account);
  const until = performance.now() + CANCEL_WITHIN_MS;
  for (;;) {
    const going = (
      await Promise.all(UNDER_WAY.map((status) => idsOf(`${url}/api/review?status=${status}`, headers)))
    ).flat();
    if (going.length === 0) return;
    if (performance.now() >= until) throw new Error(`${going.length} reviews of the attacker cannot be cancelled`);
    for (const review of going) await fetch(`${url}/api/review/${review}/cancel`, { method: 'POST', headers });
    await pause(CANCEL_AGAIN_MS);
  }
}

/** Reviews listed there. */
async function idsOf(address: string, headers: Record<string, string>): Promise<readonly string[]> {
  const answer = await fetch(`${address}&limit=100`, { headers });
  if (!answer.ok) throw new Error(`a list of reviews answered ${answer.status}`);
  return Listed.parse(await answer.json()).items.map(({ review_id }) => review_id);
}

async function measured(world: World, attack: Attack): Promise<Row> {
  const before = await world.memory();
  const turns: Turn[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    // An account of its own: an attack uses up the calls of a minute, and the next turn would meet refusals only.
    const target = await world.target(attack.name);
    const rest = await computed(world, () => reviewsFor(world.other, REST_MS, DOCX));
    const end = await attacker(attack, target);
    const noticed = await computed(world, () => reviewsFor(world.other, ATTACK_MS, DOCX));
    turns.push({ rest, noticed, met: await end() });
    await cancelAll(world, target);
  }
  return rowOf({ attack, turns, before, after: await settled(world, before) });
}

async function computed(world: World, work: () => Promise<Noticed>): Promise<Computed> {
  const [from, began] = [await world.processorTime(), performance.now()];
  const noticed = await work();
  return { noticed, share: shareOf(from, await world.processorTime(), performance.now() - began) };
}

const USAGE = `Usage: npm run attack -- [--nodes 1|2] [PART ...]

  --nodes  that are attacked (default 1)
  PART     only ways whose names have it: ${ATTACKS.map(({ name }) => name).join(', ')}`;

const { values, positionals: parts } = argumentsOf({
  usage: USAGE,
  options: { nodes: { type: 'string', default: '1' } },
  allowPositionals: true,
});
if (values.nodes !== '1' && values.nodes !== '2') misused(USAGE, '--nodes must be 1 or 2');
const attacks = ATTACKS.filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)));
if (attacks.length === 0) misused(USAGE, `no way of attack has a name with ${parts.join(' or ')}`);
const world = await openWorld(values.nodes === '2' ? 2 : 1);
const rows: Row[] = [];
let faults = 0;
try {
  await warmUp(world);
  console.log(HEAD);
  for (const attack of attacks) {
    const row = await measured(world, attack);
    rows.push(row);
    console.log(printed(row));
    for (const reason of new Set(row.noticed.reasons)) console.log(`${attack.name}: refused: ${reason}`);
    const isMet = attack.never?.test(row.met) === true;
    if (isMet) console.log(`${attack.name}: met what it must not`);
    faults += row.noticed.refused + (isMet ? 1 : 0);
  }
  const worst = Math.max(...rows.flatMap(({ noticed, rest }) => timesOf(noticed, rest)));
  const refused = rows.reduce((sum, { noticed }) => sum + noticed.refused, 0);
  const memory = Math.max(...rows.map(({ before, after }) => after / before));
  console.log(
    `worst: p99 ${worst.toFixed(1)} times that at rest (aim ${AIM}), ${refused} refused (aim 0), memory ${memory.toFixed(2)} times (aim ${BACK})`,
  );
} catch (error) {
  faults += 1;
  console.error(error, world.complaints().slice(-2_000));
} finally {
  await world.close();
}
process.exitCode = faults > 0 ? 1 : 0;
