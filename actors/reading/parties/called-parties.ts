/** Parties known by what they are called, where no introduction names two: a form of a maker, a licence that is clicked. */
import type { Party } from '../parsed-document.ts';
import { speaker } from './terms-of-service.ts';

const ROLES =
  /(?<![\p{L}])(Customer|Client|Licensee|Licensor|Reseller|Distributor|Supplier|Vendor|Buyer|Seller|Purchaser|Subscriber|Provider|Contractor|Consultant|Franchisee|Franchisor|Lessee|Lessor|Tenant|Landlord|Sponsor|undersigned)(?= (?:shall|will|may|must|agrees|acknowledges|understands|hereby|represents|warrants)(?![\p{L}]))/gu;
/** How far a text is read for roles, UTF-16 units. */
const FARTHEST = 60_000;
/** A word that acts so often is a party of the text, and no example of one. */
const FEWEST = 4;

/** The one that is named and the one that acts most, under what the text calls it; nothing where two cannot be told. */
export function calledParties(text: string, known: readonly Party[]): readonly Party[] {
  if (known.length > 1) return known;
  const one = known[0] ?? speaker(text);
  const other = mostActive(text, [one?.name, one?.role]);
  return one === undefined || other === undefined ? known : [one, other];
}

function mostActive(text: string, known: readonly (string | undefined)[]): Party | undefined {
  const counts = new Map<string, { uses: number; start: number }>();
  for (const { 1: name = '', index } of text.slice(0, FARTHEST).matchAll(ROLES)) {
    if (known.includes(name)) continue;
    const count = counts.get(name);
    if (count === undefined) counts.set(name, { uses: 1, start: index });
    else count.uses++;
  }
  const [best] = [...counts].toSorted((a, b) => b[1].uses - a[1].uses || a[1].start - b[1].start);
  if (best === undefined || best[1].uses < FEWEST) return undefined;
  const [name, { start }] = best;
  return { name, role: '', start, end: start + name.length };
}
