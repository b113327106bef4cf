/** Where a document speaks of a topic. */
import { linearPattern, type Topic } from '../../protocols/playbook/index.ts';
import { grievousReading } from '../experts/index.ts';
import { type Provision, provisionsIn } from '../provisions/index.ts';
import { clauseCategories, type ParsedDocument, type Span } from '../reading/index.ts';
import { chosenWords } from './chosen-words.ts';
import { likeness } from './likeness.ts';

/** A classifier's word is taken from this probability on. */
const LIKELY = 0.5;

/** A sentence is like an example from this share of common words on. */
const LIKE = 0.5;

export interface TopicPassage extends Span {
  /** Index into the document's clauses. */
  readonly clause: number;
}

/** In document order, none inside another. */
export function passagesOn({ about, name }: Topic, document: ParsedDocument): TopicPassage[] {
  const found = [
    ...(about.categories === undefined || isBeyondClassifier(about, document)
      ? []
      : ofCategories(about.categories, name, document)),
    ...(about.grievous === undefined ? [] : ofClasses(about.grievous, document)),
    ...ofSentences(about, document),
  ].toSorted((a, b) => a.start - b.start || b.end - a.end);
  return found
    .map((passage) => trimmed(passage, document))
    .filter(({ start, end }) => end > start)
    .filter(({ end }, index, all) => !all.slice(0, index).some((earlier) => end <= earlier.end));
}

/** The classifier learnt from contracts in English: a pattern in the contract's own language knows better. */
const isBeyondClassifier = ({ pattern }: Topic['about'], { language }: ParsedDocument): boolean =>
  pattern !== undefined && language.code !== 'en' && language.code !== 'und';

/** Without the blanks around it. */
function trimmed(passage: TopicPassage, { text }: ParsedDocument): TopicPassage {
  const words = text.slice(passage.start, passage.end);
  const start = passage.start + words.length - words.trimStart().length;
  return { ...passage, start, end: start + words.trim().length };
}

function ofCategories(categories: readonly string[], name: string, document: ParsedDocument): TopicPassage[] {
  const found = [...clauseCategories(document)].flatMap(([clause, located]) =>
    located
      .filter(({ category, probability }) => categories.includes(category) && probability >= LIKELY)
      .flatMap(({ category, probability, passages }) =>
        passages
          .map(({ start, end }) => wholeSentences({ start, end, clause }, document))
          .filter((passage) => probability >= SURE || names(passage, `${category} ${name}`, document)),
      ),
  );
  // Recitals of parties and definitions say nothing on a matter where other clauses bind somebody.
  const binding = found.filter(
    (passage) =>
      document.clauses[passage.clause]?.kind !== 'preamble' &&
      provisionsIn(document, passage).some(({ modality }) => binds(modality)),
  );
  return binding.length > 0 ? binding : found;
}

const binds = (modality: Provision['modality']): boolean => modality !== 'definition' && modality !== 'recital';

/** From this probability on the classifier is taken at its word, whatever the passage says. */
const SURE = 0.8;

/** Letters by which two forms of a word are known for one: `limit` in `limitation`, `assig` in `assigns`. */
const STEM = 5;

/** Whether a passage or its heading has a word of the matter: a payment at the end of a contract is no cap on liability. */
function names({ start, end, clause }: TopicPassage, matter: string, { text, clauses }: ParsedDocument): boolean {
  const said = `${clauses[clause]?.heading ?? ''} ${text.slice(start, end)}`.toLowerCase();
  const words = matter.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words.some((word) => said.includes(word.slice(0, STEM)));
}

/** A heading stands for the clause below it; other words stand for their sentence. */
function wholeSentences(passage: TopicPassage, document: ParsedDocument): TopicPassage {
  const clause = document.clauses[passage.clause];
  if (clause !== undefined && passage.end <= clause.bodyStart) {
    const next = document.clauses[passage.clause + 1];
    return { ...passage, start: clause.bodyStart, end: Math.min(clause.end, next?.start ?? clause.end) };
  }
  const own = document.sentences.filter(({ start, end }) => start < passage.end && end > passage.start);
  const [first, last] = [own[0], own.at(-1)];
  if (first === undefined || last === undefined) return passage;
  return { ...passage, start: Math.min(first.start, passage.start), end: Math.max(last.end, passage.end) };
}

const ofClasses = (classes: readonly string[], document: ParsedDocument): TopicPassage[] =>
  grievousReading(document)
    .filter(({ id }) => classes.includes(id))
    .map(({ passage: { start, end, clause } }) => ({ start, end, clause }));

export const sentencesWith = (pattern: string, document: ParsedDocument): TopicPassage[] =>
  ofSentences({ pattern }, document).map((passage) => trimmed(passage, document));

function ofSentences({ pattern, examples = [] }: Topic['about'], document: ParsedDocument): TopicPassage[] {
  if (pattern === undefined && examples.length === 0) return [];
  const matches = pattern === undefined ? undefined : linearPattern(pattern);
  return document.sentences
    .filter(({ isHeading }) => !isHeading)
    .filter(({ start, end }) => {
      const sentence = chosenWords(document).slice(start, end);
      return matches?.test(sentence) === true || examples.some((example) => likeness(example, sentence) >= LIKE);
    })
    .map(({ start, end, clause }) => ({ start, end, clause }));
}
