import type { Severity } from '../../../protocols/index.ts';

/** Wording that two careful readers understand differently. */
export interface AmbiguousPhrase {
  /** Suffix of the rule: `ambiguity.<name>`. */
  readonly name: string;
  readonly severity: Severity;
  readonly belief: number;
  readonly words: RegExp;
  /** The sentence around makes it precise. */
  readonly unless?: RegExp;
  /** True: only between parties, elsewhere the word means what it says. False: only elsewhere, between parties another expert reads it. */
  readonly contracts?: boolean;
  /** Medium where these words are close by. */
  readonly graver?: RegExp;
  /** The sentence must be of this kind. */
  readonly onlyIf?: RegExp;
}

/** What a contract cannot do without: the price, the thing and the time. */
const BARGAIN =
  /\b(?:pric(?:e|es|ing)|fees?|charges|royalt(?:y|ies)|rates?|payments?|compensation|remuneration|commissions?|bonus(?:es)?|consideration|budget|discounts?|revenue share|scope|deliverables|specifications|services|quantit(?:y|ies)|volumes?|minimum|territory|term|duration|start date|delivery dates?|deadlines?|milestones?|exclusivity)\b/i;

/**
 * Nothing essential is left open: orders and statements of work that come later by their nature, dates of events, what one side settles among its own, shares that are adjusted for splits, the way in which papers are sent, what is announced to the press, and
 * topics of talks that the sentence says bind nobody.
 */
const OF_FORM =
  /\b(?:statements?|scopes?|orders?) of work\b|\b(?:work|purchase|change|task) orders?\b|\bSOWs?\b|\b(?:appearances?|events?|trade ?shows?|sessions?|visits?|meetings?)\b[^.;]{0,120}\bmutually\b|\b(?:laborator(?:y|ies)|universit(?:y|ies)|institutions?|experts?|auditors?|arbitrators?|mediators?)\b[^.;]{0,40}\bmutually\b|\b(?:invalid|unenforceable|illegal)\b[^.;]{0,300}\b(?:substitut|replac)|\b(?:substitut|replac)\w*[^.;]{0,160}\b(?:invalid|unenforceable|illegal)\b|\bamong (?:them|themselves)\b|\b(?:endeavou?rs?|efforts?)\b[^.;]{0,300}\bnegotiat|\badjust\w*\b[^.;]{0,160}\b(?:splits?|dividends?|recapitali[sz]ation|combinations?|reclassification)\b|\b(?:manner|means|mode|method|form) of (?:communication|transmission|delivery|payment|notice)\b|\bpress releases?\b|\b(?:shall|will|do(?:es)?) not (?:be )?(?:bind|binding|oblig\w+|constitute)\b/i;

const DUTY = /\b(?:shall|must|will|agrees? to|is (?:required|obliged|obligated) to|warrants?|guarantees?)\b/i;

