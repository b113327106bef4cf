/** What is as it should be: provisions that bind both sides alike, or name what a contract must name, and that no issue touches. */
import type { Issue, Strength } from '../../../protocols/index.ts';
import type { Speaker } from '../../languages/index.ts';
import { type Provision, provisionsOf } from '../../provisions/index.ts';
import { inDays, type ParsedDocument, type Span } from '../../reading/index.ts';
import { candidates } from './candidates.ts';
import { passage } from './deal-lines.ts';
import type { Ground } from './exit-grounds.ts';
import { namesALaw } from './law-line.ts';
import { ownerOfLimit } from './liability-words.ts';
import { waysOut } from './ways-out.ts';

/** Strengths shown: a brief is no praise. */
const MOST = 6;

type Kind =
  | 'cap'
  | 'cure'
  | 'exit'
  | 'confidentiality'
  | 'assignment'
  | 'payment'
  | 'insurance'
  | 'breach-notice'
  | 'disputes'
  | 'law'
  | Mutual;

/** Terms that are the same for both sides by their words alone. */
type Mutual = 'indemnity' | 'force-majeure' | 'fees' | 'amendment' | 'representations' | 'publicity' | 'jury';

const isMutual = ({ bearer }: Provision): boolean => bearer.kind === 'mutual';
const measured = ({ measures }: Provision, matter: string, longest: number): boolean =>
  measures.some(
    (measure) =>
      measure.kind === 'period' && measure.matter === matter && inDays(measure.value, measure.unit) <= longest,
  );

interface Sign {
  readonly fits: (provision: Provision) => boolean;
  /** Words the provision must have. */
  readonly says?: RegExp;
  /** Where the headings have words at all, one above it must have these. */
  readonly headed?: RegExp;
  /** Words by which it, or what follows it, takes the good back. */
  readonly unless?: RegExp;
}

/** Characters after a provision in which it may be taken back. */
const AFTER = 700;

/** What is due in that time is no price, or is due only when somebody else has paid. */
const NOT_THE_PRICE =
  /^[^.]{0,400}\b(?:penalt\w+|violation|bond|deposit|refund|reimburs\w+|expenses|damages|indemnif\w+|interest|errors?|deficien\w+|credited|obtain \w+ payment)\b|\b(?:upon|after|until|unless|within|once|if)\b[^.]{0,60}\b(?:receiv\w+|collect\w+|paid) (?:by \w+ )?(?:payment )?from\b|\bno (?:obligation|duty) to pay\b/i;

const isDiverse = ({ measures }: Provision): boolean =>
  new Set(measures.flatMap((one) => (one.kind === 'period' ? [inDays(one.value, one.unit)] : []))).size > 1;

/** Goods on their way are insured against other things than what a party does. */
const OF_CARRIAGE = /^[^.]{0,400}\b(?:packag\w*|crat\w+|shipments?|transit|f\.?o\.?b|cargo|freight)\b/i;

