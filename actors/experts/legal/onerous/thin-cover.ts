import type { Finding } from '../../../../protocols/index.ts';
import type { ParsedDocument } from '../../../reading/index.ts';
import type { Detector } from '../../expert.ts';
import { find, foldedText, isOneSided, partyOf, pattern, present, report, says } from '../../toolkit/index.ts';
import { denied } from './denied.ts';

const GRAVE = '(?:gross(?:ly)? negligen[a-z]*|wil+ful[a-z]*|intent(?:ional)?[a-z]*|deliberate(?:ly)?)';
/** Only the gravest fault counts. */
const GRAVE_ONLY = pattern(
  `\\b(?:liabilit(?:y|ies)|liable|responsible)\\b[^.;]{0,80}?\\b(?:is|are|be|shall be)? ?(?:limited to|restricted to|only (?:for|in (?:the )?(?:case|event) of)|solely for)\\b[^.;]{0,60}?\\b${GRAVE}\\b[^.;]{0,30}?\\b(?:or|and)\\b[^.;]{0,20}?\\b${GRAVE}`,
);

const SOLE = '(?:sole|exclusive|only)(?: and (?:sole|exclusive))? (?:remedy|recourse|means)';
const OFFSET = '(?:off-?set|set[- ]?off|deduct|credit|recoup)[a-z]*';
/** What is owed for a breach can only be taken off what the other side owes. */
const OFFSET_ONLY = pattern(
  `\\b${OFFSET}\\b[^;]{0,200}?\\b${SOLE}\\b|\\b${SOLE}\\b[^.;]{0,160}?\\b(?:to|be|is) (?:an? )?(?:[a-z]+ )?${OFFSET}\\b`,
);

/** A warranty or an indemnity that another paper gives is taken back here. */
const TAKEN_BACK = pattern(
  '\\b(?:shall|will) (?:not be (?:required|obliged|obligated|liable)|have no (?:obligation|duty)) to (?:honou?r|perform|fulfil)\\b[^.;]{0,60}?\\b(?:warrant(?:y|ies)|indemnit(?:y|ies))\\b',
);

const PRODUCT_CLAIMS = pattern(
  '\\bindemnif(?:y|ies)\\b[^;]{0,700}?\\b(?:product liability|(?:personal|bodily) injur(?:y|ies)|death of|injury (?:to|or death)|defect(?:s|ive)?\\b[^.;]{0,40}?\\bproducts?|products? (?:liability|defects?))',
);
const INSURED = pattern('\\binsur(?:ance|ed?|ers?|ing)\\b');
const MADE: ReadonlySet<string> = new Set(['supply', 'distribution', 'franchise']);

/** A promise to answer for injuries by goods, and no insurance behind it. */
function* uninsured(document: ParsedDocument): Iterable<Finding> {
  if (!MADE.has(document.type) || says(foldedText(document), INSURED)) return;
  const [promise] = find(document, PRODUCT_CLAIMS);
  if (promise === undefined) return;
  yield report(document, {
    rule: 'onerous-liability.uninsured-products',
    category: 'insurance',
    severity: 'medium',
    belief: 0.84,
    evidence: [promise],
  });
}

const KIN =
  '(?:spouses?|relatives?|family members?|children|siblings?|(?:immediate )?family|members of (?:his|her|the) (?:immediate )?family)';
/** Persons who do not sign are to be bound. */
const BINDS_OTHERS = pattern(
  `\\b(?:provisions?|restrictions?|obligations?|covenants?|agreements?|terms|undertakings?)\\b[^.;]{0,60}?\\b(?:also )?(?:apply|applies|extend|bind|binding (?:up)?on)\\b[^.;]{0,320}?\\b${KIN}\\b|\\b(?:he|she|it|executive|employee|consultant|undersigned|shareholder|stockholder|[a-z]+) (?:shall|will) cause (?:each of )?(?:his|her|its|their) (?:[a-z]+,? (?:and |or )?){0,4}?(?:spouse|relatives|family)\\b`,
);
const SIGNED_TOO = pattern(
  '\\b(?:heirs|successors|executors|administrators|legal representatives|joinder|also sign|signature page|rule 144|health|medical|benefit|insurance|coverage|trust for|voting agreement|protection|court)\\b',
);

const FREE = pattern('\\bindependent contractors?\\b');
const NOT_FREE = pattern(
  '\\b(?:offer of employment|your employment|(?:you|consultant|contractor) (?:is|are|will be|shall be) employed by|(?:standard |regular |normal )?payroll (?:schedule|practices?|procedures?|dates?|period)|(?:subject to|less|net of) (?:all )?(?:applicable |required |standard )*(?:tax )?withholdings?)\\b',
);
const SHARED = pattern(
  '\\b(?:not|no|nor|without|neither)\\b[^.;]{0,120}?\\b(?:withh|employ|payroll)|\\b(?:parties|each party|either party|nothing) (?:[a-z ]{0,40})independent contractors?\\b|\\bindependent contractors? (?:of|to|with respect to) each other\\b',
);
const WORKERS: ReadonlySet<string> = new Set(['consulting', 'employment', 'services', 'general']);

