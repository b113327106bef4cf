import type { GrievousLanguage } from '../../../actors/classifiers/index.ts';
import { parseDocument } from '../../../actors/reading/index.ts';
import { SET_ASIDE, variantOf, type WrittenClause, writers } from '../written-contracts.ts';

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

/** Of who may be learned from; every contract of such a writer is in one language. */
const LANGUAGE_OF: Readonly<Record<string, GrievousLanguage>> = { a: 'en', b: 'en', d: 'it', e: 'es' };

/** Sentences of the writers who are not set aside; of harsh clauses none, since they are neither grievous nor harmless. */
export function writtenSentences(): WrittenSentence[] {
  return writers()
    .filter(({ name }) => !SET_ASIDE.has(name))
    .flatMap(({ name: writer, contracts, clauses }) => {
      const lang = LANGUAGE_OF[writer];
      if (lang === undefined) throw new Error(`writer ${writer} has no language`);
      const ordinary = { writer, lang, isOutrageous: false, class: undefined };
      const balanced = [...contracts.values()].flatMap((text) =>
        sentencesOf(text).map(({ start, end }) => ({ ...ordinary, text: text.slice(start, end) })),
      );
      const exchanged = clauses
        .filter(({ kind }) => kind !== 'harsh')
        .flatMap((clause) =>
          sentencesOfClause(contracts.get(clause.contract) ?? '', clause).map((text) =>
            clause.kind === 'near_miss'
              ? { ...ordinary, text }
              : { writer, lang, text, isOutrageous: true, class: clause.class ?? undefined },
          ),
        );
      return [...balanced, ...exchanged];
    });
}

/** All sentences of a near miss, and those of an outrageous clause that its writer underlined. */
function sentencesOfClause(contract: string, written: WrittenClause): string[] {
  const { text, clause } = variantOf(contract, written);
  const from = text.indexOf(written.quote, clause.start);
  const wanted = written.kind === 'near_miss' ? clause : { start: from, end: from + written.quote.length };
  return sentencesOf(text)
    .filter(({ start, end }) => start < wanted.end && end > wanted.start)
    .map(({ start, end }) => text.slice(start, end));
}

const SHORTEST = 60;
const LONGEST = 2500;

const sentencesOf = (text: string): { start: number; end: number }[] =>
  parseDocument(text, { type: 'general' }).sentences.filter(
    ({ isHeading, start, end }) => !isHeading && end - start > SHORTEST && end - start < LONGEST,
  );
