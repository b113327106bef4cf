import type { Expert } from '../../expert.ts';
import {
  absent,
  addSentence,
  elsewhere,
  isOneSided,
  mutuality,
  partyOf,
  pattern,
  present,
  weighed,
} from '../../toolkit/index.ts';
import { legalExpert } from '../legal-expert.ts';

const OWNERSHIP = pattern(
  'intellectual property|ownership|(?:copyright|patent|trade ?mark)s?\\b|work (?:made )?for hire|all right, title|right, title,? and interest|(?:sole|exclusive) property|proprietary rights',
);
const ASSIGNS = pattern(
  '(?:hereby|shall|agrees? to|does hereby) (?:[a-z]+ ){0,3}assigns?\\b[^.;]{0,120}?(?:right|title|interest|invention|work|copyright|patent)|work(?:s)? (?:made )?for hire|shall (?:be|become|remain) the (?:sole|exclusive)(?: and exclusive)? property of',
);
const BACKGROUND = pattern(
  'pre-?existing|background|prior (?:inventions|works|to)|existing (?:intellectual|materials|works)|retain(?:s|ed)?\\b|independently (?:developed|of)|general (?:know|skills)',
);
const JOINT = pattern('(?:jointly|co-?) ?own|joint(?:ly)? (?:and equal )?owner(?:s|ship)?|owned jointly');

/** Who owns background materials and work product. */
export const ipOwnership: Expert = legalExpert({
  id: 'ip-ownership',
  competence: ['ip_ownership_assignment', 'joint_ip_ownership', 'license_grant'],
  quick: true,
  precision: 0.89,
  detectors: [
    absent({
      rule: 'ip-ownership.missing',
      category: 'ip_ownership_assignment',
      severity: 'high',
      belief: 0.75,
      types: ['services', 'consulting', 'saas', 'joint_venture'],
      topic: OWNERSHIP,
      belongs: pattern('deliver|service|confiden|propert|work'),
      draft: (names) => ({
        heading: 'Intellectual Property',
        text: `Each party keeps all rights in what it owned before ${names.agreement} or creates independently of it. On full payment, ${names.provider} assigns to ${names.customer} all rights in the deliverables made specifically for it under ${names.agreement}, and grants a non-exclusive, perpetual licence to use any of ${names.provider}’s earlier materials contained in them as part of them.`,
      }),
    }),
    present({
      rule: 'ip-ownership.no-background',
      category: 'ip_ownership_assignment',
      topic: ASSIGNS,
      unless: pattern('\\b(?:not|nor|may) (?:[a-z]+ )?(?:assign|transfer)'),
      unlessDocument: BACKGROUND,
      accept: isOneSided,
      severity: 'medium',
      belief: 0.78,
      values: (hit) => ({ party: partyOf(hit) }),
      change: (hit) =>
        addSentence(
          hit.document,
          hit.passage,
          `This does not include what ${partyOf(hit)} owned before ${hit.names.agreement} or creates independently of it.`,
        ),
    }),
    present({
      rule: 'ip-ownership.joint-without-rules',
      category: 'joint_ip_ownership',
      topic: JOINT,
      also: pattern('intellectual|invention|patent|copyright|technology|develop|propert|right'),
      unless: pattern(
        'real (?:estate|property)|subsidiar|stock|shares|\\b(?:will|shall) (?:remain|be) the (?:sole |exclusive )*owner\\b|\\b(?:remains?|retains?) (?:the )?(?:sole |exclusive )*owner',
      ),
      unlessSection: pattern(
        'without (?:the )?(?:consent|accounting)|account(?:ing)? to|each (?:party )?(?:may|shall (?:have|be)|has)|free to|right to (?:use|exploit|licen)',
      ),
      severity: 'medium',
      belief: 0.78,
      values: () => ({}),
      change: ({ document, passage }) =>
        addSentence(
          document,
          passage,
          'Each party may use and license what is jointly owned without the consent of the other and without accounting to it.',
        ),
    }),
  ],
  defeaters: [
    elsewhere({ against: ['ip_ownership_assignment'], topic: OWNERSHIP, found: 'ip-ownership.found' }),
    weighed({
      against: ['ip_ownership_assignment'],
      within: 'section',
      words: pattern('licen[cs]e[sd]? back|grants? (?:back )?to [^.;]{0,40}licen[cs]e'),
      steps: 1,
      reason: 'ip-ownership.licence-back',
    }),
    mutuality({ against: ['ip_ownership_assignment', 'license_grant', 'covenant_not_to_sue'], topic: ASSIGNS }),
  ],
});
