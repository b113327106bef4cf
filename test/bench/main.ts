/** `npm run bench`: every figure as a ratio to a baseline measured in the same run. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadConfig } from '../../runtime/index.ts';
import { benchContract } from './contract.ts';
import { benchLatency } from './latency-bench.ts';
import { benchReview } from './review-bench.ts';
import { benchStatus } from './status-bench.ts';
import { table } from './table.ts';

const beside = fileURLToPath(new URL('../../../shared/data', import.meta.url));
const data = loadConfig().data ?? (existsSync(beside) ? beside : undefined);

const { text, what } = benchContract(data);
process.stderr.write(`Measuring with ${what}; about two minutes.\n`);
const rows = [...(await benchReview(text)), ...(await benchStatus(text)), ...(await benchLatency(text))];
process.stdout.write(`${table(rows)}\n`);
