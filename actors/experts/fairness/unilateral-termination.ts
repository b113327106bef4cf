import type { Expert } from '../expert.ts';
import { answered, pattern, weighed } from '../toolkit/index.ts';
import { fairnessExpert } from './fairness-expert.ts';
import { unfair } from './unfair-term.ts';

const POWER =
  '(?:\\bmay\\b|\\bcan\\b|\\bright\\b|\\breserves?\\b|\\bentitled\\b|\\bmight\\b|\\bdiscretion\\b|\\ballowed\\b|\\bresult in\\b|\\bincluding\\b|\\bactions?\\b)';
const ENDS =
  '\\b(?:terminat(?:e|es|ing|ion|ed)|suspend(?:ed|ing)?|suspension|discontinu(?:e|ed|ing)|disabl(?:e|ed|ing)|clos(?:e|ed|ing)|deactivat(?:e|ed|ing)|cancel(?:led|ling)?|block(?:ed|ing)?|restrict(?:ed|ing)?|revok(?:e|ed|ing)|ban(?:ned)?|(?:refus|den)(?:e|y|ed|ing)|withdraw|delet(?:e|ing)|bans?|removal|remove)\\b';
const OBJECT =
  '\\b(?:accounts?|access|services?|use|agreement|terms|contract|licen[cs]es?|membership|registration|users?|app|subscription|profile|features?|site|website|platforms?|programme?|id|products?|rights|subscriptions?|channel|order|feeds?|you|him)\\b';
const GROUNDLESS = pattern(
  'for any (?:or no )?reason|any or no reason|without (?:any )?(?:cause|reason|notice|prior notice)|at any time|(?:sole|absolute|own) (?:and absolute )?discretion|with or without|no reason|for convenience',
);
const OF_USER =
  '\\byou (?:may|can|could|have the right to|are free to|wish to|want to|choose to|decide to|would like to|must|should|will|agree to|cannot)(?: also| always| not)? (?:[a-z]+ ){0,3}?(?:terminat|suspend|discontinu|disabl|clos|deactivat|cancel|stop|revok|withdraw|block|delete|cease|ask)|(?:terminat|clos|cancel|deactivat)[a-z]* your account (?:at any time )?by|\\bhow (?:do|to|can)|upon (?:any )?termination|survive|your right to cancel|if you (?:cancel|terminate|close|withdraw)|you may not|administrator|permission settings|please follow|publishers? of|link to|by contacting|refund request|request removal|you must ensure|if you do not wish|other website users|right to cancel|entitled to (?:revoke|cancel|withdraw)|third part(?:y|ies) (?:may|discontinue)|automatically (?:be )?renew|overburden|not function|jurisdiction may|\\bcontent\\b[^.;]{0,40}from';

/** A ground that anybody can check, and that the consumer has in hand: it is not vague. */
const PLAIN =
  '(?:late|incomplete|missing|overdue|outstanding|non-?)(?:,? or [a-z]+)? ?payment|fail(?:s|ed|ure)? to pay|payment (?:is|remains) (?:overdue|outstanding|late)';

/** A breach of what the terms have just said is a ground that is named. */
const NAMED =
  '(?:in violation|violat(?:es|ion)|(?:in )?breach(?:es)?) of (?:the (?:foregoing|above|preceding)|(?:this|the foregoing) (?:section|paragraph))|might become unavailable';

/** Accounts and services that the trader ends alone. */
export const unfairUnilateralTermination: Expert = fairnessExpert({
  id: 'unfair-unilateral-termination',
  competence: ['unfair_unilateral_termination'],
  quick: true,
  precision: 0.54,
  detectors: [
    unfair([
      {
        rule: 'unfair-unilateral-termination.groundless',
        category: 'unfair_unilateral_termination',
        severity: 'high',
        belief: 0.6,
        topic: pattern(`${POWER}[^.;]{0,120}?${ENDS}[^.;]{0,100}?${OBJECT}`),
        also: GROUNDLESS,
        unless: pattern(OF_USER),
      },
      {
        rule: 'unfair-unilateral-termination.vague-ground',
        category: 'unfair_unilateral_termination',
        severity: 'medium',
        belief: 0.5,
        topic: pattern(
          `${POWER}[^.;]{0,100}?${ENDS}[^.;]{0,80}?${OBJECT}|${OBJECT}[^.;]{0,40}?\\b(?:may|can|will|might) be (?:[a-z]+ )?${ENDS}`,
        ),
        unless: pattern(`${OF_USER}|${PLAIN}|${NAMED}`),
      },
    ]),
  ],
  defeaters: [
    answered({
      against: ['unfair_unilateral_termination'],
      within: 'sentence',
      words: pattern('\\byou (?:may|can)(?: also)? (?:terminat|cancel|clos|deactivat|delet)'),
      reason: 'unfair-unilateral-termination.of-user',
    }),
    weighed({
      against: ['unfair_unilateral_termination'],
      within: 'sentence',
      words: pattern(
        '(?:serious|material|repeated)(?:ly)? (?:breach|violat|infring)|required by law|court order|fraud|reasonable (?:prior )?notice|\\b\\d+ days',
      ),
      steps: 1,
      reason: 'unfair-unilateral-termination.grounded',
    }),
  ],
});
