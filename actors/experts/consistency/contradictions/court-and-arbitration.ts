import type { Finding } from '../../../../protocols/index.ts';
import type { ParsedDocument } from '../../../reading/index.ts';
import { gather } from '../../toolkit/evidence.ts';
import { find, type Passage, pattern, says } from '../../toolkit/index.ts';

/** Every quarrel goes to arbitrators. */
const ARBITRATED = pattern(
  '\\b(?:disputes?|controvers(?:y|ies)|claims?|differences?)\\b[^.;]{0,240}?\\b(?:shall|will|must)\\b[^.;]{0,160}?\\barbitrat(?:ion|ed|ors?)\\b|\\b(?:shall|will|must|agrees?)\\b[^.;]{0,80}?\\b(?:submit|refer|resolve|settle)\\w*[^.;]{0,80}?\\b(?:disputes?|controvers(?:y|ies)|claims?)\\b[^.;]{0,80}?\\barbitrat|\\bcontroversi[ae]\\b[^.;]{0,200}?\\b(?:arbitrat|arbitro|arbitri)|\\b(?:controversias?|disputas?|litigios?)\\b[^.;]{0,200}?\\b(?:arbitraje|árbitros?)\\b',
);
/** The courts of a place, and no others. */
const COURTS = pattern(
  '\\bexclusive (?:and [a-z-]+ )?(?:personal )?(?:jurisdiction|venue)\\b|\\bsubmits? to the (?:personal |sole |exclusive )*jurisdiction\\b|\\bexclusively (?:in|by|before)[^.;]{0,60}? courts?\\b|\\bcourts?\\b[^.;]{0,100}? (?:sole|exclusive) jurisdiction|\\b(?:any|all|every) (?:dispute|action|claim|suit|controversy)[^.;]{0,80}?\\b(?:jurisdiction and )?venue (?:shall|will) (?:lie|be|exclusively)|\\bcompeten\\w+ (?:in via )?esclusiv|\\bforo esclusivo|\\bjurisdicción exclusiva|\\bexclusivamente a los (?:juzgados|tribunales)',
);
/** What arbitrators leave to courts, which of the two goes first, and quarrels or people of one kind. */
const RECONCILED = pattern(
  '\\binjuncti|\\bequitable\\b|\\bprovisional|\\binterim|\\bawards?\\b|\\benforc(?!eability)|\\bin aid of|\\bsubject to\\b|\\bexcept|\\bother than\\b|\\bcompel|\\bfor such purpose|\\bsuch (?:award|relief)|\\bnot (?:be )?(?:subject to|resolved|settled)|\\bunless\\b|\\bpatent|\\bif (?:the )?(?:parties|either|any party|for any reason)|\\bif you\\b|\\bmay\\b|\\bwithout (?:limit|prejud)|\\b(?:costs?|fees|expenses)\\b|\\bguarant|\\bindemnif',
);

const isAbout = (passage: Passage, other: RegExp): boolean =>
  !says(passage.folded, RECONCILED) && !says(passage.folded, other);

/** One clause sends every quarrel to arbitrators, another gives it to the courts alone. */
export function courtAndArbitration(document: ParsedDocument): Finding[] {
  const arbitration = find(document, ARBITRATED).find((passage) => isAbout(passage, COURTS));
  const courts = find(document, COURTS).find((passage) => isAbout(passage, pattern('\\barbitra')));
  if (arbitration === undefined || courts === undefined) return [];
  return gather(
    document,
    { rule: 'contradictions.court-and-arbitration', category: 'contradiction', severity: 'high', belief: 0.8 },
    [arbitration, courts].toSorted((a, b) => a.start - b.start),
  );
}
