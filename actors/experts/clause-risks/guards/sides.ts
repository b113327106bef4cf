import { anyOf, type Guard, says } from './guard.ts';

/** Both sides are meant, by name of their role in the sentence or because the sentence speaks of each of them. */
const BOTH_SIDES =
  /\b(?:each|either|neither|both|any|no|an?|the other|(?:the )?(?:non-?)?breaching|injured|opposed|affected|aggrieved|receiving|disclosing|requesting|selling) part(?:y|ies)\b|\b(?:both|the|all) parties\b|\bas the case may be\b|\bon the (?:one|other) hand\b|\beach (?:of|agrees?|acknowledges?|shall|will)\b|\brecipient\b|\bdiscloser\b|\blikewise\b/i;

/** A page break leaves the subject in the sentence before. */
const STOPPED = /[.;:)"”]\W{0,12}$/;

/** The rule is for both sides alike. */
export const mutual: Guard = ({ text, before }) => BOTH_SIDES.test(STOPPED.test(before) ? text : `${before} ${text}`);

/** As `mutual`, of the subject alone: a long ban may name a party in passing. */
export const mutualSubject: Guard = says(
  /^[^.;]{0,120}\b(?:each|either|neither|both|any|all|the|a) part(?:y|ies)\b[^.;]{0,60}\b(?:shall|will|may|agrees?|hereby)\b|\beach of (?!its|their|the)\w+ and\b/i,
);

/** A definition, a recital, or a statement of what is: it orders nothing. */
const EXPLAINS =
  /\b(?:shall mean|means|is defined as|shall include but|has the meaning|have the meaning)\b|^\W{0,3}whereas\b/i;
export const definition: Guard = says(EXPLAINS);

/** A warranty of what is or was done binds nobody for the future. */
export const stated: Guard = says(/\b(?:represents? and warrants?|has not|have not|none of the \w+ (?:has|have))\b/i);

/** Holds where one of the facts of the sentence's provisions matches. */
export const fact =
  (pattern: RegExp): Guard =>
  ({ facts }) =>
    facts.some((known) => pattern.test(known));

/** The same guard, of the sentence before or the one after. */
export const beside =
  (guard: Guard): Guard =>
  (sentence) =>
    anyOf(
      () => guard({ ...sentence, text: sentence.before }),
      () => guard({ ...sentence, text: sentence.after }),
    )(sentence);

/** Holds where the headings around the sentence match. */
export const headed =
  (pattern: RegExp): Guard =>
  ({ headings }) =>
    pattern.test(headings);
