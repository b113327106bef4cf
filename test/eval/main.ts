/** `npm run eval [-- SET …] [--json FILE] [--readme]`: how good the reviews are, on labelled documents. */
import { writeFileSync } from 'node:fs';
import { argumentsOf, misused } from '../arguments.ts';
import { evalCuad } from './classifiers/cuad.ts';
import { evalGrievous } from './classifiers/grievous.ts';
import { evalPrivacy } from './classifiers/privacy.ts';
import { evalRiskChecks } from './classifiers/risk-checks.ts';
import { evalRisks } from './classifiers/risks.ts';
import { evalUnfair } from './classifiers/unfair.ts';
import { evalClause } from './clause.ts';
import { evalConsensus } from './consensus.ts';
import { evalJfleg } from './corrections/jfleg.ts';
import { MissingData } from './data-set.ts';
import { evalDeal } from './deal.ts';
import { evalEvidence } from './evidence.ts';
import { evalLiars } from './liars/liars.ts';
import { showInReadme } from './measured.ts';
import { evalModel, type ModelEvaluation } from './model.ts';
import { data, type Report, table } from './report.ts';
import { evalSmells } from './smells.ts';
import { evalWritten } from './written-contracts.ts';

type Evaluation = (tell: (step: string) => void) => Report | Promise<Report>;

const SETS: Readonly<Record<string, Evaluation>> = {
  cuad: evalCuad,
  unfair: evalUnfair,
  grievous: evalGrievous,
  risks: evalRisks,
  'risk-checks': evalRiskChecks,
  deal: evalDeal,
  smells: evalSmells,
  clause: (tell) => evalClause('cuad', tell),
  nda: (tell) => evalClause('nda', tell),
  privacy: evalPrivacy,
  jfleg: evalJfleg,
  llmbar: (tell) => evalConsensus('llmbar', tell),
  evidence: evalEvidence,
  crowd: (tell) => evalConsensus('crowd', tell),
  liars: evalLiars,
  written: evalWritten,
};

const USAGE = `Usage: npm run eval -- [${Object.keys(SETS).join('|')} …] [--json FILE] [--readme]
       npm run eval -- --model NAME [--usd 5] [--documents 10]   a language model of models.json against the rules`;

interface Order {
  readonly sets: readonly string[];
  /** File for the figures as data. */
  readonly json?: string;
  /** Whether the README's table is brought up to date. */
  readonly readme?: boolean;
  /** A language model of models.json to measure in place of sets. */
  readonly model?: ModelEvaluation;
}

/** Sets and file asked for. */
function asked(): Order {
  const text = { type: 'string' } as const;
  const options = { json: text, readme: { type: 'boolean' }, model: text, usd: text, documents: text } as const;
  const { values, positionals } = argumentsOf({ usage: USAGE, options, allowPositionals: true });
  const { model, usd = '5', documents = '10', ...rest } = values;
  if (model !== undefined) {
    const measured = { model, usd: Number(usd), documents: Number(documents) };
    if (!(measured.usd >= 0) || !(measured.documents >= 1)) misused(USAGE, '--usd and --documents must be numbers');
    return { sets: [], ...rest, model: measured };
  }
  const unknown = positionals.find((name) => !Object.hasOwn(SETS, name));
  if (unknown !== undefined) misused(USAGE, `no set of the name ${unknown}`);
  return { sets: positionals.length > 0 ? positionals : Object.keys(SETS), ...rest };
}

const order = asked();
const reports: Report[] = [];
if (order.model !== undefined) {
  const report = await evalModel(order.model, (step) => process.stderr.write(`model: ${step}\n`));
  process.stdout.write(`${table(report)}\n\n`);
  reports.push(report);
}
for (const name of order.sets) {
  const report = await measured(name);
  if (report !== undefined) reports.push(report);
}
if (order.json !== undefined) writeFileSync(order.json, `${JSON.stringify(reports.map(data), null, 2)}\n`);
if (order.readme) showInReadme(reports);

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
