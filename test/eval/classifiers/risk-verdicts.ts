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
import { contractTexts } from './read-contracts.ts';
import { riskExamples } from './risk-examples.ts';
import { RISK_SETTINGS } from './training-settings.ts';

/** What readers said of single sentences of a contract: offsets, class, verdict, and why. */
interface JudgedContract {
  readonly set: 'contracts' | 'nda';
  readonly id: string;
  /** Judged before the guards were written. */
  readonly isShown: boolean;
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
    .flatMap((name) =>
      readFileSync(new URL(name, FOLDER), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => ({ ...JSON.parse(line), isShown: name <= LAST_SHOWN })),
    );

/** The guards were written before later readers judged anything. */
const LAST_SHOWN = 'reader-t.jsonl';

/** Of the contracts shown to the authors of the guards, three in ten were kept from them. */
const wasReadByAuthors = ({ id, isShown }: JudgedContract): boolean =>
  isShown && BigInt(`0x${createHash('sha256').update(`guard${id}`).digest('hex')}`) % 10n >= 3n;

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
  const judgeOf = (id: string): RiskJudge => judges.get(id) ?? whole;
  const verdicts = judged(judgeOf);
  const known = new Set(verdicts.map(keyOf));
  return [...verdicts, ...marked(examples, judgeOf).filter((verdict) => !known.has(keyOf(verdict)))];
}

/** What a reader said of the very sentence goes before what follows from the marks. */
const keyOf = ({ document, sentence, judged: { id } }: RiskVerdict): string =>
  [document, id, sentence.before, sentence.text].join('\n');

function judged(judgeOf: (document: string) => RiskJudge): RiskVerdict[] {
  const textOf = contractTexts();
  return [...Map.groupBy(judgedContracts(), ({ id }) => id)].flatMap(([document, parts]) => {
    const sentences = riskSentences(parseDocument(textOf(document), { type: 'general' }));
    const judge = judgeOf(document);
    const isUnseen = !parts.some(wasReadByAuthors);
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
