import type { RiskId } from './catalogue.ts';

/** Time to cure of three weeks or more, in words or figures. */
const CURED =
  /\b(?:cur(?:e|ed|ing)|remed(?:y|ied|ying)|uncured|unremedied|correct(?:ed)?|rectif\w+)\b.{0,160}\b(?:twenty[- ](?:one|five|eight)|thirty|forty[- ]?five|sixty|ninety|2[1-9]|[3-9]\d|1\d\d) ?(?:\(\d+\) |\([a-z -]+\) )?(?:business |calendar |working )?days|\b(?:twenty[- ](?:one|five|eight)|thirty|forty[- ]?five|sixty|ninety|2[1-9]|[3-9]\d|1\d\d) ?(?:\(\d+\) |\([a-z -]+\) )?(?:business |calendar |working )?days\b.{0,200}\b(?:cur(?:e|ed|ing)|remed(?:y|ied|ying)|uncured|unremedied|correct(?:ed)?|rectif\w+)\b/is;

/** What the owner keeps was never the other's. */
const KEPT = /\b(?:retains?|reserves?|retained|reserved)\b.{0,120}\b(?:rights?|title|ownership|property)\b/is;

/** A limited licence: for the term, for the purpose, not to be handed on. */
const NARROW =
  /\bnon-?transferable\b|\bwithout (?:the )?right to (?:grant )?sub-?licen|\blimited[, ]|\bshall (?:remain|at all times be)\b.{0,60}\bproperty\b|\bsubject to\b.{0,100}\b(?:approval|discretion|consent)\b|\bobtain\b.{0,60}\bapproval\b/is;

/** Granted for a place and a time: the licence that is bought, … */
const BOUNDED =
  /\bterritor(?:y|ies)\b.{0,200}\b(?:during|for|throughout) the (?:\w+ ){0,2}(?:term|period)\b|\b(?:during|for|throughout) the (?:\w+ ){0,2}(?:term|period)\b.{0,200}\bterritor(?:y|ies)\b/is;
/** … unless it goes on, or to others. */
const GOES_ON = /\b(?:perpetual|irrevocable|worldwide)\b|\bsub-?licen[cs]|(?<!non-|non|not )\btransferable\b/i;

