import type { Expert } from '../../expert.ts';
import {
  addSentence,
  answered,
  mutuality,
  operative,
  partyOf,
  pattern,
  present,
  says,
  sectionText,
} from '../../toolkit/index.ts';
import { legalExpert } from '../legal-expert.ts';

const FIRST = pattern(
  'right of first (?:refusal|offer|negotiation)|first right (?:of (?:refusal|offer|negotiation)|to (?:purchase|acquire|buy|negotiate|licen[cs]e|lease|match|bid|be offered))|first (?:option|opportunity) to (?:purchase|acquire|negotiate|licen[cs]e)',
);
const PERIOD = pattern('\\b(?:days?|months?|weeks?)\\b');

/** The holder of the right gets negotiations and no deal. */
const TALKS = pattern(
  '\\bnegotiat[a-z]*\\b[^.;]{0,80}?\\bin good faith\\b|\\bin good faith\\b[^.;]{0,40}?\\bnegotiat[a-z]*\\b|\\bgood faith negotiations?\\b',
);
/** What a failed talk leaves: a bar on better terms for others, or somebody who decides. */
const HELD = pattern(
  '\\b(?:more favou?rable|less favou?rable|better terms|same terms|match(?:es|ing)?|last offer|final offer|arbitrat[a-z]*|independent|apprais[a-z]*|fair market|shall not (?:[a-z]+ ){0,4}?(?:third|any other)|terms (?:no|not) (?:more|less)|terms set forth in (?:the |such )?(?:offer|notice))\\b',
);

/** Rights to be asked first. */
export const firstRefusal: Expert = legalExpert({
  id: 'first-refusal',
  competence: ['rofr_rofo_rofn'],
  precision: 0.88,
  detectors: [
    present({
      rule: 'first-refusal.only-talks',
      category: 'rofr_rofo_rofn',
      topic: TALKS,
      accept: ({ document, passage }) => says(sectionText(document, passage), FIRST),
      unlessSection: HELD,
      severity: 'high',
      belief: 0.86,
      values: (hit) => ({ party: partyOf(hit) }),
    }),
    present({
      rule: 'first-refusal.no-deadline',
      category: 'rofr_rofo_rofn',
      topic: FIRST,
      also: pattern('\\b(?:shall|will|grants?|has|have|hereby)\\b'),
      // A recital mentions a right that another clause grants; the first of several options to buy shares comes before nobody.
      does: { modalities: ['right', 'duty', 'prohibition', 'exemption', 'statement', 'condition'] },
      unless: pattern('not constitute|shall not be|no right of|waive|exercisable|option share|obligation under the'),
      unlessSection: PERIOD,
      severity: 'medium',
      belief: 0.81,
      values: (hit) => ({ party: partyOf(hit) }),
      change: ({ document, passage }) =>
        addSentence(
          document,
          passage,
          'This right lapses for an offer if it is not exercised within thirty (30) days after written notice of its terms.',
        ),
    }),
  ],
  defeaters: [
    answered({ against: ['rofr_rofo_rofn'], within: 'section', words: PERIOD, reason: 'first-refusal.deadline-given' }),
    operative(['rofr_rofo_rofn', 'most_favored_nation', 'covenant_not_to_sue']),
    mutuality({ against: ['rofr_rofo_rofn', 'exclusivity'], topic: FIRST }),
  ],
});
