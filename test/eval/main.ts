/** `npm run eval [-- SET …] [--json FILE] [--readme]`: how good the reviews are, on labelled documents. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { evalClause } from './clause.ts';
import { evalConsensus } from './consensus.ts';
import { evalCuad } from './cuad.ts';
import { MissingData } from './data-set.ts';
import { evalGrievous } from './grievous.ts';
import { evalJfleg } from './jfleg.ts';
import { showInReadme } from './measured.ts';
import { evalPrivacy } from './privacy.ts';
import { data, type Report, table } from './report.ts';
import { evalSmells } from './smells.ts';
import { evalUnfair } from './unfair.ts';

type Evaluation = (tell: (step: string) => void) => Report | Promise<Report>;

const SETS: Readonly<Record<string, Evaluation>> = {
  cuad: evalCuad,
  unfair: evalUnfair,
  grievous: evalGrievous,
  smells: evalSmells,
  clause: (tell) => evalClause('cuad', tell),
  nda: (tell) => evalClause('nda', tell),
  privacy: evalPrivacy,
  jfleg: evalJfleg,
  llmbar: (tell) => evalConsensus('llmbar', tell),
  crowd: (tell) => evalConsensus('crowd', tell),
};

const USAGE = `usage: npm run eval -- [${Object.keys(SETS).join('|')} …] [--json FILE] [--readme]`;

interface Order {
  readonly sets: readonly string[];
  /** File for the figures as data. */
  readonly json?: string;
  /** Whether the README's table is brought up to date. */
  readonly readme?: boolean;
}

/** Sets and file asked for, or what is wrong with the asking. */
function asked(): Order | string {
  try {
    const options = { json: { type: 'string' }, readme: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const unknown = positionals.find((name) => !Object.hasOwn(SETS, name));
    if (unknown !== undefined) return `no set of the name ${unknown}`;
    return { sets: positionals.length > 0 ? positionals : Object.keys(SETS), ...values };
  } catch (error) {
    return (error as Error).message;
  }
}

const order = asked();
if (typeof order === 'string') {
  process.stderr.write(`${order}\n${USAGE}\n`);
  process.exitCode = 2;
} else {
  const reports: Report[] = [];
  for (const name of order.sets) {
    const report = await measured(name);
    if (report !== undefined) reports.push(report);
  }
  if (order.json !== undefined) writeFileSync(order.json, `${JSON.stringify(reports.map(data), null, 2)}\n`);
  if (order.readme) showInReadme(reports);
}

/** A set whose data is missing says so and leaves the others to be measured. */
async function measured(name: string): Promise<Report | undefined> {
  try {
    const report = await (SETS[name] as Evaluation)((step) => process.stderr.write(`${name}: ${step}\n`));
    process.stdout.write(`${table(report)}\n\n`);
    return report;
  } catch (error) {
    if (!(error instanceof MissingData)) throw error;
    process.stderr.write(`${name}: ${error.message}\n`);
    process.exitCode = 1;
    return undefined;
  }
}
