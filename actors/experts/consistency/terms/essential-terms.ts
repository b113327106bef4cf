import type { Finding } from '../../../../protocols/index.ts';
import type { Definition, ParsedDocument, Span } from '../../../reading/index.ts';
import type { Expert } from '../../expert.ts';
import { gather, inContext, passages } from '../../toolkit/evidence.ts';
import { CONTRACTS, isAmendment, isCoverPage } from '../../toolkit/index.ts';

/** What a contract turns on. The last word of a term tells it. */
const MATTERS = [
  {
    matter: 'time',
    term: /^(?:Effective|Commencement|Start|Starting|Launch|Go-?Live|Expiration|Expiry|Termination|Completion|Delivery|Acceptance|Handover) Date$|^(?:Initial|Restricted|Warranty|Exclusivity|Renewal|Restriction|Notice|Trial) (?:Term|Period)$|^Data di (?:Efficacia|Decorrenza|Consegna|Inizio)$|^Periodo (?:Iniziale|di Garanzia|di Esclusiva)$|^Fecha (?:Efectiva|de Entrada en Vigor|de Inicio|de Entrega)$|^(?:Período|Plazo) (?:Inicial|de Garantía|de Exclusividad)$/,
  },
  {
    matter: 'money',
    term: /^(?:[A-Z][a-z]+ ){1,3}(?:Fees?|Payments?|Royalt(?:y|ies)|Deposit)$|^(?:Sales|Agency|Referral|Base) Commission$|^(?:Base|Monthly|Annual|Minimum) Rent$|^(?:Purchase|Contract|Unit|Transfer|Base|Option) Price$|^(?:Royalty|Commission|Hourly|Fee) Rate$|^(?:Corrispettivo|Canone|Prezzo) (?:Mensile|Annuale|Iniziale|Base)$|^(?:Precio|Canon|Tarifa|Cuota) (?:Mensual|Anual|Inicial|Base)$/,
  },
  {
    matter: 'territory',
    term: /^(?:(?:Exclusive|Licensed|Protected|Contract|Development|Sales) )?Territory$|^(?:Named|Key|House|Reserved|Protected|Excluded) (?:Accounts?|Customers?)$|^Territorio$/,
  },
  {
    matter: 'duty',
    term: /^(?!Master )(?:[A-Z][a-z]+ ){1,3}(?:Commitments?|Technology|Thresholds?|Quotas?|Fields?|Milestones?|Targets?|Percentage)$|^Field of [A-Z][a-z]+$/,
  },
] as const;

/** A capitalised expression after a word that tells that it is meant as a term. */
const USE =
  /(?<![\p{L}\d])(?:[Tt]he|[Ee]ach|[Aa]ny|[Ss]uch|relevant|applicable|[Aa]|[Aa]n|[Oo]f|[Ii]l|[Ll]a|[Dd]al|[Dd]alla|[Dd]el|[Dd]ella|[Dd]esde la|[Ee]l)\s+(\p{Lu}[\p{L}-]+(?:[ \t\n]+(?:di |de |en |(?<=Field )of )?\p{Lu}[\p{L}-]+){0,4})(?![\p{L}\d])/gu;
/** Terms that custom, law or another paper defines. */
const KNOWN =
  /\b(?:Filing|Prime|Closing|Record|Exchange|Exercise|Market|Strike|Stock|Share|Offering|Merger|Tax|Social|Health|Attorney|Court|Registration|Governmental|License Fees? Act)\b/;
/** The terms have the meaning that another paper gives them. */
const BORROWED =
  /\b(?:capitali[sz]ed )?terms?\b[^.]{0,160}\b(?:not|without)\b[^.]{0,40}\bdefin[^.]{0,160}\b(?:meanings?|defined|assigned|ascribed)\b|\ball (?:other )?capitali[sz]ed terms\b[^.]{0,160}\bmeanings?\b|\b(?:meanings?|defined) (?:given|set forth|assigned|ascribed|set out|as)?[^.]{0,60}\b(?:Master|Plan|Framework|Principal|Purchase|Merger|Original|License|Asset|Credit|Loan|Services) Agreement\b|\btermini\b[^.]{0,80}\bnon\b[^.]{0,40}\bdefiniti\b|\btérminos\b[^.]{0,80}\bno\b[^.]{0,40}\bdefinid/i;

interface Open {
  readonly term: string;
  readonly matter: (typeof MATTERS)[number]['matter'];
  readonly spans: readonly Span[];
}

