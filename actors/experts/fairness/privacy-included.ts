import type { Expert } from '../expert.ts';
import { answered, pattern } from '../toolkit/index.ts';
import { fairnessExpert } from './fairness-expert.ts';
import { unfair } from './unfair-term.ts';

const POLICY =
  'privacy (?:and cookies? )?(?:polic(?:y|ies)|notice|statement|center|practices)|privacy policies|personal (?:information|data)';

/** Consent to data use hidden in the acceptance of terms. */
export const unfairPrivacyIncluded: Expert = fairnessExpert({
  id: 'unfair-privacy-included',
  competence: ['unfair_privacy_included', 'unfair_contract_by_using'],
  precision: 0.51,
  detectors: [
    unfair([
      {
        rule: 'unfair-privacy-included.bundled',
        category: 'unfair_privacy_included',
        severity: 'medium',
        belief: 0.52,
        topic: pattern(
          `(?:by (?:using|accessing|entering|registering|creating|making)|when you (?:use|make|access)|you (?:agree|accept|consent|acknowledge)|\\bterms include)\\b[^.]{0,240}?(?:${POLICY})|(?:${POLICY})\\b.{0,120}?(?:incorporated|part of (?:these|this|the)|form part|which is part)|incorporat[a-z]*[^.]{0,80}?(?:${POLICY})|(?:terms|agreement)\\b[^.;]{0,120}?together with (?:our |the )?(?:${POLICY})`,
        ),
        unless: pattern(
          'indemnif|you agree not|other users|personal data (?:that|which) you|not part of|responsible for|provide (?:accurate|true)|accurate',
        ),
      },
    ]),
  ],
  defeaters: [
    answered({
      against: ['unfair_privacy_included'],
      within: 'sentence',
      words: pattern(
        'separate(?:ly)? (?:consent|agree)|for information only|does not form part|please (?:read|see|review)',
      ),
      reason: 'unfair-privacy-included.only-informs',
    }),
  ],
});
