import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { RiskJudge } from '../../../actors/classifiers/index.ts';
import {
  classifierOf,
  type RiskExamples,
  type RiskVerdict,
  riskJudge,
  type SparseModel,
  trainRisks,
} from '../../../actors/classifiers/training/index.ts';
import { candidate, isGuarded, riskSentences } from '../../../actors/experts/clause-risks/index.ts';
import { parseDocument } from '../../../actors/reading/index.ts';
import { records } from '../data-set.ts';
import { riskExamples } from './risk-examples.ts';
import { RISK_SETTINGS } from './training-settings.ts';

/** What readers said of single sentences of a contract: offsets, class, verdict, and why. */
interface JudgedContract {
  readonly set: 'contracts';
  readonly id: string;
  readonly verdicts: readonly (readonly [
    start: number,
    end: number,
    id: string,
    said: RiskVerdict['said'],
    detail?: string,
  ])[];
}

const FOLDER = new URL('readers-verdicts/', import.meta.url);

const judgedContracts = (): JudgedContract[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .flatMap((name) => readFileSync(new URL(name, FOLDER), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as JudgedContract);

/** Three contracts in ten were kept from the authors of the guards. */
const wasReadByAuthors = (id: string): boolean =>
  BigInt(`0x${createHash('sha256').update(`guard${id}`).digest('hex')}`) % 10n >= 3n;

/**
 * Every sentence that readers judged, and every one of the marked contracts that the first look would take for a risk: it holds
 * where it was marked as one of the class. Each as seen by a classifier that has not learned from its contract.
 */
export function riskVerdicts(tell: (step: string) => void): RiskVerdict[] {
  const examples = riskExamples();
  const { model, modelWithout } = trainRisks(examples, RISK_SETTINGS, tell);
  const judgeBy = (one: SparseModel): RiskJudge => {
    const classifier = classifierOf(one);
    return riskJudge(() => classifier);
  };
  const whole = judgeBy(model);
  const judges = new Map(examples.documents.map((id, document) => [id, judgeBy(modelWithout(document))] as const));
  return [...judged((id) => judges.get(id) ?? whole), ...marked(examples, (id) => judges.get(id) ?? whole)];
}

function judged(judgeOf: (document: string) => RiskJudge): RiskVerdict[] {
  const texts = new Map(records<{ id: string; text: string }>('cuad_contracts').map(({ id, text }) => [id, text]));
  return [...Map.groupBy(judgedContracts(), ({ id }) => id)].flatMap(([document, parts]) => {
    const text = texts.get(document);
    if (text === undefined) throw new Error(`the measuring data has no contract ${document}`);
    const sentences = riskSentences(parseDocument(text, { type: 'general' }));
    const judge = judgeOf(document);
    const isUnseen = !wasReadByAuthors(document);
    return parts
      .flatMap(({ verdicts }) => verdicts)
      .flatMap(([start, , id, said]) => {
        const sentence = sentences.find((one) => one.start === start)?.sentence;
        const own = sentence && judge(sentence, (one) => one === id);
        if (sentence === undefined || own === undefined) return [];
        return [{ document, sentence, judged: own, isGuarded: isGuarded(id, sentence), said, isUnseen }];
      });
  });
}

function marked(
  { sentences, documents, documentOf, labels }: RiskExamples,
  judgeOf: (document: string) => RiskJudge,
): RiskVerdict[] {
  const unitsOf = new Map(labels.map(({ name, units }) => [name, units]));
  return sentences.flatMap((sentence, unit): RiskVerdict[] => {
    const document = documents[documentOf[unit] as number] as string;
    const own = candidate(sentence, judgeOf(document));
    if (own === undefined) return [];
    const said = unitsOf.get(own.id)?.[unit] === 1 ? 'true' : 'wrong';
    return [{ document, sentence, judged: own, isGuarded: isGuarded(own.id, sentence), said, isUnseen: false }];
  });
}