/** Terms of weight that the paper uses and never fixes, those used most first. */
function openTerms(document: ParsedDocument): Open[] {
  const { text } = document;
  const uses = new Map<string, Span[]>();
  for (const match of text.matchAll(USE)) {
    const term = (match[1] ?? '').replace(/\s+/g, ' ');
    const start = match.index + match[0].length - (match[1] ?? '').length;
    uses.set(term, [...(uses.get(term) ?? []), { start, end: start + (match[1] ?? '').length }].slice(0, MOST_USES));
  }
  return [...uses]
    .flatMap(([term, spans]) => {
      const matter = MATTERS.find((one) => one.term.test(term))?.matter;
      if (matter === undefined || KNOWN.test(term) || isPassing(term, spans.length)) return [];
      return matter !== 'time' && isOrdinary(text, term) ? [] : [{ term, matter, spans }];
    })
    .filter(({ spans }) => !spans.some(({ end }) => POINTS_AWAY.test(text.slice(end, end + 60))))
    .slice(0, MOST_TERMS)
    .filter(({ term }) => !isFixed(document, term))
    .toSorted((a, b) => b.spans.length - a.spans.length || (a.term < b.term ? -1 : 1))
    .filter(({ term }, index, all) => all.findIndex((other) => singular(other.term) === singular(term)) === index);
}

/** Uses that are kept of each expression. */
const MOST_USES = 6;

/** `the Territory specified therein`: another document, or the named clause, says what it is. */
const POINTS_AWAY =
  /^\s*(?:\([^)]{1,30}\)\s*)?(?:,?\s?as )?(?:specified|defined|described|set forth|set out|stated|named|provided|under|of (?:such|any|the|each|expiry|termination)|therein|thereunder|indicat[oa]|definid[oa])\b/i;

/** Terms that are looked up in the text: an attack has thousands. */
const MOST_TERMS = 40;

const singular = (term: string): string => term.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '');

/** Whether the paper says anywhere what the term is: by a definition, in quotation marks, in a heading or a row of particulars. */
function isFixed({ text, definitions }: ParsedDocument, term: string): boolean {
  const own = singular(term);
  if (definitions.some((one) => singular(one.term) === own || singular(one.term).endsWith(` ${own}`))) return true;
  if (definitions.some((one) => isSlip(singular(one.term), own))) return true;
  const words = own
    .split(' ')
    .map((word) => word.replace(/[^\p{L}-]/gu, ''))
    .join('[\\s_-]+');
  const fixed = new RegExp(
    [
      // A term in quotation marks or brackets has been given its meaning there.
      `["“”'‘«*_(\\[]\\s{0,2}(?:the |il |la |el |\\w+ )?${words}(?:s|ies)?\\s{0,2}["“”'’»*_)\\],.]`,
      // `Effective Date: 1 March`, `Monthly Fee $500`, `Territory means`.
      `${words}(?:s|ies)?\\s{0,3}(?:[:=–—|\\t]|\\.{2,}|-{1,2}\\s|[$€£]|\\(?\\s?\\d|of [$€£\\d]|(?:shall |will )?(?:mean|be (?:the|[$€£\\d])|is (?:the|[$€£\\d]|defined)|equal)|shall (?:consist|include|comprise)|includes?\\b|of this [\\w\\s]{1,60}? (?:is|shall be)\\b|è |es |significa|indica)`,
      // `an Initial Term of five (5) years`.
      `${words} of (?:(?:a|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|eighteen|twenty|thirty|sixty|ninety)\\b|[a-z-]+ \\(\\d)`,
      // `the launch date of the Site shall be 1 September`, `the amount of the Exit Fee shall be defined as`.
      `${words} of [^.;\\n]{1,60}? (?:shall be|will be|is|are)\\b|${words}[^.;\\n]{0,80} (?:shall be|is|are) defined`,
      // `as of March 1 (Effective Date)`, `dated the Effective Date of 1 March`.
      `\\b(?:defined|referred to|known) as (?:the )?${words}`,
      // A heading or a label on its own line.
      `(?:^|\\n)[ \\t]*(?:[\\dA-Z]{1,3}[.)]\\s*)*${words}(?:s|ies)?[ \\t.]*(?:\\n|$)`,
    ].join('|'),
    'i',
  );
  return fixed.test(text) || (/^effective date$/.test(own) && EFFECTIVE.test(text));
}

/** Letters by which two words begin alike. */
const ALIKE = 5;