const KINDS: readonly (readonly [Kind, Sign])[] = [
  [
    'cap',
    {
      fits: (it) => it.action === 'limit' && it.modality === 'exemption' && isMutual(it),
      // Loss that is excluded leaves the rest without a limit.
      says: /^(?![\s\S]*(?:consequential|indirect damages))[\s\S]*(?:liab(?:ilit|le)|responsabil)[^;]*\b(?:exceed|limited to|not more than|maximum|supera|superior|eccede|massim|excede|limitad[ao] a|máxim)/is,
    },
  ],
  ['cure', { fits: (it) => measured(it, 'cure', 90) }],
  ['exit', { fits: (it) => it.action === 'terminate' && it.modality === 'right' && isMutual(it) }],
  [
    'confidentiality',
    {
      fits: (it) => ['keep', 'protect', 'disclose', 'use', 'maintain'].includes(it.action) && isMutual(it) && binds(it),
      says: /confidential|riservat|confidencial|secret/i,
      headed: /confiden|disclos|secre|proprietary|privacy|riservat/i,
    },
  ],
  [
    'assignment',
    {
      fits: (it) =>
        it.action === 'assign' && it.modality === 'prohibition' && isMutual(it) && it.exceptions.length === 0,
      // A party that may not transfer at all is not helped by the other's consent.
      says: /\b(?:consent|approval|agreement of|permission)\b|consenso|consentimiento/i,
      unless:
        /\b(?:except|other than|provided|however|notwithstanding|affiliates?|subsidiar\w+|mergers?|successors?|sale of|substantially all|salv[oa]|eccett\w+|tranne|fusion\w*|controllat\w+|filiales?|fusión|grupo|gruppo)\b/i,
    },
  ],
  [
    'payment',
    {
      fits: (it) => measured(it, 'payment', 60) && !isDiverse(it) && it.modality !== 'right',
      says: /\b(?:pay|paid|payable|payments?|due)\b[\s\S]{0,400}\binvoice|\binvoice[\s\S]{0,400}\b(?:pay|paid|payable|due)\b|fattur|factura|pagar/i,
      unless: NOT_THE_PRICE,
    },
  ],
  [
    'insurance',
    {
      fits: (it) => it.action === 'insure' && it.modality === 'duty' && it.verb.startsWith('insur'),
      unless: OF_CARRIAGE,
    },
  ],
  ['breach-notice', { fits: (it) => measured(it, 'breach_notification', 3) }],
  [
    'disputes',
    {
      fits: (it) => it.action === 'dispute' && isMutual(it) && binds(it),
      says: /disput|controvers|arbitra|mediat|tribunal/i,
    },
  ],
];

/** Sentences about force majeure, disputed payments or final payments are exceptions, not strengths. */
const EXCEPTIONAL =
  /force majeure|forza maggiore|fuerza mayor|acts? of god|beyond .{0,30}control|disput|outstanding|event lasts|\breturn|destr(?:oy|uction)|compelled|further use|continue to use|copies of any/i;

const binds = ({ modality }: Provision): boolean => modality === 'duty' || modality === 'prohibition';

/** What is found below that is wording, and takes nothing from what a provision gives. */
const SERIOUS: ReadonlySet<Issue['severity']> = new Set(['critical', 'high', 'medium']);

export function strengthsOf(document: ParsedDocument, issues: readonly Issue[], speaker: Speaker): Strength[] {
  const touched = issues.filter(({ severity }) => SERIOUS.has(severity)).flatMap(({ evidence }) => evidence);
  const isClean = ({ start, end }: { start: number; end: number }): boolean =>
    !touched.some((each) => each.start < end && each.end > start);
  const isPaidAlike = paymentTimes(document).size < 2 && !PAID_IF_PAID.test(document.text);
  const found = KINDS.flatMap(([kind, { fits, says, unless, headed }]): Strength[] => {
    if (kind === 'cure' || kind === 'exit') {
      if (document.language.code === 'en') return read(kind, document, isClean, speaker);
      // Where one side alone may leave, an exit for the other's breach is none to praise.
      if (kind === 'exit' && provisionsOf(document).all.some(leavesAlone)) return [];
    }
    if (kind === 'payment' && !isPaidAlike) return [];
    const provision = provisionsOf(document).all.find((each) => {
      if (!fits(each) || !isClean(each)) return false;
      if (
        kind === 'cap' &&
        document.language.code === 'en' &&
        ownerOfLimit(document, each, speaker) !== speaker.text('drafting.party.either')
      )
        return false;
      const words = document.text.slice(each.start, each.end);
      if (headed !== undefined && !isHeaded(document, each, headed)) return false;
      if (unless?.test(document.text.slice(each.start, each.end + AFTER)) === true) return false;
      return (says?.test(words) ?? true) && (kind === 'disputes' || !EXCEPTIONAL.test(words));
    });
    return provision === undefined ? [] : [strength(kind, document, provision, speaker)];
  });
  const [law] = candidates(document, 'law').filter(isClean);
  const says = law === undefined ? '' : document.text.slice(law.sentence.start, law.sentence.end);
  if (
    law?.provisions.some(({ action }) => action === 'govern') === true &&
    (document.language.code !== 'en' || namesALaw(says))
  )
    found.push(strength('law', document, law, speaker));
  const isCapped = provisionsOf(document).all.some((it) => it.action === 'limit' && it.modality === 'exemption');
  return [...found, ...mutual(document, isClean, found.length, isCapped, speaker)].slice(0, MOST);
}