/** What the passage itself says against the class: the exception, the time, the limit that the advice would ask for, or another direction. */
const SETTLED: Partial<Readonly<Record<RiskId, RegExp>>> = {
  affiliates_bound: /\bentitled to assign\b|\bmay enter into transactions\b/i,
  change_of_control:
    /\bnon-?(?:assignable|transferr?able)\b[^.;]{0,120}\bchange (?:of|in) control\b|(?:^|[.;]\s)\W*(?:[\d.()a-z]{1,8}\s+)?no\b(?![^.;]{0,80}\b(?:may|shall|can|will)\s(?:\w+\s)?(?:assign|transfer))[^.;]{0,400}\b(?:considered|deemed|constitute|treated as)\b[^.;]{0,20}\bassignment\b|\b(?:shall|will|does) not (?:be )?(?:considered|deemed|constitute|treated as)\b[^.;]{0,40}\bassignment\b|(?<!\b(?:neither|no|nor)\b[^.;]{0,80})\bmay\b(?! not)[^.;]{0,120}\bassign\w*\b[^.;]{0,120}\bwithout\b[^.;]{0,40}\bconsent\b/i,
  // A bank is paid instead: the other side owes the same.
  assignment_one_sided:
    /\bassign\w*\b(?:(?!\b(?:this agreement|including)\b)[^.;]){0,60}\b(?:receivables?|rights? to (?:be paid|payment|receive)|mon(?:ey|ies) due)\b/i,
  automatic_end:
    /\bceases? to be (?:an? )?(?:\w+ )?(?:subsidiary|affiliate|employee|member|stud(?:ent|io))\b|\bdefined (?:in|under|by) the [^.;]{0,60}\bact\b|\bupon (?:the |any )?(?:termination|expiration)\b|\breceipt of [^.;]{0,40}notice (?:to|of) terminat|\bnotice to terminate\b/i,
  change_of_terms:
    /\bto (?:add|include) (?:any )?(?:new|additional|further|other)\b|\bequivalent\b|\bno less favou?rable\b|\b(?:commission|regulatory|court) approval\b|\bwith (?:the )?(?:prior )?(?:written )?consent\b/i,
  confidentiality_thin: /\bhereinafter\b|\bshall mean\b|\bmeans\b/i,
  consent_open:
    /\breasonabl[ey] (?:discretion|withh|opinion)|\bnot be (?:responsible|liable)\b[^.]{0,300}\bwithout\b|\bacting reasonably\b/i,
  costs_open:
    /\b(?:over|under)(?:paid|payments?)\b|\bincurred (?:prior|up) to\b|\bpre-?approved\b|\bapproved\b[^.;]{0,60}\bin (?:advance|writing)\b|\bin advance and in writing\b|\bdocumented\b|\breceipts\b|\bvouchers?\b|\bitemi[sz]ed\b|\breasonabl[ey]\b[^.;]{0,60}\bout[- ]of[- ]pocket\b|\bout[- ]of[- ]pocket\b[^.;]{0,80}\breasonabl[ey] incurred\b|\b(?:caused by|to the extent of) (?:the |its )?(?:negligence|fault|breach)/i,
  customer_data: /\b(?:shall|will) (?:also )?(?:mean|include)\b|\bmeans\b|\bincludes?, (?:without|but)\b/i,
  discretion:
    /\bnothing herein shall prevent\b|\bthereafter (?:dispose|sell)\b|\bunable to (?:negotiate|agree)|\bwithout additional cost\b|\binsured by\b|\bin any event (?:within|no later|not later)|\b(?:no|not) later than\b|\bat (?:its|their) own (?:sole )?(?:cost|expense)\b|\badditional (?:\w+ )?(?:incentives?|contributions?)\b|\breasonable discretion\b|\bacting reasonably\b|\bdiscretion,? (?:to )?(?:assist|help|offer)\b/i,
  // `Any exclusivity set forth elsewhere` promises none.
  exclusivity_hollow:
    /\b(?:any|the|such) (?:\w+ ){0,2}exclusivity (?:that is |as )?(?:set forth|described|granted|provided|stated)\b/i,
  // An exclusive right of first refusal promises no exclusivity; beside a promise of it, the promise stays.
  exclusivity_bound:
    /\b(?:deemed deleted|appoint additional|become non-?exclusive)\b|^(?!.*\b(?:exclusiv\w*(?! (?:right|option)s? of first)|only from)\b).*\bfirst (?:refusal|offer|negotiation)\b/is,
  exit_without_transition:
    /\brevert to the (?:granting|disclosing) party\b|\bsurviv\w*|\bbinding\b|\bno way affect\b|\bshall have the right to require\b|\bno further force\b|\bother than with respect to\b|\bfor cause\b[^.;]{0,120}\bnot be (?:required|obligated|obliged|liable) to pay\b|\bperiod of \w+ \(?\d*\)? ?(?:days|months)\b|\b(?:days|months|years?)\b(?!['’]? (?:\w+ ){0,3}notice\b)[^.;]{0,80}\b(?:sell|exhaust|dispose|use up|wind|complet\w+|deplet\w+|phase|transition|transfer|cease using|remove)\b|\b(?:buy|purchase|repurchase) (?:back )?(?:any|all|the|its|such)?[^.;]{0,40}\b(?:inventor|stock|goods|products)/i,
  incorporated_unseen:
    /\bagreed\b[^.;]{0,80}\bin writing\b|\b(?:rules, regulations|laws|regulations)\b[^.;]{0,60}\bof the [A-Z]{2,6}\b|\bcGMP\b/,
  indemnity_wide: /\bto the extent (?:of|caused by|arising from|resulting from) (?:its|the)\b/i,
  // An exclusive licensee that may sublicense within its group has what its business needs.
  licence_narrow:
    /(?<!non-|non|non )\bexclusive\b[^.;]{0,60}\b(?:licen[cs]e|right)|\bexclusive, (?:non-?)?transferable\b|\bprovided\b[^.;]{0,160}\bsub-?licen[cs]\w+|\bmay sub-?licen[cs]e\b/i,
  ip_transfer_wide:
    /\b(?:developed|created|made|conceived|prepared) by (?:the )?([a-z][\w.&-]*)\b[^.;]{0,80}\b(?:property of|owned by|belong to|vest in) (?:the )?\1\b|\ba party['’]s\b[^.;]{0,200}\b(?:vest in|belong to|property of|owned by) (?:that|such) party\b|\bincludes the following\b|\bdefinition\b|\bsuch trademarks?\b|\bdoes not (?:violate|infringe)\b|^(?!.*\bassign).*\bmoral rights?\b/is,
  // What is not owed once all is over is a price, and excludes no liability.
  loss_excluded:
    /\b(?:liable|obligat\w+|responsible) (?:to pay|for(?: the)? payment)\b[^.;]{0,60}\b(?:compensation|fees?|remuneration|royalt\w+|commissions?|salary|wages)\b[^.;]{0,80}\b(?:after|following|subsequent to|upon)\b|\bsettlements? (?:or|and) compromises?\b|\bclaims? of infringement\b|\bunder any (?:lease|purchase|loan)\b|\bfor the acts? (?:or|and) omissions? of\b|\bto the extent the claim\b|\b(?:not (?:due to|caused by|attributable to)|unless (?:due to|caused by|attributable to|resulting from))\b(?:(?!\b(?:gross|wil+ful|intentional|deliberate))[^.;]){0,60}\b(?:acts?|omissions?|fault|negligence|breach)\b/i,
  minimum_harsh:
    /\bmay not be terminated\b(?! by (?!(?:the |such )?(?:company|supplier|manufacturer|licensor|franchisor|seller|owner|principal|vendor|producer)\b))|\bno liability\b|\bnon-?exclusive (?:arrangement|basis|right|licen[cs]e)\b(?![^.;]{0,80}\bterminat)|\bless than (?:or equal to )?zero\b|\binsur\w+|\bcoverage\b|\bno minimum\b|\blot size|\bnot (?:be )?(?:obligated|required|liable) to\b|\bcapital\b|\bdiscounts?\b/i,
  // What is not warranted is about warranties.
  defences_waived: /\bwithout prejudice to\b|\bcumulative\b|\bdisclaims?\b[^.;]{0,80}\bwarrant/i,
  // What is paid for orders or work that are called off is a price, and caps no liability for a breach.
  liability_cap_uneven:
    /\b(?:cancel\w*|terminat\w+|reschedul\w+|reduction)\b[^;]{0,160}\bliab\w+\b[^;]{0,80}\blimited to\b|\bliability\b[^.;]{0,40}\blimited to (?:the )?payment of\b[^.;]{0,80}\b(?:performed|delivered|completed|shipped|cancell?ed|outstanding|unpaid|accrued|in progress)\b|\bliability\b[^.;]{0,30}\bfor (?:such|any|the) (?:cancell?ation|termination|reduction|rescheduling)\b/i,
  liability_unlimited: /\bin no event\b|\bnot be liable\b|\bexceed\w*|\blimited to\b/i,
  no_firm_promise:
    /\b(?:right|option)\b[^.;]{0,60}\bno obligation\b[^.;]{0,60}\b(?:enforce|prosecut\w+|litigat\w+|defend|bring|(?:take|institute|initiate|commence) (?:any |an? )?(?:legal )?(?:action|suit|proceeding))|\b(?:infring\w+|misappropriat\w+)\b|\bfails to (?:satisfy|conform|meet|comply)\b|\bnot feasible\b|\bto (?:assist|cooperate)\b|\bmay (?:terminate|discontinue)\b/i,
  no_refund:
    /\bshall be refunded\b|\bmay be sold\b|\b(?:entitled to|receive|be paid) a (?:\w+[- ]){0,3}refund\b|\bfailure to pay\b|\bsell[- ]?off\b|\b(?:default|breach) (?:by|of) (?:the )?([a-z]\w+(?: \w+)?)\b[^.;]{0,160}\bto (?:the )?\1\b/i,
  noncompete_wide:
    /\bconflict\b|\b(?:not|neither \w+ may|prohibited\s+from|refrain from)\b[^.;,]{0,40}\b(?:us(?:e|ing)|utili[sz](?:e|ing))\b[^.;,]{0,60}\binformation\b[^.;]{0,80}\bto\b[^.;]{0,60}\bcompet|\b(?:hire|independent contractors?)\b/i,
  nonsolicit_wide:
    /\bsolicit\w*\b[^.;]{0,50}\b(?:offers?|proposals?|bids?|sponsors?\w*|payments?|income|gifts?|donations?|funds|votes?|proxies)\b|\b(?:have|had|has) (?:had )?(?:material |personal )*(?:dealings|contact)\b/i,
  payment_deductions:
    /\bup to (?:a maximum of |an aggregate of )?(?:[$€£\d*[]|\w+ (?:percent|per ?cent))|\b(?:in no event|not) (?:to )?exceed\b|\bwithh[eo]ld\w*\b[^.;]{0,60}\bfor a (?:further )?period of\b[^.;]{0,40}\b(?:days|months)\b|\bwithout (?:any )?(?:set-?off|deduction|counterclaim)|\b(?:required|require) by? ?(?:applicable )?laws?\b|\blaws? requires?\b|\bwithholding\b[^.;]{0,30}\btax|\b(?:means|shall mean)\b|\badvances?\b|\breturned\b|\bshall not (?:be )?(?:deduct|reduc|withh)/i,
  penalty:
    /\b(?:maximum|highest)\b[^.;]{0,60}\b(?:permi\w+|allow\w+|lawful)|\b(?:at (?:the|a) )?rate of\b[^.;]{0,30}\b(?:one percent|1%|one per ?cent)[^.;]{0,20}\bper month\b|(?<![\d.]|-)\b(?:1|one|0?\.\d+) ?(?:%|per ?cent)[^.;]{0,24}\b(?:per|a|each) month\b|(?<![\d.]|(?:twenty|thirty)[- ])\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\d|1[0-2]|\d\.\d+) ?(?:\(\d+%?\) ?)?(?:%|per ?cent)(?: ?\(\d+%\))? (?:per|a) (?:annum|year)\b/i,
  // A creditor of money or orders has the remedy that is named; nothing is repaired there.
  remedy_thin:
    /\bliquidated damages\b|\b(?:not|no|never)\b[^.;]{0,40}\b(?:sole|exclusive|only) remed|\bremed(?:y|ies) for\b[^.;]{0,80}\b(?:failure to|failing to|not) (?:pay|purchas\w+|buy|order|satisfy|meet|achieve|reach)\b|\bremed(?:y|ies) for\b[^.;]{0,60}\b(?:shortfall|late payment|minimum)\b/i,
  // What a party insures for its own doing it would have to answer for anyway.
  risk_shifted:
    /\bthis insurance\b|\bwithout (?:additional )?(?:cost|charge) to\b|\binsur\w+\b[^.;]{0,160}\b(?:activities|operations|performance|acts|negligence) (?:of|by) (?:the )?[A-Z]/,
  silence_binds:
    /\bdeemed (?:to (?:be|have been) )?(?:rejected|refused|disapproved|denied|declined)\b|\b(?:not|neither|nothing|no)\b[^.;]{0,120}\bdeemed\b[^.;]{0,200}\b(?:unless|until)\b[^.;]{0,120}\bin writing\b|\bunless\b[^.;]{0,60}\baccepts?\b[^.;]{0,60}\bin writing\b/i,
  survival_uneven: /\bobligations?\b[^.;]{0,40}\b(?:pay|payment)\b/i,
  suspension:
    /(?<!\b(?:without|no)\b[^.;,]{0,30})\b(?:written|prior|days['’]?) notice\b|\bafter\b[^.;]{0,30}\bdemand\b|\bupon the (?:termination|expiration)\b/i,
  // Another contract of the same party, with somebody else, is ended.
  termination_one_sided:
    /\bterminate (?:the |any |such )?(?:sub-?\w+|(?:appointment|engagement|services?|subservicing|sublicen[cs]e|employment)\b[^.;]{0,60}\b(?:by|of) (?:any|a|such|the) (?:sub|employee|agent|third|other))/i,
  term_open:
    /\bdetermined (?:pursuant|in accordance|under|by reference)\b|\bsubject to approval\b|\breasonably determined\b|\b(?:or|and),? if\b[^.;]{0,120}\bnot\b[^.;]{0,60}\bthen\b|\b(?:failing|absent|in the absence of|in default of)\b[^.;]{0,60}\b(?:agreement|determination)\b|\bconversion factor\b|\b(?:resolve|settle|cure)\b[^.;]{0,40}\b(?:defaults?|disputes?|breach(?:es)?|differences)\b|\bmay (?:accept|elect|choose)\b[^.;]{0,240}\bas (?:is |are |may be )?(?:mutually )?agreed\b|\b(?:neither party|no party|parties)\b[^.;]{0,20}\b(?:not )?be (?:obligated|obliged|required|bound) to\b|\bno obligation to (?:agree|enter|extend|renew)\b|\b(?:desires?|wish(?:es)?|elects?) to (?:expand|extend|renew|add|enlarge)\b/i,
  term_without_end:
    /\bcontinue\b(?:(?!\b(?:perpetu|indefinite|forever))[^.;]){0,80}\bfor (?:a (?:period|term) of )?[\w-]+ ?(?:\(\d+\) ?)?years?\b|\bterm\b(?:(?!\b(?:perpetu|indefinite|forever))[^.;]){0,60}\b(?:for|of) (?:a (?:period|term) of )?[\w-]+ ?(?:\(\d+\) ?)?(?:years?|months?|days)\b/i,
  warranty_absolute:
    /\bduly (?:and validly )?(?:authori[sz]ed|organi[sz]ed|executed)\b|\bcorporate power\b|\bfree (?:from|of) defects\b|\bconform\w* (?:to|with) (?:the|its) specifications?\b|^(?!.*\b(?:infring|misappropriat|complian|comply|error)).*\b(?:(?:right|power|authority)(?:,? (?:and |or )?(?:full )?(?:power|authority|right|capacity))* to (?:enter|execute|sign|perform|grant|make)\b|(?:not|no)\b[^.;]{0,60}\b(?:violat|conflict|breach|contraven|inconsistent)\w*\b[^.;]{0,160}\b(?:agreements?|contracts?|obligations?|commitments?|instruments?)\b)/is,
};

/** What an indemnity is for begins after these words. */
const GROUND =
  /\b(?:aris\w+|result\w*|caused|because)\b(?: (?:out|of|from|by|in|any|the|a|its|or|connection|with|result|resulting|arising|relating|to))*\s(.*)$/is;
/** Its own default or false word, … */
const OWN_DEFAULT =
  /^(?:material )?(?:misrepresent\w+|false statements?|untrue|breach\w*|failure|fails|non-?compliance|inaccura\w+|taking any action prohibited)\b/i;
/** … and nothing besides. */
const WIDER =
  /\b(?:use|operations?|acts?|omissions?|performance of|activities|products?|services?|otherwise|in any way|whatsoever|negligen\w+|any other|condition|ownership|sale)\b/i;

function isOwnDefaultAlone(text: string): boolean {
  const ground = GROUND.exec(text)?.[1] ?? '';
  return OWN_DEFAULT.test(ground) && !WIDER.test(ground);
}

/** Grounds in a list, and none that the party judges for itself. */
const LISTED_GROUNDS = /\b(?:occurrence of any|any(?: one)?(?: or more)? of the following|following events)\b/i;
const OWN_JUDGEMENT = /\b(?:discretion|opinion|judge?ment|believes?|deems?|considers?|satisf\w+)\b/i;

/** A time to perform of a month or more is over when the right arises: there is nothing left to cure. */
const TIME_TO_PERFORM =
  /\bfail(?:s|ed|ure)? to\b[^.;]{0,160}\bwithin (?:a period of )?(?:(?:thirty|forty|sixty|seventy|eighty|ninety|one hundred)\b[a-z -]{0,20}(?:\(\d+\) ?)?|(?:[3-9]\d|1\d\d) ?)(?:business |calendar |working )?days\b/i;

/** A licence, or a promise to sign papers, passes nothing. */
const ONLY_LICENSED = /\bgrants?\b[^.;]{0,200}\blicen[cs]e\b|\blicen[cs]e (?:is|to)\b/i;
const ONLY_ASSURED =
  /\b(?:execute|sign|deliver)\b[^.;]{0,100}\b(?:documents?|instruments?|papers|assurances|applications?)\b/i;
const TRANSFERS =
  /\b(?:assigns|assigned|hereby [^.;]{0,40}assign|(?:agrees|shall|will|must) (?:to )?(?:\w+ ){0,3}assign|conveys?|vests?|belongs? to|title to|works? (?:made )?for hire|property of|(?:shall|will) own|transfers? (?:all|any|its|their|title|ownership|the))\b/i;

/** At will is at will, whatever grounds are listed beside it. */
const AT_WILL =
  /\bfor convenience\b|\b(?:any|no) (?:or no )?reason\b|\bwith(?:out)?(?: or without)? cause\b|\bat will\b|\bat any time,? or (?!from\b)/i;

/** Days in which to pay come before a stop; they are a warning of it where a notice starts them, or where no stop comes at once. */
const DAYS = String.raw`\bwithin (?:\[[^\]]{1,12}\]|[\w-]+(?: \(\d+\))?) (?:business |working )?days\b`;
const IN_DAYS = new RegExp(DAYS, 'i');
const NOTICE = String.raw`(?<!\b(?:without|no)\b[^.;,]{0,30})\bnotice\b`;
const DAYS_OF_NOTICE = new RegExp(`${DAYS}[^.;]{0,60}${NOTICE}|${NOTICE}[^.;]{0,60}${DAYS}`, 'i');
const AT_ONCE = /\bat once\b|\bwithout (?:\w+ ){0,3}notice\b|\bimmediately\b/i;

/** That no other court is asked is about the forum; a defence is of it where it says so, and a set-off never is. */
const OF_FORUM =
  /\bdefen[cs]es? (?:(?:of|that|based (?:up)?on|which) [^.;,]{0,50}|(?:as )?to (?:the laying of )?(?:\w+ )?)\b(?:jurisdiction|venue|forum|inconvenient)\b/gi;
const WAIVES_FORUM = /\bwaives?\b[^.;]{0,80}\b(?:jurisdiction\w*|venue|forum|inconvenient)\b/i;
const WAIVES_MORE = /\bset-?offs?\b|\bset off\b|\bcounter-?claims?\b|\bdefen[cs]es?\b/i;

function isOfForumAlone(text: string): boolean {
  const rest = text.replace(OF_FORUM, 'venue');
  return WAIVES_FORUM.test(rest) && !WAIVES_MORE.test(rest);
}

/** Three years and more of secrecy are what the advice would ask for; how long something else lasts is no answer. */
const YEARS = String.raw`(?:three|four|five|six|seven|ten|[3-9]|10) ?(?:\(\w+\) )?(?:\w+ )?years\b`;
const LASTS = String.raw`\b(?:for|(?<!initial |renewal )(?:period|term) of|at least|less than|until|lasts?|within|during)(?: (?!term\b)\w+){0,3}? ${YEARS}`;
const SECRET = String.raw`\b(?:confiden|secre|disclos|non-?disclos|obligat|surviv|dut(?:y|ies)\b)`;
const SHORTER = String.raw`\b(?:one|two|twelve|eighteen|1|2|12|18|24) ?(?:\(\w+\) )?(?:years?|months?)\b`;
const SECRET_FOR_YEARS = new RegExp(
  `${SECRET}(?:(?!${SHORTER})[^.;]){0,240}?${LASTS}|${LASTS} (?:after|from|following|thereafter)\\b(?:(?!${SHORTER})[^.;]){0,240}?${SECRET}`,
  'i',
);

/** Whether the passage itself answers the class, so that nothing is left to ask for. */
export function isSettled(id: string, text: string): boolean {
  if (SETTLED[id as RiskId]?.test(text) === true) return true;
  if (id === 'termination_without_cure')
    return CURED.test(text) || /\btimely cure\b/i.test(text) || TIME_TO_PERFORM.test(text);
  if (id === 'automatic_end') return CURED.test(text);
  if (id === 'termination_at_will')
    return LISTED_GROUNDS.test(text) && !OWN_JUDGEMENT.test(text) && !AT_WILL.test(text);
  if (id === 'suspension') return DAYS_OF_NOTICE.test(text) || (IN_DAYS.test(text) && !AT_ONCE.test(text));
  if (id === 'defences_waived') return isOfForumAlone(text);
  if (id === 'confidentiality_thin') return SECRET_FOR_YEARS.test(text);
  if (id === 'indemnity_wide') return isOwnDefaultAlone(text);
  if (id === 'ip_transfer_wide')
    return KEPT.test(text) || (!TRANSFERS.test(text) && (ONLY_LICENSED.test(text) || ONLY_ASSURED.test(text)));
  if (id === 'licence_wide' && BOUNDED.test(text) && !GOES_ON.test(text)) return true;
  return id === 'licence_wide' && NARROW.test(text) && !/\b(?:perpetual|irrevocable)\b/i.test(text);
}