/** `Sponsor Fee` for the defined `Sponsorship Fee`: the same term in another form of its word. */
function isSlip(defined: string, used: string): boolean {
  const [theirs, own] = [defined.split(' '), used.split(' ')];
  return (
    theirs.length === own.length &&
    theirs.every(
      (word, at) => word === own[at] || (word.length >= ALIKE && word.slice(0, ALIKE) === own[at]?.slice(0, ALIKE)),
    )
  );
}

/** The day on which it takes effect, whatever that day is called. */
const EFFECTIVE = /\beffective\s+(?:as of|on|from|this)\b[^.;]{0,60}\b(?:19|20)\d\d\b/i;
/** The same words in lower case speak of any payment, any territory. */
const isOrdinary = (text: string, term: string): boolean => text.includes(term.toLowerCase());
/** One mention of a territory in passing decides nothing. */
const isPassing = (term: string, uses: number): boolean => uses < 2 && /^(?:Territory|Territorio)$/.test(term);

function undefinedEssentials(document: ParsedDocument): Finding[] {
  if (isAmendment(document) || isCoverPage(document) || BORROWED.test(document.text)) return [];
  const open = openTerms(document);
  const [first] = open;
  if (first === undefined) return [];
  return gather(
    document,
    {
      rule: 'essential-terms.undefined',
      category: 'defined_terms',
      severity: open.some(({ matter }) => matter !== 'duty') ? 'high' : 'medium',
      belief: 0.84,
      values: { count: open.length, terms: listed(open.map(({ term }) => term)), matter: first.matter },
    },
    open
      .map(({ spans }) => inContext(document, spans[0] as Span))
      .toSorted((a, b) => a.start - b.start)
      .slice(0, 4),
  );
}

const listed = (terms: readonly string[]): string =>
  terms
    .slice(0, 4)
    .map((term) => `“${term}”`)
    .join(', ') + (terms.length > 4 ? ', …' : '');

/** Definitions that only serve a right or a duty: without one they were taken over, and what they served was lost. */
const SERVES =
  /^(?:Change (?:of|in) Control|(?:Constructive|Involuntary|Qualifying) Termination|Good Reason|Severance\b.*|Liability Cap|Cap|Minimum (?:Purchase|Commitment|Order|Royalt|Quantit).*|Exclusiv.*|Service (?:Levels?|Credits?)|Liquidated Damages|Termination Fee|Break-?up Fee|Earn-?out.*|Competing (?:Business|Product)s?|Competitive (?:Business|Product)s?|Non-?Compet.*|Restricted (?:Period|Territory|Business)|Cambio di Controllo|Giusta Causa|Periodo di Esclusiva|Cambio de Control|Causa Justificada)$/i;

function idle(document: ParsedDocument): Finding[] {
  const said = new Set<string>();
  const unused = document.definitions.filter((definition) => {
    const term = singular(definition.term);
    if (!SERVES.test(definition.term) || said.has(term) || isInPassing(document, definition)) return false;
    said.add(term);
    return !isUsed(document, definition);
  });
  const [first] = unused;
  if (first === undefined || isAmendment(document)) return [];
  return gather(
    document,
    {
      rule: 'essential-terms.idle',
      category: 'defined_terms',
      severity: 'high',
      belief: 0.82,
      values: { count: unused.length, terms: listed(unused.map(({ term }) => term)) },
    },
    unused.map(({ start, by }) => ({ start, end: Math.max(start, Math.min(by.end, start + SHOWN)) })),
  );
}

/** Of a definition, UTF-16 units. */
const SHOWN = 200;

/** `(the "Restricted Period")`: the sentence that names it has already done with it. */
const isInPassing = ({ text }: ParsedDocument, { by }: Definition): boolean => text[by.start] === '(';

/** Whether it is outside its own definition, in any case and number. */
function isUsed(document: ParsedDocument, { term, by, start }: Definition): boolean {
  const words = singular(term)
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '[\\s-]+');
  return passages(document, new RegExp(`(?<![\\p{L}])${words}`, 'giu')).some(
    ({ start: at, end }) => (at < by.start || end > by.end) && at !== start,
  );
}

/** Terms that carry time, money or territory and are never fixed, and definitions of weight that nothing uses. */
export const essentialTerms: Expert = {
  id: 'essential-terms',
  domain: 'consistency',
  competence: ['defined_terms'],
  serves: CONTRACTS,
  reads: ['en', 'it', 'es'],
  quick: true,
  deepOnly: false,
  precision: 0.84,
  detectors: [undefinedEssentials, idle],
  defeaters: [],
};
