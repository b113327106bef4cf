import type { Change } from '../../../protocols/index.ts';
import { replaceSpan } from './change.ts';
import { capital } from './names.ts';
import type { Hit } from './presence.ts';

/**
 * Puts other words in the place of the party that is the subject of the sentence: `Supplier may terminate` becomes
 * `either party may terminate`. undefined when the sentence does not name one before a modal verb.
 */
export function subjectTo(hit: Hit, words: string): Change | undefined {
  const { document, passage, obligor } = hit;
  if (obligor.kind !== 'party') return undefined;
  const name = obligor.party.replace(/[^\w\s]/g, '\\$&').replace(/\s+/g, '\\s+');
  const subject = new RegExp(`(?:\\bthe\\s+)?\\b${name}\\b(?=\\s+(?:may|shall|will|must|agrees?|has)\\b)`, 'i');
  const match = subject.exec(document.text.slice(passage.start, passage.end));
  if (match === null) return undefined;
  const rest = document.text.slice(passage.start + match.index + match[0].length, passage.end);
  if (namesParty(hit, rest)) return undefined;
  const start = passage.start + match.index;
  const opens = !/[a-z,;]\s*$/.test(document.text.slice(passage.start, start)) || match.index === 0;
  return replaceSpan(document, { start, end: start + match[0].length }, opens ? capital(words) : words);
}

/** The same for an inverted sentence: `shall Supplier be liable` becomes `shall either party be liable`. */
export function invertedSubjectTo(hit: Hit, words: string): Change | undefined {
  const { document, passage, obligor } = hit;
  if (obligor.kind !== 'party') return undefined;
  const name = obligor.party.replace(/[^\w\s]/g, '\\$&').replace(/\s+/g, '\\s+');
  const subject = new RegExp(`\\b(?:shall|will|may)\\s+((?:the\\s+)?${name})\\s+(?:be|have)\\b`, 'i');
  const match = subject.exec(document.text.slice(passage.start, passage.end));
  if (match?.[1] === undefined) return undefined;
  if (namesParty(hit, document.text.slice(passage.start + match.index + match[0].length, passage.end)))
    return undefined;
  const start = passage.start + match.index + match[0].indexOf(match[1]);
  return replaceSpan(document, { start, end: start + match[1].length }, words);
}

/** A rest that names a party (`upon notice to Customer`) does not fit a subject that stands for both. */
function namesParty({ names, obligor }: Hit, rest: string): boolean {
  const parties = obligor.kind === 'party' ? [...names.roles, obligor.party] : names.roles;
  return parties.some((party) => rest.includes(party));
}
