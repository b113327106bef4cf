import type { Expert } from '../../expert.ts';
import {
  absent,
  answered,
  CONTRACTS,
  elsewhere,
  type Hit,
  isBoundTo,
  isOneSided,
  mutuality,
  partyOf,
  pattern,
  present,
  replaceWords,
  says,
  weighed,
} from '../../toolkit/index.ts';
import { legalExpert } from '../legal-expert.ts';

const INDEMNIFIES = pattern(
  '\\b(?:shall|will|agrees? to|must|hereby|does hereby) (?:[a-z]+,? ){0,6}?(?:indemnif(?:y|ies)|hold (?:[a-z]+ ){0,3}harmless)|\\bindemnifies\\b',
);
const FAULT = pattern(
  'negligen|misconduct|breach|fault|infring|violation|to the extent|act(?:s|ion)? or omission|misrepresent|false|unauthori[sz]ed|failure|wrongful|misappropriat|\\btax(?:es)?\\b|\\blevied\\b|because of|theft|\\b(?:directors?|officers?) and officers?\\b|current and former|allegation or determination',
);
const PROCEDURE = pattern(
  '(?:notif(?:y|ies|ied|ication)|notice)\\b[^.]{0,160}?\\b(?:claim|action|suit|proceeding|indemnif)[a-z]*|(?:claim|action|suit|proceeding|indemnif[a-z]*)\\b[^.]{0,120}?\\b(?:promptly|immediately|prompt|written|timely) (?:[a-z]+ ){0,2}?(?:notif|notice)|(?:control|conduct|assume|undertake|participate|assist)[a-z]*\\b[^.]{0,80}?\\b(?:defen[cs]e|settlement|settle)|\\bprocedures?\\b[^.]{0,120}?\\b(?:indemnif|claims?)[a-z]*|\\bindemnif[a-z]*\\b[^.]{0,160}?\\bprocedures?\\b|\\brender (?:all )?assistance\\b',
);
const BROAD = pattern(
  '(?:to the extent )?(?:arising|resulting) (?:out of|from|directly or indirectly from) or (?:in any (?:way|manner) )?(?:related to|relating to|connected (?:with|to)|in connection with)(?: or (?:relating|related) to)?',
);

/** Somebody else may make a claim, or the loss is of a kind that others bring about. */
const OF_OTHERS = pattern(
  '\\b(?:claims?|suits?|actions?|proceedings?|demands?|judge?ments?|third|defend|harmless|litigation|attorney|counsel|infring)',
);

