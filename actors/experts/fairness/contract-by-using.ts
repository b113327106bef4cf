import type { Expert } from '../expert.ts';
import { answered, pattern, weighed } from '../toolkit/index.ts';
import { fairnessExpert } from './fairness-expert.ts';
import { unfair } from './unfair-term.ts';

const USE =
  '(?:us(?:e|ing)|access(?:ing)?|visit(?:ing)?|brows(?:e|ing)|download(?:ing)?|install(?:ing)?|register(?:ing)?|click(?:ing)?|creat(?:e|ing)|continu(?:e|ed|ing)|purchas(?:e|ing)|sign(?:ing)? up|plac(?:e|ing)|mak(?:e|ing)|order(?:ing)?|submit(?:ting)?|post(?:ing)?|participat(?:e|ing))';

/** Consent read into mere use. */
export const unfairContractByUsing: Expert = fairnessExpert({
  id: 'unfair-contract-by-using',
  competence: ['unfair_contract_by_using'],
  precision: 0.74,
  detectors: [
    unfair([
      {
        rule: 'unfair-contract-by-using.use-is-consent',
        category: 'unfair_contract_by_using',
        severity: 'medium',
        belief: 0.74,
        topic: pattern(
          `\\bby (?:[a-z]+ (?:or|and) )?${USE}\\b[^.;]{0,200}?\\byou(?:'re| are)? (?:[a-z]+,? ){0,4}?(?:agree|accept|consent|bound|confirm|acknowledge|agreeing|enter)|\\b(?:use|access|using|visit|continu(?:e|ed|ing))\\b[^.;]{0,160}?\\b(?:constitutes?|means|signif(?:y|ies)|deemed|indicates?|represents?|treat(?:ed)?|confirms?|implies|subject to compliance|constru(?:ed|e))\\b[^.;]{0,60}?\\b(?:accept(?:ance|ed|ing|s)?|agree(?:ment|d|ing|s)?|consent)|(?:do not|don't|disagree)\\b[^.;]{0,60}?(?:new|updated|revised|amended|modif|chang|update)[^.;]{0,80}?(?:stop|cease|discontinue)[^.;]{0,20}? (?:us(?:e|ing)|access)`,
        ),
        also: pattern(
          'terms|agreement|conditions|polic|contract|changes|tos|bound|update|amend|modif|notice|rules|t&cs',
        ),
        unless: pattern(
          'trademark|not to be bound|entire agreement|under (?:18|the age)|on behalf of|breach of|represent and warrant|that you will not|authori[sz]e us|such transfers|if you have prepaid|you agree not to|to receive|licen[cs]e to|indemnif',
        ),
      },
    ]),
  ],
  defeaters: [
    answered({
      against: ['unfair_contract_by_using'],
      within: 'sentence',
      words: pattern(
        '(?:click|check|tick)[a-z]* (?:[a-z"]+ ){0,4}?(?:accept|agree|box|button)|expressly (?:accept|agree)',
      ),
      reason: 'unfair-contract-by-using.express-act',
    }),
    weighed({
      against: ['unfair_contract_by_using', 'unfair_privacy_included'],
      within: 'section',
      words: pattern('continued (?:use|access)|continu(?:e|ing) to use'),
      steps: -1,
      reason: 'unfair-contract-by-using.later-changes-too',
    }),
  ],
});
