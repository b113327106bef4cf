import type { RiskId } from '../catalogue.ts';
import { isDefinition } from './both-sides.ts';
import { allOf, anyOf, type Guard, says, unless } from './guard.ts';
import { mirrored, whole } from './neighbours.ts';

/** Rights pass from the author of the work: by assignment, or as work made for hire. */
const ASSIGNS = says(
  /\b(?:assigns?|assigned|transfers?|convey(?:s|ed)?|vests?)\b[^;]{0,160}\b(?:rights?|title|interests?|ownership|works?|inventions?|intellectual property|IPRs?|improvements?|developments?)\b|\bworks? (?:made )?for hire\b|\b(?:property|owner) of\b/i,
);
/** What passes is made under the contract, or whatever there is. */
const MADE = says(
  /\b(?:works?|work product|inventions?|materials|developments?|improvements?|modifications?|derivative\w*|IPRs?|deliverables|enhancements?)\b/i,
);
const PASSES = says(
  /\b(?:hereby|agrees? to|shall|will|does|do)\b[^.;]{0,60}\b(?:assigns?|assign and transfer|transfers?|convey|vest)\b|\bworks? (?:made )?for hire\b|\b(?:work product|works|inventions|deliverables|developments|improvements|modifications|results)\b[^;]{0,160}\b(?:shall|will)\b[^;]{0,20}\b(?:be|become|belong|vest)\b[^;]{0,40}\b(?:property of|owned by|belong to|vest in)\b/i,
);
/** What the owner keeps was never the other's, and a deed of sale passes what was sold. */
const KEPT = says(
  /\b(?:retains?|reserves?|(?<!\bbe and )remains?|already)\b|\brepresents and warrants\b|\bowned or controlled by a party\b/i,
);
const A_SALE = unless(
  ({ headings }) => /\b(?:form of|deed of)\b[^/]{0,40}\bassignment\b|\bconveyance\b/i.test(headings),
  says(/\bwork product\b/i),
);
const OF_CONTRACTS = says(/\bassign\w*\b[^.;]{0,40}\b(?:this agreement|leases?|contracts?|licen[cs]es?)\b/i);

const GRANTS = says(
  /\bgrants?\b|\bgranted\b[^;]{0,60}\blicen[cs]e\b|\blicen[cs]e shall\b|\bright (?:and licen[cs]e )?to (?:use|sub-?licen[cs]e)\b|\blicen[cs]e to\b|\bright to use\b/i,
);
/** Longer, for more, or to more people than a licence for the deal: without end, handed on, for any use, unpaid, or shutting out the owner. */
const WIDE = says(
  /\bperpetual|(?<!not )\birrevocabl[ey]\b|\bright to (?:grant and authori[sz]e |grant )?sub-?licen[cs]\w*|\bto sub-?licen[cs]e\b|(?<!non-)(?<!non)(?<!non )(?<!not )\btransferable\b|\b(?:any|other) (?:other )?(?:purposes?|manner|medi[au]m?|web ?sites?)\b|\bin [^.;]{1,20}(?:sole )?discretion\b|\bwithout (?:paying|payment|any (?:payment|compensation|royalty)|approval|restriction)\b|\bunlimited\b|\bunrestricted\b|(?<!non-)(?<!non- )(?<!non)(?<!non )\bexclusive (?:right|licen[cs]e)|\bname,? (?:and |or )?likeness\b/i,
);
/** For the work alone, for the term, not to be handed on. */
const NARROW = unless(
  says(
    /\bnon-? ?transferable\b|\bwithout the right to (?:grant )?sub-?licen|(?<!ir)revocable\b|\blimited right\b|\bwith the approval\b/i,
  ),
  says(/\bperpetual\b|\birrevocable\b/i),
);

const NO_RIGHT = says(/\bnot (?:have|include|be granted)\b[^;]{0,20}\b(?:right|licen[cs]e)/i);

/** What is paid for by use was priced for it. */
const ROYALTY_BEARING = says(/\broyalty-bearing\b/i);

/** The buyer must do without what a use of that kind needs: own purposes only, no handing on, or an end at will. */
const TIGHT = anyOf(
  says(/\b(?:solely|only)\b[^.;]{0,30}\binternal\b/i),
  says(/(?<!ir)\brevocable\b|\b(?:revoke|withdraw)\b[^.;]{0,60}\b(?:at any time|discretion|at will)\b/i),
  says(/\bnon-?sub-?licen[cs]able\b|\bnot\b[^.;]{0,30}\bsub-?licen[cs]\w*\b/i, /\btransfer\w*/i),
  says(/\bno more than\b[^.;]{0,60}\b(?:content|copies|users?|seats?|servers?|sites?)\b/i),
);
/** A licence of marks goes no further than the mark's owner must let it. */
const OF_MARKS = says(/\b(?:trade ?marks?|marks?|logos?|trade names?)\b/i);

/** Guards of the classes on rights in what people create. */
export const INTELLECTUAL_PROPERTY_GUARDS: Partial<Readonly<Record<RiskId, Guard>>> = {
  ip_transfer_wide: unless(allOf(ASSIGNS, MADE, PASSES), KEPT, A_SALE, OF_CONTRACTS, isDefinition, mirrored),
  licence_narrow: unless(allOf(GRANTS, TIGHT), OF_MARKS, isDefinition, mirrored, says(/\bno licen[cs]e\b/i)),
  licence_wide: unless(whole(unless(allOf(GRANTS, WIDE), NARROW)), ROYALTY_BEARING, NO_RIGHT, isDefinition, mirrored),
};
