import type { Expert } from '../expert.ts';
import { answered, pattern, weighed } from '../toolkit/index.ts';
import { fairnessExpert } from './fairness-expert.ts';
import { unfair } from './unfair-term.ts';

const NOT = "(?:\\bnot|n't|\\bcannot|\\bnever|\\bneither|\\bnor|\\bno (?:event|case|way|circumstances?)|\\bnone)\\b";
const ANSWER = '\\b(?:liable|responsible|accountable)\\b';
const FREED = `${NOT}[^.;]{0,160}?${ANSWER}|\\b(?:no|any|all|without|assume no|accept(?:s)? no|disclaims?) (?:[a-z/]+ ){0,4}?(?:liability|responsibility)\\b|${NOT} (?:[a-z]+ ){0,2}(?:assume|accept|take|bear|have|undertake)s? (?:[a-z]+ ){0,2}(?:liability|responsibility)`;
const LOSSES =
  '(?:direct|indirect|incidental|consequential|punitive|special|exemplary)\\b[^.;]{0,80}?(?:damages?|loss(?:es)?)|(?:loss|lost)(?: or corruption)? (?:of |or )?(?:[a-z]+ ){0,3}?(?:profits?|revenue|business|data|goodwill|income|savings|opportunit|reputation)';
const OTHERS =
  'third[- ]part|content|user|merchant|seller|provider|link|website|supplier|partner|other members|information|accuracy|quality';
/** Only what is nobody's fault: then the law frees, too. */
const NO_FAULT =
  "(?:not|isn't|not due to|without) (?:our|its|the company's) (?:own )?fault|unless (?:we|it) (?:are|is) at fault|\\bstrikes?\\b|lock-?outs|not consumers|other than consumers";
const NOT_THIS = pattern(
  `${NO_FAULT}|` +
    "you (?:are|will be|shall be|remain|acknowledge that you are) (?:[a-z]+ )?(?:responsible|liable)|limited liability company|indemnif|(?:does not|don't) (?:[a-z' ]{0,20})(?:exclude|limit|affect)|admission|you will not|you must not|you may not|civil (?:or criminal )?liability|give rise to|withdraw|without (?:any )?(?:penalty|liability) |force majeure means|determination|sole judgment|you are entitled|invalid or unenforceable|support services|burden",
);

/** Consumer terms by which the trader does not answer for what it does. */
export const unfairLimitationOfLiability: Expert = fairnessExpert({
  id: 'unfair-limitation-of-liability',
  competence: ['unfair_limitation_of_liability'],
  quick: true,
  precision: 0.67,
  detectors: [
    unfair([
      {
        rule: 'unfair-limitation-of-liability.injury',
        category: 'unfair_limitation_of_liability',
        severity: 'high',
        belief: 0.82,
        topic: pattern(
          `(?:${FREED})[^.]{0,300}?(?:\\binjur(?:y|ies)|\\bdeath|gross negligence)|${NOT}[^.]{0,200}?(?:injur(?:y|ies)|death)[^.]{0,80}?${ANSWER}`,
        ),
        unless: NOT_THIS,
      },
      {
        rule: 'unfair-limitation-of-liability.capped',
        category: 'unfair_limitation_of_liability',
        severity: 'medium',
        belief: 0.8,
        topic: pattern(
          'liabilit(?:y|ies)\\b[^.;]{0,240}?(?:exceed|limited to|greater of|maximum|be limited)|(?:only|no more than|limited to)\\b[^.;]{0,40}?(?:direct damages|amount (?:you|that you)|losses (?:and damages )?(?:that|which)|foreseeable)|foreseeable (?:loss|damage)|responsible (?:to you )?only for|only (?:be )?(?:responsible|liable) for|limitation of damages',
        ),
        unless: pattern(
          `you (?:are|will be|shall be) (?:[a-z]+ )?(?:responsible|liable)|indemnif|limited liability|\\bif (?:our|the) liability is\\b|limited to (?:cases of )?(?:deliberate|intent|wil+ful|gross)|${NO_FAULT}`,
        ),
      },
      {
        rule: 'unfair-limitation-of-liability.losses',
        category: 'unfair_limitation_of_liability',
        severity: 'medium',
        belief: 0.82,
        topic: pattern(`${LOSSES}`),
        unless: pattern(
          `you (?:are|will be|shall be) (?:[a-z]+ )?(?:responsible|liable)|indemnif|(?:do not|don't) (?:exclude|limit)|${NO_FAULT}`,
        ),
      },
      {
        rule: 'unfair-limitation-of-liability.others',
        category: 'unfair_limitation_of_liability',
        severity: 'medium',
        belief: 0.6,
        topic: pattern(FREED),
        also: pattern(OTHERS),
        unless: NOT_THIS,
      },
      {
        rule: 'unfair-limitation-of-liability.excluded',
        category: 'unfair_limitation_of_liability',
        severity: 'medium',
        belief: 0.63,
        topic: pattern(
          `${FREED}|hereby release|releases? [^.;]{0,60}?from (?:any|all)|(?:limitations?|exclusions?)(?: and (?:limitations?|exclusions?))? (?:of (?:liability|damages) )?(?:will|shall|set|in this|apply|applies)|sole responsibility of|entire risk|beyond (?:our|its|the) (?:reasonable )?control`,
        ),
        unless: NOT_THIS,
      },
    ]),
  ],
  defeaters: [
    answered({
      against: ['unfair_limitation_of_liability'],
      rules: /losses|others|excluded/,
      within: 'section',
      words: pattern(
        '(?:except|other than|unless|not apply|nothing)[^.;]{0,160}?(?:gross(?:ly)? negligen|wil+ful|intent|fraud)|(?:slight|simple|ordinary) negligence|force majeure',
      ),
      reason: 'unfair-limitation-of-liability.saved',
    }),
    answered({
      against: ['unfair_limitation_of_liability'],
      within: 'sentence',
      words: pattern(
        "(?:nothing|not|n't) [^.;]{0,60}?(?:exclude|limit|affect)[a-z]* [^.;]{0,80}?(?:liabilit|responsib|rights)|you (?:are|will be) (?:[a-z]+ )?(?:responsible|liable)",
      ),
      reason: 'unfair-limitation-of-liability.saved',
    }),
    weighed({
      against: ['unfair_limitation_of_liability'],
      rules: /injury|excluded|losses/,
      within: 'section',
      words: pattern(
        '(?:does|do|shall|will) not (?:apply|exclude|limit)[^.;]{0,60}?(?:death|personal injury|fraud|statutory rights|consumer)|statutory rights|mandatory (?:law|consumer)',
      ),
      steps: 1,
      reason: 'unfair-limitation-of-liability.statute-saved',
    }),
  ],
});