/** Called independent and paid as an employee. */
function* bothStatuses(document: ParsedDocument): Iterable<Finding> {
  if (!WORKERS.has(document.type)) return;
  const free = find(document, FREE).find(({ folded }) => !says(folded, SHARED_FREE) && says(folded, IS_ONE));
  if (free === undefined) return;
  const tied = find(document, NOT_FREE).find(({ folded }) => !says(folded, SHARED));
  if (tied === undefined) return;
  yield report(document, {
    rule: 'onerous-performance.both-statuses',
    category: 'contradiction',
    severity: 'high',
    belief: 0.86,
    evidence: free.start < tied.start ? [free, tied] : [tied, free],
  });
}
const IS_ONE = pattern(
  '\\b(?:consultant|contractor|executive|you|adviser|advisor|agent|representative|provider)\\b[^.;]{0,120}?\\b(?:as|is|be|are|being|status)\\b[^.;]{0,60}?\\bindependent contractors?\\b',
);
const SHARED_FREE = pattern(
  '\\b(?:parties|each party|employees (?:and|or)|employees,|agents,|its independent contractors|other independent)\\b',
);

/** What is bought is only called usual. */
const CUSTOMARY = pattern(
  '\\b(?:provide|provides|perform|render|furnish|deliver|receive)\\b[^.;]{0,120}?\\b(?:benefits?|services?|support|duties|assistance|rights)\\b[^.;]{0,20}?\\b(?:customarily|usually|typically|normally|ordinarily) (?:associated with|provided|performed|rendered|offered|given)\\b',
);

/** Liability for injury is put on the other side, whichever party caused it. */
const INJURY = pattern(
  '\\b(?:(?:have|has|bear|bears|accept|accepts|assume|assumes) no (?:liability|responsibility)|(?:not|never) (?:be )?(?:liable|responsible))\\b[^.;]{0,160}?\\b(?:(?:personal |bodily )?injur(?:y|ies)|death)\\b',
);
const OF_FAULT = pattern(
  '\\b(?:except|unless|other than|negligen[a-z]*|wil+ful[a-z]*|neither|either party|each party|both|caused by|to the extent|fault|acts or omissions|workers|insur[a-z]*|title|reputation|employees of)\\b',
);

/** Cover that is not there when it is needed. */
export const thinCover: readonly Detector[] = [
  uninsured,
  present({
    rule: 'onerous-liability.grave-fault-only',
    category: 'cap_on_liability',
    topic: GRAVE_ONLY,
    unless: pattern(
      '\\b(?:neither|either|each|both|indemnified|director|officer|trustee|manager|adviser|underwriter)\\b|\\bnot (?:be )?(?:limited|restricted|only)\\b',
    ),
    accept: isOneSided,
    severity: 'high',
    belief: 0.86,
    values: (hit) => ({ party: partyOf(hit) }),
  }),
  present({
    rule: 'onerous-liability.injury-excluded',
    category: 'cap_on_liability',
    topic: INJURY,
    unless: OF_FAULT,
    accept: isOneSided,
    severity: 'high',
    belief: 0.85,
    values: (hit) => ({ party: partyOf(hit) }),
  }),
  present({
    rule: 'onerous-liability.offset-only',
    category: 'indemnity',
    topic: OFFSET_ONLY,
    unless: pattern('\\bnot (?:be )?(?:the |an? )?(?:sole|exclusive|only)\\b'),
    severity: 'high',
    belief: 0.85,
  }),
  present({
    rule: 'onerous-liability.taken-back',
    category: 'warranty_disclaimer',
    topic: TAKEN_BACK,
    unless: pattern(
      '\\b(?:if|where|unless|misus[a-z]*|modif[a-z]*|abus[a-z]*|alter[a-z]*|except|warranty period|unauthori[sz]ed)\\b',
    ),
    severity: 'high',
    belief: 0.84,
    values: (hit) => ({ party: partyOf(hit) }),
  }),
];

/** Persons and work that the paper does not say who and what they are. */
export const looseScope: readonly Detector[] = [
  bothStatuses,
  present({
    rule: 'onerous-performance.binds-unsigned',
    category: 'third_party_beneficiary',
    topic: BINDS_OTHERS,
    unless: new RegExp(`${SIGNED_TOO.source}|${pattern(denied('appl|extend|bind')).source}`, 'g'),
    severity: 'high',
    belief: 0.84,
    values: (hit) => ({ party: partyOf(hit) }),
  }),
  present({
    rule: 'onerous-performance.customary-scope',
    category: 'scope',
    topic: CUSTOMARY,
    unless: pattern(
      '\\b(?:(?:additional|other|incidental) (?:services|duties|benefits|support|rights)|upon request|officer|director|executive|position)\\b',
    ),
    severity: 'high',
    belief: 0.83,
    values: (hit) => ({ party: partyOf(hit) }),
  }),
];
