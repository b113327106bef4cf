/** `npm run bench [-- PART …]`: every figure as a ratio to a baseline measured in the same run; or those of some parts alone. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadConfig } from '../../runtime/index.ts';
import { argumentsOf, misused } from '../arguments.ts';
import { benchArtifacts } from './artifacts-bench.ts';
import { benchContract } from './contract.ts';
import { benchLatency } from './latency-bench.ts';
import { benchCalls } from './models/call-bench.ts';
import { benchModelReview } from './models/review-bench.ts';
import { benchPages } from './pages-bench.ts';
import { benchRedline } from './redline-bench.ts';
import { benchReview } from './review-bench.ts';
import { benchDebates } from './runtime/debate-bench.ts';
import { benchMemory } from './runtime/memory-bench.ts';
import { benchMessages } from './runtime/message-bench.ts';
import { benchObservation } from './runtime/observation-bench.ts';
import { benchScaling } from './runtime/scaling-bench.ts';
import { benchTakeover } from './runtime/takeover-bench.ts';
import { benchStatus } from './status-bench.ts';
import { type Row, table } from './table.ts';
import { benchViewers } from './viewers-bench.ts';

const beside = fileURLToPath(new URL('../../../shared/data', import.meta.url));
const data = loadConfig().data ?? (existsSync(beside) ? beside : undefined);

const { text, what } = benchContract(data);
const benches: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
  review: () => benchReview(text),
  artifacts: () => benchArtifacts(text),
  redline: benchRedline,
  status: () => benchStatus(text),
  latency: () => benchLatency(text),
  viewers: () => benchViewers(text),
  pages: benchPages,
  messages: benchMessages,
  memory: benchMemory,
  debates: benchDebates,
  observation: benchObservation,
  takeover: benchTakeover,
  scaling: benchScaling,
  calls: () => benchCalls(text),
  models: () => benchModelReview(text),
};
const USAGE = `Usage: npm run bench -- [PART ...]

  PART  ${Object.keys(benches).join(', ')} (default all; about six minutes)`;
const { positionals: asked } = argumentsOf({ usage: USAGE, allowPositionals: true });
const unknown = asked.filter((name) => benches[name] === undefined);
if (unknown.length > 0) misused(USAGE, `no part ${unknown.join(', ')}`);
const chosen = Object.entries(benches).filter(([name]) => asked.length === 0 || asked.includes(name));
process.stderr.write(`Measuring with ${what}; ${asked.length === 0 ? 'about six minutes' : asked.join(', ')}.\n`);
// Each table is printed as it is measured: a row that fails later costs itself alone.
for (const [, bench] of chosen) {
  try {
    process.stdout.write(`${table(await bench())}\n`);
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`Not measured: ${error instanceof Error ? error.message : String(error)}\n`);
  }
}
