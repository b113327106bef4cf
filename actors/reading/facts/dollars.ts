/** Whose dollars a bare `$` means: only the document can say. */

/** A bare `$` or `dollars`, where the document does not say whose. */
export const UNNAMED_DOLLAR = '$';

interface Dollar {
  readonly currency: string;
  /** Besides the code: how a text names it. */
  readonly named: string;
  /** Places whose law makes it the usual one. */
  readonly law: string;
}

/** `Canadian dollars`, `currency of Canada`. */
const named = (people: string, country: string): string =>
  String.raw`\b(?:${people}) (?:[Dd]ollars?|DOLLARS?|funds|currency)\b|\b(?:[Cc]urrency|money|tender|[Dd]ollars?) of (?:the )?(?:${country})\b`;

const DOLLARS: readonly Dollar[] = [
  {
    currency: 'USD',
    named: String.raw`\bU\.?S\.? ?\$|${named(String.raw`US|U\.S\.|United States|American`, 'United States|U\\.S\\.|USA')}|[Dd]ólares? (?:estadounidenses?|americanos?|de los Estados Unidos)|[Dd]ollar[oi] (?:statunitens[ei]|american[oi]|USA|degli Stati Uniti)`,
    law: 'United States|Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|Wisconsin|Wyoming|Puerto Rico|District of Columbia',
  },
  {
    currency: 'CAD',
    named: String.raw`\b(?:CA?|C[Dd][Nn]\.? ?)\$|${named('Canadian', 'Canada')}|[Dd]ólares? canadienses?|[Dd]ollar[oi] canades[ei]`,
    law: 'Canada|Ontario|Qu[eé]bec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|Newfoundland|Prince Edward Island|Yukon|Nunavut',
  },
  {
    currency: 'AUD',
    named: String.raw`\bAU?\$|${named('Australian', 'Australia')}|[Dd]ólares? australianos?|[Dd]ollar[oi] australian[oi]`,
    law: 'Australia|New South Wales|Victoria|Queensland|Tasmania|Northern Territory',
  },
  { currency: 'NZD', named: String.raw`\bNZ\$|${named('New Zealand', 'New Zealand')}`, law: 'New Zealand' },
  { currency: 'HKD', named: String.raw`\bHK\$|${named('Hong Kong', 'Hong Kong')}`, law: 'Hong Kong' },
  { currency: 'SGD', named: String.raw`\bS\$|${named('Singapore', 'Singapore')}`, law: 'Singapore' },
  {
    currency: 'MXN',
    named: String.raw`\bMX\$|\b(?:pesos mexicanos|Mexican pesos|[Mm]oneda [Nn]acional)\b|\bM\.N\.`,
    law: 'M[eé]xico|Estados Unidos Mexicanos',
  },
  { currency: 'COP', named: String.raw`\bpesos colombianos\b|\bColombian pesos\b`, law: 'Colombia' },
  { currency: 'CLP', named: String.raw`\bpesos chilenos\b|\bChilean pesos\b`, law: 'Chile' },
  { currency: 'ARS', named: String.raw`\bpesos argentinos\b|\bArgentine pesos\b`, law: 'Argentina' },
];

/** A code counts beside a figure, in quotes or brackets, or at the end of `in CAD`: CAD drawings cost nothing. */
const coded = (code: string): string =>
  String.raw`\b${code}(?=[$\s]{0,2}\d)|(?<=\d\s?)${code}\b|(?<=["“'(])${code}(?=["”')])|(?<=\bin )${code}(?=[.,;)\n]|$)`;

const NAMES = DOLLARS.map(({ currency, named: words }) => `(${words}|${coded(currency)})`).join('|');
const NAMED = new RegExp(NAMES, 'g');
const PLACES = new RegExp(String.raw`(?<!\p{L})(?:${DOLLARS.map(({ law }) => `(${law})`).join('|')})(?!\p{L})`, 'gu');

/** Before the name of a currency, in its sentence: all sums are said to be in it, or the sign is said to mean it. */
const SAYS_ALL =
  /(?:\$|\bdollars?\b)["”’')]*\s.{0,60}(?:\bmeans?\b|\brefers?\b|\bdenotes?\b|\bare to\b|\bis to\b|\bsignifica)|\b(?:all|any|every|each|unless)\b.{0,100}(?:amounts?|sums?|prices?|fees?|payments?|monies|references?|figures?|currenc).{0,100}\b(?:in|to|into)\b.{0,30}$|\b(?:todos|todas|tutti|tutte)\b.{0,100}\b(?:en|in)\b.{0,20}$/is;

const LAW_CLAUSE =
  /(?<!\p{L})(?:governed by|governing law|construed|regirá|rige|retto|regolato|disciplinato|legge applicabile)(?!\p{L})/giu;
const OF_LAW = /(?<!\p{L})(?:laws?|legge|leggi|ley|leyes|legislación|legislazione|diritto)(?!\p{L})/iu;
/** Characters of a sentence that are looked at. */
const REACH = 240;

/** The currency of a bare `$`: defined, the only one that is named, or that of the governing law; else `$` itself. */
export function dollarOf(text: string): string {
  const mentions = [...text.matchAll(NAMED)].map((match) => ({ currency: currencyOf(match), at: match.index }));
  const defined = mentions.find(({ at }) => SAYS_ALL.test(sentenceBefore(text, at)));
  if (defined !== undefined) return defined.currency;
  const all = new Set(mentions.map(({ currency }) => currency));
  return only(all.size > 0 ? all : new Set(lawsOf(text))) ?? UNNAMED_DOLLAR;
}

/** The currency that the words right after a sum name, as in `$5,000 CAD`. */
export function dollarBehind(text: string, end: number): string | undefined {
  const match = BEHIND.exec(text.slice(end, end + 24));
  return match === null ? undefined : currencyOf(match);
}
const BEHIND = new RegExp(
  String.raw`^\s{0,2}\(?(?:${DOLLARS.map(({ currency, named: words }) => `(${words}|${currency}\\b)`).join('|')})`,
);

function lawsOf(text: string): string[] {
  return [...text.matchAll(LAW_CLAUSE)].flatMap(({ index }) => {
    const clause = text.slice(index, index + REACH).split(/[.;]\s/)[0] ?? '';
    return OF_LAW.test(clause) ? [...clause.matchAll(PLACES)].map(currencyOf) : [];
  });
}

function sentenceBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - REACH), at);
  return before.slice(Math.max(...['. ', ';', '\n'].map((end) => before.lastIndexOf(end))) + 1);
}

const only = (all: ReadonlySet<string>): string | undefined => (all.size === 1 ? [...all][0] : undefined);

/** The groups of a pattern are in the order of the currencies. */
function currencyOf(match: RegExpExecArray): string {
  const group = match.slice(1).findIndex((each) => each !== undefined);
  return DOLLARS[group]?.currency ?? UNNAMED_DOLLAR;
}