const BOTH = `(?:each|either|neither|both|no|every|any|the)(?: of the)? part(?:y|ies)(?: hereto)?`;
const sides = (behind: string): RegExp => new RegExp(`\\b${BOTH}\\b${behind}`, 'i');
const MUTUAL: readonly (readonly [Mutual, RegExp])[] = [
  [
    'indemnity',
    sides(String.raw`(?: \([^)]{0,60}\))? (?:\w+ )?(?:shall|will|agrees? to) (?:\w+,? (?:and )?){0,3}indemnify`),
  ],
  [
    'force-majeure',
    sides(
      String.raw`[^.;]{0,200}\b(?:liable|responsible|default|breach|excused|penalt\w+)\b[^.;]{0,400}\b(?:force majeure|acts? of god|beyond (?:the |its |their |such )?(?:\w+['’]?s? ){0,3}control)`,
    ),
  ],
  ['fees', /\b(?:prevailing|successful) party\b[^.;]{0,240}\b(?:fees|costs|expenses)\b/i],
  ['representations', sides(`(?: hereby)? represents?(?:,? warrants?)?(?:,? and (?:warrants?|covenants?))`)],
  [
    'publicity',
    sides(
      String.raw`[^.;]{0,80}\b(?:press releases?|public (?:announcements?|statements?))\b[^.;]{0,200}\b(?:consent|approval)`,
    ),
  ],
  [
    'amendment',
    /\bthis (?:\w+ )?(?:agreement|contract)\b[^.;]{0,160}\b(?:amend|modif|chang)\w*\b[^.;]{0,160}\b(?:signed|executed|writing|written)\b[^.;]{0,100}\b(?:both|each|the|all)(?: of the)? part(?:y|ies)\b|\b(?:amendment|modification|change)s?\b[^.;]{0,60}\b(?:this (?:\w+ )?(?:agreement|contract)|hereto)\b[^.;]{0,160}\b(?:signed|executed)\b[^.;]{0,80}\b(?:both|each|the|all)(?: of the)? part(?:y|ies)\b/i,
  ],
  ['jury', sides(String.raw`[^.;]{0,200}\bwaives?\b[^.;]{0,120}\b(?:trial by jury|jury trial)`)],
];
/** A sentence that takes back from one side what it gives to both. */
const ONE_SIDED = /\b(?:except|provided,? (?:however|that)|other than)\b/i;
const LONGEST = 1_600;

const CHANGES_ALONE =
  /\bmay\b[^.;]{0,40}\b(?:update|change|modify|amend|revise)\b[^.;]{0,120}\b(?:from time to time|at any time|sole discretion)\b/i;

function mutual(
  document: ParsedDocument,
  isClean: (span: Span) => boolean,
  before: number,
  isCapped: boolean,
  speaker: Speaker,
): Strength[] {
  if (document.language.code !== 'en' || before >= MOST) return [];
  const isChangedAlone = document.sentences.some(({ start, end }) =>
    CHANGES_ALONE.test(document.text.slice(start, end)),
  );
  return MUTUAL.flatMap(([kind, says]): Strength[] => {
    // Without a cap an indemnity is a risk to both; a signature helps nobody where one side changes terms alone.
    if (kind === 'indemnity' && !isCapped) return [];
    if (kind === 'amendment' && isChangedAlone) return [];
    const found = document.sentences.find((sentence) => {
      const words = document.text.slice(sentence.start, sentence.end).replace(/\s+/g, ' ');
      if (kind === 'representations' && !/represent|warrant/i.test(document.clauses[sentence.clause]?.heading ?? ''))
        return false;
      return (
        !sentence.isHeading && words.length < LONGEST && says.test(words) && !ONE_SIDED.test(words) && isClean(sentence)
      );
    });
    return found === undefined ? [] : [strength(kind, document, found, speaker)];
  });
}

