import type { Finding } from '../../../../protocols/index.ts';
import type { ParsedDocument, Span } from '../../../reading/index.ts';
import type { Expert } from '../../expert.ts';
import { gather, inContext, listing, opposed } from '../../toolkit/evidence.ts';
import { CONTRACTS } from '../../toolkit/index.ts';

/** Words for one thing in a contract; a text that keeps to one of a row means it by the others too. Singular. */
const ROWS: readonly (readonly string[])[] = [
  ['product', 'good', 'merchandise', 'ware'],
  ['fee', 'charge', 'remuneration', 'compensation', 'earning'],
  ['territory', 'region'],
  ['software', 'application'],
  ['trademark', 'mark', 'brand'],
  ['documentation', 'material', 'manual'],
  [
    'confidential information',
    'confidential data',
    'sensitive information',
    'private information',
    'secret information',
  ],
  ['proprietary information', 'proprietary data', 'proprietary knowledge'],
  ['purchase order', 'order form', 'order request'],
  ['supplier', 'vendor', 'seller', 'provider', 'contractor'],
  ['contractor', 'consultant', 'expert', 'freelancer', 'supplier'],
  ['consultant', 'contractor', 'advisor', 'expert'],
  ['customer', 'client', 'buyer', 'purchaser', 'user'],
  ['distributor', 'reseller', 'dealer', 'agent', 'representative'],
  ['reseller', 'distributor', 'dealer', 'agent', 'partner'],
  ['licensee', 'user', 'permittee'],
  ['licensor', 'grantor', 'owner'],
  ['franchisee', 'operator', 'licensee'],
  ['employee', 'worker', 'staff member'],
  ['disclosing party', 'discloser', 'providing party', 'revealing party'],
  ['receiving party', 'claiming party', 'accepting party', 'obtaining party'],
  ['recipient', 'receiver', 'beneficiary'],
];
/** A word used this often is the document's own (uses). */
const OWN = 8;
/** Another word used more often than this stands for another thing. */
const RARE = 2;

/** What points at a known thing, so that the word is a name for it. `a vendor` may be anybody. */
const POINTED = '(?:[Tt]he|[Tt]his|[Ss]uch|[Ss]aid|[Tt]hese|[Ee]ither|[Nn]either|[Bb]oth)';

const OTHERS = new Set(ROWS.flatMap(([, ...others]) => others));
const FIRSTS = new Set(ROWS.map(([first]) => first as string));
const USE = new RegExp(
  `\\b${POINTED} (${[...new Set([...OTHERS, ...FIRSTS])]
    .toSorted((a, b) => b.length - a.length)
    .map((word) =>
      word
        .replace(/y$/, '(?:y|ie)')
        .replace(
          /(^| )([a-z])/g,
          (_, blank: string, letter: string) => `${blank && '\\s'}[${letter.toUpperCase()}${letter}]`,
        ),
    )
    .join(
      '|',
    )})(?:s|es)?\\b(?![-’'@]|\\s+(?:of|that|which|who|whose|in|for|to|on|with|from|between|by|under|hereof|thereof|or|and|[A-Z]))`,
  'g',
);

interface Uses {
  readonly spans: Span[];
}

const singular = (words: string): string => words.toLowerCase().replace(/\s+/g, ' ').replace(/ie$/, 'y');

function usesIn(document: ParsedDocument): Map<string, Uses> {
  const uses = new Map<string, Uses>();
  for (const match of document.text.matchAll(USE)) {
    const word = singular(match[1] as string);
    const known = uses.get(word) ?? { spans: [] };
    uses.set(word, known);
    const start = match.index + match[0].search(/\s/) + 1;
    known.spans.push({ start, end: match.index + match[0].length });
  }
  return uses;
}

/** Every name that the document gives to something, in lower case. */
const explained = (document: ParsedDocument): string =>
  [
    ...document.definitions.map(({ term }) => term),
    ...document.parties.flatMap(({ role, name }) => [role, name]),
    ...document.clauses.map(({ heading }) => heading),
  ]
    .join('\n')
    .toLowerCase();

function renamed(document: ParsedDocument, term: string, spans: readonly Span[]): Finding[] {
  return gather(
    document,
    {
      rule: 'other-names.word',
      category: 'terminology',
      severity: 'low',
      belief: 0.7,
      values: { term, words: listing(document, spans, 2) },
    },
    spans.map((span) => inContext(document, span)),
  );
}

