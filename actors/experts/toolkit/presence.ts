import type { Change, Finding, IssueCategory, Severity } from '../../../protocols/index.ts';
import { type Action, type Modality, type Provision, provisionsIn, provisionsOf } from '../../provisions/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import type { Detector } from '../expert.ts';
import { report } from './finding.ts';
import { type Names, namesOf } from './names.ts';
import { type Obligor, obligorOf, touches } from './obligor.ts';
import { find, foldedText, type Passage, sectionText } from './passages.ts';
import { pattern, says } from './pattern.ts';

/** A sentence that met the conditions, with what is needed to judge it. */
export interface Hit {
  readonly document: ParsedDocument;
  readonly passage: Passage;
  readonly obligor: Obligor;
  readonly names: Names;
}

/** What a provision must do to match. */
export interface Deed {
  readonly modalities?: readonly Modality[];
  readonly actions?: readonly Action[];
  readonly polarity?: 'positive' | 'negative';
}

/** Something that the document should not say, or not in this way. */
export interface Presence {
  readonly rule: string;
  readonly category: IssueCategory;
  /** Searched once in the whole text; sentences that contain it are examined. */
  readonly topic: RegExp;
  /** The sentence must also say this, … */
  readonly also?: RegExp;
  /** … and not this, … */
  readonly unless?: RegExp;
  /** … and its section not this, … */
  readonly unlessSection?: RegExp;
  /** … and nothing in the document this. */
  readonly unlessDocument?: RegExp;
  /** What the provision with the topic must do: a denied right is no right. Not checked where the topic is in no provision. */
  readonly does?: Deed;
  readonly accept?: (hit: Hit) => boolean;
  readonly severity: Severity | ((hit: Hit) => Severity);
  /** 0..1. */
  readonly belief: number | ((hit: Hit) => number);
  readonly values?: (hit: Hit) => Finding['values'];
  readonly change?: (hit: Hit) => Change | undefined;
  /** Findings a document; 1 when not given. The first sentences win. */
  readonly limit?: number;
}

/** Detector of a presence. */
export function present(presence: Presence): Detector {
  return (document) => {
    if (presence.unlessDocument !== undefined && says(foldedText(document), presence.unlessDocument)) return [];
    const findings: Finding[] = [];
    for (const passage of find(document, presence.topic)) {
      if (findings.length >= (presence.limit ?? 1)) break;
      const hit = hitOf(document, passage, presence);
      if (hit !== undefined) findings.push(findingOf(hit, presence));
    }
    return findings;
  };
}

/** Recitals bind nobody. */
const RECITAL = /^\W*(?:[a-z0-9]{1,3}[.)]\s*)?whereas\b/;

function hitOf(document: ParsedDocument, passage: Passage, presence: Presence): Hit | undefined {
  const { also, unless, unlessSection, accept } = presence;
  if (RECITAL.test(passage.folded)) return undefined;
  if (also !== undefined && !says(passage.folded, also)) return undefined;
  if (unless !== undefined && says(passage.folded, unless)) return undefined;
  if (unlessSection !== undefined && says(sectionText(document, passage), unlessSection)) return undefined;
  if (presence.does !== undefined && !isDone(document, passage, presence.topic, presence.does)) return undefined;
  const hit = { document, passage, obligor: obligorOf(document, passage, presence.topic), names: namesOf(document) };
  return accept === undefined || accept(hit) ? hit : undefined;
}

function isDone(document: ParsedDocument, passage: Passage, topic: RegExp, deed: Deed): boolean {
  const meant = provisionsIn(document, passage).filter((provision) => touches(provision, passage, topic));
  return meant.length === 0 || meant.some((provision) => isDeed(provision, deed));
}

const isDeed = ({ modality, polarity, action, also }: Provision, deed: Deed): boolean =>
  (deed.modalities?.includes(modality) ?? true) &&
  (deed.polarity ?? polarity) === polarity &&
  (deed.actions?.some((one) => one === action || also.includes(one)) ?? true);

function findingOf(hit: Hit, { rule, category, severity, belief, values, change }: Presence): Finding {
  return report(hit.document, {
    rule,
    category,
    severity: typeof severity === 'function' ? severity(hit) : severity,
    belief: typeof belief === 'function' ? belief(hit) : belief,
    evidence: [hit.passage],
    values: values?.(hit),
    change: change?.(hit),
  });
}

