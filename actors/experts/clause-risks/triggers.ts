import type { RiskId } from './catalogue.ts';

/**
 * What makes a passage of the class harmful, beyond that it speaks of the matter: the act on its object. A hiring ban solicits people,
 * not sponsors; a transfer assigns what was not the other's already; silence accepts when nobody answers.
 */
const TRIGGERS: Partial<Readonly<Record<RiskId, RegExp>>> = {
  affiliates_bound:
    /\b(?:caus(?:e|es|ing)|procur\w+|ensur\w+|permit|bind\w*|bound|on behalf of|jointly|severally|guarant\w+|responsible|liable|answer\w*|extend\w* to|sign|execute)\b.{0,300}\b(?:affiliat\w+|subsidiar\w+|members?|shareholders?|successors?|employees|agents|contractors?|parent|relatives?|principals?|guarant\w+|owners?|severally|person|entity)\b|\b(?:affiliat\w+|subsidiar\w+|members?|shareholders?|employees|agents|contractors?|parent|relatives?|principals?|guarantor|owners?|partners?|officers?|directors?)\b.{0,80}\b(?:shall|will|agrees?|covenants?|must|bound)\b/is,
  costs_open:
    /\b(?:bears?|borne|reimburs\w+|pays?|paid|payable|payment|responsib\w+|liable|(?:at|for) (?:its|the|their|your) (?:own |sole )*(?:cost|expense|account))\b.{0,300}\b(?:costs?|expenses?|tax\w*|charges?|legal fees|attorneys?['’]? ?s?['’]? fees|account)\b|\b(?:costs?|expenses?|tax\w*|charges?|attorneys?['’]? ?s?['’]? fees|bills)\b.{0,300}\b(?:borne|paid|bear|reimburs\w+|responsib\w+|account|payable)\b/is,
  change_of_terms:
    /\b(?:may|reserves?|right to|discretion|entitled to)\b.{0,200}\b(?:amend\w*|modif\w+|chang\w+|alter\w*|updat\w+|revis\w+|vary|varied|discontinu\w+|replac\w+|add|delet\w+|supplement\w*|rules)\b|\b(?:amend\w*|modif\w+|chang\w+|alter\w*|updat\w+|revis\w+|varied|issued|established|adopted|promulgated)\b.{0,120}\bfrom time to time\b|\bfrom time to time\b.{0,120}\b(?:amend\w*|modif\w+|chang\w+|alter\w*|updat\w+|revis\w+|issue[sd]?|establish\w*|adopt\w*)\b|\bprevails?\b|\bshall control\b|\bsupersedes?\b|\bshall govern\b/is,
  confidentiality_thin: /\b(?:shall|will|must|agrees?|may|obligat\w+|undertak\w+)\b/i,
  discretion:
    /\b(?:discretion\w*|options?|opinion|satisf(?:action|actory|ied)|solely|sole|deems?|judg\w+|determin\w+|elects?|election|absolute|acceptable|sees? fit|unilateral\w*|choos\w+|decides?|decision|approv\w+)\b/i,
  duty_beyond_control:
    /\b(?:ensur\w+|procur\w+|caus(?:e|es)|guarant\w+|responsib\w+|liable|obtain\w*|achiev\w+|best efforts|third part(?:y|ies)|regardless|results?|others?|at all times|any reason|assum\w+|whether or not|compl(?:y|iance)|deliver\w*|within)\b/i,
  exclusivity_bound:
    /\bexclusiv\w+|\b(?:only|solely)\b|\bfirst (?:refusal|offer|negotiation)\b|\b(?:not|neither|nor|refrain|without)\b.{0,300}\b(?:other|third|compet\w+|similar|except|sell\w*|market\w*|distribut\w*|engage\w*|purchas\w*)\b/is,
  exclusivity_hollow:
    /\b(?:reserv\w+|retain\w*|except\w*|notwithstanding|subject to|other than|unrestricted|may|non-?exclusive|nothing)\b.{0,260}\b(?:sell|sale|market|distribut(?:e[sd]?|ing|ion)|appoint\w*|licen[cs]e\w*|grant\w*|operate|promot\w+|display|offer\w*|direct(?:ly)?|other (?:distributors?|parties|persons|products|companies))\b/is,
  exit_without_transition:
    /\b(?:ceas\w+|discontinu\w+|immediate\w*|revert\w*|forfeit\w*|void|no further|no longer|lose[s]?|lost|return|destroy|stop|not thereafter|become due|due and payable|accelerat\w+|forthwith|shall terminate|will terminate|surrender\w*|vacate|remove\w*)\b/i,
  incorporated_unseen:
    /\b(?:from time to time|then[- ]current|manuals?|polic(?:y|ies)|guidelines?|procedures?|protocols?|standards?|separate (?:\w+ )?agreement|published|posted|communicated|to be (?:attached|developed|agreed|provided)|as (?:may be )?amended|incorporated|attached|rules)\b/i,
  indemnity_procedure:
    /\b(?:settle\w*|defen[cs]e|defend\w*|control\w*|counsel|notice|notif\w+|cooperat\w+|procedure)\b/i,
  ip_transfer_wide:
    /\b(?:assign(?:s|ed|ment)?|transfer(?:s|red)?|convey(?:s|ed)?|vests?|works? made for hire|work for hire|belongs? (?:solely |exclusively )?to|(?:be|become|remain) (?:the )?(?:sole |exclusive |sole and exclusive )?(?:property|owner)|owned by|(?:shall|will) own)\b/i,
  licence_wide:
    /\b(?:perpetu\w+|irrevocab\w+|sublicen[cs]\w*|sub-licen[cs]\w*|any (?:other )?(?:purpose|manner|web ?sites?|medi\w+|means|and all)|without (?:restriction|limitation|compensation|payment|approval|consent|charge)|transferable|assignable|in (?:its|the) (?:sole )?discretion|after (?:the )?(?:termination|expiration)|unlimited|forever)\b/i,
  liability_cap_uneven:
    /\bliability of\b|\b(?:exceed\w*|limited to|in excess of|maximum|greater than|more than|limit\w* (?:of|on|to)|up to|\bcap(?:ped)?\b|not be (?:liable|responsible)|no liability)\b/i,
  loss_excluded:
    /\b(?:consequential|incidental|indirect|special|punitive|exemplary|lost (?:profits?|revenues?|data|business)|loss(?:es)?[- ]of[- ](?:anticipated )?(?:profits?|revenues?|business|data|use|goodwill)|(?:be|is|are|held) (?:not )?(?:be )?(?:liable|responsible)|no (?:\w+ ){0,3}(?:liability|responsibility)|not (?:\w+ ){0,4}(?:liable|responsible|liability)|releas\w+|waives?|(?:sole|exclusive) remed\w+)\b/i,
  minimum_harsh:
    /\b(?:minimum\w*|quotas?|at least|(?:not |no )(?:less|fewer) than|take[- ]or[- ]pay|shortfall|commit\w+|(?:less|fewer) than|targets?|thresholds?|milestones?)\b.{0,240}\b(?:purchas\w+|order\w*|buy|quantit\w+|pay\w*|volumes?|sales|sell|royalt\w+|revenues?|fees?|amount|units?|products?|stores?|open\w*)\b|\b(?:purchas\w+|order|buy|pay\w*|royalt\w+|sales|deliver\w*|open)\b.{0,240}\b(?:minimum\w*|quotas?|at least|(?:less|fewer) than|shortfall|commit\w+)\b/is,
  no_firm_promise:
    /\b(?:efforts?|endeavo\w+|intend\w*|goal|estimat\w+|expect\w*|if available|availability|no obligation|not (?:be )?(?:obligated|guarantee\w*|warrant|required|bound)|make[- ]?good|as soon as (?:possible|practicable)|reasonably (?:acceptable|possible|practicable|available)|good faith|to the extent (?:practicable|possible|available)|may (?:decline|refuse|reject))\b/i,
  no_refund:
    /\b(?:non-?refundable|not (?:be )?(?:\w+ )?refund\w*|no (?:refund|credit|return)|prepa(?:y|id)\w*|in advance|deposits?|up-?front|forfeit\w*|shall retain|may retain|retained by|upon (?:execution|signing|signature)|remain\w* (?:due|payable|liable)|continue to pay|refund\w*.{0,200}\b(?:less|depreciat\w+|prorat\w+|pro rata|unamorti[sz]ed|only))\b/is,
  noncompete_wide:
    /\bcompet\w+|\b(?:similar|same|other|like) (?:\w+ )?(?:business|trade|product|service|employment|restaurant)s?\b|\bengag\w+ in\b.{0,160}\bbusiness\b|\bbusiness of\b/is,
  nonsolicit_wide:
    /\b(?:hir(?:e|es|ed|ing)|employ|recruit\w*)\b|\bnot\b.{0,60}\bdirectly or indirectly\b.{0,40}\bsolicit|\b(?:solicit\w*|entic\w+|induc\w+|contact\w*|approach\w*|divert\w*|circumvent\w*|do business)\b.{0,300}\b(?:employees?|personnel|staff|customers?|clients?|accounts?|contractors?|directors?|officers?|persons?|users?|consultants?|franchisees?|suppliers?|agents?)\b|\b(?:employees?|customers?|clients?|users?)\b.{0,200}\b(?:solicit\w*|entic\w+|induc\w+)\b/is,
  pay_when_paid:
    /\b(?:if|when|once|until|after|upon|following|unless|only|contingent|conditional|subject to|to the extent)\b.{0,200}\b(?:receiv\w+|receipts?|collect\w*|paid)\b|\b(?:forty[- ]?five|sixty|ninety|one hundred|45|60|90|1[0-9]\d) ?(?:\(\d+\) )?days\b/is,
  payment_deductions:
    /\b(?:deduct\w*|set[- ]?off|withh(?:old|eld)\w*|claw\w*|charge ?backs?|reduc\w+|offset\w*|recoup\w*|net of|hold back|retain)\b/i,
  silence_binds:
    /\b(?:if|unless|fail\w*|failure|absence|silence|within|not (?:\w+ ){0,5}(?:object\w*|reject\w*|notif\w+|disapprov\w+|respond\w*|complain\w*)|after)\b.{0,500}\b(?:deemed|considered|constitutes?|presumed|conclusive\w*|regarded as|treated as|accepted|waived?|waiver)\b|\b(?:deemed|considered|constitutes?|presumed|conclusive\w*|accepts?|accepted|waived?)\b.{0,500}\b(?:if|unless|fail\w*|failure|within|silence)\b/is,
  survival_uneven: /\bsurviv\w+|\b(?:remain\w* in|continue\w*)\b.{0,120}\b(?:terminat|expir)\w+/is,
  suspension:
    /\b(?:may|right to|entitled to|reserves?|discretion|option)\b.{0,240}\b(?:suspend\w*|suspension|cease|stop|discontinu\w+|interrupt\w*|withhold)\b/is,
  term_open:
    /\b(?:to be (?:mutually )?(?:agreed|determined|negotiated|discussed|decided|established|set|provided|specified|developed)|mutual(?:ly)? (?:\w+ )?(?:agree\w*|accept\w+|determin\w+)|agree(?:d)? (?:up)?on|as agreed|agreed (?:upon )?(?:by|between|among)|(?:to be|shall|will|must|agree to|further|good faith) (?:\w+ )?(?:negotiat\w+|discuss\w*)|negotiate in good faith|tbd|materially (?:the same|similar)|reasonable (?:price|fee|time|amount|quantit\w+)|(?:will|shall) (?:mutually )?determine|to agree|agreement (?:of|by|between) (?:the|both) parties|parties (?:shall|will|may|can) agree)\b|_{3}|\*{2,}|\[ ?\*|\[ *\]/i,
  termination_without_cure:
    /\b(?:breach\w*|defaults?|violat\w+|fail\w* to (?:comply|perform|pay|observe|make|meet|obtain|provide|deliver|maintain)|non-?payment|non-?compliance|for cause|not (?:received|paid|made|perform\w*|compl\w+))\b.{0,600}\b(?:terminat\w+|cancel\w*|rescind\w*|end)\b|\b(?:terminat\w+|cancel\w*|rescind\w*)\b.{0,600}\b(?:breach\w*|defaults?|violat\w+|fail\w*|non-?payment|for cause|cause)\b/is,
};

/** Whether the passage has what makes a passage of the class harmful. */
export const hasTrigger = (id: string, text: string): boolean => TRIGGERS[id as RiskId]?.test(text) !== false;
