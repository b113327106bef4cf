import type { Detector } from '../../expert.ts';
import { partyOf, pattern, present } from '../../toolkit/index.ts';

const PAPER = '(?:agreements?|leases?|licen[cs]es?|contracts?|arrangements?|relationships?|plans?|terms)';
/** A part of the bargain that another paper is to hold, and nobody has written it. */
const TO_BE_AGREED = pattern(
  `\\bterms (?:and conditions )?of (?:any )?(?:such|the|that|said) (?:[a-z-]+ ){0,4}?${PAPER}\\b[^.;]{0,40}?\\b(?:shall|will|are to|is to) be (?:[a-z]+ ){0,2}?(?:agreed|determined|negotiated|established|set)|\\bparties (?:shall|will|agree to|undertake to) (?:[a-z]+ ){0,2}?enter into (?:a|an) (?:separate|further|definitive|formal|mutually (?:agreed|agreeable|acceptable|satisfactory)) (?:[a-z-]+,? ){0,5}?${PAPER}\\b|\\b(?:shall|will|agree to) (?:[a-z]+,? ){0,6}?negotiate\\b,? (?:[a-z]+,? ){0,8}?(?:an?|the|one or more|mutually acceptable|reasonable) (?:terms (?:and conditions )?(?:of|for|under)[^.;]{0,80}?${PAPER}\\b|(?:[a-z-]+ ){0,4}?(?:supply|licen[cs]e|lease|management|franchise|transition|distribution|manufacturing|pricing|terms for)(?: [a-z]+){0,2}\\b)`,
);
const NOT_OPEN = pattern(
  '\\b(?:invalid|unenforceable|illegal|void|severab|dispute|disagreement|controvers|claim|amend|extension|renew|form (?:of|attached)|attached|exhibit|already|has been|have been|executed|no(?:t)? obligat|neither party (?:will|shall) be (?:obligated|bound)|seek to acquire|arbitrat|apprais|independent|escrow|confidentiality|non-?disclosure)[a-z]*\\b',
);

/** All claims are given up because the contract ends. */
const RELEASED = pattern(
  '\\b(?:constitutes?|be|deemed|accepted|in) (?:an? )?(?:full|complete|final|entire)(?:,? (?:and )?(?:full|complete|final))? (?:settlement|satisfaction|release|discharge)\\b[^.;]{0,40}?\\b(?:of|for) (?:any|all|any and all|every) (?:[a-z]+,? (?:and )?){0,4}?(?:claims?|obligations?|rights|demands|causes)\\b',
);

/** Who uses the service, by name and address, goes to somebody else. */
const USERS_SHARED = pattern(
  '\\b(?:shar(?:e|es|ing)|exchang(?:e|es|ing)|synchroni[sz](?:e|es|ing)|provid(?:e|es|ing)|deliver[a-z]*|transfer[a-z]*|furnish[a-z]*|disclos(?:e|es|ing)|giv(?:e|es|ing)|have access to|access to)\\b[^.;]{0,100}?\\b(?:registered users?|user (?:data|information|lists?|names|databases?|profiles?)|(?:customer|member|subscriber|patient|consumer|membership|mailing|e-?mail) (?:data|lists?|databases?|names|profiles?|addresses|information|records))\\b',
);
const PRIVATE = pattern(
  '\\b(?:privacy|personal(?:ly)? (?:data|identif|information)|data protection|gdpr|hipaa|opt[- ](?:in|out))',
);

/** Kept, bought with a business or handed back at the end: no sharing. */
const NOT_SHARED = pattern(
  '\\b(?:confiden|solicit|trade secret|credit bureau|terminat|expir|closing|seller|audit|invoice|statement|royalt)[a-z]*',
);

/** What the bargain needs and is left to another day, or given away without a word on it. */
export const leftOpen: readonly Detector[] = [
  present({
    rule: 'onerous-performance.agreement-to-agree',
    category: 'pricing_clarity',
    topic: TO_BE_AGREED,
    unless: NOT_OPEN,
    severity: 'medium',
    belief: 0.82,
  }),
  present({
    rule: 'onerous-performance.users-handed-over',
    category: 'data_protection',
    topic: USERS_SHARED,
    unless: NOT_SHARED,
    unlessDocument: PRIVATE,
    severity: 'high',
    belief: 0.84,
  }),
];

/** To leave costs every claim. */
export const released: Detector = present({
  rule: 'onerous-exit.released',
  category: 'termination_for_convenience',
  topic: RELEASED,
  unless: pattern('\\b(?:liquidated|purchase price|severance|lien|invoice|insurer|insurance)\\b'),
  severity: 'high',
  belief: 0.82,
  values: (hit) => ({ party: partyOf(hit) }),
});
