/**
 * Which clauses a document of its kind is expected to have. After the model contracts of the field: Common Paper and Bonterms (cloud
 * service, software licence, professional services, NDA), the ICC's (distribution, agency, sale) and the topics that the IACCM
 * counts as most negotiated. What no model of the type has is not missing.
 */
import type { IssueCategory } from '../../../protocols/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import { foldedText } from './passages.ts';
import { pattern, says } from './pattern.ts';

interface Expected {
  /** The matter arises only where the document says this. */
  readonly arises?: RegExp;
  /** It does not arise where the document begins with this. */
  readonly unlessTitle?: RegExp;
  /** The first year in which anybody asks for it; a paper dated before cannot have it. */
  readonly since?: number;
  /** It does not arise in a short contract between neighbours: the courts of their state are the only ones. */
  readonly unlessDomestic?: boolean;
  /** Dealt with, in wording that the topic's own pattern does not know. */
  readonly dealt?: RegExp;
}

export const PAID = pattern(
  '\\b(?:fees?|prices?|royalt(?:y|ies)|rent|charges|compensation|consideration|commissions?)\\b[^;]{0,160}?\\b(?:paid|pay|payable|pays|invoiced?)\\b|\\b(?:pay|pays|paid)\\b[^;]{0,160}?\\b(?:fees?|prices?|royalt(?:y|ies)|rent|charges|commissions?|\\$|usd|eur)',
);
/** Support, guarantee, capital: one side gives its promise and is not paid for it. */
const PROMISE = pattern(
  '\\b(?:guarant(?:y|ee)|capital (?:maintenance|support|contribution)|keep-?well|support agreement|pledge|escrow agreement|voting|stockholders?|shareholders?)\\b',
);
/** One side binds itself, or the two part or settle: nobody performs from month to month, so nothing is left for a breach. */
const UNDERTAKING = pattern(
  '\\b(?:affiliate (?:agreement|letter)|lock-?up|undertaking|release|settlement|standstill|non-?compet(?:e|ition)|right of first (?:offer|refusal)|separation agreement)\\b',
);
/** An employee's liability is governed by labour law, and the employer is liable for the employee. */
const EMPLOYED = '"(?:employer|employee|executive)"|\\bemployment (?:agreement|contract)\\b';
const SERVED = pattern(
  "\\b(?:host(?:s|ed|ing)|(?:customer|user|client)s?'? (?:data|content)|outsourc[a-z]+|managed services?|platform|software as a service|cloud|data center|migrat[a-z]+)\\b",
);

/** Agreements to distribute a fund, endorse goods or develop a franchise area carry no liability cap by custom. */
const UNLIMITED =
  '\\b(?:principal underwriter|underwriting agreement|open-end|investment company|rule 12b-1|endorsement|franchise development|area development)\\b';
/** Goods and gas that are carried, air time that is filled: nobody brings a secret along or leaves one behind. */
const CARRIAGE = pattern(
  '\\b(?:transportation|pipeline|charterer|charter party|time charter|towage|freight|gathering|courier|terminalling|(?<!(?:data|cloud|file|online) )storage|programming agreement|local marketing)\\b',
);

/** Who is taken on as an officer asks for an indemnity and insurance, and nobody limits what he owes by his fee. */
const OFFICER =
  "\\b(?:engag(?:e|es|ing)|retain(?:s|ing)?|employ(?:s|ing)?|appoint(?:s|ed|ing)?|serv(?:e|es|ing)|services?)\\b[^.;]{0,80}?\\bas (?:[a-z']+ ){0,3}?(?:chief [a-z]+ officer|president|vice president|managing director|director|secretary|treasurer|ceo|cfo|general counsel)\\b";

const FUND_MARK =
  'open-end|investment company|rule 12b-1|mutual funds?|series of the trust|each fund|advis(?:or|er) trust|principal underwriter';
/** A university has a board of trustees too, and a grant is often called the fund. */
const FAINT_MARK = 'board of trustees|the funds?';
/** A fund and the company that runs it: two different marks, one of which only funds have, or a trust that holds a fund. */
const FUND = `\\b(?:${FUND_MARK})\\b[^]{0,400}?\\b(?:${FAINT_MARK})\\b|\\b(?<mark>${FUND_MARK}|${FAINT_MARK})\\b[^]{0,400}?\\b(?!\\k<mark>\\b)(?:${FUND_MARK})\\b|\\btrust(?:ees)? of [^.;]{0,60}?\\b(?:funds?|series)\\b`;

