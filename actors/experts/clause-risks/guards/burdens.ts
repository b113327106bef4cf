import { allOf, anyOf, type Guard, says, unless } from './guard.ts';
import { definition, fact, mutual, mutualSubject } from './sides.ts';

const SECRETS = /\b(?:confiden\w+|secre\w+|proprietary)\b/i;
/** Only one side's secrets are kept, and only the other side keeps them. */
const ONE_KEEPS = fact(/^alone (?:duty positive keep|prohibition negative disclose|duty positive protect)/);
const GETS_ONE_SIDES_SECRETS =
  /\b(?:may|will) (?:have|obtain|receive|be (?:given|exposed))\b[^.;]{0,60}\b(?:access|exposed|information)\b[^;]{0,240}\bof (?:the )?[A-Z]\w+/;
/** The duty ends two years or less after the contract. */
const SHORT_TAIL =
  /\b(?:for|period of) (?:a period of )?(?:(?:six|nine|twelve|eighteen|6|9|12|18) (?:\(\d+\) )?months|(?:one|two|1|2) (?:\([\d\w]+\) )?years?)\b[^.;]{0,60}\b(?:after|following|from|thereafter)\b/i;
/** A licence to use or an exception is no duty. */
const LEAVE_TO_DISCLOSE = /\bmay (?:disclose|use)\b|\bshall not (?:include|apply)\b/i;

/** One side's secrets are protected and the other's not, or for too short a time. */
const confidentialityThin: Guard = unless(
  allOf(says(SECRETS), anyOf(ONE_KEEPS, says(GETS_ONE_SIDES_SECRETS), says(SHORT_TAIL))),
  unless(mutual, says(SHORT_TAIL)),
  says(LEAVE_TO_DISCLOSE),
);

/** It never ends. */
const ENDLESS =
  /\b(?:perpetual\w*|perpetuity|indefinite\w*|forever|longest period|without (?:any )?(?:time limit|limit (?:of|in) time)|(?:for )?(?:so|as) long as\b[^.;]{0,80}\b(?:confidential|secret|non-public))\b/i;
/** Everything counts. */
const EVERYTHING =
  /\b(?:all|any) (?:and all )?(?:other )?information\b[^;]{0,200}\b(?:including|whether or not|by way of (?:illustration|example)|concerning|relating to|not generally known)\b/i;
/** A ban on every use and every telling, with no exception in it. */
const ABSOLUTE =
  /\b(?:shall|will|agrees?) not\b[^.;]{0,120}\b(?:disclose|divulge|reveal|communicate|publish)\b[^;]{0,240}\b(?:any|all|whatsoever)\b/i;
const EXCEPTED =
  /\b(?:except|unless|other than as|required by (?:law|applicable)|public domain|shall not apply to|generally available|becomes? (?:public|known)|need to know|for the purposes? of)\b/i;

/** Secrecy without an end, without exceptions, or of everything. */
const confidentialityWide: Guard = unless(
  allOf(
    says(SECRETS),
    anyOf(
      says(ENDLESS),
      unless(says(EVERYTHING), mutual, says(/\bshall not apply to\b/i)),
      unless(says(ABSOLUTE), says(EXCEPTED)),
    ),
  ),
);

const COSTS = '(?:costs?|expenses?|fees|charges|tax(?:es)?|airfares?|bills|disbursements)';
/** One side bears, reimburses or answers for them. */
const BEARS = new RegExp(
  `\\b(?:bear|reimburse|pay|liable for|responsible for|charged)\\b[^.;]{0,100}\\b(?:all|any|additional|such|the)\\b[^.;]{0,60}\\b${COSTS}\\b|\\b${COSTS}\\b[^.;]{0,120}\\b(?:(?:will|shall) be (?:paid|borne|reimbursed)|at the expense of)\\b|\\b(?:cost|expense) and expense\\b|\\bat the expense of\\b`,
  'i',
);
const ALL_AT_OWN_COST =
  /\bat (?:its|their|his) (?:sole |own )+(?:cost|expense)[^;]{0,80}\b(?:liable|responsible) for all\b/i;
/** No sum, but of everything: all, any, additional, whatever is incurred. */
const UNBOUNDED = /\b(?:all|any|additional|incurred)\b/i;
/** Lawyers have no usual price, so "reasonable" bounds them little. */
const LAWYERS = /\b(?:legal (?:costs|fees|expenses)|counsel|attorney\w*['’]?s?['’]? fees)\b/i;
/** Proof, approval or a budget. */
const BOUNDED =
  /\b(?:documented|documentary|vouchers?|receipts?|invoices?|itemi[sz]ed|pre-?approved|approved|authori[sz]es|in advance|not (?:to )?exceed|up to|budget|without mark-?up)\b/i;
const REASONABLE = /\breasonable\b/i;
/** The loser, the wrongdoer, or both pay; or a duty of one's own that no other can swell. */
const FAIR =
  /\b(?:audit|underpay\w+|overpaid|overpay\w+|prevailing|successful|conflict of interest|prorat\w+|proportion\w*|own risk|in the event that the \w+ determines|if it is determined|entitled to|termination fee|reveals?)\b/i;

/** One side pays costs that the other, or nobody, can bound. */
const costsOpen: Guard = unless(
  anyOf(says(BEARS, UNBOUNDED), says(ALL_AT_OWN_COST)),
  mutual,
  definition,
  says(BOUNDED),
  says(FAIR),
  unless(says(REASONABLE), says(LAWYERS)),
);

const DATA =
  '(?:(?:user|customer|usage|personal|subscriber|traffic|member|account|transaction\\w*|client|your|such|all|the|foregoing|patient|end user) (?:data|information)|data|customer lists?|e-?mails?|records)';
