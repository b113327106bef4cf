import type { Guard } from './guard.ts';

/** Holds where a heading of the clause, or of one around it, matches. */
export const headed =
  (pattern: RegExp): Guard =>
  ({ headings }) =>
    pattern.test(headings);

/** Holds where something that the sentence's provisions do matches: `alone right terminate`. */
export const does =
  (pattern: RegExp): Guard =>
  ({ facts }) =>
    facts.some((fact) => pattern.test(fact));

/** The same guard, of the sentence before. */
export const previous =
  (guard: Guard): Guard =>
  (sentence) =>
    guard({ ...sentence, text: sentence.before });

/** Both sides have it or owe it, so that neither is worse off. */
export const OF_BOTH =
  /\b(?:each|either|neither|any|both) (?:of the )?part(?:y|ies)\b|\b(?:a|one|the other|the first|the second) party\b(?! to\b)|\bparties (?:shall|will|may|agree|hereby)\b|\b(?:non-? ?)?(?:breaching|defaulting|terminating|affected|indemnifying|performing) party\b|\bparty (?:not )?in default\b/i;

/** `Either Consultant or Company`, `either you or the Company`: both by name. */
export const BOTH_NAMED =
  /\b[Ee]ither (?:[A-Z][\w’'-]+|you) or (?:the )?[A-Z]|\b[Ee]ach of [A-Z]|\b[A-Z]\w+ and (?:the )?[A-Z]\w+,? each\b|\b[A-Z]\w+ or (?:the )?[A-Z]\w+ may\b/;
