import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { judgeRisk, type RiskJudgement } from '../../../actors/classifiers/index.ts';
import { hasLearnedRisks, type RiskVerdict } from '../../../actors/classifiers/training/index.ts';
import { isGuarded, riskSentences } from '../../../actors/experts/clause-risks/index.ts';
import { parseDocument } from '../../../actors/reading/index.ts';
import { records } from '../data-set.ts';

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

/** Every sentence that readers judged, as the classifier sees it today. */
export function riskVerdicts(): RiskVerdict[] {
  const texts = new Map(records<{ id: string; text: string }>('cuad_contracts').map(({ id, text }) => [id, text]));
  return [...Map.groupBy(judgedContracts(), ({ id }) => id)].flatMap(([document, parts]) => {
    const text = texts.get(document);
    if (text === undefined) throw new Error(`the measuring data has no contract ${document}`);
    const sentences = riskSentences(parseDocument(text, { type: 'general' }));
    const isUnseen = !wasReadByAuthors(document) && !hasLearnedRisks(document);
    return parts
      .flatMap(({ verdicts }) => verdicts)
      .flatMap(([start, , id, said]) => {
        const sentence = sentences.find((one) => one.start === start)?.sentence;
        if (sentence === undefined) return [];
        const judged: RiskJudgement | undefined = judgeRisk(sentence, (one) => one === id);
        if (judged === undefined) return [];
        return [{ document, sentence, judged, isGuarded: isGuarded(id, sentence), said, isUnseen }];
      });
  });
}
