import type { Finding } from '../../../../protocols/index.ts';
import type { ParsedDocument, Span } from '../../../reading/index.ts';
import { gather, inContext } from '../../toolkit/evidence.ts';

/** Words for a side of a contract; capitalised, each calls for somebody who bears the name. */
const ROLE =
  '[A-Z][a-z]{2,14}ing Party|Party [A-D]|Expert|Counterparty|Representative|Service Provider|Business Associate|Provider|Vendor|Supplier|Seller|Purchaser|Buyer|Customer|Client|Contractor|Consultant|Recipient|Discloser|Licensor|Licensee|Lessor|Lessee|Landlord|Tenant|Franchisor|Franchisee|Distributor|Reseller|Dealer|Borrower|Lender|Sponsor|Advertiser|Investor|Participant|Manufacturer|Publisher|Promoter|Employer|Executive|Consignee|Transferor|Transferee|Assignor|Assignee|Principal|Publicist|Promisee|Financier|Designer|Developer|Programmer';
/** Somebody who acts, or with whom something is done. `Customer Data` and `Supplier Inc.` are names of other things. */
const USE = new RegExp(
  `(?:\\b([Tt]he|to|by|from|between|with|and|upon|of) |(?<!\\b[A-Z][a-z]{1,20} ))\\b(${ROLE})\\b(['’]s(?= [a-z]))?(?!\\s+(?:Agreement|Inc|Corp|LLC|Ltd|Limited|Company|[A-Z][a-z]))(\\s+(?:shall|will|may|must|agrees?|hereby|is|has|fails|represents?|warrants?|acknowledges?)\\b)?`,
  'g',
);
/** A role that stands this often is somebody of this contract, introduced or not. */
const ESTABLISHED = 8;
/** `Claiming Party` beside a Receiving Party: by whatever name it is called, a party is somebody who signs. */
const KIND_OF_PARTY = / party$/;
const RARE_PARTY = 12;
/** A role used more often than this, beside established ones, has its introduction in a form that was not read. */
const RARE = 3;

interface Uses {
  readonly spans: Span[];
  acts: boolean;
}

/** Every role used as somebody, by its word in lower case. One pass over the text. */
function rolesIn(document: ParsedDocument): Map<string, Uses> {
  const uses = new Map<string, Uses>();
  for (const match of document.text.matchAll(USE)) {
    const [, before, role = '', possessive, after] = match;
    if (before === undefined && possessive === undefined && after === undefined) continue;
    const start = match.index + (before === undefined ? 0 : before.length + 1);
    const known = uses.get(role.toLowerCase()) ?? { spans: [], acts: false };
    uses.set(role.toLowerCase(), known);
    known.spans.push({ start, end: start + role.length });
    known.acts ||= after !== undefined || possessive !== undefined || /^the$/i.test(before ?? '');
  }
  return uses;
}

/** `the Vendor shall` in an agreement of a Distributor and a Manufacturer: duties of somebody whom nobody introduced. */
export function undefinedParties(document: ParsedDocument): Finding[] {
  const uses = rolesIn(document);
  const established = [...uses.values()].some(({ spans }) => spans.length >= ESTABLISHED);
  if (!established && document.parties.filter(({ role }) => role !== '').length < 2) return [];
  const introduced = [
    ...document.parties.flatMap(({ role, name }) => [role, name]),
    ...document.definitions.map(({ term }) => term),
  ]
    .join('\n')
    .toLowerCase();
  return [...uses].flatMap(([role, { spans, acts }]) => {
    if (
      !acts ||
      spans.length > (KIND_OF_PARTY.test(role) ? RARE_PARTY : RARE) ||
      introduced.includes(role) ||
      isNamed(document.text, role)
    )
      return [];
    const first = spans[0] as Span;
    const used = document.text.slice(first.start, first.end);
    const frame = { rule: 'party-names.unknown-role', category: 'party_names', severity: 'medium' } as const;
    return gather(
      document,
      { ...frame, belief: 0.75, values: { used } },
      spans.map((span) => inContext(document, span)),
    );
  });
}

/** The word is in quotation marks or with an article of any kind: it is explained, or a kind of person. */
function isNamed(text: string, role: string): boolean {
  const title = role.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return new RegExp(
    `["“'‘(](?:the )?${title}s?\\b["”'’,)]|\\b(?:[Aa]ny|[Ee]ach|[Ee]very|[Aa]n?|[Nn]o|[Ss]uch|[Aa]ll|[Tt]hird[- ][Pp]arty) (?:[a-z]+ )?${title}s?\\b|\\b${title}s\\b|\\b${title}\\s*:`,
  ).test(text);
}
