export { type ClauseCategory, categorisedPassages, clauseCategories } from './classification/clause-categories.ts';
export { inDays } from './facts/in-days.ts';
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
export { lastStartingBy } from './structure/clause-at.ts';
export { asSubmitted, submittedSpan } from './text/as-submitted.ts';
export { detectLanguage } from './text/language.ts';
export { misreadWords } from './text/misread-words.ts';
export { readableText } from './text/readable-text.ts';
export { mixedWords, visibleText } from './text/visible-text.ts';