/** The value for a party when the sentence names none; the catalogues choose the word. */
export const NOBODY = 'none';

/** The party that the sentence binds or favours, or other words when it names none. */
export function partyOf({ obligor }: Hit, otherwise: string = NOBODY): string {
  return obligor.kind === 'party' ? calledName(obligor.party) : otherwise;
}

/** Who grants the right or licence of the sentence; the party that holds it is the bearer of its provision. */
export function grantorOf({ document, passage }: Hit): string {
  const [grant] = provisionsIn(document, passage).filter(
    ({ modality, counterparty }) => modality === 'right' && counterparty.kind === 'party',
  );
  return grant?.counterparty.kind === 'party' ? calledName(grant.counterparty.name) : NOBODY;
}

/** A party that is called You or We is named in quotation marks; otherwise `You must indemnify the other side` would address the reader. */
export const calledName = (party: string): string => (/^(?:you|we|us|i)$/i.test(party) ? `“${party}”` : party);

/** Whether the sentence binds or favours one named party only. */
export const isOneSided = ({ obligor }: Hit): boolean => obligor.kind === 'party';

/** One named party only, and no other sentence on the topic that binds the other party or both. */
export function standsAlone(topic: RegExp, also?: RegExp): (hit: Hit) => boolean {
  return (hit) => {
    const { obligor, document, passage } = hit;
    if (obligor.kind !== 'party' || says(passage.folded, BOTH) || isJoined(hit, obligor.party)) return false;
    if (isMirrored(hit, topic)) return false;
    return !find(document, topic).some((other) => {
      if (other.start === passage.start || (also !== undefined && !says(other.folded, also))) return false;
      const its = obligorOf(document, other, topic);
      return its.kind === 'mutual' || (its.kind === 'party' && its.party !== obligor.party);
    });
  };
}

/** Words by which a sentence binds or frees both sides, whatever its subject is. */
const BOTH = pattern(
  '\\bneither\\b[^.;]{0,120}?\\bnor\\b|\\b(?:neither|either|each|both|any) (?:of the )?part(?:y|ies)\\b|\\b(?:each|both) (?:agrees?|shall|will|of them)\\b|\\b(?:mutual(?:ly)?|vice versa|the same (?:applies|shall apply))\\b',
);

/** The end of somebody's place or of a thing under the contract, and not of the contract. */
const ENDS_A_PLACE = pattern(
  '\\bterminat[a-z]* (?:the )?(?:employment|engagement|services?|appointment|access|licen[cs]e|accounts?) (?:of|for|to) (?:any|an?|each|its|such|personnel|employees|staff|users?)\\b',
);

/** `PCQ and ABW shall not be responsible`: another name is joined to the party's, whether or not it is a known party. */
function isJoined({ document, passage }: Hit, party: string): boolean {
  const name = party.replace(/[“”]/g, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const joined = new RegExp(
    `\\b${name}\\s+(?:and|or|nor)\\s+(?:the\\s+)?\\p{Lu}[\\p{L}.]+\\s+(?:each\\s+|both\\s+)?(?:shall|will|may|must|agrees?|are|is)\\b`,
    'u',
  );
  return joined.test(document.text.slice(passage.start, passage.end));
}

/** Whether a provision elsewhere permits or requires the same act of another party, or of both. */
function isMirrored({ document, passage }: Hit, topic: RegExp): boolean {
  const own = provisionsIn(document, passage).filter(
    (one) => one.bearer.kind === 'party' && one.action !== 'other' && touches(one, passage, topic),
  );
  return own.some(({ action, modality, polarity, bearer, sentence, triggers }) =>
    provisionsOf(document).all.some(
      (other) =>
        other.sentence !== sentence &&
        (other.action === action || other.also.includes(action)) &&
        !says(document.text.slice(other.start, other.end).toLowerCase(), ENDS_A_PLACE) &&
        other.modality === modality &&
        other.polarity === polarity &&
        other.triggers.length > 0 === triggers.length > 0 &&
        (other.bearer.kind === 'mutual' ||
          (other.bearer.kind === 'party' && bearer.kind === 'party' && other.bearer.party !== bearer.party)),
    ),
  );
}
