import { GRAVE, RAISED, trainRisks } from '../../../actors/classifiers/training/index.ts';
import type { Report } from '../report.ts';
import { riskExamples } from './risk-examples.ts';
import { RISK_SETTINGS } from './training-settings.ts';

/** Sentences of a contract that a reader takes in first. */
const FIRST = 15;

/**
 * Clause risks against what readers marked, each contract judged by a model that has not learned from it (five folds by
 * contract). The threshold is that of the shipped model: the share of marked sentences above it is therefore no surprise.
 */
export function evalRisks(tell: (step: string) => void): Report {
  const examples = riskExamples();
  const { model, unseen } = trainRisks(examples, RISK_SETTINGS, tell);
  const units = (name: string): Uint8Array => {
    const label = examples.labels.find((one) => one.name === name);
    if (label === undefined) throw new Error(`no label ${name}`);
    return label.units;
  };
  const [raised, grave] = [units(RAISED), units(GRAVE)];
  const count = (of: readonly { unit: number }[], truth: Uint8Array): number =>
    of.filter(({ unit }) => truth[unit] === 1).length;
  const threshold = model.labels[0]?.threshold ?? 1;
  const said = unseen.filter(({ probability }) => probability >= threshold);
  const byContract = Map.groupBy(unseen, ({ unit }) => examples.documentOf[unit]);
  const first = [...byContract.values()].flatMap((own) =>
    own.toSorted((a, b) => b.probability - a.probability).slice(0, FIRST),
  );
  const right = said.filter(({ unit, id }) => units(id)[unit] === 1);
  return {
    set: 'risks',
    about: `${raised.length} sentences of ${examples.documents.length} contracts that readers marked, ${count(unseen, raised)} of them raised`,
    figures: [
      { measure: 'average precision of the order', figure: averagePrecision(unseen, raised) },
      { measure: 'above the threshold: marked by the reader', figure: count(said, raised) / said.length },
      { measure: 'of the marked above it: class as marked', figure: right.length / count(said, raised) },
      { measure: 'above the threshold: recall', figure: count(said, raised) / count(unseen, raised) },
      {
        measure: 'above the threshold: recall of high and critical',
        figure: count(said, grave) / count(unseen, grave),
      },
      { measure: `first ${FIRST} of a contract: marked by the reader`, figure: count(first, raised) / first.length },
      {
        measure: `first ${FIRST} of a contract: recall of high and critical`,
        figure: count(first, grave) / count(unseen, grave),
      },
    ],
  };
}

function averagePrecision(unseen: readonly { unit: number; probability: number }[], truth: Uint8Array): number {
  let hits = 0;
  let sum = 0;
  for (const [rank, { unit }] of unseen.toSorted((a, b) => b.probability - a.probability).entries()) {
    if (truth[unit] !== 1) continue;
    hits += 1;
    sum += hits / (rank + 1);
  }
  return hits === 0 ? 0 : sum / hits;
}