/** `the vendor` once, where all else says Supplier. One pass over the text. */
function otherWords(document: ParsedDocument): Finding[] {
  const uses = usesIn(document);
  const known = explained(document);
  const terms = new Set(
    [
      ...document.definitions.map(({ term }) => term),
      ...document.parties.map(({ role }) => role),
      'Agreement',
      'Party',
    ].map((term) => singular(term).replace(/s$/, '')),
  );
  const seen = new Set<string>();
  return ROWS.flatMap(([first, ...others]) => {
    if (first === undefined || !terms.has(first) || (uses.get(first)?.spans.length ?? 0) < OWN) return [];
    return others.flatMap((word) => {
      const spans = uses.get(word)?.spans ?? [];
      if (spans.length === 0 || spans.length > RARE || known.includes(word) || seen.has(word)) return [];
      seen.add(word);
      return renamed(document, first, spans);
    });
  });
}

/** Names for what must be kept secret. A text that has one of them hardly means another thing by the next. */
const SECRET =
  /\b(?:Confidential|Proprietary|Secret|Protected|Restricted|Sensitive|Private|Classified|Privileged)\s(?:[Ii]nformation|[Dd]ata|[Mm]aterials?|[Kk]nowledge|[Dd]etails|[Rr]ecords|[Ii]ntelligence)\b/g;

/** `Protected Data` once, in a text on Confidential Information. */
function otherSecrets(document: ParsedDocument): Finding[] {
  const byName = Map.groupBy(places(document, SECRET), ({ start, end }) =>
    document.text.slice(start, end).toLowerCase().replace(/\s+/g, ' ').replace(/s$/, ''),
  );
  const known = explained(document);
  const [first, ...others] = [...byName].toSorted(([, a], [, b]) => b.length - a.length);
  if (first === undefined || first[1].length < OWN) return [];
  return others.flatMap(([name, spans]) =>
    spans.length > RARE || known.includes(name)
      ? []
      : renamed(
          document,
          first[0].replace(/^[a-z]| [a-z]/g, (letter) => letter.toUpperCase()),
          spans,
        ),
  );
}

/** `X, also known as Y`: two names for one thing, from now on used side by side. */
const ALSO =
  /(?<!\()\b(?:also|otherwise|alternatively|interchangeably|sometimes) (?:be )?(?:known|referred to|called|described|designated) as\s+(?!follows|["“'‘(]|(?:the|an?) ["“])[^.;,()"“]{2,60}/gi;
/** How a document marks its terms, and the other way. */
const DOUBLE = /["“][A-Z][^"“”\n]{1,60}["”]/g;
const SINGLE = /(?<=[\s(])['‘](?:the )?[A-Z][a-z-][A-Za-z-]*(?: [A-Za-z-]+){0,4}['’](?=[\s,.;:)])/g;
/** Terms between double quotes that make them the document's way. */
const HABIT = 3;

/** Places of a pattern without its context. */
const places = (document: ParsedDocument, words: RegExp): Span[] =>
  [...document.text.matchAll(words)].map(({ index, 0: whole }) => ({ start: index, end: index + whole.length }));

function listed(document: ParsedDocument, rule: string, spans: readonly Span[]): Finding[] {
  return gather(
    document,
    {
      rule,
      category: 'terminology',
      severity: 'low',
      belief: 0.7,
      values: { count: spans.length, words: listing(document, spans, 3) },
    },
    spans.map((span) => inContext(document, span)),
  );
}

/** Terms in single quotes where the document marks its own with double ones come from another hand. */
function otherQuotes(document: ParsedDocument): Finding[] {
  if ((document.text.match(DOUBLE)?.length ?? 0) < HABIT) return [];
  const single = places(document, SINGLE);
  return single.length > HABIT ? [] : listed(document, 'other-names.quotes', single);
}

/** Where a text says itself that two words are one. */
const ALIKE =
  /\b(?:(?:are|is|be|being) used interchangeably|have the same meaning|(?:are|is|as) synonym\w*|(?:the terms?|words?) [^.;]{0,60}\binterchangeabl[ey])\b/i;

/** One thing under two names: a word of the same meaning, an alias in passing, a term marked in another way. */
export const inconsistentTerms: Expert = {
  id: 'other-names',
  domain: 'consistency',
  competence: ['terminology'],
  serves: CONTRACTS,
  reads: ['en'],
  quick: false,
  deepOnly: false,
  precision: 0.75,
  detectors: [
    otherWords,
    otherSecrets,
    (document) => listed(document, 'other-names.second', places(document, ALSO)),
    otherQuotes,
  ],
  defeaters: [
    {
      against: ['terminology'],
      examine: ({ finding }, document) => {
        if (!finding.rule.startsWith('other-names.')) return undefined;
        const alike = ALIKE.exec(document.text);
        return alike === null ? undefined : opposed('other-names.alike', 0.35, { quote: alike[0] });
      },
    },
  ],
};