const NO_LIMIT = new RegExp(
  `${PROMISE.source}|${pattern(EMPLOYED).source}|${pattern(OFFICER).source}|${pattern(UNLIMITED).source}|${pattern(FUND).source}`,
  'g',
);

/** Part of a larger deal, or a duty of one side only: who answers for claims of strangers stands in another paper. */
const SETTLED_ELSEWHERE = new RegExp(
  `${PROMISE.source}|${UNDERTAKING.source}|${CARRIAGE.source}|${pattern(EMPLOYED).source}|${pattern('\\b(?:intellectual property agreement|amendment|endorsement (?:no|number|contract)|joint filing|co-?operation agreement|non-?disclosure|reinsurance|maintenance agreement between|investment income)\\b').source}`,
  'g',
);

const EXPECTED: Partial<Readonly<Record<IssueCategory, Expected>>> = {
  cap_on_liability: {
    unlessTitle: NO_LIMIT,
  },
  consequential_loss: {
    unlessTitle: NO_LIMIT,
    // What can be had of a party is limited to some of its assets.
    dealt: pattern(
      '\\brecourse\\b[^.;]{0,120}?\\b(?:strictly|solely|only|limited)\\b|\\b(?:limited|non-?|without) ?recourse\\b',
    ),
  },
  venue: { unlessDomestic: true, unlessTitle: pattern(FUND) },
  indemnity: { unlessTitle: SETTLED_ELSEWHERE },
  revenue_profit_sharing: { unlessTitle: pattern(EMPLOYED) },
  termination_for_cause: { unlessTitle: UNDERTAKING },
  data_retention: { unlessTitle: new RegExp(`${UNDERTAKING.source}|${CARRIAGE.source}`, 'g') },
  confidentiality: {
    unlessTitle: pattern(
      '\\b(?:transportation|charterer|charter party|time charter|pipeline|programming agreement|local marketing|principal underwriter|open-end|investment company|endorsement|sponsorship|guarant(?:y|ee)|capital maintenance|affiliate (?:agreement|letter)|lock-?up|release|settlement)\\b',
    ),
  },
  ip_ownership_assignment: {
    unlessTitle: CARRIAGE,
    arises: pattern(
      '\\b(?:work product|deliverables?|inventions?|(?:develop|design|creat|writ)[a-z]* (?:[a-z]+ ){0,4}(?:software|programs?|code|web ?sites?|works?|materials?|content|designs?|documentation))\\b',
    ),
  },
  exit_plan: { arises: SERVED, unlessTitle: new RegExp(`${PROMISE.source}|${CARRIAGE.source}`, 'g') },
  pricing_clarity: {
    dealt: pattern(
      '\\b(?:fees?|prices?|rates?|compensation|charges?|amounts?|payments?)\\b[^;]{0,240}?\\b(?:schedule|appendix|exhibit|annex|attachment|order form|statement of work|quotation)\\b|\\b[0-9.]+ ?(?:basis points|bps|%|percent)',
    ),
  },
  payment_terms: {
    dealt: pattern(
      '\\bwithin (?:\\[[^\\]]{0,20}\\]|[a-z0-9() -]{1,30}days?)[^;]{0,80}?\\b(?:shipment|deliver[a-z]*|receipt|invoice|statement|month|quarter)',
    ),
  },
  severability: {
    dealt: pattern(
      '\\b(?:invalid|unenforceable|illegal|void|not valid)[a-z]*\\b[^;]{0,400}?\\b(?:remain[a-z]*|affect[a-z]*|sever[a-z]*|remaining|other provisions?|rest of|continue[a-z]*|impair[a-z]*)\\b',
    ),
  },
  term_and_survival: {
    dealt: pattern(
      '\\bsurviv[a-z]*\\b|\\b(?:remain|continue)[a-z]*\\b[^;]{0,100}?\\b(?:after|following|upon|notwithstanding|beyond)\\b[^;]{0,60}?\\b(?:terminat|expir)[a-z]*|\\b(?:terminat|expir)[a-z]*\\b[^;]{0,160}?\\b(?:continue to|shall continue|will continue|remain in (?:full )?(?:force|effect))\\b',
    ),
  },
  amendment: {
    dealt: pattern(
      '\\b(?:amend|modif|supplement|var[iy]|chang)[a-z]*\\b[^;]{0,160}?\\b(?:writing|written|instrument|signed)\\b',
    ),
  },
  notices: {
    dealt: pattern(
      '\\bnotices?\\b[^;]{0,160}?\\b(?:in writing|address(?:es|ed)?|e-?mail|certified|courier|deemed (?:given|received))\\b',
    ),
  },
  records_and_audit: {
    arises: pattern(
      '\\broyalt(?:y|ies)\\b|\\btime and materials\\b|\\bhourly\\b|\\bper hour\\b|\\bpercent(?:age)? of (?:the )?(?:net|gross)|\\bnet sales\\b|\\bcost[- ]plus\\b|\\bcommissions?\\b',
    ),
  },
  sanctions_and_export: {
    arises: pattern(
      '\\b(?:export[a-z]*|import[a-z]*|customs|overseas|worldwide|foreign (?:country|countries|law|government)|outside (?:of )?the (?:united states|u\\.s\\.|united kingdom|european union))\\b',
    ),
  },
  // The standard of the card companies is of 2004.
  card_data: { since: 2005 },
  modern_slavery: {
    since: 2016,
    arises: pattern('\\b(?:united kingdom|england|scotland|australia|california|supply chains?)\\b'),
  },
  source_code_escrow: { arises: pattern('\\bsource code\\b'), unlessTitle: CARRIAGE },
  anti_corruption: {
    arises: pattern(
      '\\b(?:government[a-z]*|public official|agents?|intermediar[a-z]+|foreign|abroad|international)\\b',
    ),
  },
};

