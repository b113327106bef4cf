import type { Finding } from '../../../../protocols/index.ts';
import { provisionsOf } from '../../../provisions/index.ts';
import type { ParsedDocument } from '../../../reading/index.ts';
import type { Expert } from '../../expert.ts';
import {
  calledName,
  find,
  foldedText,
  isOneSided,
  partyOf,
  pattern,
  present,
  report,
  says,
} from '../../toolkit/index.ts';
import { legalExpert } from '../legal-expert.ts';

const OTHERS =
  '(?:any (?:third part(?:y|ies)|other (?:person|part(?:y|ies)|compan(?:y|ies)|entit(?:y|ies)|supplier|distributor|manufacturer|vendor)|project|business|product|service|agreement|venture|person))';
const ALIKE = '(?:similar|identical|compet(?:e|es|ing|itive|itor)|the same|like products|substitut)';

const PLACE = pattern(
  '\\b(?:territor(?:y|ies)|within [a-z0-9() -]{1,30}(?:miles?|kilomet|radius)|radius|miles|state of|county|counties|city|province|region|united states|u\\.s\\.|north america|europe|asia|china|country|countries|location|market area|premises|worldwide|anywhere|world)\\b',
);
const ENGAGES = pattern(
  '\\b(?:shall|will|may|agrees? (?:that [a-z ]{2,30} )?(?:shall|will)?) ?not\\b[^.;]{0,200}?\\b(?:engage|participat|invest|carry on|be (?:involved|interested|employed)|own|operate|manage)[a-z]*\\b[^.;]{0,160}?\\b(?:business|activit(?:y|ies)|venture|enterprise)\\b[^.;]{0,200}?\\b(?:compet|similar|same|business of)',
);
const AFTER_END = pattern('\\b(?:after|following|from and after|thereafter|post-?terminat|period of)\\b');

/** A grant of exclusivity, … */
const GRANTED = pattern(
  '\\b(?:exclusive (?:right|distribut|licen[cs]e|dealer|agent|franchis|territor)[a-z]*|exclusivity|sole and exclusive (?:right|distribut|licen[cs]e))',
);
/** … and the grantor's freedom to do the same there. */
const BESIDE = pattern(
  '\\b(?:reserves?|retains?|may|right to|entitled to|nothing (?:herein|in this agreement) (?:shall|will) (?:prevent|prohibit|restrict|preclude))\\b[^;]{0,240}?\\b(?:sell|distribut|operat|establish|appoint|licen[cs]|franchis)[a-z]*\\b[^;]{0,300}?\\b(?:(?:within|inside|in|throughout) (?:or outside (?:of )?)?the territory|within or outside(?: of)? the territory|within the territory)\\b',
);
const NOT_BESIDE = pattern(
  '\\b(?:non-?exclusive|advertis[a-z]*|exhibitions?|shall not|may not|will not|consent|terminat|expir|other than the products|not competitive|after)\\b',
);

/** The grantor of an exclusive right may serve the same market itself, or under another name. */
function* wayRound(document: ParsedDocument): Iterable<Finding> {
  const { parties } = provisionsOf(document);
  if (parties.length !== 2 || !says(foldedText(document), GRANTED)) return;
  const [hit] = find(document, BESIDE).filter(({ folded }) => !says(folded, NOT_BESIDE));
  if (hit === undefined) return;
  const mine = provisionsOf(document).all.find(
    ({ sentence, bearer, modality }) =>
      document.sentences[sentence]?.start === hit.start && bearer.kind === 'party' && modality === 'right',
  );
  if (mine === undefined || mine.bearer.kind !== 'party' || parties[mine.bearer.party]?.side === 'customer') return;
  yield report(document, {
    rule: 'onerous-restraints.exclusivity-with-way-round',
    category: 'exclusivity',
    severity: 'high',
    belief: 0.78,
    evidence: [hit],
    values: { party: calledName(mine.bearer.name) },
  });
}

/** Ties that bind one side too widely, or protect it too little. */
export const onerousRestraints: Expert = legalExpert({
  id: 'onerous-restraints',
  competence: ['exclusivity', 'non_compete'],
  quick: true,
  precision: 0.82,
  detectors: [
    wayRound,
    present({
      rule: 'onerous-restraints.bound-to-one',
      does: { modalities: ['prohibition', 'duty'] },
      category: 'exclusivity',
      topic: pattern(
        `\\b(?:shall|will|may|agrees? (?:[a-z ]{0,20})?) ?not\\b[^.;]{0,120}?\\b(?:enter|deal|participat|contract|purchas|sell|market|promot|distribut|licen[cs]|represent|provid|engage|handle|carry|endors)[a-z]*\\b[^.;]{0,120}?\\b${OTHERS}\\b[^.;]{0,160}?\\b${ALIKE}|\\b(?:shall|will|agrees? to|must) (?:purchase|buy|obtain|source|order|procure) (?:[a-z]+ ){0,4}?(?:exclusively|solely) from\\b|\\b(?:shall|will|agrees? to|must) (?:purchase|buy|obtain|source|procure) all (?:of )?(?:its|their) (?:[a-z]+ ){0,4}?requirements\\b[^.;]{0,80}?\\bfrom\\b`,
      ),
      unless: pattern(
        '\\b(?:approved|designated|confidential|disclos|trademarks?|marks|name|logo|neither|either party|each party|non-?exclusive|after|following|confusing|trade dress|trade name|patent|domain|solicit|interest in|infring|purchase orders?|except|unless|most favou?red|lower price|competitive (?:bid|price))',
      ),
      accept: isOneSided,
      severity: 'high',
      belief: 0.8,
      values: (hit) => ({ party: partyOf(hit) }),
    }),
    present({
      rule: 'onerous-restraints.no-territory',
      does: { modalities: ['prohibition', 'duty'] },
      category: 'non_compete',
      topic: ENGAGES,
      also: AFTER_END,
      unless: PLACE,
      unlessSection: PLACE,
      severity: 'high',
      belief: 0.8,
      values: (hit) => ({ party: partyOf(hit) }),
    }),
  ],
  defeaters: [],
});
