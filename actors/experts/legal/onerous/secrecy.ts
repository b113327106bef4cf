import type { Finding } from '../../../../protocols/index.ts';
import { provisionsOf } from '../../../provisions/index.ts';
import type { ParsedDocument } from '../../../reading/index.ts';
import type { Expert } from '../../expert.ts';
import {
  calledName,
  find,
  foldedText,
  partyOf,
  passagesOf,
  pattern,
  present,
  report,
  says,
} from '../../toolkit/index.ts';
import { legalExpert } from '../legal-expert.ts';

const SECRET = pattern('\\b(?:confiden[a-z]+|secre(?:t|cy)|proprietary information|non-disclosure)\\b');
/** Secrecy without end, … */
const ALWAYS = pattern(
  '\\b(?:at all times|in perpetuity|perpetual(?:ly)?|indefinitely|forever|without limit (?:in|of) time|notwithstanding (?:any |the )?terminat|regardless of (?:any |the )?terminat)',
);
const KEEPS = pattern(
  '\\b(?:keep|maintain|hold|treat|preserve|not (?:to )?(?:[a-z]+,? ){0,3}?(?:disclose|divulge|reveal|use)|confidentiality|secrecy)\\b',
);
/** … and secrecy of so many years after the end, in another sentence. */
const ENDING = pattern(
  '\\b(?:for|of|period of|until|within|expire[sd]?) (?:a (?:further )?(?:period|term) of )?[a-z-]+ ?(?:\\([0-9]+\\) ?)?(?:years?|months?)\\b[^.;]{0,80}?\\b(?:after|following|from)\\b[^.;]{0,60}?\\b(?:terminat|expir|end|date|disclos)|\\b(?:terminat|expir)[a-z]*\\b[^.;]{0,100}?\\bfor (?:a (?:further )?(?:period|term) of )?[a-z-]+ ?(?:\\([0-9]+\\) ?)?(?:years?|months?)\\b',
);
const APART = pattern('\\b(?:trade secrets?|personal (?:data|information)|source code|patient)\\b');

/** Two sentences on how long secrecy lasts, one for ever and one for years. */
function* twoLengths(document: ParsedDocument): Iterable<Finding> {
  const kept = find(document, SECRET).filter(({ folded }) => says(folded, KEEPS) && !says(folded, APART));
  const forever = kept.find(({ folded }) => says(folded, ALWAYS) && !says(folded, ENDING));
  const ending = kept.find(
    ({ folded, start }) => start !== forever?.start && says(folded, ENDING) && !says(folded, ALWAYS),
  );
  if (forever === undefined || ending === undefined) return;
  yield report(document, {
    rule: 'onerous-secrecy.two-lengths',
    category: 'contradiction',
    severity: 'high',
    belief: 0.8,
    evidence: [forever, ending],
  });
}

const EXCHANGED = pattern(
  '\\b(?:exchange[a-z]*|each other|one another|mutual(?:ly)?|both parties|each party|either party|respective|parties (?:may|will|wish|desire|intend)[^.;]{0,60}?(?:disclos|shar|provid))\\b',
);
/** A recital is near the beginning (UTF-16 units). */
const OPENING = 3000;

/** The opening says that both sides disclose, and only one of them is bound. */
function* oneWay(document: ParsedDocument): Iterable<Finding> {
  if (document.type !== 'nda') return;
  const opening = passagesOf(document).find(
    ({ start, folded }) =>
      start < OPENING &&
      says(folded, EXCHANGED) &&
      /\binformation\b/.test(folded) &&
      /\b(?:exchang|disclos|shar)/.test(folded),
  );
  if (opening === undefined) return;
  const kept = provisionsOf(document).all.filter(
    ({ action, modality, polarity, also }) =>
      (action === 'disclose' ||
        action === 'keep' ||
        also.includes('disclose') ||
        (action === 'use' && modality === 'prohibition')) &&
      (modality === 'prohibition' || (modality === 'duty' && polarity === 'positive' && action === 'keep')),
  );
  const named = kept.filter(({ bearer }) => bearer.kind === 'party' || bearer.kind === 'mutual');
  const bearers = named.map(({ bearer }) => (bearer.kind === 'party' ? bearer.party : -1));
  const [bound] = named;
  if (named.length < 3 || new Set(bearers).size !== 1 || bound?.bearer.kind !== 'party') return;
  if (says(foldedText(document), ROLES)) return;
  yield report(document, {
    rule: 'onerous-secrecy.one-way',
    category: 'confidentiality',
    severity: 'high',
    belief: 0.78,
    evidence: [opening, document.sentences[bound.sentence] ?? opening],
    values: { party: calledName(bound.bearer.name) },
  });
}
const ROLES = pattern('\\b(?:receiving|disclosing|recipient) part(?:y|ies)\\b|\\bdiscloser\\b');

/** Secrecy that has no bounds: in what it covers, in time, or in one direction. */
export const onerousSecrecy: Expert = legalExpert({
  id: 'onerous-secrecy',
  competence: ['contradiction', 'confidentiality', 'term_and_survival'],
  quick: true,
  precision: 0.82,
  detectors: [
    twoLengths,
    oneWay,
    present({
      rule: 'onerous-secrecy.all-survives',
      category: 'term_and_survival',
      topic: pattern(
        '\\b(?:all|every|each)\\b[^.;]{0,60}?\\b(?:obligations?|undertakings?|covenants?|provisions?|terms)\\b[^.;]{0,80}?\\b(?:hereunder|herein|hereof|under this agreement|of this agreement|contained in this agreement)\\b[^.;]{0,40}?\\bsurvives?\\b[^.;]{0,60}?\\b(?:terminat|expir)',
      ),
      unless: pattern(
        '\\b(?:years?|months?|that by (?:their|its)|which by (?:their|its)|accrued|intended|nature|prior to|until|closing|relating to|respect to|sections?|articles?|payment|indemnif[a-z]*|confiden[a-z]*)\\b',
      ),
      severity: 'high',
      belief: 0.8,
      values: (hit) => ({ party: partyOf(hit) }),
    }),
    present({
      rule: 'onerous-secrecy.everything',
      category: 'confidentiality',
      topic: pattern(
        '\\bconfidential information"? (?:shall |will )?(?:means?|includes?|be deemed to (?:mean|include)|refers? to) (?:any and all|all|any) (?:[a-z-]+,? ){0,4}?information,?[^;]{0,200}?\\bwhether or not\\b[^.;]{0,60}?\\b(?:regarding|relat|concern|connected)',
      ),
      severity: 'high',
      belief: 0.8,
      values: (hit) => ({ party: partyOf(hit) }),
    }),
  ],
  defeaters: [],
});
