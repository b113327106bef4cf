import type { ParsedDocument } from '../../reading/index.ts';
import { foldedText } from './passages.ts';

/** The names the document itself uses, for wording that fits in. */
export interface Names {
  /** Short names of the parties, as printed: `Supplier`, `Company`. */
  readonly roles: readonly string[];
  /** The performing party, with its article if the document uses one: `the Supplier`, or `each party`. */
  readonly provider: string;
  /** The paying party, or `the other party`. */
  readonly customer: string;
  /** `this Agreement`, `this Contract`, `these Terms`. */
  readonly agreement: string;
}

const PROVIDER =
  /^(supplier|provider|service provider|vendor|contractor|consultant|licensor|seller|franchisor|lessor|landlord|manufacturer|processor|data processor|developer|service company|employee|outsourcer|company)$/i;
const CUSTOMER =
  /^(customer|client|licensee|buyer|purchaser|franchisee|lessee|tenant|distributor|reseller|subscriber|controller|data controller|recipient|employer|user|company)$/i;

/** Names that stand for a party wherever a contract capitalises them often. */
const USUAL =
  /\b(Supplier|Service Provider|Provider|Vendor|Contractor|Consultant|Licensor|Licensee|Seller|Buyer|Purchaser|Franchisor|Franchisee|Lessor|Lessee|Landlord|Tenant|Manufacturer|Distributor|Reseller|Customer|Client|Company|Employer|Employee|Subscriber|Processor|Controller|Disclosing Party|Receiving Party)\b/g;

/** Fewer uses than this is a word, not a role. */
const USES_OF_A_ROLE = 3;
/** So many capitalised uses need no definition. */
const USES_OF_A_SURE_ROLE = 8;

const known = new WeakMap<ParsedDocument, Names>();

/** What the document calls its parties and itself. */
export function namesOf(document: ParsedDocument): Names {
  let names = known.get(document);
  if (names === undefined) {
    const roles = rolesOf(document);
    const provider =
      roles.find((role) => PROVIDER.test(role) && !/^company$/i.test(role)) ??
      roles.find((role) => PROVIDER.test(role));
    const customer = roles.find((role) => CUSTOMER.test(role) && role !== provider);
    const both = provider !== undefined && customer !== undefined;
    names = {
      roles,
      provider: both ? articled(document, provider) : 'each party',
      customer: both ? articled(document, customer) : 'the other party',
      agreement: ownName(foldedText(document)),
    };
    known.set(document, names);
  }
  return names;
}

function rolesOf(document: ParsedDocument): string[] {
  const roles = new Set<string>();
  for (const party of document.parties) {
    const name = party.role || party.name;
    // `you` is a pronoun, whatever name that party has elsewhere.
    if (name.length > 1 && name.length < 60 && !/^\p{Ll}+$/u.test(name)) roles.add(name);
  }
  if (roles.size >= 2) return [...roles];
  const uses = new Map<string, number>();
  for (const [word] of document.text.matchAll(USUAL)) uses.set(word, (uses.get(word) ?? 0) + 1);
  for (const [word, count] of uses) {
    if (count >= USES_OF_A_ROLE && (count >= USES_OF_A_SURE_ROLE || defines(document.text, word))) roles.add(word);
  }
  return [...roles];
}

const defines = (text: string, word: string): boolean => new RegExp(`[“"]${word}[”"]`).test(text);

/** Whether this document writes `the Supplier` or `Supplier`. */
function articled(document: ParsedDocument, role: string): string {
  const pieces = document.text.split(role);
  const withArticle = pieces.filter((piece) => /\bthe\s$/i.test(piece)).length;
  return withArticle * 2 > pieces.length - 1 ? `the ${role}` : role;
}

const OWN_NAMES = ['Agreement', 'Contract', 'Terms', 'Lease', 'Policy'] as const;

function ownName(folded: string): string {
  let best = 'this Agreement';
  let most = 0;
  for (const name of OWN_NAMES) {
    const phrase = `${name === 'Terms' ? 'these' : 'this'} ${name}`;
    const count = folded.split(phrase.toLowerCase()).length - 1;
    if (count > most) [best, most] = [phrase, count];
  }
  return best;
}

/** With a capital, for the beginning of a sentence. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
