import { allOf, anyOf, type Guard, says, unless } from './guard.ts';
import { definition, headed, mutual } from './sides.ts';

/** The contract or a right under it falls away without anybody's notice. */
const FALLS_AWAY =
  /\b(?:agreement|contract|licen[cs]es?|rights?|obligations?|provisions|sections?|appointment|franchise|option|exclusivity)\b[^.;]{0,260}\b(?:shall|will) (?:also )?(?:(?:automatically|immediately|forthwith)(?: and (?:automatically|immediately))? )?(?:terminate|cease|lapse|expire|become void|be null and void|end|be void|revert|be deemed terminated|be forfeited)\b/i;
/** An event outside brings it about. */
const ON_EVENT =
  /\b(?:if|in the event|unless|when|upon|after the (?:date|closing|sale)|should|on the earliest)\b[^;]{0,300}\b(?:agree(?:ment|d)?|unable|fails? to (?:agree|obtain|close)|order|licen[cs]e|permit|approval|change (?:of|in) control|sale|merger|terminat\w+ of (?:the|any)|less than|loses?|ceases? to|insolv\w+|bankrupt\w+|assign\w*|law|regulat\w+|government\w*|owns|death|sold)\b/i;
/** The party can help it, has had time to cure, or ended it itself: no outside event. */
const OWN_DOING =
  /\b(?:breach\w*|not (?:been )?cured|notice of termination|timely exercise its option|fails to (?:timely )?exercise|(?:complete )?termination of this agreement|(?:payments?|orders?|dates?|purchases?|minimum)\b[^.;]{0,20}\b(?:is|are) not (?:met|made|received|reached)|purchases?|fails to pay)\b/i;
/** The time runs out, or the statute says so. */
const TERM_RUNS_OUT =
  /\b(?:term of this|effective as of|commence on|end automatically upon the end|continue in force until|unless (?:both|the) \w+ agree|become effective|upon the earlier to occur of|\bas defined in the \w+ act\b)/i;
/** An offering of securities that does not close ends for both. */
const OFFERING = /\b(?:offered shares|offering|prospectus|subscri\w+)\b/i;

/** Somebody may end it: then it does not end by itself. */
const RIGHT_TO_END = /\b(?:may|right to|entitled to|option to)\b[^.;]{0,60}\bterminate\b(?![^.;]{0,200}\bautomatic)/i;

/** Ends by itself on an event that the party hurt by it may not control. */
const automaticEnd: Guard = unless(
  says(FALLS_AWAY, ON_EVENT),
  definition,
  says(OWN_DOING),
  says(TERM_RUNS_OUT),
  says(OFFERING),
  says(RIGHT_TO_END),
);

const CONTROL_CHANGES =
  /\bchanges? (?:of|in) (?:the )?(?:control|ownership|management)\b|\b(?:merges?|merger|acquired by|sale of (?:all|substantially))\b|\b(?:majority|fifty percent|50%|voting control|controlling interest)[^.;]{0,60}\b(?:voting|equity|shares|stock|ownership|control)\b/i;
/** Something follows from it for the contract. */
const CONSEQUENCE =
  /\bterminat(?:e|ed|ion)\b|\bshall (?:thereafter )?have the right\b|\b(?:considered|deemed) (?:to be )?an? (?:assignment|transfer|breach|default)\b|\bobligations?\b[^.;]{0,60}\blimited\b|\b(?:shall|will) (?:pay|accelerate|become due|lapse|cease|expire|be void)\b|\brequires? the (?:prior )?(?:written )?consent\b/i;
/** Assignment in a sale is allowed: the opposite of a heavy consequence. */
const SALE_ALLOWED =
  /\b(?:may|right to) (?:assign|transfer)\b|\bpermitted\b[^.;]{0,60}\bto assign\b|\bno such consent\b/i;
const DEFINES_CONTROL =
  /["“][^"”]{0,60}(?:control|transaction|affiliates?)["”] (?:means|shall mean)|\b(?:transaction|matter)["”]? shall mean\b|\bdeemed to have taken place\b/i;

/** A sale of a party, or of its owner, costs it the contract or something in it. */
const changeOfControl: Guard = unless(
  says(CONTROL_CHANGES, CONSEQUENCE),
  definition,
  says(DEFINES_CONTROL),
  says(SALE_ALLOWED),
  says(/\b(?:committee|ceases to own|vests?|vest|is not an assignment)\b/i),
);

/** What binds the other side and can be rewritten. */
const TERMS =
  '(?:terms|conditions|polic(?:y|ies)|pric(?:es?|ing)|discounts?|rates?|fees|price list|products?|manuals?|standards?|programs?|programme|guidelines|rules|regulations|services?|servicing|support|list of|credit line|procedures?|schedule|exhibit|documents|specifications|requirements|cooperation standard|warrant(?:y|ies)|commissions?|modifications)';
const MAY =
  '(?:may|reserves? the right(?:,? in its [^,.;]{0,30},)?|has the right|shall have the right|is entitled|sole discretion)';
