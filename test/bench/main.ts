/** `npm run bench`: every figure as a ratio to a baseline measured in the same run. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadConfig } from '../../runtime/index.ts';
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
import { table } from './table.ts';
import { benchViewers } from './viewers-bench.ts';

const beside = fileURLToPath(new URL('../../../shared/data', import.meta.url));
const data = loadConfig().data ?? (existsSync(beside) ? beside : undefined);

const { text, what } = benchContract(data);
process.stderr.write(`Measuring with ${what}; about six minutes.\n`);
const benches = [
  () => benchReview(text),
  () => benchArtifacts(text),
  benchRedline,
  () => benchStatus(text),
  () => benchLatency(text),
  () => benchViewers(text),
  benchPages,
  benchMessages,
  benchMemory,
  benchDebates,
  benchObservation,
  benchTakeover,
  benchScaling,
  () => benchCalls(text),
  () => benchModelReview(text),
];
// Each table is printed as it is measured: a row that fails later costs itself alone.
for (const bench of benches) {
  try {
    process.stdout.write(`${table(await bench())}\n`);
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`Not measured: ${error instanceof Error ? error.message : String(error)}\n`);
  }
}
