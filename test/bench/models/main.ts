/** `npm run bench:models`: what language models on a panel cost the runtime, a crowd of reviews included; about six minutes. */
import { sampleText } from '../../actors/publishing/sample-result.ts';
import { argumentsOf, misused } from '../../arguments.ts';
import { benchContract } from '../contract.ts';
import { type Row, table } from '../table.ts';
import { benchCalls } from './call-bench.ts';
import { benchCrowd } from './crowd-bench.ts';
import { benchModelReview } from './review-bench.ts';
import { benchWaiting } from './waiting-bench.ts';

const BENCHES: Readonly<Record<string, () => Promise<Row[]>>> = {
  calls: () => benchCalls(benchContract(undefined).text),
  review: () => benchModelReview(sampleText),
  waiting: () => benchWaiting(benchContract(undefined).text),
  crowd: () => benchCrowd(sampleText),
};

const USAGE = `Usage: npm run bench:models -- [PART ...]

  PART  ${Object.keys(BENCHES).join(', ')} (default all; about six minutes)`;
const { positionals } = argumentsOf({ usage: USAGE, allowPositionals: true });
const chosen = positionals.length === 0 ? Object.keys(BENCHES) : positionals;
const rows: Row[] = [];
for (const name of chosen) {
  const bench = BENCHES[name];
  if (bench === undefined) misused(USAGE, `no part ${name}`);
  rows.push(...(await bench()));
}
process.stdout.write(`${table(rows)}\n`);
