import type { Expert } from '../../expert.ts';
import {
  absent,
  answered,
  elsewhere,
  isOneSided,
  mutuality,
  partyOf,
  pattern,
  present,
  weighed,
} from '../../toolkit/index.ts';
import { LASTING } from '../contract-types.ts';
import { legalExpert } from '../legal-expert.ts';

const FORUM = pattern(
  '\\barbitrat|\\bjurisdiction\\b|\\bvenue\\b|\\bcourts? (?:of|in|located|sitting)|mediat(?:ion|or)|competent court|state and federal courts|dispute resolution|\\bforum\\b',
);
const ARBITRATES = pattern(
  '(?:settled|resolved|determined|decided|finally|referred|submit(?:ted)?)\\b[^.;]{0,80}?\\barbitration\\b|\\bbinding arbitration\\b|arbitration[^.;]{0,40}? final and binding',
);
const RULES = pattern(
  '\\b(?:aaa|icc|jams|lcia|uncitral|siac|hkiac|cpr|dis)\\b|american arbitration|chamber of (?:commerce|arbitration)|rules of|arbitration (?:[a-z]+ ){0,2}(?:act|law|commission|centre|center|rules|association|institute)|law (?:of|on) arbitration|court of arbitration|\\barbitration (?:shall|will) (?:be held|take place|be conducted) in',
);

const QUARREL = pattern('\\b(?:disputes?|controvers|claims?|differences?|disagreements?|doubts?|matters?|questions?)');
/** What an arbitration elsewhere, or one that is over, brings about. */
const ALREADY_DECIDED = pattern(
  '\\bindemnif|\\b(?:courts?|litigation|escalation|settlement) or (?:[a-z]+ )?arbitration|\\barbitration or (?:court|litigation|settlement)',
);

/** Where and how a quarrel is settled. */
export const disputeResolution: Expert = legalExpert({
  id: 'dispute-resolution',
  competence: ['venue', 'arbitration', 'jury_waiver', 'class_waiver'],
  precision: 0.88,
  detectors: [
    absent({
      rule: 'dispute-resolution.missing',
      category: 'venue',
      severity: 'low',
      belief: 0.78,
      types: LASTING,
      topic: FORUM,
      belongs: pattern('governing|law|general|miscell'),
    }),
    present({
      rule: 'dispute-resolution.incomplete-arbitration',
      category: 'arbitration',
      topic: ARBITRATES,
      also: QUARREL,
      unless: ALREADY_DECIDED,
      unlessDocument: RULES,
      severity: 'medium',
      belief: 0.78,
      values: () => ({}),
    }),
    present({
      rule: 'dispute-resolution.one-sided-forum',
      category: 'venue',
      topic: pattern(
        '(?:submits?|consents?|agrees) (?:[a-z]+ ){0,4}?to (?:the )?(?:[a-z]+ ){0,3}?jurisdiction|may (?:bring|commence|institute)[^.;]{0,80}?(?:in any (?:other )?(?:court|jurisdiction)|elsewhere)',
      ),
      accept: isOneSided,
      unlessSection: pattern('each (?:of the )?part|both parties|the parties|either party|each of'),
      severity: 'medium',
      belief: 0.75,
      values: (hit) => ({ party: partyOf(hit) }),
    }),
    present({
      rule: 'dispute-resolution.jury-waived',
      category: 'jury_waiver',
      topic: pattern(
        'waive[sd]?\\b[^.;]{0,120}?\\b(?:trial by jury|jury trial|right to (?:a )?jury)|(?:trial by jury|jury trial)[^.;]{0,60}?(?:is|are|hereby) (?:[a-z]+ )?waived',
      ),
      severity: (hit) => (isOneSided(hit) ? 'medium' : 'info'),
      belief: 0.95,
      values: () => ({}),
    }),
  ],
  defeaters: [
    elsewhere({ against: ['venue', 'arbitration'], topic: FORUM, found: 'dispute-resolution.found' }),
    answered({
      against: ['arbitration'],
      rules: /incomplete/,
      within: 'document',
      words: RULES,
      reason: 'dispute-resolution.rules-given',
    }),
    weighed({
      against: ['arbitration', 'venue', 'jury_waiver'],
      within: 'section',
      words: pattern('injunctive|equitable relief|small claims|interim (?:relief|measures)'),
      steps: 1,
      reason: 'dispute-resolution.courts-remain',
    }),
    mutuality({ against: ['venue', 'jury_waiver', 'class_waiver', 'limitation_period'], topic: FORUM }),
  ],
});