const REWRITES = '(?:amend|change|modify|revise|update|vary|alter|replace|supplement|adopt|incorporate|impose)';
const MAY_REWRITE = new RegExp(`\\b${MAY}\\b[^.;]{0,160}\\b${REWRITES}\\b[^.;]{0,120}\\b${TERMS}`, 'i');
const REWRITTEN = new RegExp(
  `\\b${TERMS}\\b[^.;]{0,200}\\b(?:may be|as)\\b[^.;]{0,40}\\b(?:amended|updated|modified|revised|changed|issued)\\b[^.;]{0,80}\\b(?:from time to time|at any time|discretion)\\b`,
  'i',
);
const DICTATES = new RegExp(
  `\\bfrom time to time\\b[^.;]{0,60}\\b(?:require|issue|provide|prescribe|publish)\\b[^.;]{0,200}\\b${TERMS}\\b|\\bmay\\b[^.;]{0,20}\\bfrom time to time\\b[^.;]{0,20}\\b(?:require|issue|provide|prescribe|publish)\\b[^.;]{0,200}\\b${TERMS}\\b`,
  'i',
);
const OWN_PAPER_PREVAILS =
  /\b(?:terms|conditions|polic(?:y|ies)|manual|rules)\b[^.;]{0,80}\bof (?!this)\w+\b[^.;]{0,60}\b(?:shall prevail|prevails?|shall control)\b/i;
