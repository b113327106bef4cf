import type { Expert } from '../../expert.ts';
import {
  absent,
  addAtEnd,
  answered,
  elsewhere,
  isOneSided,
  mutuality,
  partyOf,
  pattern,
  present,
  replaceWords,
} from '../../toolkit/index.ts';
import { legalExpert } from '../legal-expert.ts';

const AUDITS = pattern(
  '\\b(?:audit|inspect|examine)[a-z]*\\b[^.;]{0,160}?\\b(?:books|records|accounts|premises|facilit|compliance|systems)|(?:books|records|accounts)\\b[^.;]{0,120}?\\b(?:audit|inspect|examin)',
);
const BOUNDED = pattern(
  'reasonable (?:prior |advance |written )*(?:notice|times|hours|intervals)|business hours|(?:once|one time|twice|more than (?:once|one))|days[^.;]{0,20}(?:notice|written)|(?:advance|prior) (?:written )?notice|working hours',
);
const AT_ANY_TIME = pattern(
  '\\bat (?:any time|any and all times|all (?:reasonable )?times)(?: and from time to time)?',
);

/** Who may audit whose books, when and how often. */
export const auditRights: Expert = legalExpert({
  id: 'audit-rights',
  competence: ['audit_rights', 'records_and_audit'],
  precision: 0.9,
  detectors: [
    absent({
      rule: 'audit-rights.missing',
      category: 'audit_rights',
      severity: 'medium',
      belief: 0.9,
      types: ['licence', 'distribution', 'franchise', 'joint_venture', 'supply', 'general'],
      topic: pattern(
        '\\baudit|inspect[a-z]* [^.;]{0,60}(?:books|records)|(?:books|records)[^.;]{0,60}(?:inspect|examin)',
      ),
      arises: pattern(
        '\\broyalt(?:y|ies) (?:of|equal|rate|shall|payment|payable)|revenue shar|percent(?:age)? of (?:the )?(?:net|gross)|net sales',
      ),
      belongs: pattern('royalt|pay|record|report|account|fee'),
      draft: () => ({
        heading: 'Records and Audit',
        text: 'The party that owes royalties or a share of revenue will keep complete records of what it owes for three (3) years. The other party may have them audited by an independent accountant bound to secrecy, on ten (10) business days’ written notice, during business hours and not more than once a year. If the audit shows an underpayment of more than five percent (5%), the audited party also bears its cost.',
      }),
    }),
    present({
      rule: 'audit-rights.unbounded',
      does: { polarity: 'positive' },
      category: 'audit_rights',
      topic: AUDITS,
      // A right to look, and not what earlier audits took off.
      also: pattern(
        '\\b(?:may|right|entitled|permit[a-z]*|allow[a-z]*)\\b[^.;]{0,160}?\\b(?:audit(?!s\\b)|inspect|examin)|\\b(?:audit(?!s\\b)|inspect|examin)[a-z]*\\b[^.;]{0,160}?\\b(?:permit|allow|right|entitled)',
      ),
      unlessSection: BOUNDED,
      accept: isOneSided,
      severity: (hit) => (/any time|all times/.test(hit.passage.folded) ? 'medium' : 'low'),
      belief: 0.78,
      values: (hit) => ({ party: partyOf(hit) }),
      change: ({ document, passage }) =>
        replaceWords(
          document,
          passage,
          AT_ANY_TIME,
          'on at least ten (10) business days’ written notice, during business hours and not more than once a year',
        ) ??
        addAtEnd(
          document,
          passage,
          ', on at least ten (10) business days’ written notice, during business hours and not more than once a year',
        ),
    }),
  ],
  defeaters: [
    elsewhere({ against: ['audit_rights'], topic: AUDITS, found: 'audit-rights.found' }),
    answered({
      against: ['audit_rights', 'records_and_audit'],
      within: 'section',
      words: BOUNDED,
      reason: 'audit-rights.bounded',
    }),
    mutuality({ against: ['audit_rights', 'insurance'], topic: AUDITS }),
  ],
});
