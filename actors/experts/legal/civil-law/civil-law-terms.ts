import type { Finding } from '../../../../protocols/index.ts';
import { provisionsOf } from '../../../provisions/index.ts';
import type { ParsedDocument } from '../../../reading/index.ts';
import type { Expert } from '../../expert.ts';
import { CONTRACTS, find, foldedText, pattern, printed, report, says } from '../../toolkit/index.ts';
import { italianLaw } from './italian-law.ts';
import type { HarshTerm, LocalLaw } from './local-law.ts';
import { spanishLaw } from './spanish-law.ts';

const LAWS: Readonly<Record<string, LocalLaw>> = { it: italianLaw, es: spanishLaw };
const ID = 'civil-law-terms';

/** Shorter than this a text is an excerpt, and lacks what the rest of it may say. UTF-16 units. */
const WHOLE = 1200;
/** Fewer provisions are a letter or a form. */
const PROVISIONS = 5;
/** Merchants may not agree on more without a reason: D.Lgs. 231/2002, art. 4; Ley 3/2004, art. 4. Days. */
const LATEST = 60;
/** Notice against renewal of more than half a year is forgotten. Days. */
const EARLY = 180;
/** Civil code, art. 2596: no restraint between merchants lasts longer. Years. */
const RESTRAINT = 5;
const DAYS = { hour: 1 / 24, day: 1, 'business day': 1.4, week: 7, month: 30, year: 365 } as const;

/** A detector with the law of the document's language. */
const under =
  (look: (document: ParsedDocument, law: LocalLaw, code: string) => Iterable<Finding>) =>
  (document: ParsedDocument): Iterable<Finding> => {
    const { code } = document.language;
    const law = LAWS[code];
    return law === undefined ? [] : look(document, law, code);
  };

/** Clauses that a contract under this law usually has, and this one has not. */
function* missing(document: ParsedDocument, { usual }: LocalLaw, code: string): Iterable<Finding> {
  const folded = foldedText(document);
  if (folded.length < WHOLE || provisionsOf(document).all.length < PROVISIONS) return;
  for (const { topic, category, severity, said, arises } of usual) {
    if (says(folded, said) || (arises !== undefined && !says(folded, arises))) continue;
    yield report(document, {
      rule: `${ID}.missing`,
      category,
      severity,
      belief: 0.82,
      evidence: [],
      place: document.text.trimEnd().length,
      values: { topic, law: code },
    });
  }
}

function* harsh(document: ParsedDocument, law: LocalLaw): Iterable<Finding> {
  for (const term of law.harsh) {
    const [first] = find(document, term.topic).filter(
      ({ folded }) => term.unless === undefined || !says(folded, term.unless),
    );
    if (first === undefined || isAnswered(document, term)) continue;
    const { rule, category, severity } = term;
    yield report(document, { rule: `${ID}.${rule}`, category, severity, belief: 0.82, evidence: [first] });
  }
}

const isAnswered = (document: ParsedDocument, { unlessDocument }: HarshTerm): boolean =>
  unlessDocument !== undefined && says(foldedText(document), unlessDocument);

/** A limit that speaks neither of intent nor of gross fault is void for them. */
function* coversIntent(document: ParsedDocument, { limits, intent }: LocalLaw, code: string): Iterable<Finding> {
  const [limit] = find(document, limits);
  if (limit === undefined || says(foldedText(document), intent)) return;
  yield report(document, {
    rule: `${ID}.limit-covers-intent`,
    category: 'cap_on_liability',
    severity: 'medium',
    belief: 0.85,
    evidence: [limit],
    values: { law: code },
  });
}

/** Standard terms that bind only who has approved them one by one. */
function* unapproved(document: ParsedDocument, { approval }: LocalLaw): Iterable<Finding> {
  const folded = foldedText(document);
  if (approval === undefined || folded.length < WHOLE || says(folded, approval.given) || !says(folded, approval.law))
    return;
  const needed = find(document, approval.needed);
  if (needed.length < 2) return;
  yield report(document, {
    rule: `${ID}.not-approved`,
    category: 'signature_block',
    severity: 'medium',
    belief: 0.8,
    evidence: needed.slice(0, 4),
    values: { count: needed.length },
  });
}

