/**
 * Two provisions that measure one matter differently. A pair is a conflict only where both can hold for the same party in
 * the same case: neither is under its own condition, and neither gives way to the other.
 */
import type { ParsedDocument } from '../../reading/index.ts';
import type { Action, Bearer, Matter, Measure, Provision } from '../provision.ts';
import { provisionsOf } from '../provisions-of.ts';

type Period = Extract<Measure, { kind: 'period' }>;
type Figure = Extract<Measure, { kind: 'amount' | 'rate' }>;

export interface Conflict<Kind extends Measure> {
  readonly first: { readonly provision: Provision; readonly measure: Kind };
  readonly other: { readonly provision: Provision; readonly measure: Kind };
}

/** Matters for which a contract may set one period for each party. */
const ONE_PERIOD: ReadonlySet<Matter> = new Set<Matter>([
  'notice_of_termination',
  'notice_of_non_renewal',
  'cure',
  'non_compete',
  'non_solicit',
  'breach_notification',
  'confidentiality',
  'retention',
  'payment',
  'term',
]);

/** Words that set a case apart: what they are with legitimately has its own figure. */
const SPECIAL_CASE =
  /\b(?:disput|late|overdue|deposit|refund|royalt|commission|expense|licen[cs]e term|lease term|non-?payment|payment default|monetary|insolven|bankrupt|force majeure|change of control|emergenc|trade secret|personal data|initial|first year|thereafter|extension|each additional|phase|pilot|trial|probation|statement of work|purchase order|respectively|if earlier|whichever|expedit|urgent|insolvenza|fallimento|forza maggiore|cambio di controllo|prova|concurso|fuerza mayor|prueba|impago)\w*/i;

const DAYS = { hour: 1 / 24, day: 1, 'business day': 1.4, week: 7, month: 30, year: 360 } as const;
/** In a longer sentence the figure and the matter need not belong together (UTF-16 units). */
const LONGEST = 450;
/** Periods as near as this say the same: a month is 30 days. */
const SAME = 0.1;

/** One matter with two periods, the first pair of each matter. */
export function periodConflicts(document: ParsedDocument): (Conflict<Period> & { readonly matter: Matter })[] {
  const periods = measured(
    document,
    (measure): measure is Period => measure.kind === 'period' && ONE_PERIOD.has(measure.matter),
  );
  const byMatter = Map.groupBy(periods, ({ measure }) => measure.matter);
  return [...byMatter].flatMap(([matter, all]) => {
    const pair = firstPair(all, (a, b) => differ(days(a), days(b)));
    return pair === undefined ? [] : [{ ...pair, matter }];
  });
}

const days = ({ value, unit }: Period): number => value * DAYS[unit];
const differ = (a: number, b: number): boolean => Math.abs(a - b) > SAME * Math.max(a, b);

/** One cap or one rate of interest with two figures. */
export function figureConflicts(document: ParsedDocument): (Conflict<Figure> & { readonly of: 'cap' | 'interest' })[] {
  const figures = measured(
    document,
    (measure): measure is Figure => measure.kind === 'amount' || measure.kind === 'rate',
  );
  return (['cap', 'interest'] as const).flatMap((of) => {
    const own = figures.filter(({ measure }) => measure.of === of);
    const pair = firstPair(own, (a, b) => a.kind === b.kind && unit(a) === unit(b) && differ(a.value, b.value));
    return pair === undefined ? [] : [{ ...pair, of }];
  });
}

const unit = (figure: Figure): string => (figure.kind === 'amount' ? figure.currency : '%');

interface Measured<Kind extends Measure> {
  readonly provision: Provision;
  readonly measure: Kind;
  readonly about: string;
}

/** Measures that stand alone in a provision without its own case: of two figures in one it is unclear which is meant. */
function measured<Kind extends Measure>(
  document: ParsedDocument,
  wanted: (measure: Measure) => measure is Kind,
): Measured<Kind>[] {
  return provisionsOf(document).all.flatMap((provision) => {
    const own = provision.measures.filter(wanted);
    const { start = 0, end = 0 } = document.sentences[provision.sentence] ?? {};
    const words = document.text.slice(start, end);
    const [measure] = own;
    return measure === undefined ||
      own.length > 1 ||
      looksBack(document, measure) ||
      givesWay(document, provision) ||
      end - start > LONGEST ||
      provision.modality === 'definition' ||
      (measure.kind === 'period' && SPECIAL_CASE.test(words))
      ? []
      : [{ provision, measure, about: aboutOf(words, measure.kind === 'period' ? measure.matter : undefined) }];
  });
}

