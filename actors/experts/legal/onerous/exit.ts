import type { Finding } from '../../../../protocols/index.ts';
import { type Provision, provisionsOf } from '../../../provisions/index.ts';
import type { ParsedDocument } from '../../../reading/index.ts';
import type { Expert } from '../../expert.ts';
import {
  calledName,
  daysOf,
  durationsIn,
  foldedText,
  isOneSided,
  NOBODY,
  partyOf,
  pattern,
  present,
  report,
  says,
} from '../../toolkit/index.ts';
import { legalExpert } from '../legal-expert.ts';
import { exitGrounds } from './exit-grounds.ts';
import { released } from './left-open.ts';
import { looseExits } from './loose-exits.ts';

const FAILS =
  '(?:any|a|an) (?:[a-z]+ ){0,2}?(?:breach|default|violation|failure)\\b|\\bfails? to (?:[a-z]+ (?:or|and) )?(?:perform|comply|observe|satisfy|fulfil|meet|abide)|\\b(?:breach(?:es)?|violates?|defaults?)\\b';
/** The failure is what the right hangs on: `if`, `upon`, `in the event of`. */
const FAILURE = pattern(
  `\\b(?:if|upon|should|where|when(?:ever)?|in (?:the )?(?:event|case)|following|after|because|due to|by reason of|for|:)[^.;]{0,160}?(?:${FAILS})`,
);
/** What makes a breach one that may end a contract, or leaves time to put it right. */
const GRADED = pattern(
  '\\b(?:material(?:ly|ity)?|substantial(?:ly)?|serious(?:ly)?|fundamental|persistent|repeated(?:ly)?|continu(?:es?|ing|ed)|such breach|cur(?:e|ed|ing|able)|uncured|unremedied|rectif[a-z]+|convenience|any reason|no reason|without cause|bankrupt[a-z]*|purchase agreement)\\b|\\b(?:cause[sd]?|has|have|having)\\b[^.;]{0,24}?\\b(?:adverse|serious|significant|considerable) (?:impact|effect|harm|damage)',
);
/** Time to put it right, or another reason to leave, within the words that give the right. */
const TIMED = pattern(
  '\\b(?:hours|days?|weeks?|months?|remed(?:y|ied|ying)|correct(?:ed|ion)?|after (?:written )?notice)\\b',
);
/** Grounds often are in the items below the words that give the right (UTF-16 units). */
const ITEMS = 500;
const ENDS_THIS = pattern(
  '\\bterminat[a-z]* (?:[a-z]+ ){0,3}?(?:this|the) (?:[a-z]+ )?(?:agreement|contract|lease)\\b',
);

/** A right to end the contract for any breach, however small, and at once. */
function* anyFailure(document: ParsedDocument): Iterable<Finding> {
  const folded = foldedText(document);
  for (const provision of provisionsOf(document).all) {
    if (provision.modality !== 'right' || provision.polarity !== 'positive' || provision.action !== 'terminate')
      continue;
    const sentence = document.sentences[provision.sentence];
    const clause = document.clauses[provision.clause];
    if (sentence === undefined || clause === undefined) continue;
    const said = folded.slice(sentence.start, sentence.end);
    const end = Math.max(sentence.end, Math.min(clause.end, sentence.end + ITEMS));
    const around = folded.slice(sentence.start, end);
    const below = /^[^.;]{0,300}/.exec(folded.slice(sentence.end, end))?.[0] ?? '';
    const grounds = /:\W*(?:\(?[a-z0-9]{1,3}[).]?)?\s*$/.test(said) ? said + below : said;
    if (!says(said, ENDS_THIS) || !says(grounds, FAILURE) || says(grounds, TIMED) || says(around, GRADED)) continue;
    yield report(document, {
      rule: 'onerous-exit.any-breach',
      category: 'cure_period',
      severity: provision.bearer.kind === 'party' ? 'high' : 'medium',
      belief: 0.84,
      evidence: [sentence],
      values: { party: nameOf(provision) },
    });
    return;
  }
}