/** The other agrees to it, or what matters stays as it was. */
const TEMPERED =
  /\b(?:approval|consent) (?:by|of)\b|\bprior written (?:approval|consent)\b|\bequivalent\b|\bnot (?:be )?(?:materially|substantially) (?:adversely|diminish\w*|affect\w*|reduc\w*)|\bnot (?:have the right to|modify)\b|\bno less favou?rable\b|\bmutual(?:ly)?\b|\bprovided (?:that|always)\b[^;]{0,160}\b(?:no|not|without)\b[^;]{0,80}\b(?:reduc\w*|lessen\w*|diminish\w*|impair\w*|worsen\w*|detriment\w*|oblig(?:es?|ing) (?:the|an)\b|accrued)|\b(?:amend|change|modify|revise|update|vary|alter|replace|discontinue|withdraw)\b[^.,;]{0,40}\b(?:previews?|beta|trial)\b|\b(?:previews?|beta|trial) (?:\w+ ){0,3}(?:may be|as)\b|\b(?:change|replace) (?:the|its|his|her|their|any) (?:\w+ ){0,2}(?:contact|representative|address|manager|personnel)|\b(?:sixty|ninety|\w*hundred|60|90|1[0-9]{2})\)? (?:calendar )?days['’]? (?:prior |written |advance )*notice/i;

/** What is copied, shown and used is material, and not what was agreed. */
const LICENCE =
  /\b(?:copy|reproduce|display|distribute|host|store|transmit|use)\b[^.;]{0,60}\b(?:modify|adapt|change)\b|\b(?:modify|adapt|change)\b[^.;]{0,40}\b(?:copy|reproduce|display|distribute|host|store|transmit|and use|or use)\b/i;

/** One side may rewrite what binds the other. */
const changeOfTerms: Guard = unless(
  anyOf(says(MAY_REWRITE), says(REWRITTEN), says(DICTATES), says(OWN_PAPER_PREVAILS)),
  definition,
  mutual,
  unless(says(TEMPERED), says(/\bwithout\b[^.;]{0,40}\b(?:consent|approval)\b/i)),
  says(/\binfring\w+|\bguarantor\b|\bpurchase orders?\b/i),
  says(LICENCE),
);

/** Leave may be refused at will. */
const AT_WILL =
  /\b(?:consents?|approv(?:al|e|ed|es)|permission)\b[^.;]{0,200}\b(?:(?:sole|absolute|unfettered)\b[^.;]{0,30}\bdiscretion|for any (?:or no )?reason|(?:given|granted) or withheld)\b|\b(?:sole|absolute|unfettered)\b[^.;]{0,30}\bdiscretion\b[^.;]{0,100}\b(?:consent|approve|disapprove|approval)\b/i;
/** What one side makes or does to perform depends on the other's approval. */
const SUBJECT_TO_APPROVAL =
  /\b(?:subject to|meet|conditional (?:up)?on)\b(?! reasonable)[^.;]{0,80}\b(?:approval|consent)\b|\bmust\b[^.;]{0,20}\bbe (?:pre-?)?approved\b[^.;]{0,30}\bby\b/i;
const WORK =
  /\b(?:services?|work|materials?|products?|content|advertis\w+|copy|design|promot\w+|sites?|listings?|plans?|location|deliverables?|artwork|packag\w+|subcontract\w+|budget|personnel)\b/i;
const OFFICIAL =
  /\b(?:government\w*|regulat\w+|board|stockholders?|shareholders?|bank of|commission|court|exchange|authorit(?:y|ies)|committee)\b/i;
const STANDARD =
  /\b(?:unreasonabl[ey]|reasonable approval|reasonably acceptable|deemed (?:granted|approved|given)|within \w+ (?:\(\d+\) )?(?:business |working )?days)\b/i;

/** The deal needs a leave that may be refused without reason. */
const consentOpen: Guard = unless(
  anyOf(says(AT_WILL), says(SUBJECT_TO_APPROVAL, WORK)),
  mutual,
  says(OFFICIAL),
  says(STANDARD),
  says(/\bconfidential information\b/i),
);

const SOLE_DISCRETION =
  /\b(?:sole|absolute|unfettered|own)\b[^.;]{0,30}\b(?:discretion|judge?ment|opinion|option)\b|\bsolely determined by\b|\bdetermined solely by\b|\bsole determination\b/i;
/** Its own affairs: patents and suits, a condition it drops, help it may give, its own tests at its own cost. */
const OWN_AFFAIRS =
  /\b(?:infring\w+|patents?|settle|prosecut\w+|waive|contribution|at its (?:own |sole )?expense|own (?:cost|expense)|extend the|decide not to|own counsel|commercial proposal)\b/i;
/** Other classes have their own story: the exit, the rewriting of terms, the sanction of a breach. */
const OTHER_STORY =
  /\b(?:may be terminated|(?:right|discretion|option|entitled) to terminate|terminate (?:this|the) agreement (?:after|at any time|for)|(?:may|to) (?:change|amend|modify|revise) (?:this|its|the) (?:polic\w+|terms|price)|fails? to|delay of payment|add \w+ to)\b/i;
const WITHIN_LIMITS =
  /\bno(?:t)? later than\b|\bin any event within\b|\bacting reasonably\b|\breasonable discretion\b|\bas an alternative\b|\bwithout additional cost\b/i;

/** What is paid, delivered, used or allowed is in one side's pleasure. */
const discretion: Guard = unless(
  says(SOLE_DISCRETION),
  mutual,
  says(OWN_AFFAIRS),
  says(OTHER_STORY),
  says(WITHIN_LIMITS),
);

/** What stops at the end. */
const AT_END =
  /\b(?:upon|following|in the event of|from and after|on|in the case of|after)\b[^.;]{0,40}\b(?:terminat\w+|expir\w+|cancel\w+)\b|\btermination of this agreement (?:simultaneously )?(?:terminates|voids)\b/i;
const END_HEADING =
  /\b(?:effects?|consequences|obligations|rights)\b[^/]{0,20}\b(?:up)?o[nf] (?:termination|expiration)\b|\bpost-?termination\b/i;
/** One side loses at once: all rights, what it has earned, what it has registered, what it was to be paid, its equipment. */
const LOSES_RIGHTS =
  /\ball\b[^.;]{0,30}\b(?:rights?|licen[cs]es?)\b[^.;]{0,120}\b(?:(?:shall|will) (?:immediately |automatically )?(?:terminate|cease|revert|end|lapse)|cease absolutely)\b/i;
const FORFEITS =
  /\b(?:voids?|forfeits?|forfeited|lose[sd]?)\b[^.;]{0,60}\b(?:balances?|credits?|commissions?|deposits?|payments?|fees|shares|account|any)\b|\b(?:commissions?|balances?|credits?|deposits?)\b[^.;]{0,60}\b(?:forfeited|lost|void)\b/i;
const HANDS_OVER =
  /\b(?:shall|will|must) (?:immediately |promptly )?(?:transfer|assign|surrender|convey)\b[^.;]{0,80}\b(?:registrations?|licen[cs]es?|permits?|title|customers?|domain|telephone|lease|sponsorships?|equipment|inventory)\b/i;
const UNPAID =
  /\b(?:not be (?:required|obligated|liable) to pay|no (?:further )?(?:payments?|compensation|fees?|commissions?)|not (?:be )?entitled to (?:any )?(?:compensation|payment|commission|indemnity))\b/i;
const MAY_BUY = /\b(?:option|right) to (?:purchase|buy|repurchase|acquire)\b/i;
/** The end is soft: time to sell, what is due stays due, or it hits both. */
const SOFT_END =
  /\b(?:surviv\w+|binding|not (?:affect|relieve|alter)|right to continue|sell-?off|further liability|\d+[- ]day period)\b/i;

/** At the end one side loses at once what it needs or has earned. */
const exitWithoutTransition: Guard = unless(
  allOf(
    anyOf(says(AT_END), headed(END_HEADING)),
    anyOf(says(LOSES_RIGHTS), says(FORFEITS), says(HANDS_OVER), says(UNPAID), says(MAY_BUY)),
  ),
  says(SOFT_END),
  unless(mutual, says(LOSES_RIGHTS), says(UNPAID)),
  says(/\ball rights and obligations of\b|\bno part(?:y|ies)\b|\bneither party\b/i),
);

export const POWERS = {
  automatic_end: automaticEnd,
  change_of_control: changeOfControl,
  change_of_terms: changeOfTerms,
  consent_open: consentOpen,
  discretion,
  exit_without_transition: exitWithoutTransition,
} as const;