/** `the 10-day period`: a period that was given before. */
const looksBack = ({ text }: ParsedDocument, { start }: Measure): boolean =>
  /\b(?:the|such|this|that|said)\s{1,3}\(?$/i.test(text.slice(Math.max(0, start - 8), start));

/** Most statements of one matter that are compared with each other. */
const MOST = 12;

function firstPair<Kind extends Measure>(
  all: readonly Measured<Kind>[],
  conflict: (a: Kind, b: Kind) => boolean,
): Conflict<Kind> | undefined {
  const few = all.slice(0, MOST);
  for (const [n, first] of few.entries())
    for (const other of few.slice(n + 1))
      if (
        first.provision.sentence !== other.provision.sentence &&
        conflict(first.measure, other.measure) &&
        meet(first, other)
      )
        return { first, other };
  return undefined;
}

/** Where the matter alone does not tell that both speak of the same, the act must be this one. */
const ACT_OF: Partial<Readonly<Record<Matter, Action>>> = { payment: 'pay', cure: 'terminate', term: 'other' };

/** What is paid or lasts, where the words name it: an invoice is not a deposit, a term not an option. */
function aboutOf(words: string, matter: Matter | undefined): string {
  if (matter === 'payment') return /\binvoices?\b|\bfattur[ae]\b|\bfacturas?\b/i.test(words) ? 'invoice' : words;
  if (matter === 'term') return TERM.test(words) ? 'term' : words;
  // A breach of one clause or annex, or of one duty, may have its own time; two general ones may not.
  if (matter === 'cure') return ONE_DUTY.test(words) || NO_CURE.test(words) ? words : '';
  return '';
}
const ONE_DUTY =
  /\b(?:breach(?:es)?|default|failure|non-?(?:conform|compli)\w+|violation)\b[^.;]{0,40}\b(?:of|with|under|in)\b[^.;]{0,40}\b(?:this |these |the )?(?:exhibit|schedule|appendix|annex|attachment|section|sections|article|clause|paragraph|columns?|specifications?|service levels?|warrant\w+)\b|\bnon-?conform\w+|\bfail(?:s|ed|ure)? to (?!perform\b|comply\b|observe\b|fulfil|cure\b|remedy\b|keep\b)\w+/i;
const NO_CURE = /\b(?:without|no) (?:a |any )?(?:further |additional )?(?:cure|grace) period\b/i;
const TERM =
  /\b(?:term of (?:this|the) (?:agreement|contract|lease)|(?:this|the) (?:agreement|contract|lease) (?:is|shall be) for|initial term|durata del (?:presente )?contratto|contratto ha (?:una )?durata|duración (?:del|de este) contrato)\b/i;

/** Whether both can bind the same party in the same case. A breach to be cured is a condition that both have. */
function meet(a: Measured<Measure>, b: Measured<Measure>): boolean {
  const [first, other] = [a.provision, b.provision];
  if (!sameBearer(first.bearer, other.bearer)) return false;
  const matter = a.measure.kind === 'period' ? a.measure.matter : undefined;
  const act = matter === undefined ? undefined : ACT_OF[matter];
  if (act !== undefined && (first.action !== act || other.action !== act)) return false;
  if (a.about !== b.about) return false;
  const isConditional = (provision: Provision): boolean => provision.triggers.length > 0;
  return isConditional(first) === isConditional(other) && (matter === 'cure' || !isConditional(first));
}

/** Words that give way to another clause, or go before it. `unless otherwise agreed` does neither. */
const RANKED =
  /^(?:notwithstanding|subject to|except|other than|however|save|nonostante|in deroga|salvo|eccetto|no obstante|excepto|sin perjuicio)/i;

const givesWay = ({ text }: ParsedDocument, { exceptions }: Provision): boolean =>
  exceptions.some(({ start, end }) => RANKED.test(text.slice(start, end)));

function sameBearer(a: Bearer, b: Bearer): boolean {
  if (a.kind === 'party' && b.kind === 'party') return a.party === b.party;
  return a.kind === 'mutual' || b.kind === 'mutual' || (a.kind === 'none' && b.kind === 'none');
}