const nameOf = ({ bearer }: Provision): string => (bearer.kind === 'party' ? calledName(bearer.name) : NOBODY);

/** Notice that is too short to wind up what a tied partner has built (days). */
const SHORT = 92;
/** What a partner has bought, built or given up for the sake of the term. */
const INVESTED = pattern(
  '\\b(?:minimum (?:annual |initial |quarterly )?(?:purchase|quantit|order|sales|volume|commitment)|exclusive (?:distribut|agent|dealer|right to (?:sell|market|distribut|purchas|resell))|sole distribut|licensed (?:trade)?marks?|licensed (?:trade )?names?|license to use the (?:[a-z]+ ){0,3}(?:trade)?marks?|initial (?:order|purchase|inventory|stocking)|demo(?:nstration)? (?:kit|unit|equipment)|purchase no less than|franchise fee)',
);
const SOFTENED = pattern(
  '\\b(?:repurchas|buy[- ]?back|re-?purchase|return (?:any |all )?(?:unsold|inventory|stock)|unsold inventory|sell[- ]off|compensat[a-z]* (?:[a-z]+ ){0,6}?terminat|terminat[a-z]* (?:fee|payment|compensation))',
);
const NOT_AT_WILL = pattern(
  `\\b(?:renew[a-z]*|expir[a-z]*|anniversary|end of (?:the|each|any)|breach|default|fail[a-z]*|insolven[a-z]*|bankrupt[a-z]*|after the (?:first|second|third|initial)|in the event|if (?:the|either|such)|change of control)\\b`,
);

/** Either side may walk away on short notice from what one of them has invested in. */
function* emptiedTerm(document: ParsedDocument): Iterable<Finding> {
  const folded = foldedText(document);
  for (const provision of provisionsOf(document).all) {
    if (provision.modality !== 'right' || provision.action !== 'terminate' || provision.bearer.kind === 'party')
      continue;
    const sentence = document.sentences[provision.sentence];
    if (sentence === undefined) continue;
    const said = folded.slice(sentence.start, sentence.end);
    const notice = durationsIn(document, sentence)[0];
    if (notice === undefined || daysOf(notice) > SHORT || says(said, NOT_AT_WILL) || !/\bterminat/.test(said)) continue;
    if (!says(folded, INVESTED) || says(folded, SOFTENED)) return;
    yield report(document, {
      rule: 'onerous-exit.empties-term',
      category: 'termination_for_convenience',
      severity: document.type === 'distribution' || document.type === 'franchise' ? 'high' : 'medium',
      belief: 0.8,
      evidence: [sentence],
      values: { period: document.text.slice(notice.start, notice.end).replace(/\s+/g, ' ') },
    });
    return;
  }
}

const LOSES =
  '(?:\\b(?:may|shall|will|can) not|\\bcannot|\\bneither [a-z ]{2,30} shall|\\bno right to|\\bnot be) (?:[a-z,]+ ){0,6}?(?:claim|demand|seek|receive|recover|entitled to|request)\\b[^.;]{0,60}?\\b(?:refund|repayment|return of|reimbursement|compensation|indemnity)\\b|\\bforfeit(?:s|ed|ure)?\\b[^.;]{0,80}?\\b(?:fees?|payments?|amounts?|deposit|sums?|paid|commissions?|royalt)|\\b(?:fees?|payments?|amounts?|sums?|deposits?)\\b[^.;]{0,80}?\\b(?:not be refund(?:ed|able)|forfeited|retained by|shall be kept)';
const CAUSED_BY_OTHER = pattern(
  '\\b(?:except|unless|other than|save|wil+ful|gross(?:ly)? negligen|accrued|earned|for work performed|pro[- ]?rata|insur|unvested|options?|stock|shares?|lease|mutual|each part)',
);

