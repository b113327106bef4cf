import type { Expert } from '../../expert.ts';
import { type Hit, isOneSided, partyOf, passagesOf, pattern, present, says } from '../../toolkit/index.ts';
import { legalExpert } from '../legal-expert.ts';
import { earnedMoney } from './earned-money.ts';
import { keptMoney } from './kept-money.ts';

const PRICES =
  '(?:prices?|pricing|fees?|rates?|charges?|commissions?|discounts?|royalt(?:y|ies)|compensation|tariffs?)';
const AT_WILL = pattern(
  '\\b(?:at any time|from time to time|sole (?:and absolute )?discretion|own discretion|absolute discretion|without (?:prior )?notice|as it (?:sees|deems) fit|unilaterally)\\b',
);
const BOUNDED = pattern(
  '\\b(?:not (?:to )?exceed|no more than|percent|consumer price|cpi|index|mutual(?:ly)?|agreed (?:by|upon|in writing|between)|written (?:consent|agreement)|in proportion|tariffs? (?:approved|filed)|ferc|regulat[a-z]+|commission approv|resale|minimum resale|interest|end users?|its customers|own (?:sub)?(?:customers|retail)|prices? (?:that |which )?it charges|credit card)\\b|[0-9] ?%',
);
const WAY_OUT = pattern('\\b(?:terminat|cancel|reject|object|withdraw)[a-z]*\\b');

/** Whether this sentence or the next one gives a way out. */
function hasWayOut({ document, passage }: Hit): boolean {
  const all = passagesOf(document);
  const at = all.findIndex(({ start }) => start === passage.start);
  return all.slice(at, at + 2).some(({ folded }) => says(folded, WAY_OUT));
}

/** The employer decides on a raise. */
const EMPLOYED: ReadonlySet<string> = new Set(['employment', 'consulting']);

/** What one side pays and the other decides. */
export const onerousMoney: Expert = legalExpert({
  id: 'onerous-money',
  competence: ['price_adjustment', 'payment_terms', 'pricing_clarity', 'minimum_commitment'],
  quick: true,
  precision: 0.82,
  detectors: [
    ...earnedMoney,
    ...keptMoney,
    present({
      rule: 'onerous-money.price-at-will',
      category: 'price_adjustment',
      topic: pattern(
        `\\b(?:reserves? the right|may|right to|entitled to|discretion)\\b[^.;]{0,80}?\\b(?:change|adjust|increase|modify|set|revise|amend|vary|alter|fix)\\b[^.;]{0,60}?\\b${PRICES}\\b|\\b${PRICES}\\b[^.;]{0,60}?\\b(?:may|can) be (?:changed|adjusted|increased|modified|set|revised|amended|varied|altered)\\b|\\b${PRICES}\\b[^.;]{0,40}?\\bsubject to (?:change|adjustment|increase)\\b`,
      ),
      also: AT_WILL,
      unless: BOUNDED,
      accept: (hit) => !EMPLOYED.has(hit.document.type) && !hasWayOut(hit),
      severity: 'high',
      belief: 0.82,
      values: (hit) => ({ party: partyOf(hit) }),
    }),
    present({
      rule: 'onerous-money.renewal-rates',
      category: 'price_adjustment',
      topic: pattern(
        `\\b(?:renew[a-z]*|extend[a-z]*|extension|thereafter|subsequent (?:years?|terms?))\\b[^.;]{0,200}?\\b(?:then|its)[- ](?:then[- ])?(?:current|prevailing|applicable|standard|published|existing) (?:[a-z]+ ){0,3}?${PRICES}\\b|\\bthen[- ](?:current|prevailing|applicable|standard|published) (?:[a-z]+ ){0,3}?${PRICES}\\b[^.;]{0,120}?\\b(?:renew[a-z]*|extension|extended)\\b`,
      ),
      unless: pattern(
        '\\b(?:not (?:to )?exceed|no more than|percent|consumer price|cpi|index|mutual(?:ly)?|agreed|negotiat[a-z]*|request|approval|extension fee|franchis[a-z]*|salary|lease|rent|interest|tax(?:es)?)\\b|[0-9] ?%',
      ),
      unlessSection: pattern(
        `\\b(?:increase[a-z]*|${PRICES})\\b[^.;]{0,120}?\\b(?:not (?:to )?exceed|no more than|percent|consumer price|cpi)\\b|[0-9] ?%`,
      ),
      severity: 'high',
      belief: 0.82,
    }),
    present({
      rule: 'onerous-money.expenses-unbounded',
      does: { modalities: ['duty'], polarity: 'positive' },
      category: 'payment_terms',
      topic: pattern('\\breimburse\\b[^.;]{0,160}?\\b(?:costs?|expenses?|expenditures?|disbursements?)\\b'),
      unless: pattern(
        "\\b(?:reasonabl[ey]|approv[a-z]*|authori[sz]ed|consent|prior|budget[a-z]*|maximum|not (?:to )?exceed|up to|limit(?:ed)?|polic(?:y|ies)|in accordance|receipts?|vouchers?|documented|attorneys?'?|legal|indemnif[a-z]*|audit|tax(?:es)?|freight|shipping|insurance|breach|default|arbitrat[a-z]*|prosecut[a-z]*|patent|removal|return|recall|collect[a-z]*|court|defen[a-z]+|litigation|enforc[a-z]+|repair|additional costs?|agreed|schedule|exhibit|pre-?approved|inspection|fail(?:s|ure)?|actual|request(?:s|ed)?)\\b|[$€£%]",
      ),
      unlessSection: pattern(
        '\\b(?:expenses?|costs?)\\b[^.;]{0,120}?\\b(?:approv|not (?:to )?exceed|written consent|budget|receipts\\b)',
      ),
      accept: isOneSided,
      severity: 'high',
      belief: 0.82,
      values: (hit) => ({ party: partyOf(hit) }),
    }),
  ],
  defeaters: [],
});
