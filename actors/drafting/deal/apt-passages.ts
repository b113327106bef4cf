/** Which of the likely passages may stand on a line of the first page: those that speak of another matter are left out. */
import { mirrorOf, provisionsOf } from '../../provisions/index.ts';
import type { ParsedDocument, Sentence } from '../../reading/index.ts';
import type { Candidate } from './candidates.ts';
import { isOfLiability } from './liability-line.ts';
import type { Topic } from './topic-rules.ts';
import { OF_ANOTHER } from './ways-out.ts';

/** What a term is called in its own definition. */
const DEFINITION =
  /^\W{0,4}(?:[\d.()a-z]{1,7}\s+)?(?:the (?:term|word)s? )?["“'][^"”]{1,60}["”']\s{0,3}(?:,[^,]{1,40},)?\s{0,3}(?:shall |will )?(?:means?|refers?|includes?|has the meaning)\b|^[^,;]{0,80}\b(?:shall|will) (?:mean|include|have the meaning)\b/i;
/** The end of a sentence that began elsewhere. */
const CONTINUES = /^\W{0,3}(?:and|or|that|which|title and interest|of)\b/;
const REPRESENTS = /\b(?:represents?(?: and)?(?: warrants?)?|warrants?|warranty) (?:to|that|and)\b/i;

const RECITAL = /^\W{0,4}(?:[\d.()a-z]{1,7}\s+)?whereas\b/i;

/** Goods on board or in store belong to somebody, too; that is no right in what is made or written. */
const GOODS =
  /\b(?:title|ownership)\b[^.;]{0,30}\b(?:to|of|in)\b[^.;]{0,20}\b(?:products? (?:handled|shipped|delivered|transported|sold|purchased)|all product\b|goods|cargo|commodit\w+|gas|oil|vessel|shipment|inventory|equipment|tooling|fixtures)\b|\btitle (?:and risk|to the products? (?:shall|will|passes))/i;

/** Paid for a wrong, or to be given back: never the price. */
const PENALTY =
  /\b(?:penalt\w+|liquidated damages|fines?|(?:performance |surety )bonds?|security deposits?|per violation|restocking|late (?:payment|fee|charge)s?|insurance|overdue|interest (?:at|of|on|shall)|(?:charge|pay|bear|accrue)s? (?:\w+ ){0,2}interest|not paid|fail\w* to pay)\b/i;
/** Paid beside the price; a sentence that has a price or a sum as well may speak of it. */
const BESIDE =
  /\b(?:insurance|premiums?|taxes|withh(?:o|e)ld\w*|reimburs\w+|out-of-pocket|refund\w*|expense[sd]?|audit|indemnif\w+)\b/i;
const PRICE =
  /\b(?:fees?|price[sd]?|purchase price|royalt\w+|rent|compensation|consideration|commissions?|revenues?|salary|share of|proceeds|charges?|payments? (?:of|equal))\b/i;
const SUM = /[$€£]\s?\d|\d{3}/;
const SHARE = /\d\s?%|\bper ?cent\b/i;
const CURRENCY_ONLY =
  /\b(?:expressed|denominated|payable|paid|made|stated)(?: and payable)? (?:exclusively |only )?in (?:US|U\.S\.|United States|Euros?|RMB|lawful)/i;

const RENEWS =
  /\b(?:renew\w*|extend\w*|extension|prolong\w*|successive|month[- ]to[- ]month|year[- ]to[- ]year|additional (?:\S+ ){0,4}(?:terms?|periods?|years?))\b/i;
const TALKS = /\b(?:negotiat\w+|discuss\w*|consult\w*)\b/i;
/** Among the cases in which the contract ends. */
const REFUSES = /\b(?:determine|decide)s? not to renew\b/i;
const OBTAINS =
  /\b(?:automatic\w*|shall (?:be )?(?:renew|extend)\w*|will (?:be )?(?:renew|extend)\w*|option|right to (?:renew|extend)|may (?:be )?(?:renew|extend)\w*)\b/i;

const OF_A_KIND =
  /\b(?:supply|supplies|manufactur\w+|produce|sell|sale|purchase|distribut\w+|deliver|provide|perform|appoint\w*|engage\w*)\b/i;
/** What is done beside the deal: accounts that are given, an option to go on, what is not promised. */
const BY_THE_WAY =
  /\b(?:provide|furnish|deliver|submit|give|send)s?\b[^.;]{0,60}\b(?:(?:\w+ly )?reports?|statements? of|notices?|copies|evidence|invoices?|opportunity to renew|certificates?|forecasts?)\b|\b(?:wish(?:es)? to emphasi[sz]e|cannot replace|no substitute for|for information(?:al)? purposes)\b/i;
/** What a renewed time costs, and not whether it comes. */
const PRICE_OF_RENEWAL =
  /\b(?:payments?|fees?|prices?|charges?)\b[^;]{0,240}\b(?:increase|exceed|adjust)\w*\b[^;]{0,160}\brenewal (?:period|term|year)\b/i;
const SOFTWARE_LICENCE = /\blicen[sc]es?\b[^.;]{0,160}\b(?:software|firmware|copies|trademarks?|marks)\b/i;

/** The likely passages of the topic that may be shown, the likeliest first. */
export function aptPassages(document: ParsedDocument, topic: Topic, likely: readonly Candidate[]): Candidate[] {
  if (document.language.code !== 'en') return [...likely];
  const wordsOf = ({ start, end }: Candidate): string => document.text.slice(start, end).replace(/\s+/g, ' ');
  const wholeOf = ({ sentence }: Candidate): string =>
    document.text.slice(sentence.start, sentence.end).replace(/\s+/g, ' ');
  const apt = likely.filter(
    (candidate) =>
      isApt(topic, wordsOf(candidate), wholeOf(candidate), document) &&
      (topic !== 'liability' || isOfLiability(document, candidate.sentence)),
  );
  switch (topic) {
    case 'rights':
      return withMirror(document, apt);
    case 'money':
      return likely.length > 0 ? apt.slice(0, MOST_MONEY) : freely(document);
    default:
      return apt;
  }
}

function isApt(topic: Topic, words: string, whole: string, { type }: ParsedDocument): boolean {
  switch (topic) {
    case 'subject':
      if (DEFINITION.test(whole) || words.split(' ').length < FEWEST || BY_THE_WAY.test(whole)) return false;
      return type !== 'supply' || !SOFTWARE_LICENCE.test(words) || OF_A_KIND.test(words.replace(/\bgrants?\b.*/i, ''));
    case 'renewal':
      return (
        RENEWS.test(whole) &&
        !REFUSES.test(whole) &&
        (!TALKS.test(whole) || OBTAINS.test(whole)) &&
        !PRICE_OF_RENEWAL.test(whole)
      );
    case 'money':
      if (RECITAL.test(whole) || REPRESENTS.test(whole) || !/\b(?:shall|will|must|agrees?|is|are)\b/i.test(whole))
        return false;
      if (CURRENCY_ONLY.test(words) && !/\d{3}/.test(words)) return false;
      // How it is paid or invoiced is nothing without what is paid.
      return (
        !PENALTY.test(words) && (PRICE.test(words) || (!BESIDE.test(words) && SHARE.test(words)) || SUM.test(words))
      );
    case 'rights':
      return !DEFINITION.test(whole) && !GOODS.test(words) && !CONTINUES.test(words) && !REPRESENTS.test(whole);
    case 'exit':
      return !OF_ANOTHER.test(whole);
    case 'term':
      if (/\ball other (?:terms|provisions)\b/i.test(whole)) return false;
      return !/\b(?:invalid|unenforceable|illegal|void(?:able)?|sever(?:able|ability|ed))\b/i.test(whole);
    case 'liability':
      // What one side answers for towards others is its indemnity.
      if (/\b(?:indemnif\w+|hold\b[^.;]{0,60}\bharmless)\b/i.test(whole) && !LIMITS.test(whole)) return false;
      if (!LIMITS.test(whole) && !UNLIMITED.test(whole)) return false;
      return !/\b(?:termination of (?:this )?agreement|act, omission, contract, debt)\b/i.test(words);
    default:
      return true;
  }
}

/** Sentences on money where no duty to pay was read. */
const MOST_MONEY = 2;
const LIMITS =
  /\b(?:exceed\w*|limit(?:ed|s|ation|ations)?|not (?:\w+ ){0,2}(?:be )?(?:liable|responsible)|no (?:liability|event|responsibility|recourse)|neither|exclud\w+|disclaim\w*|waive[sd]?|releas\w+)\b/i;

/** That there is no limit is what a reader must know first. */
const UNLIMITED =
  /\b(?:unlimited|without (?:any )?limit|(?:liable|responsible|answers?)\b[^.;]{0,40}\b(?:all|every)\b[^.;]{0,40}\b(?:loss|losses|damages?)\b)/i;

/** Fewer words are a heading or a label. */
const FEWEST = 9;

/** What one side keeps or gives, and the same of the other side where a sentence near it says so. */
function withMirror(document: ParsedDocument, apt: readonly Candidate[]): Candidate[] {
  const [best] = apt;
  const mirror = best === undefined ? undefined : mirrorOf(document, best);
  if (best === undefined || mirror === undefined) return [...apt];
  return [best, { ...asCandidate(document, mirror), weight: best.weight }];
}

function asCandidate(document: ParsedDocument, sentence: Sentence): Candidate {
  const index = document.sentences.indexOf(sentence);
  const provisions = provisionsOf(document).all.filter((it) => it.sentence === index);
  return { ...sentence, sentence, provisions, weight: 1 };
}

const FREE =
  /\b(?:free of (?:any )?(?:charge|fees?|cost)|without (?:any )?(?:charge|payment|fee)|no (?:\w+ )?(?:fees?|payments?|consideration|compensation|charge)s? (?:is|are|shall be|will be) (?:due|payable|owed|made|paid|charged))\b/i;

/** It is the contract's own grant that is free, and no copy, storage or call. */
const GRANTS = /\b(?:hereby grants?|grants? to|under this agreement|hereunder)\b/i;

/** That nothing is paid, where nothing else is said of money. */
function freely(document: ParsedDocument): Candidate[] {
  const free = document.sentences.find((sentence) => {
    const words = document.text.slice(sentence.start, sentence.end);
    return !sentence.isHeading && FREE.test(words) && GRANTS.test(words);
  });
  return free === undefined ? [] : [asCandidate(document, free)];
}
