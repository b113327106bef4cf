import type { Finding } from '../../../../protocols/index.ts';
import { type Provision, provisionsOf } from '../../../provisions/index.ts';
import type { ParsedDocument } from '../../../reading/index.ts';
import type { Expert } from '../../expert.ts';
import {
  calledName,
  find,
  foldedText,
  isBoundTo,
  isOneSided,
  partyOf,
  pattern,
  present,
  report,
  says,
} from '../../toolkit/index.ts';
import { legalExpert } from '../legal-expert.ts';
import { emptiedCap } from './remedies.ts';
import { thinCover } from './thin-cover.ts';
import { unequalIndemnities } from './unequal-indemnities.ts';

/** A bar to all liability, not to some heads of loss, some causes or some sums. */
const NARROWED = pattern(
  "\\b(?:indirect|consequential|incidental|special|punitive|exemplary|lost profits?|loss of (?:profit|business|use|data|revenue)|exceed|excess|limited to|delays?|force majeure|beyond|to the extent|except|unless|other than|save|negligen[a-z]*|wil+ful|fraud|caused by|due to|because of|by reason of|failure of|acts? (?:or|of)|omissions?|third part(?:y|ies)'?|shareholders?|stockholders?|trustees?|personally|neither|either|each|both|broker|commission|taxes|if|until|prior to|before|accuracy|content|errors?|interruption|judg(?:e)?ments?|good faith|reliance|terminat[a-z]*|expir[a-z]*|patent|infring[a-z]*|forecast[a-z]*|insurance|brokers?)\\b",
);
const NOT_LIABLE = pattern(
  '\\b(?:in no event (?:shall|will)|under no circumstances (?:shall|will)|shall not|will not|not)\\b[^.;]{0,80}?\\b(?:be )?(?:liable|responsible)\\b[^.;]{0,80}?\\b(?:for|with respect to) any (?:[a-z]+,? ){0,4}?(?:loss|losses|damages?|claims?|liabilit(?:y|ies)|use)\\b|\\b(?:shall|will|does) (?:have|bear|accept|assume) no liabilit(?:y|ies)\\b[^.;]{0,60}?\\b(?:whatsoever|under this|hereunder|of any kind)|\\bexcludes? all liabilit(?:y|ies)\\b',
);
/** An indemnity is promised here, and not only named. */
const PROMISED = pattern(
  '\\b(?:shall|will|must|agrees? to|hereby|undertakes? to|to|and|or|,) (?:[a-z]+,? ){0,4}?(?:indemnify|indemnifies|hold)\\b|\\bindemnifies\\b',
);
const GRAVE = pattern(
  '\\b(?:gross(?:ly)? negligen|wil+ful|fraud|intentional|nothing in this|not (?:exclude|limit)|except (?:for|to|as|in))',
);

/** Indemnities without a ceiling that one side gives and does not get. */
const WHOLE = pattern(
  '\\bindemnif(?:y|ies|ied)\\b[^;]{0,300}?\\b(?:any and all|all|any|every) (?:[a-z]+,? ){0,6}?(?:claims?|loss(?:es)?|liabilit(?:y|ies)|damages?|costs?|expenses?|actions?|demands?|suits?)\\b',
);
const CEILING = pattern(
  '\\bliabilit(?:y|ies)\\b[^;]{0,240}?\\b(?:exceed|limited to|in excess of|capped)\\b|\\b(?:maximum|aggregate|total) (?:[a-z]+ )?liabilit|\\bindemnif[a-z]*\\b[^;]{0,200}?\\b(?:not (?:to )?exceed|limited to|in excess of)\\b',
);
const BOTH = pattern(
  '\\b(?:each|either|both|the) (?:of the )?part(?:y|ies)(?: hereto)?(?: hereby)? (?:shall|will|agrees?|must|hereby)\\b[^.;]{0,120}?\\b(?:indemnif|harmless)|\\bindemnify(?:ing)? (?:[a-z,]+ ){0,6}?(?:the other|each other|one another)|\\bmutual indemn',
);
const ANYBODY = pattern("\\b(?:each|either|neither|both|no|any|the) part(?:y|ies)\\b|\\bparties'");
const THIRD = pattern('\\b(?:promptly|settle|settlement|defen[cs]e)\\b');

const isIndemnity = ({ action, also, modality, polarity }: Provision): boolean =>
  modality === 'duty' && polarity === 'positive' && (action === 'indemnify' || also.includes('indemnify'));

/** One side makes the other whole without any ceiling, and gets no such promise. */
function* oneWayIndemnity(document: ParsedDocument): Iterable<Finding> {
  const folded = foldedText(document);
  if (says(folded, BOTH)) return;
  const own = provisionsOf(document).all.filter((one) => isIndemnity(one) && one.bearer.kind !== 'none');
  const [first] = own.filter(({ bearer }) => bearer.kind === 'party');
  if (first === undefined || first.bearer.kind !== 'party') return;
  const { party } = first.bearer;
  if (own.some(({ bearer }) => bearer.kind === 'mutual' || (bearer.kind === 'party' && bearer.party !== party))) return;
  const names = provisionsOf(document).parties[party]?.aliases.map((alias) => alias.toLowerCase()) ?? [];
  if (
    find(document, CEILING).some((cap) => says(cap.folded, ANYBODY) || names.some((name) => cap.folded.includes(name)))
  )
    return;
  const sentence = document.sentences[first.sentence];
  if (sentence === undefined || !says(folded.slice(sentence.start, sentence.end), WHOLE)) return;
  yield report(document, {
    rule: 'onerous-liability.one-way-indemnity',
    category: 'indemnity',
    severity: 'high',
    belief: says(folded, THIRD) ? 0.78 : 0.84,
    evidence: [sentence],
    values: { party: calledName(first.bearer.name) },
  });
}

