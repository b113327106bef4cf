import type { Expert } from '../expert.ts';
import { answered, pattern, weighed } from '../toolkit/index.ts';
import { fairnessExpert } from './fairness-expert.ts';
import { unfair } from './unfair-term.ts';

const CONTENT =
  '\\b(?:content|materials?|posts?|postings?|reviews?|information|listings?|submissions?|photos?|images?|comments?|messages?|data|videos?|items?|communications?|contributions?|it)\\b';
const REMOVES =
  '\\b(?:remov(?:e|es|ed|ing|al)|delet(?:e|es|ed|ing|ion)|refus(?:e|es|ed|ing)|reject(?:ed|ing)?|edit(?:ed|ing)?|screen(?:ing)?|block(?:ed|ing)?|take down|monitor(?:ing)?|disabl(?:e|ing)|moderat(?:e|ing)|restrict|hide)\\b';
const POWER =
  '(?:\\bmay\\b|\\bcan\\b|\\bright\\b|\\breserves?\\b|\\bentitled\\b|\\bmight\\b|\\bdiscretion\\b|\\bwill\\b)';
const OF_USER_WORDS =
  '\\byou (?:may|can|could|must|should|will|agree to|shall|cannot)(?: not| also)? (?:[a-z]+ ){0,3}?(?:remov|delet|edit|block|disabl|hide|monitor|use|post|restrict)|not (?:to )?(?:remove|delete|alter|block|disable)|personal (?:data|information)|if you (?:delete|remove)|credit card|payment';
const OF_USER = pattern(OF_USER_WORDS);
/** The content broke a rule that the user can read. */
const NOT_VAGUE = pattern(
  `${OF_USER_WORDS}|(?:that|which) (?:violat|breach|infring)[a-z]* (?:these|this|our|the) (?:terms|agreement|guidelines|rules|polic(?:y|ies))`,
);
const WHIM = pattern(
  'sole (?:and absolute )?discretion|without (?:any )?(?:prior )?notice|for any (?:or no )?reason|at any time|absolute discretion|(?:no|not (?:the|an?)|but (?:not|no|shall not)|not)[^.;]{0,30}?obligat|not required',
);

/** What users made, taken down without a ground they can check. */
export const unfairContentRemoval: Expert = fairnessExpert({
  id: 'unfair-content-removal',
  competence: ['unfair_content_removal'],
  precision: 0.56,
  detectors: [
    unfair([
      {
        rule: 'unfair-content-removal.at-whim',
        category: 'unfair_content_removal',
        severity: 'high',
        belief: 0.82,
        topic: pattern(
          `${POWER}[^.;]{0,140}?${REMOVES}[^.;]{0,100}?${CONTENT}|${CONTENT}[^.;]{0,80}?${POWER}[^.;]{0,30}? be (?:[a-z]+ )?${REMOVES}`,
        ),
        also: WHIM,
        unless: OF_USER,
      },
      {
        rule: 'unfair-content-removal.vague-ground',
        category: 'unfair_content_removal',
        severity: 'medium',
        belief: 0.5,
        topic: pattern(`${POWER}[^.;]{0,100}?${REMOVES}[^.;]{0,60}?${CONTENT}`),
        unless: NOT_VAGUE,
      },
    ]),
  ],
  defeaters: [
    answered({
      against: ['unfair_content_removal'],
      within: 'sentence',
      words: pattern('\\byou (?:may|can)(?: also)? (?:remove|delete|edit)'),
      reason: 'unfair-content-removal.of-user',
    }),
    weighed({
      against: ['unfair_content_removal'],
      within: 'section',
      words: pattern(
        'appeal|notify you|tell you why|reason for (?:the )?removal|opportunity to respond|unlawful|illegal',
      ),
      steps: 1,
      reason: 'unfair-content-removal.checked',
    }),
  ],
});
