/** `npm run eval [-- SET …] [--json FILE]`: how good the reviews are, on labelled documents. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { evalClause } from './clause.ts';
import { evalCuad } from './cuad.ts';
import { MissingData } from './data-set.ts';
import { type Report, table } from './report.ts';
import { evalSmells } from './smells.ts';
import { evalUnfair } from './unfair.ts';

type Evaluation = (tell: (step: string) => void) => Report | Promise<Report>;

const SETS: Readonly<Record<string, Evaluation>> = {
  cuad: evalCuad,
  unfair: evalUnfair,
  smells: evalSmells,
  clause: (tell) => evalClause('cuad', tell),
  nda: (tell) => evalClause('nda', tell),
};

const { values, positionals } = parseArgs({ options: { json: { type: 'string' } }, allowPositionals: true });
const unknown = positionals.filter((name) => !Object.hasOwn(SETS, name));
if (unknown.length > 0) {
  process.stderr.write(
    `no set ${unknown.join(', ')}: usage: npm run eval -- [${Object.keys(SETS).join('|')}] [--json FILE]\n`,
  );
  process.exitCode = 2;
} else {
  const reports: Report[] = [];
  for (const name of positionals.length > 0 ? positionals : Object.keys(SETS)) {
    const report = await measured(name);
    if (report !== undefined) reports.push(report);
  }
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(reports, null, 2)}\n`);
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
