import type { Detector, Expert } from '../../expert.ts';
import {
  absent,
  addSentence,
  type Draft,
  daysOf,
  durationsIn,
  elsewhere,
  type Hit,
  invertedSubjectTo,
  mutuality,
  type Names,
  partyOf,
  pattern,
  present,
  printed,
  replacePeriod,
  says,
  standsAlone,
  weighed,
} from '../../toolkit/index.ts';
import { COMMERCIAL } from '../contract-types.ts';
import { legalExpert } from '../legal-expert.ts';
import { ownedCaps, SUM } from './cap-owners.ts';
import { directLoss } from './direct-loss.ts';

const CAP = pattern(
  '(?:aggregate|total|maximum|cumulative|entire|overall|combined) (?:and [a-z]+ )?(?:liability|liabilities)|(?:aggregate|total|maximum) obligations?\\b[^.;]{0,80}?not exceed|liabilit(?:y|ies) [^.;]{0,160}?(?:not exceed|(?<!not )limited to|exceed the|capped at)|liable [^.;]{0,160}?(?:in excess of|exceeding|more than the|greater than the)|limitations? of liability|limits? (?:of|on) liability|in no event [^.;]{0,100}?liab',
);
/** Whatever limits what somebody has to make good, under whichever word. */
const ANY_CAP = new RegExp(
  `${CAP.source}|${pattern('\\b(?:indemnif[a-z]*|reimburse[a-z]*|compensation for damages?|damages)\\b[^.;]{0,160}?\\b(?:not exceed|limited to|in no event exceed)\\b[^.;]{0,80}?\\b(?:paid|payments?|received|fees?|amounts?|\\$)').source}`,
  'g',
);
const AMOUNT_CAP = pattern(
  '(?:liabilit(?:y|ies)|damages) [^.;]{0,240}?(?:not exceed|(?<!not )limited to|exceed the|exceeds? the|in excess of|exceeding|capped at)|liable (?![^.;]{0,80}\\b(?:orders?|quantit|volume|forecast|capacity))[^.;]{0,240}?(?:not exceed|(?<!not )limited to|in excess of|exceeding|capped at|more than the|greater than the)',
);
/** What is owed beyond a limit is no limit. */
const BEYOND = pattern('\\bindemnif[^.;]{0,300}?in excess of|\\bharmless\\b[^.;]{0,200}?in excess of');
const CARVE_OUT = pattern(
  'fraud|wil+ful|gross(?:ly)? negligen|intentional|death|personal injury|bodily injury|(?:shall|will|does|do) not apply to|except (?:for|in|with|as)|other than|nothing in this',
);
const CARVED =
  'Nothing in this clause limits liability for fraud, wilful misconduct, or death or personal injury caused by negligence, or any liability that the law does not allow to be limited.';

/** Performance for money, in whatever kind of agreement. */
const MONEY = pattern(
  '\\b(?:pay|pays|payable|fees?|price|royalt(?:y|ies)|commission)\\b[^.;]{0,160}?(?:[$€£] ?\\d|\\bpercent|\\d ?%|\\binvoice)',
);

const capOf = (names: Names): Draft => ({
  heading: 'Limitation of Liability',
  text: `Except for fraud, wilful misconduct, death or personal injury caused by negligence, and any liability that the law does not allow to be limited, neither party's total liability under or in connection with ${names.agreement} will exceed the amounts paid and payable under ${names.agreement} in the twelve (12) months before the event that gave rise to the liability.`,
});

/** `the Maker's liability to the Customer`: the named party is owed, and owes nothing. */
function isTowards({ passage: { folded }, obligor }: Hit): boolean {
  if (obligor.kind !== 'party') return false;
  const name = obligor.party.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`\\bliab(?:le|ility|ilities) (?:to|towards) (?:the )?${name}(?![\\p{L}])`, 'u').test(folded);
}

/** That indirect loss is excluded and direct loss is not limited says it already. */
const unlessDirect =
  (detector: Detector): Detector =>
  (document) =>
    directLoss(document).next().done === true ? detector(document) : [];

