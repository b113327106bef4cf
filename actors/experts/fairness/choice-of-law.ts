import type { Expert } from '../expert.ts';
import { addAtEnd, answered, pattern, weighed } from '../toolkit/index.ts';
import { fairnessExpert } from './fairness-expert.ts';
import { unfair } from './unfair-term.ts';

const PROTECTED = pattern(
  'mandatory|where you (?:live|reside)|your (?:country|place|local|home)[^.;]{0,30}(?:residence|law)|consumer protection|country in which you|habitual(?:ly)? residen|local law',
);

/** A law the consumer does not know. */
export const unfairChoiceOfLaw: Expert = fairnessExpert({
  id: 'unfair-choice-of-law',
  competence: ['unfair_choice_of_law'],
  precision: 0.64,
  detectors: [
    unfair([
      {
        rule: 'unfair-choice-of-law.far-law',
        category: 'unfair_choice_of_law',
        severity: 'medium',
        belief: 0.65,
        topic: pattern(
          "(?:govern(?:ed|s)?|constru(?:ed|e)|interpret(?:ed)?|subject (?:exclusively )?to|apply|applies|using|under|accordance with)\\b[^.;]{0,120}?\\b(?:laws? of|(?!applicable|local|consumer|the|this|that|by|under|any|copyright|medical|devices|our|your|with)[a-z]+ law\\b)|\\blaws? of (?:the )?[^.;]{0,80}?(?:govern|appl(?:y|ies)|without regard|exclud)|\\b(?!applicable|local|consumer|the|this|that|by|under|any|which|what)[a-z]+(?:'s)? laws? (?:will|shall|govern|applies)",
        ),
        also: pattern('govern|constru|appl(?:y|ies)|accordance|exclusively|using [a-z]+ law|interpret'),
        unless: pattern(
          '(?:organi[sz]ed|incorporated|existing|established|registered) (?:and existing )?under|privacy law|copyright law|consumer (?:protection )?law|intellectual property|data protection|federal arbitration act|violat|export|rights under|your local law|tax laws|comply|laws of such jurisdictions|courts in some|in accordance with the law\\b|shall not supersede|will be recognized|one of those countries|where it can|local law|by (?:applicable )?law|habitually reside|mandatory law|where you (?:live|reside)',
        ),
        change: (document, passage) =>
          addAtEnd(
            document,
            passage,
            ', without depriving a consumer of the protection of the mandatory law of his or her place of residence',
          ),
      },
    ]),
  ],
  defeaters: [
    answered({
      against: ['unfair_choice_of_law'],
      within: 'section',
      words: PROTECTED,
      reason: 'unfair-choice-of-law.protected',
    }),
    weighed({
      against: ['unfair_choice_of_law'],
      within: 'sentence',
      words: pattern('without regard to|excluding|exclusively'),
      steps: -1,
      reason: 'unfair-choice-of-law.conflict-rules-out',
    }),
  ],
});
