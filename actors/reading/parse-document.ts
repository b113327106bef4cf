import type { DocumentType } from '../../protocols/index.ts';
import { classify } from './classification/document-type.ts';
import { findAmounts, findDurations, findPercentages } from './facts/amounts.ts';
import { findDates } from './facts/dates.ts';
import { findDefinitions } from './facts/definitions.ts';
import { findNumberWords } from './facts/number-words.ts';
import { findObligations } from './facts/obligations.ts';
import { findReferences } from './facts/references.ts';
import type { ParsedDocument } from './parsed-document.ts';
import { findParties } from './parties/find-parties.ts';
import { readStructure } from './structure/clauses.ts';
import { splitSentences } from './structure/sentences.ts';
import { detectLanguage } from './text/language.ts';

/**
 * Reads a text once for all experts. Pure and deterministic; time grows in line with the length. The text is never
 * changed: every offset in the result points into it as given. `type` overrides the guess and is then certain.
 */
export function parseDocument(text: string, options: { readonly type?: DocumentType } = {}): ParsedDocument {
  const { clauses, lines } = readStructure(text);
  const sentences = splitSentences(text, clauses, lines);
  const language = detectLanguage(text);
  const definitions = findDefinitions(text, clauses, sentences);
  const guess = options.type === undefined ? classify(text, clauses) : { type: options.type, confidence: 1 };
  return {
    text,
    type: guess.type,
    typeConfidence: guess.confidence,
    language,
    clauses,
    sentences,
    definitions,
    references: findReferences(text, clauses, lines),
    parties: findParties(text, clauses, lines),
    dates: findDates(text, clauses, language.code),
    amounts: findAmounts(text, clauses),
    percentages: findPercentages(text, clauses),
    durations: findDurations(text, clauses),
    numberWords: findNumberWords(text, clauses, language.code),
    obligations: findObligations(text, sentences),
  };
}