const yearOf = ({ document, passage }: Hit) =>
  durationsIn(document, passage).find((period) => daysOf(period) < 360 && daysOf(period) >= 25);

/** Whether, how far and for whom the contract limits liability. */
export const liabilityCap: Expert = legalExpert({
  id: 'liability-cap',
  competence: ['cap_on_liability', 'uncapped_liability'],
  quick: true,
  precision: 0.93,
  detectors: [
    unlessDirect(
      absent({
        rule: 'liability-cap.missing',
        category: 'cap_on_liability',
        severity: 'high',
        belief: 0.92,
        types: COMMERCIAL,
        topic: ANY_CAP,
        belongs: pattern('liabil|indemn|warrant|remed'),
        draft: capOf,
      }),
    ),
    unlessDirect(
      absent({
        rule: 'liability-cap.missing',
        category: 'cap_on_liability',
        severity: 'medium',
        belief: 0.88,
        types: ['general', 'joint_venture', 'data_processing'],
        topic: ANY_CAP,
        arises: MONEY,
        belongs: pattern('liabil|indemn|warrant|remed'),
        draft: capOf,
      }),
    ),
    present({
      rule: 'liability-cap.one-sided',
      category: 'cap_on_liability',
      topic: AMOUNT_CAP,
      unless: pattern(
        "represents? (?:and warrants? )?that|securities report|litigation|insurance|force majeure|\\beach party's|either party's|indemnif[^.;]{0,300}?in excess of",
      ),
      accept: (hit) => !isTowards(hit) && says(hit.passage.folded, SUM) && standsAlone(AMOUNT_CAP)(hit),
      severity: 'high',
      belief: 0.84,
      values: (hit) => ({ party: partyOf(hit) }),
      change: (hit) => invertedSubjectTo(hit, 'either party'),
    }),
    ownedCaps,
    directLoss,
    present({
      rule: 'liability-cap.short-period',
      category: 'cap_on_liability',
      topic: AMOUNT_CAP,
      also: pattern('preceding|prior|previous|last|before'),
      accept: (hit) => yearOf(hit) !== undefined,
      severity: 'medium',
      belief: 0.86,
      values: (hit) => ({ period: printed(hit.document, yearOf(hit)) }),
      change: (hit) => replacePeriod(hit.document, yearOf(hit), 'twelve (12)', 'month'),
    }),
    present({
      rule: 'liability-cap.no-exceptions',
      category: 'cap_on_liability',
      topic: AMOUNT_CAP,
      unless: pattern(
        'insurance|force majeure|reasonable control|\\barbitrators?\\b|\\barbitral\\b|\\bliability\\b[^.;]{0,60}?\\blimited to (?:the )?payment of\\b[^.;]{0,80}?\\b(?:performed|delivered|completed|shipped|cancell?ed|outstanding|unpaid|accrued|in progress)\\b|\\bliability for (?:such|any|the) (?:cancel|terminat|reduc|resched)',
      ),
      unlessSection: CARVE_OUT,
      accept: ({ passage: { folded } }) => says(folded, SUM) && !says(folded, BEYOND),
      severity: 'medium',
      belief: 0.78,
      values: (hit) => ({ party: partyOf(hit) }),
      change: ({ document, passage }) => addSentence(document, passage, CARVED),
    }),
  ],
  defeaters: [
    elsewhere({
      against: ['cap_on_liability', 'uncapped_liability', 'risk_allocation', 'indemnity'],
      topic: AMOUNT_CAP,
      found: 'liability-cap.capped',
    }),
    weighed({
      against: ['indemnity', 'liquidated_damages'],
      within: 'section',
      words: pattern(
        '(?:total|aggregate|maximum) liability [^.;]{0,80}(?:not exceed|limited to)|subject to [^.;]{0,30}limitation of liability',
      ),
      steps: 1,
      reason: 'liability-cap.within-cap',
    }),
    mutuality({ against: ['cap_on_liability', 'consequential_loss'], topic: AMOUNT_CAP }),
  ],
});
