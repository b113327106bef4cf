export { asSubmitted, submittedSpan } from './as-submitted.ts';
export { type ClauseCategory, categorisedPassages, clauseCategories } from './clause-categories.ts';
export { detectLanguage } from './language.ts';
export { misreadWords } from './misread-words.ts';
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
export { readableText } from './readable-text.ts';
export { mixedWords, visibleText } from './visible-text.ts';
