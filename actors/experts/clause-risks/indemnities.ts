import { type Provision, provisionsIn, provisionsOf } from '../../provisions/index.ts';
import type { ParsedDocument, Span } from '../../reading/index.ts';

/** What an indemnity is given for when it goes no further than usual: claims of others, and the giver's own fault. */
const OF_OTHERS =
  /\bthird[- ]part(?:y|ies)\b|\b(?:any|a) third person\b|\bdefend (?:any |the |such |against )*(?:such |any )(?:claims?|suits?|actions?)\b/i;
const OF_FAULT =
  /\b(?:negligen\w+|misconduct|breach\w*|fault|wil+ful\w*|infring\w+|violat\w+|failure to (?:comply|perform)|acts? or omissions?|unauthori[sz]ed|un-?approved|other than (?:an?|the|as|in accordance) [^.;]{0,40}(?:approved|permitted|authori[sz]ed)|not (?:approved|permitted|authori[sz]ed))\b/i;

const indemnifies = ({ action, also, modality }: Provision): boolean =>
  modality === 'duty' && (action === 'indemnify' || also.includes('indemnify'));

/** Both give it in one sentence. */
const EACH_OTHER = /\beach other\b|\bone another\b|\beach party\b[^.;]{0,80}\bindemnif/i;

/** The same, somewhere in the contract. */
const GIVEN_TO_EACH_OTHER = /\bindemnif\w+\b[^.;]{0,80}\b(?:each other|one another)\b/i;

/** What an indemnity turns out to be when who else gives one is looked up. */
export type IndemnityReading =
  | { readonly kind: 'wide' | 'usual' }
  | { readonly kind: 'one-sided'; readonly by: string };

/** `Prolong shall indemnify`: the last word of the name before the promise, since not every party is in the roster. */
const GIVES =
  /\b(\p{Lu}[\p{L}’'.-]{1,40}),? (?:(?:jointly and severally|severally and jointly|each|both),? )?(?:hereby )?(?:shall|will|agrees? to|must) (?:[a-z]{1,20},? ){0,6}(?:indemnif|defend|hold (?:[\p{L}’'-]{1,20} ){0,5}harmless)/gu;

const namedGivers = ({ text }: ParsedDocument): number =>
  new Set(Array.from(text.replace(/\s+/g, ' ').matchAll(GIVES), ([, name]) => name?.toLowerCase())).size;

/**
 * An indemnity for the giver's own fault is what contracts of the kind have, if the other side gives one, too. One that nobody
 * answers with another is one-sided, however narrow.
 */
export function indemnityIn(document: ParsedDocument, passage: Span): IndemnityReading {
  const givers = new Set<number>();
  let isMutual = false;
  for (const { bearer } of provisionsOf(document).all.filter(indemnifies)) {
    if (bearer.kind === 'party') givers.add(bearer.party);
    if (bearer.kind === 'mutual') isMutual = true;
  }
  const words = document.text.slice(passage.start, passage.end);
  isMutual ||= EACH_OTHER.test(words) || GIVEN_TO_EACH_OTHER.test(document.text);
  const speakers = Math.max(givers.size, namedGivers(document));
  const [own] = provisionsIn(document, passage).filter(indemnifies);
  if (!isMutual && speakers === 1 && own?.bearer.kind === 'party') return { kind: 'one-sided', by: own.bearer.name };
  const isShared = isMutual || speakers > 1;
  return { kind: isShared && (OF_OTHERS.test(words) || OF_FAULT.test(words)) ? 'usual' : 'wide' };
}