/** What ends a contract too easily, or at too high a price. */
export const onerousExit: Expert = legalExpert({
  id: 'onerous-exit',
  competence: ['cure_period', 'termination_for_convenience', 'liquidated_damages', 'payment_terms', 'exclusivity'],
  quick: true,
  precision: 0.82,
  detectors: [
    ...exitGrounds,
    ...looseExits,
    released,
    anyFailure,
    emptiedTerm,
    present({
      rule: 'onerous-exit.forfeits',
      category: 'payment_terms',
      topic: pattern(LOSES),
      also: pattern('\\b(?:terminat|expir|cancel|early end)'),
      unless: CAUSED_BY_OTHER,
      severity: (hit) => (/refund|repay|forfeit|retain/.test(hit.passage.folded) ? 'high' : 'medium'),
      belief: 0.8,
      values: (hit) => ({ party: partyOf(hit) }),
    }),
    present({
      rule: 'onerous-exit.termination-payment',
      category: 'liquidated_damages',
      topic: pattern(
        '\\bterminat[a-z]*\\b[^.;]{0,200}?\\b(?:shall|will|must|agrees? to|obligation to|liable to) (?:[a-z,]+ ){0,3}?pay\\b[^;]{0,200}?\\b(?:termination (?:payment|fee|charge|penalty)|early termination|(?:remaining|unexpired|balance of the) (?:[a-z]+ ){0,3}?(?:term|fees?|payments?|period)|all compensation|would have (?:been|become))',
      ),
      unless: pattern(
        '\\b(?:except|unless|other than|wil+ful|for convenience|without cause|for any reason other|by reason of (?:a )?breach|severance|salary|base pay|employee|executive)\\b',
      ),
      severity: 'high',
      belief: 0.8,
      values: (hit) => ({ party: partyOf(hit) }),
    }),
    present({
      rule: 'onerous-exit.without-liability',
      does: { modalities: ['right'], polarity: 'positive' },
      category: 'termination_for_convenience',
      topic: pattern(
        '\\b(?:may|right to|entitled to|can|option to)\\b[^.;]{0,120}?\\b(?:cancel|terminat|withdraw|deprive|revok|remov|discontinu|suspend|refus|reject|delet)[^.;]{0,160}?\\bwithout (?:any |further |incurring (?:any )?)?(?:liabilit(?:y|ies)|compensation|penalty|recourse|cost)\\b',
      ),
      unless: pattern(
        'force majeure|material(?:ly)? breach|bankrupt|insolven|either part|each part|days|months|condemn|casualty|\\bsub-?contractors?\\b|\\b(?:personnel|employees?|workers?|staff)\\b|felon|fraud|crimin|illegal|unlawful|\\bloses?\\b[^.;]{0,60}?(?:approval|licen[cs]e|permit)|(?:non-?compliance|violat|infring)[a-z]* (?:of|with)? ?(?:applicable )?(?:anti|sanction|export)',
      ),
      accept: isOneSided,
      severity: 'high',
      belief: 0.8,
      values: (hit) => ({ party: partyOf(hit) }),
    }),
    present({
      rule: 'onerous-exit.scope-taken-away',
      category: 'exclusivity',
      topic: pattern(
        '\\b(?:may|right to|entitled to|option to|discretion)\\b[^.;]{0,160}?\\b(?:remov|withdr[ae]w|delet|exclud|eliminat|reduc|tak(?:e|en) away|convert|revok)[a-z]*\\b[^.;]{0,80}?\\b(?:(?:from|of|in) (?:the |its |such )?(?:[a-z]+ )?territor(?:y|ies)|the territory|exclusiv(?:e|ity)(?: rights?)?|non-exclusive)\\b',
      ),
      unless: pattern(
        '\\b(?:mutual|both parties|written consent of (?:the )?(?:distribut|franchis|licensee|agent)|cure|days)',
      ),
      severity: 'high',
      belief: 0.78,
      values: (hit) => ({ party: partyOf(hit) }),
    }),
  ],
  defeaters: [],
});
