/** `npm run soak [-- --reviews N]`: whether a service's memory stays flat over many reviews. Fails when it does not. */
import { contract, seeded } from '../actors/publishing/docx/contracts.ts';
import { argumentsOf, wholeNumber } from '../arguments.ts';
import { Service } from '../service/service.ts';
import { ownMemory } from './own-memory.ts';

/** Reviews under way at once. */
const AT_ONCE = 4;

/** Looks at the memory for each line printed; the least of them is nearest to what is really held. */
const LOOKS = 20;

/** Lines of the first fifth tell of warming up. */
const WARM = 0.2;

/** What the heap may grow by from one half of the run to the other, in megabytes: what two looks differ by on their own. */
const GROWTH_MB = 25;

interface Sample {
  readonly reviews: number;
  readonly heap: number;
  readonly resident: number;
}

const USAGE = 'Usage: npm run soak -- [--reviews N]   how many, at least 100 (default 2000)';
const { values } = argumentsOf({ usage: USAGE, options: { reviews: { type: 'string', default: '2000' } } });
const count = wholeNumber(USAGE, '--reviews', values.reviews, 100);

const service = await Service.start();

async function megabytes(): Promise<{ heap: number; resident: number }> {
  const text = await service.metrics();
  const of = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]) / 1e6;
  return {
    heap: of('nodejs_heap_size_used_bytes'),
    resident: (await ownMemory(service)) / 1e6,
  };
}

const samples: Sample[] = [];
const every = Math.max(1, Math.floor(count / (20 * LOOKS)));
let looks: { heap: number; resident: number }[] = [];
let next = 0;
let done = 0;

async function work(): Promise<void> {
  while (next < count) {
    const text = contract(seeded(next++));
    await service.follow(await service.submit(text, { preset: 'quick' }));
    done += 1;
    if (done % every !== 0) continue;
    looks.push(await megabytes());
    if (looks.length < LOOKS) continue;
    const sample = {
      reviews: done,
      heap: Math.min(...looks.map(({ heap }) => heap)),
      resident: Math.min(...looks.map(({ resident }) => resident)),
    };
    looks = [];
    samples.push(sample);
    process.stdout.write(
      `${sample.reviews} reviews: heap ${sample.heap.toFixed(0)} MB, resident ${sample.resident.toFixed(0)} MB\n`,
    );
  }
}

/**
 * The least that was held in the first half of the run and in the second, in megabytes: between two collections of garbage
 * a heap holds anything, but what is held for good is in every look.
 */
function halves(line: readonly Sample[], of: 'heap' | 'resident'): readonly [number, number] {
  const middle = Math.ceil(line.length / 2);
  const least = (part: readonly Sample[]) => Math.min(...part.map((sample) => sample[of]));
  return [least(line.slice(0, middle)), least(line.slice(middle))];
}

try {
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const settled = samples.filter(({ reviews }) => reviews > WARM * count);
  const [heapBefore, heapAfter] = halves(settled, 'heap');
  const [heldBefore, heldAfter] = halves(settled, 'resident');
  process.stdout.write(
    `${done} reviews; least heap of the first half ${heapBefore.toFixed(0)} MB, of the second ${heapAfter.toFixed(0)} MB; least memory of the process ${heldBefore.toFixed(0)} and ${heldAfter.toFixed(0)} MB\n`,
  );
  process.exitCode = heapAfter - heapBefore <= GROWTH_MB ? 0 : 1;
} finally {
  await service.stop();
  await service.remove();
}