export const AMBIGUOUS_PHRASES: readonly AmbiguousPhrase[] = [
  {
    name: 'optional-duty',
    severity: 'medium',
    belief: 0.81,
    words:
      /\bmay or may not\b|\b(?:when|as) (?:it|they|he|she|(?:the )?[A-Z]\w+) (?:so )?(?:chooses?|wish(?:es)?|desires?|feels? (?:like|inclined)|prefers?)\b|\b(?:shall|will|must|should) (?:attempt|try|endeavou?r|strive|aim|seek|make (?:an?|every|some) (?:effort|attempt)) to\b|\b(?:is|are) (?:generally |usually |typically )?(?:expected|encouraged|supposed|invited) (?:but not required )?to\b|\bat (?:its|their) (?:own )?(?:leisure|convenience)\b/g,
    // What a machine attempts it does again and again; it owes nobody an effort.
    // To try to settle first is the usual step before a court, and all that anybody can promise.
    unless:
      /\b(?:attempt|try|endeavou?r|strive|seek|effort) to (?:\w+ )?(?:resolve|settle|negotiate|reach|agree)\b|\b(?:systems?|radios?|devices?|terminals?|software|networks?|applications?|equipment|clients?|servers?|modules?|units?|functions?|sensors?) (?:shall|will|must|should) (?:\w+ )?(?:attempt|try|seek) to\b/i,
  },
  {
    name: 'vague-time',
    severity: 'low',
    belief: 0.75,
    words:
      /\bwithin (?:a|some|any) (?:reasonable|commercially reasonable|short|suitable|appropriate|acceptable|certain|timely)(?: \w+)? (?:time|timeframe|time ?frame|period)(?: of time)?\b|\bas soon as (?:possible|practicable|practical|reasonably (?:possible|practicable|practical)|convenient|feasible)\b|\bin a timely (?:manner|fashion)\b|\bin due course\b|\bat (?:an|some) (?:appropriate|later|suitable|undetermined) (?:time|date|point)\b|\bfrom time to time as (?:needed|necessary|appropriate)\b|\bperiodically\b|\bin the near future\b/gi,
    unless:
      /\b(?:but|and) in (?:any|no) (?:event|case)\b|\bno(?:t)? (?:later|more) than\b|\bat the latest\b|\bwithin (?:\w+ )?\(?\d/i,
  },
  {
    name: 'vague-degree',
    severity: 'low',
    belief: 0.73,
    onlyIf: DUTY,
    words:
      /\b(?:shall|must|will|agrees? to|required to)\s+(?:be\s+|also\s+)?(?:generally|usually|typically|normally|mostly|largely|roughly|somewhat|potentially|possibly|perhaps|vaguely|loosely|partially|sufficiently|adequately|ideally|preferably)\s+\w+|\b(?:for the most part|to (?:some|a certain) (?:extent|degree)|in most cases|under normal circumstances|some form of|where feasible|if feasible|where practical|when practical|vaguely|loosely|in most (?:material )?respects|potentially|to the extent (?:practical|possible|feasible|convenient)|as needed|if (?:deemed )?(?:necessary|appropriate))\b/gi,
  },
  {
    name: 'deferred-terms',
    severity: 'medium',
    graver: BARGAIN,
    belief: 0.73,
    unless: OF_FORM,
    words:
      /\bas (?:may be )?(?:mutually )?(?:agreed|determined|decided|negotiated) (?:later|from time to time|in the future|by the parties at a later|upon at a later)\b|\bas determined by mutual agreement\b|\bsubject to (?:future|further|later) (?:agreement|negotiation|discussion)s?\b|\bunless otherwise (?:decided|arranged)\b(?! (?:in|by|under|herein))|\bopen to (?:re)?negotiation\b|\b(?:an agreement|agree[sd]?) to agree\b|(?<!\b(?:matters?|issues?|topics?|items?|questions?|agenda|information|data|materials?) )(?<!\b(?:enable|allow|permit|order for)\b[^.;]{0,120})\bto be (?:mutually |separately |later )?(?:agreed|determined|decided|discussed|negotiated|finali[sz]ed|specified|defined)\b(?! (?:by (?!(?:the |both |mutual )*(?:parties|agreement)\b)|in accordance|pursuant|under|by (?:reference|applying|multiplying|dividing|arbitrat)|as (?:set|provided|follows)))|\bsubject to (?:\w+ ){0,3}(?:negotiation|discussion|revision|adjustment|ratification)s?\b(?! (?:(?:as )?(?:set forth|set out|provided|described|determined|specified|outlined|contained|stated)|under|in accordance|pursuant|in section|for|upon))|\b(?:future|subsequent|separate) (?:negotiation|discussion|communication)s?\b|\b(?:(?:in|by|subject to|through) (?:a |an |any |further |and )*separate|(?:in|by|with|under|subject to|through) (?:a |an |any |further |and )*(?:future|subsequent)) (?:written )?agreements?\b|(?<!\b(?:sizes?|locations?|places?|times?|dates?|formats?|manner) )\bmutually (?:agreeable|acceptable|satisfactory)\b(?! (?:[\w-]+ ){0,2}(?:mediator|arbitrator|third|agent|auditor|accountant|expert|venue|location|place|times?|dates?|format|form|press|release|announcements?|methods?|methodology|directors?|candidates?|replacement)\b)|\bprovisionally\b/gi,
  },
  {
    name: 'own-judgement',
    contracts: false,
    severity: 'medium',
    belief: 0.73,
    words:
      /\bas (?:it|they|(?:the )?[A-Z]\w+) (?:may )?(?:deems?|considers?|sees?|thinks?) (?:fit|necessary|appropriate|reasonable|suitable|desirable|proper)\b|\bas deemed (?:necessary|appropriate|fit|suitable|reasonable)\b|\bin (?:whatever|any) (?:manner|way|form) (?:it|they) (?:chooses?|wish(?:es)?)\b/g,
  },
  {
    name: 'may-not',
    severity: 'low',
    belief: 0.35,
    words:
      /\b(?:might|could|may) not (?:necessarily|always|be able|be available)\b|\bneed not necessarily\b|\bnot necessarily\b/gi,
  },
  {
    name: 'open-ended-time',
    severity: 'low',
    belief: 0.75,
    words:
      /\bindefinite(?:ly)?\b|\bfor an (?:unlimited|undetermined|unspecified) (?:period|time|term)\b|\bat (?:a|some) (?:later|future) (?:date|time|stage)\b|\b(?:until|unless) further notice\b/gi,
    unless: /\b(?:waive[rd]?|waives|enforce|failure|terminat\w*|surviv\w+|licen[cs]e|perpetual\w*|confidential\w*)\b/i,
  },
  {
    name: 'should',
    severity: 'low',
    belief: 0.75,
    words:
      /(?<![.;:]\s+)(?<!\b(?:and|or|that)\s)\bshould (?!any|the|either|a|an|such|no|it|this|they|there|have|not have)(?:\w+ )?\w+/g,
    unless:
      /\bwhether|\bwhen\b|\bif\b|\?|\b(?:shall|must)\b|\byou should\b|\b(?:in the event|in case|provided|unless)\b[^.;]{0,80}\bshould\b|\bshould (?:be |have been )?(?:reasonabl[ey] )?(?:be |have been )?(?:understood|known|considered|recogni[sz]ed|aware|understand|know|expect(?:ed)?)\b|\b(?:court|tribunal|arbitrator|authority)s?\b[^.;]{0,60}\bshould\b/i,
    contracts: true,
  },
  {
    name: 'weak-modal',
    severity: 'low',
    belief: 0.7,
    words:
      /\b(?:party|parties|company|supplier|customer|client|licens(?:or|ee)|distributor|contractor|consultant|agreement|notice|fees?|payments?|information|it|they|[A-Z]\w+) (?:can|could|might) (?:also |only |still |then |potentially )?(?:be )?(?!not\b)[a-z]+/g,
    unless:
      /\b(?:so that|as (?:soon|much|far|quickly) as|such that|if (?:it|they) can|would|reasonably (?:could|can)|expected)\b|\b(?:can|could|might) (?:\w+ )?(?:demonstrate|prove|show|establish|document|evidence|substantiate)\b|\b(?:can|could|might) be (?:\w+ )?(?:shown|demonstrated|proven|proved|established|documented|evidenced|contacted)\b|\b(?:if|unless|whether|until|insofar as|to the extent(?: that)?|(?:to|in|by|for|on|at) which|sure(?: that)?) (?:\w+ ){0,5}(?:can|could|might)\b|\b(?:can|could|might) (?:be (?:harmful|detrimental)|includ|caus|result|impair|disrupt|harm|damag|affect|lead to|occur|arise|vary|differ)\w*\b|\bmight (?:otherwise |now |later )?(?:have|be entitled)\b|\b(?:before|after|once|so|where|than|because|since) (?:\w+ ){1,3}(?:can|could)\b|\b(?:no|neither|nor|none|nothing)\b(?: \w+){0,6} (?:can|could)\b|\b(?:can|could) not\b|\bcannot\b/i,
    contracts: true,
  },
  {
    name: 'efforts',
    severity: 'info',
    belief: 0.9,
    words:
      /\b(?:best|reasonable|commercially reasonable|good[- ]faith|diligent|all reasonable|reasonable best) (?:commercial )?(?:efforts?|endeavou?rs?)\b/gi,
    contracts: true,
  },
  {
    name: 'no-promise',
    severity: 'medium',
    belief: 0.75,
    words:
      /\b(?:makes? no|without|no) (?:guarantees?|assurances?)\b|\b(?:does|do|is|are|can) ?not (?:be )?guaranteed?\b|\bbest[- ]effort basis\b|\bon a reasonable[- ]efforts? basis\b/gi,
    // Nobody owes the future, nor what others offer and say.
    unless:
      /\bthird[- ]part|\b(?:forecast|projection|projected|income|earnings|revenues?|profit\w*|sales|success|outcome|results?|market|other (?:users|people|persons|companies)|advertis\w+|listings?|errors or (?:other )?inaccuracies|opinions?|advice|products? offered)\b/i,
  },
  {
    name: 'regardless',
    severity: 'medium',
    belief: 0.73,
    words:
      /\b(?:regardless|irrespective) of (?:any (?:other )?|other |the (?:terms|provisions) of )?(?:this |the )?(?:Article|Section|Clause|Agreement|Paragraph|provision|term)s?\b(?: \d[\d.]*)?/gi,
  },
  {
    name: 'permissive-duty',
    severity: 'low',
    belief: 0.45,
    words:
      /\bmay (?:pay|indemnify|defend|reimburse|comply|cooperate|ensure|maintain|warrant|guarantee|refrain|bear|be (?:responsible|liable|considered)|(?<!as |which |that )be (?:required|obligated) to|consider|choose to|endeavou?r|attempt|strive)\b|\b(?:will|shall) (?:consider|contemplate|explore) (?:\w+ing|whether|the possibility)\b/gi,
    unless:
      /\bmay (?:\w+ )?not\b|\b(?:at any time|in lieu|under protest|on behalf|as the case may be|from time to time|such \w+ as)\b/i,
  },
  {
    name: 'vague-amount',
    severity: 'low',
    belief: 0.45,
    words:
      /\ba(?:n)? (?:significant|substantial|sufficient|certain|appropriate|reasonable|adequate|fair|small|large|limited|undetermined|unspecified) (?:portion|amount|number|part|share|percentage|sum|fee|level|degree|extent)\b|\b(?:is|are|will be|shall be) (?:generally|typically|usually|normally|commonly|often|sometimes|occasionally)(?! (?:also )?(?:herein(?:after)? )?(?:available|known|accepted|applicable|recogni[sz]ed|referred|called|described|designated))\b|\breasonable (?:amount of )?time (?:to|for)\b|\bapproximately\b(?! (?:equal|\$?\d))/gi,
    unless: /\bgenerally accepted\b/i,
  },
];
