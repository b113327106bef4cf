import type { Finding } from '../../../protocols/index.ts';
import type { ParsedDocument, Span } from '../../reading/index.ts';
import type { Expert } from '../expert.ts';
import { gather, inContext, lowered, opposed, passages } from '../toolkit/evidence.ts';

/** Pairs of terms that name one thing in one document; each side is capitalised like a defined term. */
const RIVALS: readonly (readonly [string, string])[] = [
  ['Fees', 'Charges'],
  ['Effective Date', 'Commencement Date'],
  ['Business Day', 'Working Day'],
  ['Intellectual Property Rights', 'Proprietary Rights'],
  ['Confidential Information', 'Proprietary Information'],
  ['Confidential Information', 'Confidential Materials'],
  ['Services', 'Work'],
  ['Deliverables', 'Work Product'],
  ['Territory', 'Region'],
  ['Purchase Price', 'Sale Price'],
  ['Purchase Price', 'Consideration'],
  ['Premises', 'Property'],
  ['Employees', 'Personnel'],
  ['Invoice', 'Bill'],
  ['Statement of Work', 'Work Order'],
  ['Change Order', 'Change Request'],
  ['Term', 'Contract Period'],
  ['Term', 'Duration'],
  ['Products', 'Goods'],
  ['Products', 'Merchandise'],
  ['Affiliate', 'Associate'],
  ['Affiliate', 'Related Company'],
  ['Confidential Information', 'Sensitive Information'],
  ['Confidential Information', 'Private Information'],
  ['Confidential Information', 'Protected Information'],
  ['Territory', 'Area'],
  ['Documentation', 'Documents'],
  ['Specifications', 'Requirements'],
  ['Specifications', 'Standards'],
  ['Net Sales', 'Net Revenue'],
  ['Net Sales', 'Gross Sales'],
  ['Software', 'Program'],
  ['Equipment', 'Machinery'],
  ['Representatives', 'Agents'],
  ['Party', 'Participant'],
  ['Parties', 'Signatories'],
  ['Purpose', 'Objective'],
];

interface Use {
  readonly term: string;
  readonly spans: readonly Span[];
}

function uses(document: ParsedDocument, term: string): Use {
  const stem = term.replace(/s$/, '').replace(/ /g, '\\s+');
  const spans = passages(document, new RegExp(`(?<=[a-z,(“"]\\s?)\\b${stem}s?\\b`, 'g'));
  // `Promotion Commencement Date` is its own term: a capitalised word is before.
  const own = spans.filter(({ start }) => {
    const before = /([A-Z]\w+)\s+$/.exec(document.text.slice(Math.max(0, start - 30), start))?.[1];
    return (
      (before === undefined || /^(?:The|Any|Each|All|Such|Its|This)$/.test(before)) && !inNameOfLaw(document, start)
    );
  });
  return { term, spans: own };
}

/** What is between the kind of a law and its matter: `Convention on Contracts for the International Sale of Goods`. */
const LAW_BEFORE =
  /\b(?:Convention|Treaty|Directive|Regulations?|Acts?|Code|Law|Rules|Ordinance)(?:\s+(?:on|of|for|the|and|in|to|concerning|regarding|relating|governing|[A-Z]\w+)){0,9}\s+$/;
/** `Sale of Goods Act`, `Equipment Leasing Regulations`. */
const LAW_AFTER =
  /^\w+(?:\s+(?:and|of|on|for|[A-Z]\w+)){0,4}\s+(?:Convention|Treaty|Directive|Regulations?|Act|Code|Law|Ordinance)\b/;

/** The name of a law or a convention is not ours to choose. */
const inNameOfLaw = ({ text }: ParsedDocument, start: number): boolean =>
  LAW_BEFORE.test(text.slice(Math.max(0, start - 140), start)) || LAW_AFTER.test(text.slice(start, start + 90));

/** One side is defined and carries the document; the other turns up a few times, undefined. */
function rivals(document: ParsedDocument): Finding[] {
  const defined = new Set(document.definitions.map((definition) => definition.term.replace(/s$/, '').toLowerCase()));
  const isDefined = (term: string): boolean => defined.has(term.replace(/s$/, '').toLowerCase());
  return RIVALS.flatMap(([left, right]) => {
    const [main, stray] = isDefined(left) ? [left, right] : [right, left];
    if (!isDefined(main) || isDefined(stray)) return [];
    const use = uses(document, stray);
    const own = uses(document, main).spans.length;
    // One stray use is a slip where the defined term carries the document, and chance where it hardly occurs.
    const count = use.spans.length;
    if (count === 0 || own < (count === 1 ? 5 : 3) || count > own) return [];
    const values = { main, stray, count };
    return gather(
      document,
      { rule: 'terminology.two-terms', category: 'terminology', severity: 'low', belief: 0.75, values },
      use.spans.map((span) => inContext(document, span)),
    );
  });
}

const NAMES =
  /\b(?:this|the)\s+(Agreement|Contract)\b(?!\s+(?:Year|Price|Period|Date|Term|Number|Manager|Administrator))/g;

/** `this Agreement` throughout, then `this Contract`. */
function twoNames(document: ParsedDocument): Finding[] {
  const groups = Map.groupBy(
    [...document.text.matchAll(NAMES)].filter((match) => match[0].startsWith('this')),
    (match) => match[1] as string,
  );
  const [rare, usual] = [...groups].toSorted((a, b) => a[1].length - b[1].length);
  if (!rare || !usual || rare[1].length > 8 || usual[1].length < rare[1].length * 3) return [];
  const values = { main: usual[0], stray: rare[0], count: rare[1].length };
  const first = rare[1][0] as RegExpMatchArray & { index: number };
  const at = first.index + first[0].length - rare[0].length;
  const [finding] = gather(
    document,
    { rule: 'terminology.two-terms', category: 'terminology', severity: 'low', belief: 0.81, values },
    rare[1].map((match) => inContext(document, { start: match.index, end: match.index + match[0].length })),
  );
  return finding
    ? [{ ...finding, change: { start: at, end: at + rare[0].length, before: rare[0], after: usual[0] } }]
    : [];
}

/** Two terms for one thing: a reader must assume two things are meant. */
export const terminology: Expert = {
  id: 'terminology',
  domain: 'language',
  competence: ['terminology', 'defined_terms'],
  serves: 'any',
  reads: ['en'],
  quick: false,
  deepOnly: false,
  precision: 0.84,
  detectors: [rivals, twoNames],
  defeaters: [
    {
      against: ['terminology'],
      examine: (claim, document) => {
        const stray = String(claim.finding.values.stray ?? '');
        if (stray === '') return undefined;
        const escaped = stray.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
        const own = new RegExp(
          `["“]${escaped}["”]\\s+(?:means|shall mean|has the meaning)|\\((?:the\\s+)?["“]${escaped}["”]\\)`,
        ).exec(document.text);
        if (own) return opposed('terminology.own-definition', 0.2, { quote: own[0] });
        const other = new RegExp(
          `\\b${escaped}s?\\b[^.]{0,60}\\b(?:separate from|as distinct from|in addition to)\\b`,
        ).exec(document.text);
        return other ? lowered('terminology.kept-apart', 'info', 0.4, { quote: other[0].slice(0, 120) }) : undefined;
      },
    },
  ],
};
