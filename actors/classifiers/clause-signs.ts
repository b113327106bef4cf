import { CUAD_CATEGORIES } from '../../protocols/index.ts';

/**
 * Words by which a reader of contracts would look for a category, written from what such clauses say anywhere, in lower
 * case. None decides: how much a sign counts is learned once for all categories (context.ts), so that a category with a
 * dozen examples gains from what signs are worth in the others. Categories that stand on a title page have none.
 */
const SIGNS: Partial<Record<(typeof CUAD_CATEGORIES)[number], RegExp>> = {
  most_favored_nation:
    /most[- ]favou?red|(?:no|not) less favou?rable|(?:at least )?as favou?rable (?:as|to)|(?:lower|better|more favou?rable) (?:prices?|pricing|terms?|rates?|fees?|royalt\w+)[^.]{0,80}(?:than|to) (?:those|that|any|the)|(?:any|such) (?:lower|more favou?rable) (?:price|terms?|rate)/,
  price_restrictions:
    /(?:shall|may|will|agrees?|right)(?: to)? (?:not )?(?:increase|raise|change|adjust|decrease|lower|reduce|revise)[^.]{0,60}(?:price|pricing|fee|rate|royalt|charge)|(?:price|pricing|fee|rate|charge)s?[^.]{0,80}(?:shall|may|will) not (?:be )?(?:increase|exceed|raise|decrease|change)|(?:increase|decrease)s?[^.]{0,80}(?:shall|may|will) not exceed|(?:price|fee|rate)s? (?:increase|adjustment)s?|(?:maximum|minimum|advertised|resale) (?:\w+ )?prices?/,
  source_code_escrow:
    /escrow[^.]{0,200}(?:source|code|software|technology|deposit)|(?:source|code|software|deposit|technology)[^.]{0,200}escrow|escrow (?:agent|agreement)|released?[^.]{0,60}source code/,
  unlimited_all_you_can_eat_license:
    /enterprise[- ](?:wide )?licen[sc]|(?:unlimited|unrestricted)[^.]{0,100}(?:licen[sc]|right|use|number|copies|users)|(?:licen[sc]|right|use)[^.]{0,80}(?:unlimited|unrestricted)|all[- ]you[- ]can[- ]eat|without (?:limit|restriction)(?:ation)?s? (?:as to|on)/,
  affiliate_license_licensor:
    /licensor (?:and|or|on behalf of) its[^.]{0,30}affiliates|affiliates?[^.]{0,80}grants?|(?:owned|controlled|licensed|licensable|held) by [^.]{0,60}affiliates?|cause[^.]{0,30}affiliates[^.]{0,60}(?:grant|licen)/,
  affiliate_license_licensee:
    /(?:licen[sc]\w*|rights?|use)[^.]{0,200}(?:and|or|to|by|for|of) (?:its|their|such|his)(?: \w+){0,3} (?:affiliates?|subsidiar\w+)|extend[^.]{0,60}affiliates?|sublicen[sc]\w+[^.]{0,60}affiliate/,
  competitive_restriction_exception:
    /(?:notwithstanding|except|provided,? (?:however|that)|other than|(?:shall|will) not (?:apply|prevent|prohibit|preclude|restrict)|nothing (?:herein|in this|contained)|foregoing)[^.]{0,250}(?:compet|exclusiv|solicit)|(?:compet|exclusiv|solicit)[^.]{0,250}(?:except|other than|provided,? (?:however|that)|(?:shall|will) not (?:apply|prevent|prohibit|preclude|restrict)|notwithstanding|unless)/,
  non_compete:
    /(?:shall|will|may|agrees?|covenants?)[^.]{0,60} not[^.]{0,200}(?:compet|similar (?:business|product|service))|non-?compet|(?:neither|nor)[^.]{0,150}compet|directly or indirectly[^.]{0,80}(?:engage|compet|own)|refrain from[^.]{0,100}(?:sell|manufactur|market|compet)/,
  exclusivity:
    /(?<!non-|non|non )exclusiv\w*\b(?! (?:jurisdiction|remed|venue|propert|owner))|\bsole (?:supplier|provider|distributor|right|source)|only from|all (?:of )?(?:its|their) requirements/,
  no_solicit_of_customers:
    /(?:solicit|divert|induce|entice|interfere)[^.]{0,150}(?:customer|client|account|distributor|patron|member|subscriber|advertiser)|(?:customer|client)s?[^.]{0,100}solicit/,
  no_solicit_of_employees:
    /(?:solicit|hire|recruit|entice|employ|induce)[^.]{0,150}(?:employees?|personnel|staff)\b|employees?[^.]{0,80}(?:solicit|hire)/,
  non_disparagement:
    /disparag|derogat|defam|denigrat|(?:bring|harm|damag|injur|tarnish|adverse)\w*[^.]{0,60}(?:reputation|goodwill|disrepute)/,
  rofr_rofo_rofn:
    /first (?:refusal|offer|negotiat|opportunity|option)|right of first|right to match|pre-?emptive right|option to (?:purchase|acquire|licen)|exclusive option|first[^.]{0,20} right/,
  change_of_control:
    /change (?:of|in) (?:\w+ )?control|merge[rsd]?\b|acquired by|(?:sale|transfer) of (?:all|substantially|control)|substantially all|control of/,
  anti_assignment:
    /(?:not|neither|nor|no|without)[^.]{0,200}\bassign|\bassign\w*[^.]{0,200}(?:without|consent|void|null)|not assignable/,
  revenue_profit_sharing:
    /royalt|commission|(?:percent|%)[^.]{0,120}(?:revenue|sales|profit|receipts|proceeds)|(?:revenue|profit)s?[- ]shar|share of[^.]{0,40}(?:revenue|profit|proceeds)/,
  minimum_commitment:
    /\bminimum|(?:at least|(?:no|not) (?:less|fewer) than)[^.]{0,80}(?:dollar|\$|unit|purchase|quantit|hours|order|percent|%|sale)|take[- ]or[- ]pay|shortfall/,
  volume_restriction:
    /(?:not|in) (?:exceed|excess)|(?:maximum|up to|no more than|not more than|limited to)[^.]{0,60}(?:\d|number|quantit|volume|users?|copies|units|hours)|maximum (?:of|number|quantit|volume)|additional (?:fee|charge)/,
  ip_ownership_assignment:
    /(?:assigns?|transfers?|conveys?)[^.]{0,120}(?:right,? title|rights|ownership|interest|invention|copyright|intellectual|patent|work product)|works?[- ](?:made[- ])?for[- ]hire|(?:sole|exclusive) (?:and exclusive )?(?:owner|property)/,
  joint_ip_ownership:
    /joint(?:ly)?[^.]{0,60}(?:own|develop|invent|patent|property|title|intellectual)|co-?own|own\w*[^.]{0,40}joint/,
  license_grant: /grants?[^.]{0,200}(?:licen[sc]e|rights? to)|(?:licen[sc]e|right)[^.]{0,60}(?:granted|to use)/,
  non_transferable_license:
    /non-?\s?transferr?able|not transferr?able|non-?\s?assignable|(?:may|shall) not (?:assign|transfer|sub-?licen)|without (?:the )?right to (?:sub-?licen|assign)/,
  irrevocable_or_perpetual_license: /irrevocabl|perpetual/,
  post_termination_services:
    /(?:after|upon|following|on|of) (?:the |any |such )?(?:expir|terminat|cessation)|(?:terminat\w+|expir\w+) or (?:earlier )?(?:expir|terminat)|wind[- ]?down|sell[- ]?off|transition(?:al)? (?:service|period|assist)/,
  audit_rights:
    /\baudit|inspect|examin\w+[^.]{0,60}(?:book|record)|books and records|access to[^.]{0,80}(?:record|book|facilit)/,
  uncapped_liability:
    /(?:limitation|exclusion|limit)s?[^.]{0,150}(?:not apply)|except (?:for|with respect|in the case|as|to the extent)[^.]{0,300}(?:liab|damages)|(?:gross negligence|wilful|willful|fraud|indemni|confidential)[^.]{0,300}(?:liab|damages)|nothing[^.]{0,60}(?:limit|exclude)/,
  cap_on_liability:
    /liab[^.]{0,250}(?:exceed|limited to|in excess)|(?:liab|damages)[^.]{0,250}(?:consequential|incidental|indirect|punitive|special)|(?:consequential|incidental|indirect|punitive)[^.]{0,100}damages|maximum liab/,
  liquidated_damages:
    /liquidated|penalt(?:y|ies)|(?:termination|cancell?ation|break-?up) (?:fee|charge|payment)|in lieu of[^.]{0,30}damages|service credit/,
  warranty_duration:
    /warrant[^.]{0,250}(?:days|months?|years?|warranty period)|(?:days|months?|years?)[^.]{0,150}warrant/,
  insurance: /\binsur/,
  covenant_not_to_sue:
    /(?:contest|challeng|attack|disput|question|oppos|impair)\w*[^.]{0,200}(?:validity|title|ownership|right|mark|patent|enforceab)|covenants? not to (?:sue|assert|bring)|releases?[^.]{0,80}(?:from any|claims|discharg)|not (?:to )?(?:sue|assert|bring)\b|waives?[^.]{0,60}claims?/,
  third_party_beneficiary: /third[- ]part(?:y|ies)'?s? benefi|beneficiar|(?:benefit|enforce)[^.]{0,80}third part/,
  effective_date: /effective (?:date|as of|on|upon)|(?:become|be) effective|commenc(?:e|ing|ement)/,
  expiration_date:
    /(?:initial |the )term (?:of|shall|will|hereof)|(?:shall|will) (?:expire|terminate|continue|remain|end)|expir(?:e|ation) (?:date|on)|in (?:full )?force/,
  renewal_term: /renew|extend(?:ed)? (?:for|the term|this)|successive|additional (?:\w+ )?(?:terms?|periods?)/,
  notice_period_to_terminate_renewal:
    /(?:renew|extend|extension)[^.]{0,250}(?:notice|notif)|notice[^.]{0,250}(?:renew|extend|extension)/,
  governing_law: /governed by|(?:construed|interpreted)[^.]{0,60}(?:accordance|under|laws)|governing law/,
  termination_for_convenience:
    /terminat[^.]{0,150}(?:convenience|at any time|without cause|(?:any|no) reason|without (?:any )?reason|sole discretion)|terminat[^.]{0,60}(?:upon|by giving|on|with)[^.]{0,60}notice/,
};

/** Characters of a paragraph that are looked at; a longer one is a page that lost its structure. */
const LONGEST = 6000;

/** By category in the order of CUAD_CATEGORIES, then paragraph: 1 where its sign stands; undefined for one without signs. */
export type Signs = readonly (Uint8Array | undefined)[];

/** `paragraphs`: with white space collapsed. */
export function signsOf(paragraphs: readonly string[]): Signs {
  const lowered = paragraphs.map((plain) => plain.slice(0, LONGEST).toLowerCase());
  return CUAD_CATEGORIES.map((category) => {
    const sign = SIGNS[category];
    return sign && Uint8Array.from(lowered, (plain) => (sign.test(plain) ? 1 : 0));
  });
}
