import type { Expert } from '../expert.ts';
import { answered, pattern, weighed } from '../toolkit/index.ts';
import { fairnessExpert } from './fairness-expert.ts';
import { unfair } from './unfair-term.ts';

const POWER =
  '(?:\\bmay\\b|\\bcan\\b|\\bright\\b|\\breserves?\\b|\\bentitled to\\b|\\bmight\\b|from time to time|at any time|\\bwill\\b|sole discretion)';
const CHANGES =
  '\\b(?:chang(?:e|es|ing)|modif(?:y|ies|ication|ications|ying)|updat(?:e|es|ing)|revis(?:e|es|ions?|ing)|amend(?:s|ing|ments?)?|alter|vary|adjust|discontinu(?:e|ing)|improv(?:e|ing)|add|increase)\\b';
const THING =
  '\\b(?:terms|agreement|conditions|polic(?:y|ies)|contract|services?|features?|prices?|pricing|fees?|rates?|charges?|functionalit|software|app|application|products?|websites?|sites?|platforms?|rules|guidelines|them|it|limits?|offer|discounts?|promotions?|subscriptions?|numbers?|exceptions|t&cs|tos)\\b';
const OF_USER = pattern(
  "\\byou (?:may|can|will|must|should|agree to|shall)(?: not)? (?:[a-z]+ )?(?:chang|modif|updat|alter|adjust|revis|amend|add|increase)|your (?:account )?(?:settings|information|preferences|password|details)|not (?:to )?(?:modify|alter|change|adapt|copy)|notices[^.;]{0,30}changes|notify[^.;]{0,40} of (?:material )?changes|will not enforce|will not use this|last updated|explains|under which circumstances|automatic or manual|notice of (?:changes|modifications)|may vary (?:by|depend)|required to|may be required|requirements may|(?:modify|alter|adapt|reverse)[^.;]{0,40}(?:reverse engineer|decompile|derivative)|will not (?:change|modify)|won't change|license to|licen[cs]e to|use, (?:host|store|copy|reproduce)|automatic(?:ally)? (?:update|download)",
);

/** Terms, services and prices that the trader changes alone. */
export const unfairUnilateralChange: Expert = fairnessExpert({
  id: 'unfair-unilateral-change',
  competence: ['unfair_unilateral_change'],
  quick: true,
  precision: 0.67,
  detectors: [
    unfair([
      {
        rule: 'unfair-unilateral-change.of-terms',
        category: 'unfair_unilateral_change',
        severity: 'medium',
        belief: 0.78,
        topic: pattern(
          `${POWER}[^.;]{0,80}?${CHANGES}[^.;]{0,80}?\\b(?:terms|agreement|conditions|polic(?:y|ies)|contract|tos|t&cs|rules|guidelines)\\b`,
        ),
        unless: OF_USER,
      },
      {
        rule: 'unfair-unilateral-change.of-service-or-price',
        category: 'unfair_unilateral_change',
        severity: 'medium',
        belief: 0.6,
        topic: pattern(
          `(?:\\bmay\\b|\\bright to\\b|\\breserves?\\b|at any time|from time to time|\\bcan\\b)[^.;]{0,60}?${CHANGES}[^.;]{0,60}?${THING}|subject to (?:change|modification)|constantly [a-z, ]{0,40}?(?:chang|improv|innovat)|${CHANGES}[^.;]{0,60}?(?:from time to time|without (?:prior )?notice|at any time|sole discretion)`,
        ),
        unless: OF_USER,
      },
    ]),
  ],
  defeaters: [
    answered({
      against: ['unfair_unilateral_change'],
      within: 'sentence',
      words: pattern(
        'with your (?:consent|agreement|approval)|if you agree|unless you (?:object|agree)|required by (?:applicable )?law',
      ),
      reason: 'unfair-unilateral-change.with-consent',
    }),
    weighed({
      against: ['unfair_unilateral_change'],
      within: 'section',
      words: pattern(
        "(?:at least )?(?:\\b\\d+|thirty|fourteen|sixty|two|ten)(?: \\(\\d+\\))? (?:days?|months?|weeks?)['’]? (?:[a-z]+ )?(?:notice|before|prior|in advance)|advance notice|give you notice",
      ),
      steps: 1,
      reason: 'unfair-unilateral-change.announced',
    }),
    weighed({
      against: ['unfair_unilateral_change', 'unfair_unilateral_termination'],
      within: 'sentence',
      words: pattern('without (?:any )?(?:prior )?notice|sole (?:and absolute )?discretion|for any reason'),
      steps: -1,
      reason: 'unfair-unilateral-change.at-whim',
    }),
  ],
});