/** What an indemnity may recover is limited for one side, and another indemnity stands without limit. */
const RECOVERY = pattern(
  '\\b(?:indemnif|reimbursements?|indemnit(?:y|ies))[a-z]*\\b[^;]{0,200}?\\bnot exceed\\b[^.;]{0,120}?\\b(?:paid|payments?|received|fees?|[$€£] ?[0-9])',
);
function* cappedIndemnity(document: ParsedDocument): Iterable<Finding> {
  const [first, second] = find(document, RECOVERY);
  if (first === undefined || second !== undefined || says(first.folded, EITHER)) return;
  const indemnities = provisionsOf(document).all.filter(isIndemnity);
  const bearers = new Set(indemnities.flatMap(({ bearer }) => (bearer.kind === 'party' ? [bearer.party] : [])));
  if (bearers.size < 2) return;
  yield report(document, {
    rule: 'onerous-liability.one-indemnity-capped',
    category: 'cap_on_liability',
    severity: 'high',
    belief: 0.8,
    evidence: [first],
  });
}
const EITHER = pattern('\\b(?:each|either|neither|both|any|no|indemnifying) part(?:y|ies)');

/** Liability taken away as a whole, or laid on somebody for what he cannot steer. */
export const onerousLiability: Expert = legalExpert({
  id: 'onerous-liability',
  competence: ['cap_on_liability', 'indemnity', 'risk_allocation'],
  quick: true,
  precision: 0.82,
  detectors: [
    emptiedCap,
    ...thinCover,
    oneWayIndemnity,
    unequalIndemnities,
    cappedIndemnity,
    present({
      rule: 'onerous-liability.all-excluded',
      category: 'cap_on_liability',
      topic: NOT_LIABLE,
      unless: NARROWED,
      unlessSection: GRAVE,
      accept: (hit) => isOneSided(hit) && !isBoundTo(hit.passage.folded, 'matter', 'moment'),
      severity: 'high',
      belief: 0.82,
      values: (hit) => ({ party: partyOf(hit) }),
    }),
    present({
      rule: 'onerous-liability.duty-excluded',
      category: 'cap_on_liability',
      topic: NOT_LIABLE,
      unless: NARROWED,
      unlessSection: GRAVE,
      accept: (hit) => isOneSided(hit) && isBoundTo(hit.passage.folded, 'matter'),
      severity: 'medium',
      belief: 0.82,
      values: (hit) => ({ party: partyOf(hit) }),
    }),
    present({
      rule: 'onerous-liability.joint-and-several',
      category: 'risk_allocation',
      topic: pattern(
        '\\b(?:jointly and severally|severally and jointly) (?:liable|responsible|bound)\\b[^.;]{0,60}?\\b(?:any and all|all|any) (?:of the )?(?:obligations?|liabilit(?:y|ies)|debts?|duties)\\b',
      ),
      unless: pattern(
        '\\bnot (?:be )?(?:[a-z]+ )?(?:joint|several)|\\bnone of\\b|\\bif (?:two|more)\\b|\\beach (?:of|member)\\b',
      ),
      severity: 'high',
      belief: 0.8,
      values: (hit) => ({ party: partyOf(hit) }),
    }),
    present({
      rule: 'onerous-liability.beyond-control',
      category: 'indemnity',
      topic: pattern(
        '\\b(?:indemnif|hold (?:[a-z]+ ){0,4}?harmless)[a-z]*\\b[^;]{0,500}?\\b(?:not (?:under|within) (?:the )?(?:[a-z]+ )?control|beyond (?:its|the|their) (?:reasonable )?control|(?:regardless|irrespective) of (?:the )?(?:cause|fault|negligence|whether)|whether or not (?:[a-z]+ ){0,6}?(?:negligen|at fault|caused)|even if (?:[a-z]+ ){0,8}?(?:negligen|fault))|\\b(?:indemnif|hold (?:[a-z]+ ){0,4}?harmless)[a-z]*\\b[^.]{0,500}?\\b(?:arising|resulting) (?:from|out of) (?:the |any )?acts (?:(?:or|and) omissions )?of (?:any )?third (?:part(?:y|ies)|persons?)\\b',
      ),
      unless: pattern(
        '\\b(?:survive|insurance policy|in no event|under no circumstances|neither party (?:shall|will)|not be liable)\\b',
      ),
      accept: ({ passage }) => says(passage.folded, PROMISED),
      severity: 'high',
      belief: 0.82,
      values: (hit) => ({ party: partyOf(hit) }),
    }),
  ],
  defeaters: [],
});