/** The other side uses, shares or keeps it. */
const USES_DATA = new RegExp(
  `\\b(?:may|(?:is|are|be) (?:entitled|free|authori[sz]ed) to|(?:has|have|retains?) the right to|can)\\b(?! not)[^.;]{0,40}\\b(?:use|disclose|share|process|sell|retain|transfer|provide)\\b[^.;]{0,60}\\b${DATA}\\b`,
  'i',
);
const CONSENTS_TO_USE =
  /\b(?:accept|agree|consent|acknowledge)s?\b[^.;]{0,60}\b(?:uses?|processing|disclosure) (?:and \w+ )?of\b[^.;]{0,30}\bdata\b/i;
/** All of it is handed over or opened. */
const GIVES_DATA =
  /\b(?:shall|will|must)\b[^.;]{0,40}\b(?:provide|deliver|give|allow|grant|transfer|furnish)\b[^.;]{0,60}\ball\b[^.;]{0,30}\bdata\b/i;
/** Owned by whom it concerns, used for the contract only, or handed back. */
const GUARDED =
  /\b(?:sole and exclusive (?:owner|property)|owned by|in confidence|confidential(?:ity)?|refrain|may not|not (?:use|sell|disclose)|jointly|joint property|provided by|shall return)\b/i;

/** Data of the other's customers is used or shared beyond the contract. */
const customerData: Guard = unless(
  anyOf(says(USES_DATA), says(CONSENTS_TO_USE), says(GIVES_DATA)),
  mutual,
  definition,
  says(GUARDED),
);

/** What is conceded before anything has happened. */
const CONCEDES =
  /\birreparabl[ye]\b|\b(?:monetary )?damages (?:would|will|may|are|is)\b[^.;]{0,40}\b(?:insufficient|inadequate|not be)|\bwithout (?:the )?(?:necessity|requirement|need|posting|proof|proving|showing|having)\b[^.;]{0,60}\b(?:bonds?|damages?|security|post)\b|\bwithout posting\b|\bno adequate remedy\b|\bwithout an adequate remedy\b/i;
/** A remedy is promised with it. */
const WAIVES =
  /\b(?:waives?|releases?|covenants? not to|agrees? not to (?:contest|challenge|assert|oppose)|relinquish\w*)\b[^.;]{0,120}\b(?:claims?|defen[cs]es?|rights?|notice|demand|objections?|presentment|set-?off|jury|protest)\b|\b(?:no|not|without)\b[^.;]{0,40}\b(?:set[- ]?off|counterclaim)\b/i;
const RESTRAINT_FAIR =
  /\b(?:acknowledges?|agrees?)\b[^.;]{0,80}\b(?:restrictions?|covenants?|restraints?|limitations?|provisions)\b[^.;]{0,80}\b(?:are|is) (?:fair|reasonable|necessary)\b/i;
const NEVER_CONCEDED =
  /\b(?:not be deemed|no waiver|without waiving|(?:failure|delay) to (?:exercise|enforce|insist|require)|nothing in this)\b/i;

/** One side gives up defences or proof before anything has happened. */
const defencesWaived: Guard = unless(
  anyOf(says(CONCEDES), says(WAIVES), says(RESTRAINT_FAIR)),
  mutual,
  says(NEVER_CONCEDED),
);

/** Liability or a result without regard to whose doing it was. */
const WHATEVER_CAUSE =
  /\b(?:liable|responsible|responsibility|guarantees?|bears?|ensure)\b[^;]{0,240}\b(?:(?:for )?any reason whatsoever|regardless of (?:the )?(?:cause|fault|reason)|whether or not (?:caused|due|within|through)|irrespective of|whatever (?:the )?cause|even if (?:caused|beyond))\b|\b(?:any reason whatsoever|regardless of (?:the )?(?:cause|fault)|irrespective of)\b[^;]{0,200}\b(?:liable|responsible)\b/i;
/** The result lies with others. */
const RESULT_OF_OTHERS =
  /\bensures?\b[^.;]{0,20}\b(?:third part(?:y|ies)|government\w*|authorit(?:y|ies))\b|\bguarantees?\b[^.;]{0,60}\b(?:third part(?:y|ies)|sales|revenues?|profits?|market share|approvals?|results?)\b/i;

/** A result that others or chance decide. */
const dutyBeyondControl: Guard = unless(
  anyOf(says(WHATEVER_CAUSE), says(RESULT_OF_OTHERS)),
  mutual,
  definition,
  says(
    /\bnot (?:be )?(?:liable|responsible|guarantee\w*|ensure)\b|\bcomply with\b|\breasonable efforts\b|\bterminat\w+\b/i,
  ),
);

/** Events beyond control. */
const EVENTS = /\bforce majeure\b|\bbeyond (?:its|their|his|the)\b[^.;]{0,30}\bcontrol\b|\bacts? of god\b/i;
const EXCUSED =
  /\b(?:not (?:be )?(?:responsible|liable|in (?:default|breach))|excused?|prevented|relieved|suspend\w*|no liability|shall not constitute)\b/i;
/** The excuse names nobody, or both. */
const FOR_BOTH = /\b(?:parties|neither|either party|each party|any party|affected party|party['’]s)\b/i;

/** Only one side is excused by events beyond control. */
const forceMajeureOneSided: Guard = unless(says(EVENTS, EXCUSED), definition, mutualSubject, says(FOR_BOTH));

export const BURDENS = {
  confidentiality_thin: confidentialityThin,
  confidentiality_wide: confidentialityWide,
  costs_open: costsOpen,
  customer_data: customerData,
  defences_waived: defencesWaived,
  duty_beyond_control: dutyBeyondControl,
  force_majeure_one_sided: forceMajeureOneSided,
} as const;
