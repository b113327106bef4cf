/** `npm run train -- clauses|unfair|unfair-letters|grievous|risks|risk-checks|deals`: makes the weights that the project ships, byte for byte, from the measuring data. */
import { writeFileSync } from 'node:fs';
import {
  type Examples,
  encode,
  type Settings,
  train,
  trainDeals,
  trainGrievous,
  trainInContext,
  trainRiskChecks,
  trainRisks,
} from '../../actors/classifiers/training/index.ts';
import { argumentsOf, misused } from '../arguments.ts';
import { clauseExamples } from './classifiers/clause-examples.ts';
import { contracts } from './classifiers/contracts.ts';
import { dealExamples } from './classifiers/deal-examples.ts';
import { GRIEVOUS_KINDS, grievousExamples } from './classifiers/grievous-examples.ts';
import { readDeals } from './classifiers/read-deals.ts';
import { riskExamples } from './classifiers/risk-examples.ts';
import { riskVerdicts } from './classifiers/risk-verdicts.ts';
import {
  CLAUSE_SETTINGS,
  DEAL_SETTINGS,
  LETTER_SETTINGS,
  RISK_CHECK_SETTINGS,
  RISK_SETTINGS,
  UNFAIR_SETTINGS,
} from './classifiers/training-settings.ts';
import { letterExamples, termsSentences, unfairExamples } from './classifiers/unfair-examples.ts';
import { MissingData } from './data-set.ts';

const MODELS: Readonly<Record<string, { examples: () => Examples; settings: Settings; file: string }>> = {
  clauses: { examples: () => clauseExamples(contracts()), settings: CLAUSE_SETTINGS, file: 'clauses.bin' },
  unfair: { examples: () => unfairExamples(termsSentences()), settings: UNFAIR_SETTINGS, file: 'unfair.bin' },
  'unfair-letters': {
    examples: () => letterExamples(termsSentences()),
    settings: LETTER_SETTINGS,
    file: 'unfair-letters.bin',
  },
};

const NAMES = [...Object.keys(MODELS), 'grievous', 'risks', 'risk-checks', 'deals'].join('|');
const USAGE = `Usage: npm run train -- ${NAMES} [FILE]   writes the weights, into FILE in place of where the project has them`;
const [name = '', target] = argumentsOf({ usage: USAGE, allowPositionals: true }).positionals;
const model = MODELS[name];
if (name === 'grievous') {
  const trained = trainGrievous(grievousExamples(), GRIEVOUS_KINDS, (step) => console.log(`grievous: ${step}`));
  const bytes = encode(trained);
  writeFileSync(target ?? new URL('../../actors/classifiers/grievous.bin', import.meta.url), bytes);
  console.log(`grievous: ${trained.keys.length} features, ${bytes.length} bytes`);
} else if (name === 'risks') {
  const { model: trained } = trainRisks(riskExamples(), RISK_SETTINGS, (step) => console.log(`risks: ${step}`));
  const bytes = encode(trained);
  writeFileSync(target ?? new URL('../../actors/classifiers/risks.bin', import.meta.url), bytes);
  console.log(`risks: ${trained.keys.length} features, ${bytes.length} bytes`);
} else if (name === 'risk-checks') {
  const tell = (step: string): void => console.log(`risk-checks: ${step}`);
  const { model: trained } = trainRiskChecks(riskVerdicts(tell), RISK_CHECK_SETTINGS, tell);
  const bytes = encode(trained);
  writeFileSync(target ?? new URL('../../actors/classifiers/risk-checks.bin', import.meta.url), bytes);
  console.log(`risk-checks: ${trained.keys.length} features, ${bytes.length} bytes`);
} else if (name === 'deals') {
  const tell = (step: string): void => console.log(`deals: ${step}`);
  const trained = trainDeals(dealExamples(readDeals().train), DEAL_SETTINGS, tell);
  const bytes = encode(trained);
  writeFileSync(target ?? new URL('../../actors/classifiers/deals.bin', import.meta.url), bytes);
  console.log(`deals: ${trained.keys.length} features, ${bytes.length} bytes`);
} else if (model === undefined) {
  misused(USAGE, `no weights of the name ${name}`);
} else {
  try {
    const { together } = model.settings;
    const tell = (step: string): void => console.log(`${name}: ${step}`);
    const examples = model.examples();
    const trained =
      together === true ? trainInContext(examples, model.settings, tell) : train(examples, model.settings, tell).model;
    const bytes = encode(trained);
    const file = target ?? new URL(`../../actors/classifiers/${model.file}`, import.meta.url);
    writeFileSync(file, bytes);
    console.log(`${name}: ${trained.keys.length} features, ${bytes.length} bytes`);
  } catch (error) {
    if (!(error instanceof MissingData)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
