import { type GrievousLanguage, isGrievousLanguage } from '../../../actors/classifiers/index.ts';
import { type ParsedDocument, parseDocument, type Span } from '../../../actors/reading/index.ts';
import { isLearnedFrom, variantOf, type WrittenClause, writers } from '../written-contracts.ts';

/** A sentence of a balanced contract, or of a clause put into one. */
export interface WrittenSentence {
  readonly writer: string;
  readonly lang: GrievousLanguage;
  readonly text: string;
  /** The sentence of an outrageous clause that a lawyer would underline. */
  readonly isOutrageous: boolean;
  /** The class of grievous terms of the outrageous ones, where one fits. */
  readonly class: string | undefined;
}

/** Sentences of the writers who may be learned from; of harsh clauses none, since they are neither grievous nor harmless. */
export function writtenSentences(): WrittenSentence[] {
  return writers()
    .filter(({ name }) => isLearnedFrom(name))
    .flatMap(({ name: writer, contracts, clauses }) =>
      [...contracts].flatMap(([file, contract]) => {
        const parsed = parseDocument(contract, { type: 'general' });
        const lang = parsed.language.code;
        if (!isGrievousLanguage(lang)) throw new Error(`${writer}/${file} is read as ${lang}`);
        const ordinary = { writer, lang, isOutrageous: false, class: undefined };
        const exchanged = clauses
          .filter((clause) => clause.contract === file && clause.kind !== 'harsh')
          .flatMap((clause) =>
            sentencesOfClause(contract, clause).map((text) =>
              clause.kind === 'near_miss'
                ? { ...ordinary, text }
                : { writer, lang, text, isOutrageous: true, class: clause.class ?? undefined },
            ),
          );
        return [...sentencesOf(parsed).map((text) => ({ ...ordinary, text })), ...exchanged];
      }),
    );
}

/** All sentences of a near miss, and those of an outrageous clause that its writer underlined. */
function sentencesOfClause(contract: string, written: WrittenClause): string[] {
  const { text, clause } = variantOf(contract, written);
  const from = text.indexOf(written.quote, clause.start);
  const wanted = written.kind === 'near_miss' ? clause : { start: from, end: from + written.quote.length };
  const isWanted = ({ start, end }: Span): boolean => start < wanted.end && end > wanted.start;
  return sentencesOf(parseDocument(text, { type: 'general' }), isWanted);
}

const SHORTEST = 60;
const LONGEST = 2500;

function sentencesOf({ text, sentences }: ParsedDocument, isWanted: (span: Span) => boolean = () => true): string[] {
  return sentences
    .filter(({ isHeading, start, end }) => !isHeading && end - start > SHORTEST && end - start < LONGEST)
    .filter(isWanted)
    .map(({ start, end }) => text.slice(start, end));
}
