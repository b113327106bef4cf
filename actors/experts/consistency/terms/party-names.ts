import { type Finding, MAX_EVIDENCE } from '../../../../protocols/index.ts';
import type { ParsedDocument, Party, Span } from '../../../reading/index.ts';
import type { Expert } from '../../expert.ts';
import { gather, opposed, passages } from '../../toolkit/evidence.ts';
import { quote } from '../../toolkit/quote.ts';
import { undefinedParties } from './undefined-parties.ts';

const FORMS =
  'Inc|Incorporated|Corp|Corporation|LLC|L\\.L\\.C|Ltd|Limited|LLP|LP|GmbH|AG|S\\.A|S\\.p\\.A|PLC|plc|B\\.V|N\\.V';
const FORM_AT_END = new RegExp(`[,\\s]+(?:${FORMS}|Co|Company)\\.?$`);

/** Words for one role; a document that names one of a row and then speaks of another means the same party. */
const ROLE_ROWS = [
  ['supplier', 'vendor', 'seller', 'provider', 'service provider', 'contractor', 'consultant'],
  ['customer', 'client', 'buyer', 'purchaser'],
  ['distributor', 'reseller', 'dealer'],
  ['landlord', 'lessor'],
  ['tenant', 'lessee'],
  ['employer', 'company'],
  ['disclosing party', 'discloser'],
  ['receiving party', 'recipient'],
  ['shareholder', 'stockholder'],
];

const SAME_FORM = new Map([
  ['inc', 'incorporated'],
  ['corp', 'corporation'],
  ['ltd', 'limited'],
  ['co', 'company'],
  ['llc', 'llc'],
  // A limited partnership of Texas is `Ltd.` by custom.
  ['lp', 'limited'],
]);

const plainForm = (form: string): string => {
  const plain = form.toLowerCase().replace(/[.\s,]/g, '');
  return SAME_FORM.get(plain) ?? plain;
};

/** `Acme Ltd` where the party is `Acme Inc`: another legal person, by its form. */
function otherForm(document: ParsedDocument): Finding[] {
  const names = new Set(document.parties.map((party) => party.name.toLowerCase().replace(/[.,]/g, '')));
  return document.parties.flatMap((party) => {
    const core = party.name.replace(FORM_AT_END, '');
    // `The Company` is no name with a form.
    if (core === party.name || core.length < 4 || /^[\d.\s]*the$/i.test(core)) return [];
    const own = plainForm(party.name.slice(core.length));
    const escaped = core.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
    const places = passages(
      document,
      new RegExp(`\\b${escaped}(?:,?\\s+(?:${FORMS})|\\s+(?:Co|Company))\\b\\.?`, 'g'),
    ).filter((span) => {
      const printed = document.text.slice(span.start, span.end);
      if (names.has(printed.toLowerCase().replace(/[.,]/g, ''))) return false;
      return (
        plainForm(printed.slice(core.length)) !== own &&
        !/\b(?:formerly|successor|subsidiary|affiliate|parent)\b|\b[adfn]\/k\/a\b|\bd\/b\/a\b|\bc\/o\b|\balso known as\b|\bknown as\b/i.test(
          document.text.slice(Math.max(0, span.start - 60), span.start),
        )
      );
    });
    return gather(
      document,
      {
        rule: 'party-names.other-form',
        category: 'party_names',
        severity: 'medium',
        belief: 0.84,
        values: { name: party.name },
      },
      places.slice(0, 10),
    );
  });
}

function roleWords(document: ParsedDocument): Map<string, Party> {
  return new Map(
    document.parties.filter((party) => party.role !== '').map((party) => [party.role.toLowerCase(), party]),
  );
}

/** Adjectives that turn a role into a description. */
const DESCRIBED = /\b(?:independent|general|prime|prospective|potential|preferred|authori[sz]ed|approved|sole)\s+$/i;

function isDescription(document: ParsedDocument, { start }: Span): boolean {
  if (DESCRIBED.test(document.text.slice(Math.max(0, start - 24), start))) return true;
  return document.sentences.some((sentence) => sentence.isHeading && sentence.start <= start && start < sentence.end);
}

/** `the Vendor` in an agreement whose parties are Supplier and Customer. */
function otherRole(document: ParsedDocument): Finding[] {
  const roles = roleWords(document);
  const defined = new Set(document.definitions.map((definition) => definition.term.toLowerCase()));
  return ROLE_ROWS.flatMap((row) => {
    const used = row.filter((word) => roles.has(word));
    if (used.length !== 1) return [];
    const own = (roles.get(used[0] as string) as Party).role;
    return row
      .filter((word) => word !== used[0] && !defined.has(word) && !defined.has(`${word}s`))
      .flatMap((word) => {
        const title = word.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
        const spans = passages(
          document,
          new RegExp(`(?:\\b[Tt]he |(?<=[a-z,;(]\\s))${title}(?=[\\s,.;’'](?!(?:Agreement|Inc|LLC|[A-Z])))`, 'g'),
        );
        // "Independent Contractor" is what a party is, and a heading is a title: neither calls a party by a name.
        const named = spans.filter((span) => !isDescription(document, span));
        return named.length > 12 ? [] : named.slice(0, 1).map((span) => strayRole(document, named, span, title, own));
      });
  });
}

function strayRole(document: ParsedDocument, spans: readonly Span[], first: Span, title: string, own: string): Finding {
  const word = { start: first.end - title.length, end: first.end };
  return {
    rule: 'party-names.other-role',
    category: 'party_names',
    severity: 'medium',
    values: { used: title, role: own, count: spans.length },
    evidence: spans.slice(0, MAX_EVIDENCE).map((span) => quote(document, span)),
    change: { ...word, before: title, after: own },
    belief: 0.84,
  };
}

/** Parties called by a name or role that is not theirs. */
export const partyNames: Expert = {
  id: 'party-names',
  domain: 'consistency',
  competence: ['party_names'],
  serves: 'any',
  reads: ['en'],
  quick: false,
  deepOnly: false,
  precision: 0.87,
  detectors: [otherForm, otherRole, undefinedParties],
  defeaters: [
    {
      against: ['party_names'],
      examine: (_claim, document) => {
        const alias =
          /\b(?:formerly known as|f\/k\/a|doing business as|d\/b\/a|trading as|also referred to as)\b[^.;]{0,60}/i.exec(
            document.text,
          );
        return alias ? opposed('party-names.alias', 0.4, { quote: alias[0] }) : undefined;
      },
    },
  ],
};
