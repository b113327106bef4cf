import type { Finding } from '../../../protocols/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import type { Expert } from '../expert.ts';
import { find, isBoundTo, pattern, present, report, says } from '../toolkit/index.ts';
import { fairnessExpert } from './fairness-expert.ts';

const CONTENT =
  '(?:content|submissions?|posts?|postings?|materials?|photos?|images?|reviews?|comments?|uploads?|works?|ugc|user-generated|messages?|data|information|recipes?|media|contributions?)';
const LICENCE = pattern(
  `\\b(?:grant|grants|granting|licen[cs]e|licensing)\\b[^;]{0,300}?\\b(?:perpetual|irrevocable|sub-?licen[cs]able|transferable|royalty-free)\\b[^;]{0,400}?\\b(?:licen[cs]e|right)`,
);
const WIDE = pattern(
  '\\b(?:perpetual|irrevocable|any purpose|sub-?licen[cs]able|advertis|promot|commercial|in any (?:media|form|manner)|known or hereafter)',
);
const NOT_OURS = pattern(
  '\\b(?:we|company|us) (?:hereby )?grants? (?:to )?you\\b|\\bgrants? (?:to )?you\\b|\\bgranted to you\\b|\\b(?:limited|revocable|non-?transferable|not (?:be )?transferable|non-?sub-?licen[cs]able),? (?:[a-z-]+,? ){0,4}?(?:licen[cs]e|right)',
);

/** Whom the terms address, or speak of. */
const WHO = '(?:you|(?:the|each|every) (?:user|customer|member|subscriber|consumer|buyer))';

/** A cap below this compensates no harm worth a claim, in units of the currencies met. */
const TOKEN_SUM = 1000;
const CAP = pattern(
  '\\bliabilit(?:y|ies)\\b[^;]{0,400}?\\b(?:exceed|limited to|greater of|maximum|capped)\\b|\\b(?:not|nor)\\b[^;]{0,60}?\\bliable\\b[^;]{0,200}?\\b(?:in excess of|exceed|more than|greater than)\\b',
);
const YOUR_LIABILITY = pattern(
  '\\byour (?:[a-z]+ )?liabilit|\\byou (?:will|shall|are) (?:not )?(?:be )?liable|insurance',
);

/** The trader answers for a sum that pays for no harm. */
function* tokenCap(document: ParsedDocument): Iterable<Finding> {
  if (document.type !== 'terms_of_service') return;
  for (const passage of find(document, CAP)) {
    const sums = document.amounts.filter(({ start, end }) => start >= passage.start && end <= passage.end);
    if (sums.length === 0 || sums.some(({ value }) => value >= TOKEN_SUM) || says(passage.folded, YOUR_LIABILITY))
      continue;
    const [sum] = sums;
    if (sum === undefined) continue;
    yield report(document, {
      rule: 'unfair-onerous-terms.token-cap',
      category: 'unfair_limitation_of_liability',
      severity: 'high',
      belief: 0.88,
      evidence: [passage],
      values: { amount: document.text.slice(sum.start, sum.end).replace(/\s+/g, ' ') },
    });
    return;
  }
}

