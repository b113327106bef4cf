/** What an introduction leaves out of a party and another place says: its name beside its role, its role after its name. */
import type { Party } from '../parsed-document.ts';
import { hasLegalForm } from './legal-form.ts';
import { readPartyName } from './party-name.ts';
import { readBracket, readHereinafter } from './short-name.ts';

/** How far into the document such places stand (UTF-16 units). */
const FORM = 4_000;
/** Fewer uses than so many are the label alone. */
const USES = 1;
const ROLE_WORD =
  /^(?:Customer|Client|Licensee|Licensor|Reseller|Distributor|Supplier|Vendor|Buyer|Seller|Purchaser|Provider|Contractor|Consultant|Company|Sponsor|Franchisee|Franchisor|Lessee|Lessor|Tenant|Landlord|Manufacturer|Employer|Employee|Borrower|Lender|Agent|Owner|Developer)$/;

/** The parties with what other places of the document's beginning say of them. */
export function completed(opening: string, parties: readonly Party[]): Party[] {
  const text = opening.slice(0, FORM);
  return parties.map((party) => {
    if (party.role !== '')
      return isUsed(opening, party.role) ? party : { ...party, role: roleOf(text, party) || party.role };
    if (ROLE_WORD.test(party.name)) return nameOf(text, party, parties) ?? party;
    return { ...party, role: roleOf(text, party) };
  });
}

/** A label of the first page by which the text never speaks of anybody. */
const isUsed = (text: string, role: string): boolean =>
  !ROLE_WORD.test(role) || text.split(new RegExp(`(?<!\\p{L})${role}(?= \\p{Ll})`, 'u')).length > USES;

/** `"RESELLER"  MTI CORPORATION`, `Company: Beta Ltd.`, `SPONSOR:  Name: Rosa's Grill`. */
function nameOf(text: string, party: Party, parties: readonly Party[]): Party | undefined {
  const label = new RegExp(
    `(?<![\\p{L}])(?:(?:${party.name}|${party.name.toUpperCase()})(?:\\s(?:Name|NAME))?\\s{0,3}:|["“](?:${party.name}|${party.name.toUpperCase()})["”](?=\\s{2}))[\\s|]{1,40}((?:Name|NAME)\\s{0,3}:\\s{0,8})?`,
    'gu',
  );
  for (const { 0: whole, 1: named, index } of text.matchAll(label)) {
    const name = readPartyName(text, index + whole.length);
    if (name === undefined || parties.some((known) => known.name === name.name)) continue;
    if (hasLegalForm(name.name) || (named !== undefined && / /.test(name.name)))
      return { ...party, ...name, role: party.name };
  }
  return undefined;
}

/** What the same name is called where it stands again; empty when nothing calls it so. */
function roleOf(text: string, { name, end: introduced }: Party): string {
  const words = name.split(/[\s,.]+/).filter((word) => word !== '');
  const pattern = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('[\\s,.]{1,4}');
  for (const { 0: whole, index } of text.matchAll(new RegExp(`(?<![\\p{L}])${pattern}[.,]{0,2}`, 'giu'))) {
    const end = index + whole.length;
    if (end <= introduced) continue;
    const behind = end + (/^[\s,]{0,4}/.exec(text.slice(end, end + 4))?.[0].length ?? 0);
    const short = text[behind] === '(' ? readBracket(text, behind) : readHereinafter(text, behind);
    if (short !== undefined && short.role !== '' && short.role !== name) return short.role;
  }
  return '';
}
