/** What is as it should be: provisions that bind both sides alike, or name what a contract must name, and that no issue touches. */
import type { Issue, Strength } from '../../../protocols/index.ts';
import type { Speaker } from '../../languages/index.ts';
import { type Provision, provisionsOf } from '../../provisions/index.ts';
import { inDays, type ParsedDocument } from '../../reading/index.ts';
import { candidates } from './candidates.ts';
import { passage } from './deal-lines.ts';

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
  | 'law';

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
  /** Words by which it, or what follows it, takes the good back. */
  readonly unless?: RegExp;
}

/** Characters behind a provision in which it may be taken back. */
const AFTER = 700;

const KINDS: readonly (readonly [Kind, Sign])[] = [
  [
    'cap',
    {
      fits: (it) => it.action === 'limit' && it.modality === 'exemption' && isMutual(it),
      // Loss that is excluded leaves the rest without a limit.
      says: /(?:liab(?:ilit|le)|responsabil)[^;]*\b(?:exceed|limited to|not more than|maximum|supera|superior|eccede|massim|excede|limitad[ao] a|máxim)/is,
    },
  ],
  ['cure', { fits: (it) => measured(it, 'cure', 90) }],
  ['exit', { fits: (it) => it.action === 'terminate' && it.modality === 'right' && isMutual(it) }],
  [
    'confidentiality',
    {
      fits: (it) => ['keep', 'protect', 'disclose', 'use', 'maintain'].includes(it.action) && isMutual(it) && binds(it),
      says: /confidential|riservat|confidencial|secret/i,
    },
  ],
  [
    'assignment',
    {
      fits: (it) =>
        it.action === 'assign' && it.modality === 'prohibition' && isMutual(it) && it.exceptions.length === 0,
      unless:
        /\b(?:except|other than|provided|however|notwithstanding|affiliates?|subsidiar\w+|mergers?|successors?|sale of|substantially all|salv[oa]|eccett\w+|tranne|fusion\w*|controllat\w+|filiales?|fusión|grupo|gruppo)\b/i,
    },
  ],
  ['payment', { fits: (it) => measured(it, 'payment', 60), says: /invoice|shall pay|fattur|factura|pagar/i }],
  ['insurance', { fits: (it) => it.action === 'insure' && it.modality === 'duty' && it.verb.startsWith('insur') }],
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
  /force majeure|forza maggiore|fuerza mayor|acts? of god|beyond .{0,30}control|disput|outstanding|event lasts/i;

const binds = ({ modality }: Provision): boolean => modality === 'duty' || modality === 'prohibition';

/** What is found below that is wording, and takes nothing from what a provision gives. */
const SERIOUS: ReadonlySet<Issue['severity']> = new Set(['critical', 'high', 'medium']);

export function strengthsOf(document: ParsedDocument, issues: readonly Issue[], speaker: Speaker): Strength[] {
  const touched = issues.filter(({ severity }) => SERIOUS.has(severity)).flatMap(({ evidence }) => evidence);
  const isClean = ({ start, end }: { start: number; end: number }): boolean =>
    !touched.some((each) => each.start < end && each.end > start);
  const found = KINDS.flatMap(([kind, { fits, says, unless }]): Strength[] => {
    const provision = provisionsOf(document).all.find((each) => {
      if (!fits(each) || !isClean(each)) return false;
      const words = document.text.slice(each.start, each.end);
      if (unless?.test(document.text.slice(each.start, each.end + AFTER)) === true) return false;
      return (says?.test(words) ?? true) && (kind === 'disputes' || !EXCEPTIONAL.test(words));
    });
    return provision === undefined ? [] : [strength(kind, document, provision, speaker)];
  });
  const [law] = candidates(document, 'law').filter(isClean);
  if (law?.provisions.some(({ action }) => action === 'govern') === true)
    found.push(strength('law', document, law, speaker));
  return found.slice(0, MOST);
}

const strength = (
  kind: Kind,
  document: ParsedDocument,
  span: { start: number; end: number },
  speaker: Speaker,
): Strength => ({
  title: speaker.text(`drafting.strength.${kind}`),
  passages: [passage(document, span, 160)],
});