/** What consumer terms take beyond what the service needs. */
export const unfairOnerousTerms: Expert = fairnessExpert({
  id: 'unfair-onerous-terms',
  competence: [
    'unfair_limitation_of_liability',
    'irrevocable_or_perpetual_license',
    'indemnity',
    'payment_terms',
    'renewal_term',
    'data_protection',
    'price_adjustment',
  ],
  quick: true,
  precision: 0.82,
  detectors: [
    tokenCap,
    present({
      rule: 'unfair-onerous-terms.licence-over-content',
      category: 'irrevocable_or_perpetual_license',
      topic: LICENCE,
      also: WIDE,
      unless: NOT_OURS,
      accept: ({ passage, document }) =>
        document.type === 'terms_of_service' &&
        new RegExp(`\\b${CONTENT}\\b`).test(passage.folded) &&
        /\byou(?:r)?\b/.test(passage.folded),
      severity: 'high',
      belief: 0.86,
    }),
    present({
      rule: 'unfair-onerous-terms.consumer-indemnifies',
      category: 'indemnity',
      topic: pattern(
        `\\b${WHO} (?:(?:hereby |also |further |will |shall |must |agree |to |that |and |at your (?:own )?(?:sole )?(?:cost|expense) )|[a-z]+,? ){0,8}?(?:indemnify|hold (?:[a-z]+ ){0,3}?harmless|compensate)\\b|\\b${WHO} (?:shall |will |must )?(?:bears?|pays?|reimburses?|assumes?) (?:us |for )?(?:the |all |any )?(?:[a-z]+ ){0,3}?(?:costs?|expenses) of (?:[a-z]+ ){0,4}?defen[cs]e\\b`,
      ),
      unless: pattern('\\b(?:we|company) (?:will|shall|agree to) (?:defend|indemnify)'),
      accept: ({ document }) => document.type === 'terms_of_service',
      severity: 'high',
      belief: 0.84,
    }),
    present({
      rule: 'unfair-onerous-terms.no-refund',
      category: 'payment_terms',
      topic: pattern(
        '\\b(?:non-?refundable|not (?:be )?(?:entitled to (?:a |any )?refunds?|refundable|refunded|provide (?:any )?refunds?|issue (?:any )?refunds?|eligible for (?:a )?refunds?)|no refunds?|make no refunds?|without (?:a )?refund)\\b|\\b(?:fees?|amounts?|payments?|subscriptions?)\\b[^.;]{0,80}?\\b(?:only|not) (?:be )?(?:refunded|reimbursed|repaid) (?:in the event|if|when|where|upon)\\b',
      ),
      unless: pattern(
        '\\b(?:except|unless|other than|14 days|fourteen|withdraw(?:al)?|if you (?:cancel|withdraw) within|applicable law|required by law|statutory)\\b',
      ),
      accept: ({ document, passage }) => document.type === 'terms_of_service' && !isBoundTo(passage.folded, 'event'),
      severity: 'medium',
      belief: 0.82,
    }),
    present({
      rule: 'unfair-onerous-terms.renews-itself',
      category: 'renewal_term',
      topic: pattern(
        '\\b(?:automatic(?:ally)?(?: be)? renew[a-z]*|renew[a-z]* automatically|auto-?renew[a-z]*|automatically (?:continue|extend|convert|be charged))\\b',
      ),
      unless: pattern(
        '\\b(?:not (?:be )?automatically|remind|notify you|notice to you|days before|turn(?:ed)? off at any time|unless we)',
      ),
      accept: ({ document }) => document.type === 'terms_of_service',
      unlessDocument: pattern('\\b(?:remind(?:er)?|notify you|email you)\\b[^.;]{0,80}?\\brenew'),
      severity: 'medium',
      belief: 0.8,
    }),
    present({
      rule: 'unfair-onerous-terms.watches',
      category: 'data_protection',
      topic: pattern(
        '\\b(?:may|will|right to|can|consent to|agree that|grant)\\b[^.;]{0,120}?\\b(?:monitor|scan|inspect|search|intercept|retrieve)\\b[^.;]{0,80}?\\b(?:your|any) (?:[a-z]+,? ){0,2}?(?:computer|devices?|hard drive|memory|ram|communications?|messages?|chats?|e-?mails?|conversations?|information)\\b',
      ),
      unless: pattern(
        '\\b(?:not|spam|virus(?:es)?|subpoena|court|illegal|comply with|required by law|no obligation|you may)\\b',
      ),
      accept: ({ document }) => document.type === 'terms_of_service',
      severity: 'high',
      belief: 0.78,
    }),
  ],
  defeaters: [],
});