const leavesAlone = ({ action, modality, bearer }: Provision): boolean =>
  action === 'terminate' && modality === 'right' && bearer.kind === 'party';

const PAID_IF_PAID =
  /\b(?:no (?:obligation|duty)|not (?:be )?(?:obligated|obliged|required))\b[^.]{0,60}\bpay\b[^.]{0,80}\b(?:until|unless)\b[^.]{0,80}\b(?:receiv\w+|paid|pays)\b/i;

function paymentTimes(document: ParsedDocument): Set<number> {
  return new Set(
    provisionsOf(document)
      .all.filter((it) => /\binvoice/i.test(document.text.slice(it.start, it.end)))
      .flatMap(({ measures }) =>
        measures.flatMap((one) =>
          one.kind === 'period' && one.matter === 'payment' ? [inDays(one.value, one.unit)] : [],
        ),
      ),
  );
}

/** Whether a heading above it has the words, or none of them has any. */
function isHeaded({ clauses }: ParsedDocument, { clause }: Provision, words: RegExp): boolean {
  const above: string[] = [];
  for (let at = clauses[clause]; at !== undefined; at = clauses[at.parent])
    if (at.kind !== 'preamble' && at.heading !== '') above.push(at.heading);
  return above.length === 0 || above.some((heading) => words.test(heading));
}

/** What every way out of the contract says of both sides: a right in one rare case is none to praise. */
function read(
  kind: 'cure' | 'exit',
  document: ParsedDocument,
  isClean: (span: Span) => boolean,
  speaker: Speaker,
): Strength[] {
  const ways = waysOut(document);
  if (ways.some(({ whom, grounds }) => whom.kind === 'unknown' || grounds.length === 0)) return [];
  if (kind === 'exit' && ways.some(({ whom }) => whom.kind !== 'both')) return [];
  // Time that one side has, or that one clause gives, is none where another lets the contract end for a breach at once.
  if (
    kind === 'cure' &&
    (document.sentences.some(({ start, end }) => WITHDRAWS.test(document.text.slice(start, end))) ||
      ways.some(({ grounds }) => grounds.some((ground) => AT_ONCE.has(ground.kind) && !ground.cure && !ground.notice)))
  )
    return [];
  const fits = (ground: Ground): boolean =>
    kind === 'cure'
      ? ground.cure !== undefined && inDays(ground.cure.value, ground.cure.unit) <= LONGEST_CURE
      : GENERAL.has(ground.kind);
  const way = ways.find(({ whom, grounds, span }) => {
    if (whom.kind !== 'both' || !grounds.some(fits) || !isClean(span)) return false;
    return kind === 'cure' || !TAKEN_BACK.test(document.text.slice(span.start, span.end));
  });
  return way === undefined ? [] : [strength(kind, document, way.span, speaker)];
}

/** What a breach costs at once, whatever time there is before the end. */
const WITHDRAWS =
  /\bin the event of (?:a|any) (?:\w+ )?breach\b[^.;]{0,120}\b(?:withdrawn|revoked|suspended)\b[^.;]{0,60}\b(?:discretion|immediately)\b/i;
/** Ends for a breach: without time to put it right, they come at once. */
const AT_ONCE: ReadonlySet<Ground['kind']> = new Set(['breach', 'material-breach']);
/** The sentence denies to one side, or at first, what it gives to both. */
const TAKEN_BACK = /\b(?:except|provided|however|save that|other than|may not|shall not|only after|not before)\b/i;
/** Longer nobody waits for a breach to be put right (days). */
const LONGEST_CURE = 90;
/** A party that may leave only when the other side fails is bound all the same. */
const GENERAL: ReadonlySet<Ground['kind']> = new Set(['convenience']);

const strength = (
  kind: Kind,
  document: ParsedDocument,
  span: { start: number; end: number },
  speaker: Speaker,
): Strength => ({
  title: speaker.text(`drafting.strength.${kind}`),
  passages: [passage(document, span, 160)],
});
