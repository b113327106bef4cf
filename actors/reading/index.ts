export { type ClauseCategory, categorisedPassages, clauseCategories } from './clause-categories.ts';
export { parseDocument } from './parse-document.ts';
export type {
  Amount,
  Clause,
  DateMention,
  Definition,
  Duration,
  Language,
  NumberWords,
  Obligation,
  ParsedDocument,
  Party,
  Percentage,
  Reference,
  Sentence,
  Span,
} from './parsed-document.ts';
