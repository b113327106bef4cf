import type { Expert } from '../../expert.ts';
import { answered, elsewhere, isOneSided, mutuality, partyOf, pattern, present, weighed } from '../../toolkit/index.ts';
import { legalExpert } from '../legal-expert.ts';

const EXCLUSIVE = pattern(
  '(?<!non-)(?<!non)\\bexclusive(?:ly)? (?:right|distribut|suppl|provid|dealer|agent|sales|basis|partner|purchas|source|licen[cs]e|market|reseller|manufactur|representativ|to the)|sole and exclusive (?:right|distribut|suppl|provid|agent|licen[cs]e|market)|\\bexclusively (?:from|through|by|use|to)\\b|\\bshall not (?:appoint|engage|purchase|sell|supply|grant|license)[^.;]{0,80}?any other (?:person|part|supplier|distributor|entit|source|compan|dealer|agent|licensee|manufacturer|provider|on-line|customer)',
);
const NOT_THIS = pattern(
  'non-?exclusive|exclusive (?:jurisdiction|remed|venue|property|owner)|owned exclusively|courts?\\b|remed|" means|work for hire|right, title|inure|as between|previously granted|recogni[sz]es|without derogating|terminat|revert|expir|sole and exclusive responsib|\\b(?:willing|desires?|wish(?:es)?) to\\b|\\bbelongs? exclusively\\b|exclusive right to (?:remove|replace|appoint|designate|elect|control|defend|determine|approve|decide|enforce|prosecute)|\\bexclusively (?:from|by|through|to) the (?:fault|negligen|acts?|omission|conduct)',
);
const TIED = pattern(
  'minimum|quota|performance (?:target|criteria|goal)|(?:lose|cease|convert|become)[^.;]{0,30}(?:exclusiv|non-exclusive)|so long as|best efforts|territory',
);

/** Who is tied to one partner, and what keeps that partner at work. */
export const exclusivity: Expert = legalExpert({
  id: 'exclusivity',
  competence: ['exclusivity', 'non_compete', 'competitive_restriction_exception'],
  precision: 0.88,
  detectors: [
    present({
      rule: 'exclusivity.unearned',
      category: 'exclusivity',
      topic: EXCLUSIVE,
      unless: NOT_THIS,
      unlessDocument: pattern(
        '\\b(?:at least|not less than|no fewer than|minimum of) [a-z0-9]+ (?:\\([0-9]+\\) )?(?:[a-z]+ ){0,2}(?:units|cent(?:er|re)s|stores|locations|outlets|orders|sites|restaurants|shops)|minimum (?:annual |purchase|quantit|order|sales|royalt|volume|commitment|guarantee)|sales (?:quota|target)|performance (?:target|criteria|milestone)|lose (?:its )?exclusiv',
      ),
      accept: isOneSided,
      severity: (hit) =>
        /worldwide|throughout the world|perpetual|in all (?:countries|territories)/.test(hit.passage.folded)
          ? 'high'
          : 'medium',
      belief: 0.78,
      values: (hit) => ({ party: partyOf(hit) }),
    }),
  ],
  defeaters: [
    elsewhere({ against: ['exclusivity'], topic: EXCLUSIVE, found: 'exclusivity.found' }),
    weighed({
      against: ['exclusivity', 'non_compete'],
      within: 'section',
      words: TIED,
      steps: 1,
      reason: 'exclusivity.tied',
    }),
    answered({ against: ['exclusivity'], within: 'sentence', words: NOT_THIS, reason: 'exclusivity.other-meaning' }),
    mutuality({ against: ['exclusivity', 'non_compete'], topic: EXCLUSIVE }),
  ],
});
