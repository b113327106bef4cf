import { provisionsOf } from '../../../provisions/index.ts';
import type { Detector } from '../../expert.ts';
import {
  calledName,
  firstMatch,
  type Hit,
  isOneSided,
  NOBODY,
  partyOf,
  pattern,
  present,
} from '../../toolkit/index.ts';

const RULES =
  '(?:manuals?|handbooks?|polic(?:y|ies)|standards|rules|guidelines|procedures|criteria|codes? of (?:conduct|practice|ethics)|requirements|instructions|directions|measures)';
const MOVES =
  '(?:from time to time|at any time|as (?:it|they) (?:may be|is|are) (?:[a-z]+ ){0,2}?(?:amended|modified|revised|updated|changed|supplemented)|(?:sole|absolute|own) (?:and absolute )?discretion|(?:may|to) (?:unilaterally )?(?:amend|modify|revise|update|change|supplement))';
const OBEYS =
  '(?:comply|complies|abide|adhere|accordance|conform|observe|follow|bound by|subject to|satisf(?:y|ied)|meet)[a-z]*';
/** One side writes rules, may rewrite them, and the other is bound by what they then say. */
const OWN_RULES = pattern(
  `\\b${OBEYS}\\b[^.;]{0,120}?\\b${RULES}\\b[^.;]{0,140}?\\b${MOVES}\\b|\\b(?:may|right to|entitled to|reserves?)\\b[^.;]{0,60}?\\b(?:formulate|amend|modify|change|update|revise)\\b[^.;]{0,50}?\\b${RULES}\\b`,
);
/** What everybody gives for the use of a name, what the law asks for, and what both agree. */
const USUAL = pattern(
  "\\bneed not\\b|\\bnot (?:be )?(?:required|oblig[a-z]*|bound|subject)\\b|\\bno (?:duty|obligation)\\b|\\b(?:legal(?:ly)?|reasonably|ticket|laws?|statut[a-z]+|regulat[a-z]+|governmental?|sec|fda|gaap|accounting|mutual(?:ly)?|both parties|the parties|each party'?s?|either part(?:y|ies)|other party'?s?|agreed|trademarks?|marks?|logos?|branding|brand|trade names?|names?|travel|expenses?|reimburs[a-z]*|payroll|reasonable|security (?:policies|procedures)|while on|premises|insurance|exchange|nasdaq|ferc|tariffs?|harassment|holiday|sickness|bonus|benefits?|consistent with past|specifications? (?:agreed|attached)|supplier'?s? invoice|prospectus|statement of additional|fund's?|trust's?|clinical|icd|cgmps?|gmp)\\b",
);
/** Who writes the rules and who is bound by them, where the sentence tells both. */
function writer({ document, passage, obligor }: Hit): { readonly writes: string; readonly obeys: string } | undefined {
  const { parties } = provisionsOf(document);
  if (obligor.kind !== 'party' || parties.length !== 2) return undefined;
  const own = parties.find(({ name, aliases }) => name === obligor.party || aliases.includes(obligor.party));
  const other = parties.find((party) => party !== own);
  const match = firstMatch(passage.folded, OWN_RULES);
  if (own === undefined || other === undefined || match === undefined) return undefined;
  const [bound, maker] =
    match[0].startsWith('may') || match[0].startsWith('r') || match[0].startsWith('e') ? [other, own] : [own, other];
  const said = passage.folded.slice(match.index, match.index + match[0].length + 60);
  const isNamed = bound === other || maker.aliases.some((alias) => said.includes(alias.toLowerCase()));
  return isNamed ? { writes: calledName(maker.name), obeys: calledName(bound.name) } : undefined;
}

const SUBJECT =
  '(?:(?:the )?(?:licensed )?(?:products?|services?|content|software|programs?|equipment|territor(?:y|ies)|schedules?|exhibits?|appendi(?:x|ces)|annex(?:es)?|list of (?:products|services)|specifications)\\b(?: [a-z0-9-]{1,4}\\b)?)';
/** The provider may change the subject matter of the contract or withdraw it. */
const CHANGES = pattern(
  `\\b(?:reserves? the right|may|right|entitled|discretion)\\b[^.;]{0,80}?\\b(?:to )?(?:add(?:ed)?(?: to)?(?:,)? (?:and|or|/) ?(?:to )?(?:delete[ds]?|remove[ds]?)|discontinu|withdraw|delet|modif|chang|replac|substitut|alter|revis|amend)[a-z]*\\b[^.;]{0,60}?\\b${SUBJECT}|${SUBJECT}[^.;]{0,60}?\\b(?:may be|subject to) (?:[a-z]+ ){0,3}?(?:change|chang|modif|amend|add|delet|discontinu|withdraw|revis)[a-z]*`,
);
const FREELY = pattern(
  '\\b(?:at any time|from time to time|without (?:prior |any )?(?:notice|liability|obligation|consent)|(?:sole|absolute|own) (?:and absolute )?discretion|at (?:its|the) (?:sole )?(?:option|discretion)|unilaterally|for any reason)\\b',
);
const HELD = pattern(
  '\\b(?:infring[a-z]*|equivalent|in consultation|as (?:this|it|the same) may be|mutual(?:ly)?|both parties|the parties|agreed|written (?:consent|agreement|approval)|either party|each party|not (?:materially )?(?:affect|reduce|diminish|degrade)|may not|shall not|without (?:the )?(?:prior )?(?:written )?(?:consent|approval) of|laws?|regulat[a-z]+|fda|refund|terminat[a-z]*|(?:sixty|ninety|[6-9][0-9]|1[0-9][0-9]) ?(?:\\([0-9]+\\) )?days|reasonabl[ey]|improve[a-z]*|enhance[a-z]*|(?:prices?|fees?|rates?|royalt[a-z]*)|trademarks?|marks?|investment|securities|fund|portfolio|benefit|bonus|order|purchase orders?|patents?|manufactur[a-z]* (?:process|site))\\b',
);

/** One side moves what the other stands on. */
export const movingGround: readonly Detector[] = [
  present({
    rule: 'onerous-performance.own-rules',
    category: 'amendment',
    topic: OWN_RULES,
    unless: USUAL,
    accept: (hit) => hit.document.type !== 'franchise' && writer(hit) !== undefined,
    severity: 'high',
    belief: 0.83,
    values: (hit) => ({ party: writer(hit)?.writes ?? NOBODY, other: writer(hit)?.obeys ?? NOBODY }),
  }),
  present({
    rule: 'onerous-performance.subject-changed',
    does: { modalities: ['right', 'statement'], polarity: 'positive' },
    category: 'amendment',
    topic: CHANGES,
    also: FREELY,
    unless: HELD,
    accept: (hit) => isOneSided(hit) && hit.document.type !== 'franchise',
    severity: 'high',
    belief: 0.83,
    values: (hit) => ({ party: partyOf(hit) }),
  }),
];