/** How far a title reaches, and the passage that says when the paper was made (UTF-16 units). */
const TITLE = 500;
const DATED = 3_000;

/** Sections of another agreement that are made part of this one: what seems missing is there. */
const INCORPORATED = pattern(
  '\\bincorporat[a-z]+\\b[^.;]{0,200}?\\b(?:sections?|articles?|clauses?|terms(?: and conditions)?|provisions)\\b[^.;]{0,80}?\\bof (?:the|that|its) (?!this)[^.;]{0,60}?\\b(?:agreement|contract|conditions)\\b|\\b(?:sections?|articles?|clauses?|terms(?: and conditions)?|provisions)\\b[^.;]{0,80}?\\bof (?:the|that) (?!this)[^.;]{0,80}?\\b(?:agreement|contract|conditions)\\b[^.;]{0,120}?\\b(?:incorporated|shall apply(?: mutatis mutandis| to this))\\b',
);

/** Whether the terms of another paper are made part of this one. */
export const incorporates = (document: ParsedDocument): boolean => says(foldedText(document), INCORPORATED);

/** The latest year among the dates of the document's beginning, in which it was made; without any it may be of today. */
function yearOf({ dates }: ParsedDocument): number {
  const years = dates.filter(({ start }) => start < DATED).map(({ iso }) => Number(iso.slice(0, 4)));
  return years.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...years);
}

/** Law of one state, by its name. */
const ITS_LAW =
  /\blaws? of (?:the )?(?:(?:state|commonwealth|province) of )?([a-z]+(?: (?:york|jersey|hampshire|mexico|carolina|dakota|virginia|island))?)/;
/** `an ohio corporation`: where a party is of. */
const OF_STATE =
  /\ban? ([a-z]+(?: (?:york|jersey|hampshire|mexico|carolina|dakota|virginia|island))?) (?:corporation|limited|llc|l\.l\.c|company|partnership|business trust|trust|general partnership)/g;
/** Longer contracts are worth a clause of their own on where to sue, UTF-16 units. */
const SHORT = 25_000;
/** How far the parties are introduced, UTF-16 units. */
const PARTIES = 2_500;

/** A short contract whose parties are all of the state whose law it takes. */
function isDomestic(document: ParsedDocument): boolean {
  const folded = foldedText(document);
  const [, law] = ITS_LAW.exec(folded) ?? [];
  if (law === undefined || folded.length > SHORT) return false;
  const states = Array.from(folded.slice(0, PARTIES).matchAll(OF_STATE), ([, state]) => state);
  return states.length >= 2 && states.every((state) => state === law);
}

/** Whether a document of this kind, that says what it says, is expected to deal with the matter and does not. */
export function isExpected(document: ParsedDocument, category: IssueCategory): boolean {
  const folded = foldedText(document);
  const { arises, unlessTitle, unlessDomestic, dealt, since } = EXPECTED[category] ?? {};
  if (since !== undefined && yearOf(document) < since) return false;
  if (arises !== undefined && !says(folded, arises)) return false;
  if (unlessTitle !== undefined && says(folded.slice(0, TITLE), unlessTitle)) return false;
  if (unlessDomestic === true && isDomestic(document)) return false;
  return dealt === undefined || !says(folded, dealt);
}