/** What can cause a loss: a contract, a claim or a list that begins behind a colon cannot. */
const CAUSES =
  /^,? (?:(?:the|its|any|such|an?|their|his|her|\p{L}+['’]s?) )?(?:\p{L}+,? (?:and |or )?){0,4}?(?:breach|negligen|acts?\b|omissions?\b|misconduct|failures?\b|defaults?\b|infring|violat|use\b|misuse\b|performance\b|operations?\b|activit|conduct\b|errors?\b|defects?\b)/u;

/** Where what it is for is blacked out nobody can say that it is for no fault. */
const BLACKED_OUT = /\[ ?(?:redacted|\*{1,4}|\u25cf)|\*{3}/;

/** A consumer who makes a trader whole answers for more than the law asks, and has no procedure to bargain for. */
/** `to the extent caused by` reads on only where the phrase stands once, is no link of a chain and does not end in the contract itself. */
function readsOn({ passage: { folded } }: Hit): boolean {
  const [first, second] = [...folded.matchAll(new RegExp(BROAD.source, 'g'))];
  if (first === undefined || second !== undefined) return false;
  const before = folded.slice(0, first.index);
  const after = folded.slice(first.index + first[0].length);
  return !/\b(?:or|to|from|and|with|of|by|directly|indirectly),? $/.test(before) && CAUSES.test(after);
}

const isConsumer = ({ document }: Hit): boolean => document.type === 'terms_of_service';

/** Contracts under which goods, works, names or events of one side reach people who are no party. */
const EXPOSED = [
  'services',
  'saas',
  'licence',
  'supply',
  'distribution',
  'franchise',
  'joint_venture',
  'general',
] as const;
const MET_BY_STRANGERS = pattern(
  '\\b(?:sell|resell|suppl(?:y|ies)|distribut[a-z]*|manufactur[a-z]*|develop[a-z]*|host[a-z]*|licens[a-z]*|sponsor[a-z]*|promot[a-z]*|advertis[a-z]*|use)\\b[^.;]{0,120}?\\b(?:products?|goods|equipment|software|web ?sites?|app|application|content|trade ?marks?|service marks?|logos?|likeness|event|races?|racing)\\b',
);

/** Who indemnifies whom, for what, and how a claim is handled. */
export const indemnity: Expert = legalExpert({
  id: 'indemnity',
  competence: ['indemnity', 'risk_allocation'],
  serves: [...CONTRACTS, 'terms_of_service'],
  quick: true,
  precision: 0.91,
  detectors: [
    absent({
      rule: 'indemnity.missing',
      category: 'indemnity',
      severity: 'medium',
      belief: 0.86,
      types: EXPOSED,
      topic: pattern('\\bindemni|harmless|\\bmake good\\b[^.;]{0,60}\\bloss|\\bdefend\\b[^.;]{0,80}\\bclaims?'),
      arises: MET_BY_STRANGERS,
      belongs: pattern('liabil|warrant|insur|remed'),
    }),
    present({
      rule: 'indemnity.without-fault',
      does: { modalities: ['duty'], actions: ['indemnify'] },
      category: 'indemnity',
      topic: INDEMNIFIES,
      unlessSection: FAULT,
      accept: (hit) => isOneSided(hit) && !BLACKED_OUT.test(hit.passage.folded),
      severity: 'high',
      belief: 0.81,
      values: (hit) => ({ party: partyOf(hit) }),
      change: ({ document, passage }) =>
        replaceWords(document, passage, BROAD, 'to the extent caused by its negligence or breach in connection with'),
    }),
    present({
      rule: 'indemnity.broad',
      does: { modalities: ['duty'], actions: ['indemnify'] },
      category: 'indemnity',
      topic: INDEMNIFIES,
      also: BROAD,
      severity: (hit) => (isConsumer(hit) ? 'high' : 'medium'),
      belief: 0.75,
      values: (hit) => ({ party: partyOf(hit) }),
      change: (hit) =>
        isConsumer(hit) || !readsOn(hit)
          ? undefined
          : replaceWords(hit.document, hit.passage, BROAD, 'to the extent caused by'),
    }),
    present({
      rule: 'indemnity.no-procedure',
      does: { modalities: ['duty'], actions: ['indemnify'] },
      category: 'indemnity',
      topic: INDEMNIFIES,
      // An indemnity for one's own default involves no third-party claim to handle.
      unless: pattern('\\b(?:defaulting|breaching) party\\b|\\blosses arising from its (?:own )?(?:default|breach)\\b'),
      unlessDocument: PROCEDURE,
      // Who only makes good the other's own loss defends nobody.
      accept: (hit) =>
        !isConsumer(hit) && says(hit.passage.folded, OF_OTHERS) && !isBoundTo(hit.passage.folded, 'matter'),
      severity: 'medium',
      belief: 0.81,
      values: (hit) => ({ party: partyOf(hit) }),
    }),
  ],
  defeaters: [
    elsewhere({ against: ['indemnity'], topic: INDEMNIFIES, found: 'indemnity.stands' }),
    answered({
      against: ['indemnity'],
      rules: /no-procedure/,
      within: 'document',
      words: PROCEDURE,
      reason: 'indemnity.procedure-given',
    }),
    weighed({
      against: ['indemnity', 'cap_on_liability'],
      rules: /indemnity|missing/,
      within: 'section',
      words: pattern(
        'to the extent (?:caused|arising|resulting|attributable)|proportion(?:ate|ally)|except to the extent',
      ),
      steps: 1,
      reason: 'indemnity.limited-by-fault',
    }),
    mutuality({ against: ['indemnity'], topic: INDEMNIFIES }),
  ],
});