/** Periods that the law does not allow, or that nobody keeps in mind. */
function* periods(document: ParsedDocument, _: LocalLaw, code: string): Iterable<Finding> {
  const told = new Set<string>();
  for (const { measures, sentence } of provisionsOf(document).all)
    for (const measure of measures) {
      if (measure.kind !== 'period') continue;
      if (
        measure.matter === 'payment' &&
        !WITHIN.test(document.text.slice(Math.max(0, measure.start - 24), measure.start))
      )
        continue;
      const days = measure.value * DAYS[measure.unit];
      const said = document.sentences[sentence];
      if (EACH.test(document.text.slice(Math.max(0, measure.start - 8), measure.start))) continue;
      const kind = tooLong(measure.matter, days, said === undefined ? '' : document.text.slice(said.start, said.end));
      if (kind === undefined || said === undefined || told.has(kind.rule)) continue;
      told.add(kind.rule);
      yield report(document, {
        ...kind,
        belief: 0.82,
        evidence: [said],
        values: { period: printed(document, measure), law: code },
      });
    }
}

/** Words before a period within which something is paid. */
const WITHIN = /\b(?:entro|a|plazo (?:máximo )?de|dentro de(?: los)?)\s$/i;

/** `ogni tre mesi`: how often, not how long. */
const EACH = /\b(?:ogni|cada)\s$/i;

function tooLong(
  matter: string,
  days: number,
  said: string,
): Pick<Finding, 'rule' | 'category' | 'severity'> | undefined {
  if (matter === 'payment' && days > LATEST && days < 400)
    return { rule: `${ID}.late-payment`, category: 'payment_terms', severity: 'high' };
  if (
    matter === 'notice_of_non_renewal' &&
    days >= EARLY &&
    !/\b(?:loca(?:tore|zione)|arrenda(?:dor|miento))/i.test(said)
  )
    return { rule: `${ID}.early-notice`, category: 'notice_period_to_terminate_renewal', severity: 'medium' };
  if (matter === 'non_compete' && days > RESTRAINT * DAYS.year)
    return { rule: `${ID}.long-restraint`, category: 'non_compete', severity: 'high' };
  return undefined;
}

/** Fewer numbered clauses do not show how the document counts. */
const NUMBERED = 4;
const NOT_OWN = pattern('allegat|anex|ordine|offerta|capitolato|pliego|pedido|estatut|statut');

/** References to clauses that the document does not have. */
function* dangling(document: ParsedDocument, { reference, elsewhere }: LocalLaw): Iterable<Finding> {
  const numbers = new Set(
    document.clauses.flatMap(({ number, path }) =>
      [number, path].map((one) => /\d[\d.]*/.exec(one)?.[0]?.replace(/\.$/, '') ?? ''),
    ),
  );
  const tops = [...numbers].filter((one) => /^\d+$/.test(one));
  if (tops.length < NUMBERED) return;
  const wrong = Array.from(document.text.matchAll(reference)).filter(({ 0: words, 1: number = '', index }) => {
    const after = document.text.slice(index + words.length, index + words.length + 60);
    const before = document.text.slice(Math.max(0, index - 3), index);
    return (
      !numbers.has(number) &&
      !numbers.has(number.split('.')[0] ?? '') &&
      !elsewhere.test(after) &&
      !/\n\s*$/.test(before) &&
      !says(after.toLowerCase(), NOT_OWN)
    );
  });
  const [first] = wrong;
  if (first === undefined) return;
  yield report(document, {
    rule: `${ID}.dangling-reference`,
    category: 'cross_references',
    severity: 'medium',
    belief: 0.82,
    evidence: wrong.slice(0, 4).map(({ index, 0: words }) => ({ start: index, end: index + words.length })),
    values: { targets: [...new Set(wrong.map(({ 1: number = '' }) => number))].slice(0, 6).join(', ') },
  });
}

/** Contracts in Italian and Spanish, by what their own law expects and forbids. */
export const civilLawTerms: Expert = {
  id: ID,
  domain: 'legal',
  competence: [
    'cap_on_liability',
    'termination_for_cause',
    'termination_for_convenience',
    'governing_law',
    'venue',
    'confidentiality',
    'data_protection',
    'force_majeure',
    'anti_assignment',
    'price_adjustment',
    'liquidated_damages',
    'indemnity',
    'ip_ownership_assignment',
    'signature_block',
    'payment_terms',
    'notice_period_to_terminate_renewal',
    'non_compete',
    'cross_references',
  ],
  serves: CONTRACTS,
  reads: ['it', 'es'],
  quick: true,
  deepOnly: false,
  precision: 0.82,
  detectors: [under(missing), under(harsh), under(coversIntent), under(unapproved), under(periods), under(dangling)],
  defeaters: [],
};
