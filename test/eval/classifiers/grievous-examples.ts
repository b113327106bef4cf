import { readdirSync, readFileSync } from 'node:fs';
import { isGrievousLanguage } from '../../../actors/classifiers/index.ts';
import {
  counted,
  GRIEVOUS_FOLDS,
  type GrievousExample,
  type GrievousKind,
  passageKeys,
} from '../../../actors/classifiers/training/index.ts';
import { classesOf, GRIEVOUS_GROUPS } from '../../../actors/experts/grievous/index.ts';
import { parseDocument } from '../../../actors/reading/index.ts';
import { seededRandom } from '../../../protocols/index.ts';
import { marksIn, readContracts } from './read-contracts.ts';
import { termsSentences } from './unfair-examples.ts';
import { writtenSentences } from './written-clauses.ts';

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

export const writtenPassages = (writer: (typeof WRITERS)[number] | 'c'): WrittenPassage[] =>
  readFileSync(
    new URL(`grievous-passages/${writer === 'developer' ? '' : 'writer-'}${writer}.jsonl`, import.meta.url),
    'utf8',
  )
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as WrittenPassage);

/** Writers whose texts are for training. */
const WRITERS = ['a', 'b', 'd', 'e', 'f', 'g', 'h', 'developer'] as const;

/**
 * Learned from, and judging nothing: the developer had read the first two; without g and h next to nothing would be left of
 * their languages, and the weights judged would not be like those that are shipped.
 */
const NOT_JUDGED: ReadonlySet<string> = new Set(['g', 'h', 'developer']);

/** Ordinary sentences taken of one contract: enough to see its style, too few for it to weigh more than others. */
const OF_ONE = 60;
/** Sentences of consumer terms that lawyers found fair. */
const FAIR = 1200;

/**
 * What the writers for training wrote, alone and in balanced contracts, sentences of real contracts that readers passed over, and
 * fair consumer terms.
 */
export function grievousExamples(): GrievousExample[] {
  const random = seededRandom(1, 'grievous');
  const written = WRITERS.flatMap((writer, number) =>
    writtenPassages(writer).map(({ text, lang, class: id, label }) =>
      example(text, lang, NOT_JUDGED.has(writer) ? undefined : foldOf(number), { id, isDefect: label === 1 }),
    ),
  );
  const read = readContracts().flatMap((contract, number) => {
    const passedOver = sentencesOf(contract.text).filter((span) => marksIn(contract, span).length === 0);
    return random
      .shuffled(passedOver)
      .slice(0, OF_ONE)
      .map(({ start, end }) => example(contract.text.slice(start, end), 'en', foldOf(number)));
  });
  const ordinary = ordinaryContracts().flatMap(({ text, lang }, number) =>
    sentencesOf(text).map(({ start, end }) => example(text.slice(start, end), lang, foldOf(number))),
  );
  const inContracts = writtenSentences();
  const others = [...new Set(inContracts.map(({ writer }) => writer))];
  const exchanged = inContracts.map(({ writer, lang, text, class: id, isOutrageous: isDefect }) =>
    example(text, lang, foldOf(others.indexOf(writer)), { id, isDefect }),
  );
  const fair = random
    .shuffled(termsSentences().filter(({ labels, text }) => labels.length === 0 && text.length > 60))
    .slice(0, FAIR)
    .map(({ text }, n) => example(text, 'en', foldOf(n)));
  return [...written, ...exchanged, ...read, ...ordinary, ...fair];
}

/** Balanced Italian and Spanish contracts, of which the measuring data has none. */
function ordinaryContracts(): { readonly lang: 'it' | 'es'; readonly text: string }[] {
  return (['it', 'es'] as const).flatMap((lang) => {
    const folder = new URL(`ordinary-contracts/${lang}/`, import.meta.url);
    const names = readdirSync(folder).toSorted();
    return names.map((name) => ({ lang, text: readFileSync(new URL(name, folder), 'utf8') }));
  });
}

const foldOf = (number: number): number => number % GRIEVOUS_FOLDS;

const KIND_OF: ReadonlyMap<string, number> = new Map(GRIEVOUS_KINDS.map(({ id }, kind) => [id, kind]));

function sentencesOf(text: string): { start: number; end: number }[] {
  return parseDocument(text, { type: 'general' }).sentences.filter(
    ({ isHeading, start, end }) => !isHeading && end - start > 60 && end - start < 1200,
  );
}

function example(
  text: string,
  language: string,
  fold: number | undefined,
  written?: { readonly id: string | undefined; readonly isDefect: boolean },
): GrievousExample {
  if (!isGrievousLanguage(language)) throw new Error(`no concepts in the language ${language}`);
  const repeated = passageKeys(text, language);
  const kind = written?.id === undefined ? undefined : KIND_OF.get(written.id);
  return { keys: counted(repeated), repeated, fold, language, kind, isDefect: written?.isDefect === true };
}
