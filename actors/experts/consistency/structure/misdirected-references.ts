import type { Finding } from '../../../../protocols/index.ts';
import type { Clause, ParsedDocument, Reference } from '../../../reading/index.ts';
import { gather, inContext } from '../../toolkit/evidence.ts';

/** A matter that a reference names beside its number, and a clause names in its heading or text. */
interface Matter {
  readonly name: string;
  /** In the words before the reference. */
  readonly named: RegExp;
  /** In a heading: the clause that was meant. */
  readonly headed: RegExp;
  /** Anywhere in a clause that deals with it. */
  readonly dealt: RegExp;
}

const MATTERS: readonly Matter[] = [
  matter(
    'confidentiality',
    'confidentiality|non-?disclosure',
    'confidential|non-?disclosure|secrecy',
    'confiden|disclos|secre',
  ),
  matter('indemnification', 'indemnification|indemnity|indemnities', 'indemni', 'indemni|hold[^.]{0,20} harmless'),
  matter(
    'termination',
    'terminat(?:ion|ed|es|e)',
    'terminat',
    'terminat|expir|cancel|rescind|reject|at an end|come to an end',
  ),
  matter('insurance', 'insurance', 'insurance', 'insur'),
  matter('warranty', 'warrant(?:y|ies)', 'warrant', 'warrant'),
  matter('arbitration', 'arbitration', 'arbitrat|dispute', 'arbitrat|dispute'),
  matter('assignment', 'assignment', 'assign', 'assign|transfer'),
  matter(
    'force_majeure',
    'force majeure',
    'force majeure',
    'force majeure|beyond (?:its|the|their) (?:reasonable )?control',
  ),
  matter('liability', 'limitations? (?:of|on) liability', 'liabilit', 'liab|damages'),
  matter('governing_law', 'governing law', 'governing law|applicable law|law', 'law'),
  matter('non_competition', 'non-?compet(?:e|ition)', 'compet', 'compet'),
  matter(
    'payment',
    'consideration|compensation|purchase price|royalt(?:y|ies)|(?:quarterly|monthly|annual) payments?',
    'compensation|consideration|payments?\\b|fees?\\b|price|royalt|remuneration',
    'consideration|compensat|\\bfees?\\b|price|royalt|remunerat|[$€£]\\s?\\d|shares of|salary',
  ),
];

function matter(name: string, named: string, headed: string, dealt: string): Matter {
  // Nothing but words that lead to a place is between the matter and the number.
  const led = `\\b(?:${named})(?: (?:obligations?|rights?|provisions?|clauses?|procedures?|requirements?|terms|of this agreement|this agreement))?,?(?: (?:as )?(?:set forth|set out|contained|provided(?: for)?|specified|described|stated|given|established|made))?(?: (?:in accordance with|pursuant to|under|in|by|of)) (?:this )?$`;
  return {
    name,
    named: new RegExp(led, 'i'),
    headed: new RegExp(`\\b(?:${headed})`, 'i'),
    dealt: new RegExp(dealt, 'i'),
  };
}

/** Words before a reference that can name its matter, UTF-16 units. */
const BEFORE = 110;
/** A notice is given under another clause than what it announces; what is listed or survives has a place each. */
const BESIDES = /\bnotices?\b[^.;]{0,60}$|\bsurviv|\b(?:and|or|,) (?:representations,? and )?warranties\b[^.;]{0,40}$/i;
/** The list of numbers ends in the name of another paper. */
const OTHER_PAPER =
  /^[^.;]{0,60}?\bof the (?!Agreement\b|Contract\b)(?:[A-Z][\w&’'-]*\s+(?:and\s+)?){1,6}(?:Agreement|Contract|Act|Code|Law|Lease|Plan|Indenture)\b/;
const AFTER = 120;
/** A text with fewer headings does not say where its matters stand. */
const HEADINGS = 5;

/** `terminated pursuant to Section 9`, where Section 9 is about insurance and another clause about termination. */
export function misdirected(document: ParsedDocument): Finding[] {
  const headed = document.clauses.filter(({ heading }) => heading !== '');
  if (headed.length < HEADINGS) return [];
  const wrong = document.references.flatMap((reference) => {
    const meant = ofAnotherMatter(document, headed, reference);
    return meant === undefined ? [] : [{ reference, ...meant }];
  });
  const firsts = [...Map.groupBy(wrong, ({ reference }) => reference.target).values()].map(
    (all) => all[0] as (typeof wrong)[number],
  );
  const [first] = firsts;
  if (first === undefined) return [];
  const printed = firsts.map(({ reference: { start, end } }) => document.text.slice(start, end).replace(/\s+/g, ' '));
  return gather(
    document,
    {
      rule: 'cross-references.other-matter',
      category: 'cross_references',
      // A party that terminates or claims the price under the wrong clause may have no right to it.
      severity: firsts.some(({ matter: { name } }) => WEIGHTY.has(name)) ? 'high' : 'medium',
      belief: 0.82,
      values: { targets: printed.slice(0, 6).join(', '), matter: first.matter.name, meant: cited(first.clause) },
    },
    firsts.map(({ reference }) => inContext(document, reference)),
  );
}

const WEIGHTY: ReadonlySet<string> = new Set(['termination', 'payment', 'liability', 'indemnification']);

const cited = ({ path, heading }: Clause): string =>
  [path, heading]
    .filter((part) => part !== '')
    .join(' ')
    .slice(0, 80);

function ofAnotherMatter(
  document: ParsedDocument,
  headed: readonly Clause[],
  { kind, external, resolved, start, end, target }: Reference,
): { readonly matter: Matter; readonly clause: Clause } | undefined {
  const place = document.clauses[resolved];
  if (kind !== 'clause' || external || place === undefined || !/^(?:article )?[\dIVXivx]/.test(target))
    return undefined;
  const before = document.text
    .slice(Math.max(0, start - BEFORE), start)
    .replace(/\s+/g, ' ')
    .replace(/(?:sections?|articles?|clauses?|paragraphs?) *$/i, '');
  const named = BESIDES.test(before) ? undefined : MATTERS.find((one) => one.named.test(before));
  if (
    named === undefined ||
    OTHER_PAPER.test(document.text.slice(end, end + AFTER)) ||
    (start >= place.start && end <= place.end)
  )
    return undefined;
  if (named.dealt.test(document.text.slice(place.start, place.end)) || isWithin(document, place, named.dealt))
    return undefined;
  const clause = headed.find((one) => named.headed.test(one.heading) && one.kind === 'clause');
  // The same number twice: the reference may well mean the other one.
  return clause === undefined || numberOf(clause) === numberOf(place) ? undefined : { matter: named, clause };
}

const numberOf = ({ path }: Clause): string => /[\d.]*\d/.exec(path)?.[0] ?? path;

/** A clause around the place has a heading on the matter. */
function isWithin({ clauses }: ParsedDocument, place: Clause, dealt: RegExp): boolean {
  for (let at = place.parent; at >= 0; at = clauses[at]?.parent ?? -1)
    if (dealt.test(clauses[at]?.heading ?? '')) return true;
  return false;
}
