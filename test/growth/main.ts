/**
 * `npm run growth [-- [--processes N] FAMILY ...]`: doubles hostile texts through reading and through every expert, each alone, and
 * fails when the processor time of any of them grows faster than the length, or is more than a long document is given. Prints the
 * worst, exits 1 when one is above the bound.
 */
import { availableParallelism } from 'node:os';
import { argumentsOf, misused, wholeNumber } from '../arguments.ts';
import { FAMILIES } from './families.ts';
import { measureAll } from './in-processes.ts';
import { BOUND, faultOf, type Pair } from './measure.ts';

const NAMES = FAMILIES.map(({ name }) => name);
const USAGE = `Usage: npm run growth -- [--processes N] [FAMILY ...]

  --processes N  so many families side by side; by default one for each processor
  FAMILY         only texts whose names have it: ${NAMES.join(', ')}`;
const { values, positionals: only } = argumentsOf({
  usage: USAGE,
  options: { processes: { type: 'string', default: String(availableParallelism()) } },
  allowPositionals: true,
});
const processes = wholeNumber(USAGE, '--processes', values.processes);
const families = NAMES.filter((name) => only.length === 0 || only.some((part) => name.includes(part)));
if (families.length === 0) misused(USAGE, `no family has a name with ${only.join(' or ')}`);

const began = performance.now();
const all: Pair[] = [];
await measureAll(families, Math.min(processes, families.length), (pairs) => {
  all.push(...pairs);
  for (const pair of pairs) {
    const fault = faultOf(pair);
    if (fault !== undefined) console.error(`${pair.family}: ${pair.who} ${fault}`);
  }
});
all.sort((a, b) => b.growth.slope - a.growth.slope);
for (const { family, who, growth } of all.slice(0, 40)) {
  const { slope, ms, size } = growth;
  console.log(`${slope.toFixed(2)}  ${who.padEnd(32)} ${family.padEnd(28)} ${ms.toFixed(0)} ms at ${size}`);
}
const faults = all.filter((pair) => faultOf(pair) !== undefined).length;
const seconds = ((performance.now() - began) / 1_000).toFixed(0);
console.log(`${families.length} families, ${all.length} pairs, ${faults} above ${BOUND} or too dear, ${seconds} s`);
process.exitCode = faults > 0 ? 1 : 0;
