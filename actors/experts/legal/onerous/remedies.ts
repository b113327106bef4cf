import type { Finding } from '../../../../protocols/index.ts';
import type { ParsedDocument } from '../../../reading/index.ts';
import type { Detector } from '../../expert.ts';
import {
  find,
  foldedText,
  type Hit,
  partyOf,
  pattern,
  present,
  report,
  says,
  sectionText,
} from '../../toolkit/index.ts';

const ONLY = '(?:sole|exclusive|only)(?: and (?:exclusive|sole))?';
/** One remedy and no other. */
const SOLE = pattern(
  `\\b${ONLY} (?:remed(?:y|ies)|recourse)\\b|\\b(?:remed(?:y|ies)|liability) (?:[a-z ,]{0,40}?)(?:shall be|is|are|will be) (?:expressly |strictly )?limited (?:solely )?to\\b|\\b${ONLY} (?:obligations?|responsibilit(?:y|ies)|liabilit(?:y|ies))\\b[^.;]{0,160}?\\b(?:is|be) (?:limited )?(?:to|the)\\b`,
);
/** Something was not as promised. */
const FAILED = pattern(
  '\\b(?:breach|warrant|non-?conform|defect|fail|delay|error|shortfall|not (?:conform|delivered|met|meet)|guarantee|reject)[a-z]*',
);
/** It gives work again and never money. */
const AGAIN = pattern(
  '\\b(?:repair|replac|re-?perform|correct|re-?deliver|re-?supply|rework|re-?run|make[- ]?good|extend|extension of (?:the )?term|additional impressions|fix)[a-z]*\\b',
);
const MONEY = pattern(
  '\\b(?:refund|return(?:ed)? (?:of )?(?:the |all |any )?(?:[a-z]+ )?(?:price|fees?|money|amount|payment)|reimburs|repay|credit|price (?:paid|reduction)|fees paid|purchase price|amounts? paid|terminat|damages|indemnif|recover|reduc(?:e|tion) (?:of|in) (?:the )?(?:price|fees?)|money back|rebate|service level|liquidated|injunct|arbitrat|negotiat|compensat|specific performance|withhold|suspend (?:its )?pay)[a-z]*\\b',
);
const DENIED = pattern(
  '\\bremed(?:y|ies)\\b[^.;]{0,80}?\\b(?:be|is|are) (?:under|as (?:set forth|provided|stated)|those|pursuant)\\b|\\b(?:not|no|nor|without) (?:[a-z]+ ){0,5}?(?:sole|exclusive|only)\\b|\\b(?:not intended|shall not constitute)\\b',
);
const BACKWARDS = pattern(
  '\\b(?:foregoing|this (?:section|paragraph|clause|article|warranty)|the above|preceding|set forth (?:above|herein|in this))\\b',
);

/** What the one remedy is: in the sentence, or in the section that it looks back to. */
function isWorkOnly({ document, passage }: Hit): boolean {
  if (says(passage.folded, AGAIN)) return true;
  return says(passage.folded, BACKWARDS) && says(sectionText(document, passage), AGAIN);
}

/** A cap that steps aside for indemnities, … */
const CAP = pattern(
  '\\b(?:(?:aggregate|total|maximum|cumulative|entire) (?:and [a-z]+ )?liabilit(?:y|ies)|liable)\\b[^.;]{0,300}?\\b(?:exceed|limited to|in excess of|capped)\\b',
);
const STEPS_ASIDE = pattern(
  '\\b(?:except|excluding|other than|not apply|exclud(?:e|ing)|save|with the exception|exception of|notwithstanding)\\b[^.]{0,300}?\\bindemnif[a-z]*\\b|\\bindemnif[a-z]*\\b[^.]{0,160}?\\b(?:not (?:be )?(?:subject to|limited by|apply)|excluded from)\\b',
);
/** … and an indemnity for every breach. */
const ANY_BREACH = pattern(
  "\\bindemnif(?:y|ies|ication)\\b[^.]{0,600}?\\b(?:any|a|its|the|such party's|material|[a-z]+'s)? ?(?:actual or alleged |alleged |material )?(?:breach(?:es)?|non-?performance|failure to perform|default)\\b[^.;]{0,60}?\\b(?:of|under|in)\\b[^.;]{0,40}?\\b(?:this agreement|this contract|its (?:[a-z]+,? ){0,5}?obligations|any (?:[a-z]+,? ){0,6}?(?:representations?|warrant(?:y|ies)|covenants?|provisions?|obligations?|terms?|agreements?))",
);
const THIRD = pattern(
  "\\bthird[- ]part(?:y|ies)(?:'s?)? (?:claims?|actions?|suits?|demands?)|\\b(?:claims?|actions?|suits?|demands?|proceedings?)\\b[^.;]{0,80}?\\b(?:by|of|from) (?:any |a )?third[- ]part|\\bthird[- ]party\\b|\\bthird part(?:y|ies)\\b|\\bconfidential",
);

/** The exception of the cap is as wide as the liability that it caps. */
function* swallowedCap(document: ParsedDocument): Iterable<Finding> {
  const cap = find(document, CAP).find((passage) => says(sentenceAndNext(document, passage), STEPS_ASIDE));
  if (cap === undefined) return;
  const breach = find(document, ANY_BREACH).find(
    (passage) => passage.start !== cap.start && !says(passage.folded, THIRD) && !says(passage.folded, NO_PROMISE),
  );
  if (breach === undefined) return;
  yield report(document, {
    rule: 'onerous-liability.cap-swallowed',
    category: 'cap_on_liability',
    severity: 'high',
    belief: 0.84,
    evidence: [cap, breach].toSorted((a, b) => a.start - b.start),
  });
}
const NO_PROMISE = pattern(
  '\\b(?:shall not|will not|not be (?:required|obligated)|no obligation) (?:to )?(?:[a-z]+ )?indemnif',
);
/** An exception often stands a sentence later (UTF-16 units). */
const NEXT = 500;
const sentenceAndNext = (document: ParsedDocument, { start, end, clause }: Hit['passage']): string =>
  foldedText(document).slice(start, Math.min(document.clauses[clause]?.end ?? end, end + NEXT));

/** Remedies that give back nothing, and limits that limit nothing. */
export const remedies: readonly Detector[] = [
  present({
    rule: 'onerous-performance.remedy-without-money',
    category: 'warranty_disclaimer',
    topic: SOLE,
    also: FAILED,
    unless: new RegExp(`${MONEY.source}|${DENIED.source}`, 'g'),
    unlessSection: MONEY,
    accept: isWorkOnly,
    severity: 'high',
    belief: 0.85,
    values: (hit) => ({ party: partyOf(hit) }),
  }),
];
export const emptiedCap: Detector = swallowedCap;
