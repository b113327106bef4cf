import type { Expert } from '../../expert.ts';
import { absent, elsewhere, pattern } from '../../toolkit/index.ts';
import { LASTING } from '../contract-types.ts';
import { legalExpert } from '../legal-expert.ts';

const NOTICES = pattern(
  '(?:all|any|each|every) (?:[a-z]+,? ){0,4}?notices?\\b[^.;]{0,160}?(?:in writing|written|deliver|sent|given|address)|notices?\\b[^.;]{0,100}?(?:shall|must|will|to) be (?:[a-z]+ ){0,2}(?:in writing|given|sent|deliver|address|made|deemed)|\\b(?:shall|must|will) be (?:notified|given notice)\\b[^;]{0,200}?(?:e-?mail|telephone|phone|address|following)|\\d[.)] ?notices? ?:|\\bnotices?\\b[^.;]{0,60}?\\baddress(?:es|ed)?\\b',
);

/** How a formal notice reaches a party. */
export const notices: Expert = legalExpert({
  id: 'notices',
  competence: ['notices'],
  precision: 0.89,
  detectors: [
    absent({
      rule: 'notices.missing',
      category: 'notices',
      severity: 'low',
      belief: 0.88,
      types: LASTING,
      topic: NOTICES,
      // What happens without notice needs no address for one.
      arises: pattern('(?<!\\bwithout (?:any |prior |further )?)\\bnotice\\b'),
      belongs: pattern('general|miscell|other|final'),
      draft: (names) => ({
        heading: 'Notices',
        text: `Notices under ${names.agreement} must be in writing and delivered by hand, by courier or by e-mail with confirmation of receipt to the address that each party has last given for notices. They take effect on receipt.`,
      }),
    }),
  ],
  defeaters: [elsewhere({ against: ['notices'], topic: NOTICES, found: 'notices.found' })],
});
