import { readFileSync } from 'node:fs';
import { isGrievousLanguage } from '../../../actors/classifiers/index.ts';
import {
  counted,
  type GrievousExample,
  type GrievousKind,
  passageKeys,
} from '../../../actors/classifiers/training/index.ts';
import { classesOf, GRIEVOUS_GROUPS } from '../../../actors/experts/grievous/index.ts';
import { parseDocument } from '../../../actors/reading/index.ts';
import { seededRandom } from '../../../protocols/index.ts';
import { contracts } from './contracts.ts';
import { termsSentences } from './unfair-examples.ts';

/** What a writer wrote: a passage with the defect of its class, or a near miss. */
export interface WrittenPassage {
  readonly class: string;
  readonly label: 0 | 1;
  readonly lang: 'en' | 'it' | 'es';
  readonly kind: string;
  readonly text: string;
}

export const GRIEVOUS_KINDS: readonly GrievousKind[] = GRIEVOUS_GROUPS.flatMap((group) =>
  classesOf(group).map(({ id }) => ({ id, group })),
);

export const writtenPassages = (writer: 'a' | 'b' | 'c' | 'developer'): WrittenPassage[] =>
  readFileSync(
    new URL(`grievous-passages/${writer === 'developer' ? '' : 'writer-'}${writer}.jsonl`, import.meta.url),
    'utf8',
  )
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as WrittenPassage);

/** Writers a and b are judged by what the other wrote; what the developer wrote is learned from alone. */
const HALVES = [0, 1, undefined] as const;

/** Ordinary sentences taken of one contract: enough to see its style, too few for it to weigh more than others. */
const OF_ONE = 40;
/** Sentences of consumer terms that lawyers found fair. */
const FAIR = 1200;

/** What the writers for training wrote, and ordinary text: every second contract of the set, and fair consumer terms. */
export function grievousExamples(): GrievousExample[] {
  const random = seededRandom(1, 'grievous');
  const written = (['a', 'b', 'developer'] as const).flatMap((writer, number) =>
    writtenPassages(writer).map((passage) =>
      example(passage.text, passage.lang, HALVES[number], {
        kind: GRIEVOUS_KINDS.findIndex(({ id }) => id === passage.class),
        isDefect: passage.label === 1,
      }),
    ),
  );
  const ordinary = contracts()
    .filter((_, index) => isOrdinary(index))
    .flatMap(({ text }, n) =>
      random
        .shuffled(ordinarySentences(text))
        .slice(0, OF_ONE)
        .map((sentence) => example(sentence, 'en', (n % 2) as 0 | 1)),
    );
  const fair = random
    .shuffled(termsSentences().filter(({ labels, text }) => labels.length === 0 && text.length > 60))
    .slice(0, FAIR)
    .map(({ text }, n) => example(text, 'en', (n % 2) as 0 | 1));
  return [...written, ...ordinary, ...fair];
}

/** Whether weights are trained on the contract of this number as ordinary text; the others are read for false alarms. */
const isOrdinary = (index: number): boolean => index % 2 === 0;

function ordinarySentences(text: string): string[] {
  const document = parseDocument(text, { type: 'general' });
  return document.sentences
    .filter(({ isHeading, start, end }) => !isHeading && end - start > 60 && end - start < 1200)
    .map(({ start, end }) => text.slice(start, end));
}

function example(
  text: string,
  language: string,
  half: 0 | 1 | undefined,
  { kind, isDefect }: { kind: number | undefined; isDefect: boolean } = { kind: undefined, isDefect: false },
): GrievousExample {
  if (!isGrievousLanguage(language)) throw new Error(`no concepts in the language ${language}`);
  const repeated = passageKeys(text, language);
  return { keys: counted(repeated), repeated, half, kind, isDefect };
}
