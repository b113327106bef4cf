import { saysBoth } from './both-sides.ts';
import type { RiskId } from './catalogue.ts';

/**
 * What a sentence must speak of to be of a class. The classifier knows words by what was around them in other contracts; a
 * class whose own matter is not named is taken by mistake.
 */
const NAMED: Readonly<Record<RiskId, RegExp>> = {
  affiliates_bound:
    /\b(?:affiliates?|subsidiar\w+|members?|shareholders?|guarant\w+|jointly|successors?|employees|agents|contractors?|parent|relatives?|principals?)\b/i,
  assignment_one_sided: /\b(?:assign\w*|transfer\w*|delegat\w*|novat\w*|successors?)\b/i,
  automatic_end:
    /\b(?:if|upon|when|should|in the event|unless|until)\b.{0,400}\b(?:automatic\w*|shall (?:terminate|cease|lapse|expire|be (?:null|void)|become void)|void|forfeit\w*|revert\w*|will (?:terminate|cease|lapse))\b|\b(?:automatic\w*|shall (?:terminate|cease|lapse)|will (?:terminate|cease|lapse)|null and void|forfeit\w*|revert\w*)\b.{0,400}\b(?:if|upon|when|should|in the event|unless)\b/is,
  change_of_control: /\b(?:control|merg\w+|acqui\w+|owner\w*|sale of|sells?|reorgani[sz]\w+|consolidat\w+)\b/i,
  change_of_terms:
    /\b(?:may|reserves?|right to|discretion|entitled to|prevails?|controls?|supersedes?|shall govern)\b.{0,200}\b(?:amend\w*|modif\w+|chang\w+|alter\w*|updat\w+|revis\w+|var(?:y|ied)|discontinu\w+)\b|\b(?:prevails?|shall control|supersedes?|shall govern)\b|\bfrom time to time\b/is,
  confidentiality_thin: /\b(?:confiden\w+|secre\w+|disclos\w+|proprietary)\b/i,
  confidentiality_wide: /\b(?:confiden\w+|secre\w+|disclos\w+|proprietary)\b/i,
  conflict_of_interest:
    /\b(?:conflict\w*|interests?|affiliat\w+|same|president|director|officer|controlled|related|arbitrat\w+|determin\w+)\b/i,
  consent_open: /\b(?:consent\w*|approv\w+|permission|authori[sz]\w+|agree\w*)\b/i,
  costs_open: /\b(?:costs?|expenses?|tax\w*|fees?|charges?|reimburs\w+|bears?|borne|responsib\w+)\b/i,
  customer_data: /\b(?:data|information|records?|personal|privacy|lists?|database)\b/i,
  defences_waived:
    /\b(?:waiv\w+|irreparab\w+|injunct\w+|bond|acknowledg\w+|releas\w+|reasonable|conclusive\w*|attorney|covenants? not|contest|challenge|specific performance|defen[cs]es?)\b/i,
  discretion:
    /\b(?:discretion\w*|opinion|satisf\w+|determin\w+|judg\w+|elects?|election|options?|deems?|deemed|approv\w+|decides?|decision|choos\w+|may)\b/i,
  duty_beyond_control: /\b(?:shall|will|must|ensure\w*|procure\w*|best efforts?|guarant\w+|responsib\w+|agrees?)\b/i,
  exclusivity_bound:
    /\b(?:exclusiv\w+|only|sole\w*|first (?:refusal|offer|negotiation)|other than|compet\w+|not .{0,80}\b(?:any (?:other|third)|others?))\b/i,
  exclusivity_hollow:
    /\b(?:exclusiv\w+|reserves?|except\w*|sole\w*|other (?:distributors?|parties|persons)|non-?exclusive)\b/i,
  exit_without_transition: /\b(?:terminat\w+|expir\w+|end of|cancel\w*)\b/i,
  force_majeure_one_sided: /\b(?:force majeure|beyond .{0,40}control|acts? of god|delay\w*|strikes?|excus\w+)\b/i,
  forum_unfavourable:
    /\b(?:courts?|venue|jurisdiction|arbitrat\w+|forum|jury|class|years? after|limitation|mediation)\b/i,
  incorporated_unseen:
    /\b(?:attach\w*|exhibits?|schedules?|appendi\w+|manuals?|polic\w+|guidelines?|standards?|rules|terms|agreements?|procedures?|specifications?|amended|from time to time)\b/i,
  indemnity_procedure: /\b(?:indemnif\w+|indemnit\w+|harmless|defen[cds]\w*)\b/i,
  indemnity_wide: /\b(?:indemnif\w+|indemnit\w+|harmless|defend\w*)\b/i,
  ip_transfer_wide:
    /\b(?:inventions?|intellectual|work (?:product|made)|works?|copyrights?|patents?|title|own\w*|assign\w*|property|derivative|improvements?)\b/i,
  liability_cap_uneven: /\b(?:liab\w+|damages|exceed\w*|limit\w*|maximum)\b/i,
  liability_unlimited: /\b(?:liab\w+|damages|loss\w*|indemnif\w+|harmless|claims)\b/i,
  licence_narrow: /\b(?:licen[cs]\w+|rights? to use|use|grant\w*|permit\w*)\b/i,
  licence_wide:
    /\b(?:licen[cs]\w+|right to use|may use|use .{0,60}\b(?:names?|marks?|likeness|content|image|materials?)|likeness|publicity|sublicen[cs]\w+)\b/i,
  loss_excluded: /\b(?:damages|loss\w*|liab\w+|remed\w+|claims?)\b/i,
  minimum_harsh:
    /\b(?:minimum\w*|quotas?|targets?|at least|(?:less|fewer) than|commit\w+|purchase\w*|thresholds?|milestones?)\b/i,
  no_criticism:
    /\b(?:disparag\w+|critici[sz]\w+|contest\w*|challeng\w+|complain\w*|negative|derogatory|public statement|attack\w*|oppose)\b/i,
  no_firm_promise:
    /\b(?:efforts?|endeavo\w+|may|intend\w*|goal|estimat\w+|reasonabl\w+|if available|subject to|expect\w*|no obligation|not (?:obligated|guarantee\w*|warrant)|as (?:it|they)|availab\w+|discretion)\b/i,
  no_refund:
    /\b(?:refund\w*|non-?refundable|prepa(?:y|id)\w*|in advance|deposits?|forfeit\w*|shall retain|may retain|retained by|upon (?:execution|signing|signature)|remain\w* (?:due|payable|liable)|no (?:credit|return)|continue to pay)\b/i,
  noncompete_wide:
    /\b(?:compet\w+|similar (?:business|product|service|project)s?|(?:engage|participate|invest)\w* in|other (?:business|employment))\b/i,
  nonsolicit_wide:
    /\b(?:solicit\w*|hir(?:e|es|ed|ing)|employ\w*|recruit\w*|entic\w+|induc\w+|contact\w*|circumvent\w*)\b/i,
  partner_squeezed:
    /\b(?:capital|vot\w+|shares?|shareholders?|stock|interests?|board|contribut\w+|dilut\w+|buy-?out|expel\w*|withdraw\w*|quorum|majority|manager|unanim\w+)\b/i,
  pay_when_paid: /\b(?:pa(?:y|id|yment|yable)|receiv\w+|receipts?|collect\w*|invoices?)\b/i,
  payment_deductions:
    /\b(?:deduct\w*|set[- ]?off|withh\w+|claw\w*|charge ?backs?|reduc\w+|offset\w*|recoup\w*|credits?|adjust\w*|returns?|allowances?)\b/i,
  penalty: /\b(?:liquidated|penalt\w+|interest|per (?:day|month|annum)|late|double|default|percent|%)/i,
  price_change: /\b(?:prices?|fees?|rates?|charges?|discounts?|costs?|royalt\w+|rents?|commissions?|surcharge\w*)\b/i,
  remedy_thin:
    /\b(?:sole|exclusive\w*|only|entire)\b.{0,160}\b(?:remed\w+|liab\w+|obligations?)\b|\b(?:remed\w+|liab\w+)\b.{0,160}\b(?:sole|exclusive\w*|only|limited to)\b/is,
  renewal_trap: /\b(?:renew\w*|extend\w*|extension\w*|successive)\b/i,
  report_without_audit:
    /\b(?:reports?|statements?|calculat\w+|records?|determin\w+|books?|figures?|data|measur\w+|audit\w*|account\w*)\b/i,
  risk_shifted:
    /\b(?:risk\w*|permits?|licen[cs]es?|compl(?:y|iance)\w*|insur\w+|damage\w*|loss|laws?|approvals?|regulat\w+|title|responsib\w+)\b/i,
  silence_binds:
    /\b(?:deem\w*|silence|fail\w* to|failure to|unless .{0,80}(?:object\w*|reject\w*|notif\w+)|conclusive\w*|accept\w+|waiv\w+)\b/i,
  survival_uneven: /\b(?:surviv\w+|remain\w* in|continue\w*|after (?:the )?(?:terminat|expir)\w+)\b/i,
  suspension: /\b(?:suspend\w*|suspension|withhold\w*|cease\w*|stop\w*|discontinu\w+|interrupt\w*)\b/i,
  term_open:
    /\b(?:agree\w*|determin\w+|negotiat\w+|discuss\w*|tbd|to be|mutual\w*|good faith|reasonable)\b|_{3}|\*{2}|\[/i,
  term_without_end: /\b(?:perpetu\w+|indefinite\w*|forever|continue\w*|until|so long as|term|surviv\w+|unlimited)\b/i,
  termination_at_will: /\b(?:terminat\w+|cancel\w*|withdraw\w*|rescind\w*|revok\w+)\b/i,
  termination_one_sided: /\b(?:terminat\w+|cancel\w*|withdraw\w*|rescind\w*|days|notice)\b/i,
  termination_without_cure:
    /\b(?:breach\w*|default\w*|fail\w*|violat\w+|compl(?:y|iance)|non-?payment|cause|perform\w*)\b/i,
  warranty_absolute: /\b(?:warrant\w*|represent\w*|guarant\w+|certif\w+|covenants?)\b/i,
  warranty_disclaimed: /\b(?:warrant\w*|as[- ]is|disclaim\w*|infring\w+|merchantab\w+)\b/i,
};

/** Classes whose point is that one side alone has the right or the burden. */
const OF_ONE_SIDE: ReadonlySet<string> = new Set<RiskId>([
  'assignment_one_sided',
  'change_of_terms',
  'confidentiality_thin',
  'consent_open',
  'costs_open',
  'discretion',
  'exclusivity_bound',
  'force_majeure_one_sided',
  'no_firm_promise',
  'no_refund',
  'payment_deductions',
  'price_change',
  'report_without_audit',
  'risk_shifted',
  'suspension',
  'termination_at_will',
  'termination_one_sided',
]);

/** Whether the class holds only of what one side alone has or owes. */
export const isOfOneSide = (id: string): boolean => OF_ONE_SIDE.has(id);

/** What in the sentence itself answers the class: its advice is in the text already, or it is about another matter. */
const SETTLED: Partial<Readonly<Record<RiskId, RegExp>>> = {
  automatic_end:
    /\b(?:years?|months?|days?|anniversary) (?:from|after|of|following) the (?:date|effective|closing|commencement)\b|\bfor any reason\b|\bin the event of (?:the |any )?(?:termination|expiration)\b/i,
  change_of_terms: /\bas (?:it |they |the same )?(?:may|might) be (?:so )?(?:amended|modified)|\bas amended\b/i,
  confidentiality_thin: /\b(?:return|destroy) (?:all|any|the|such|or destroy)\b|\bdeliver(?:ed)? up\b/i,
  confidentiality_wide: /\b(?:return|destroy) (?:all|any|the|such|or destroy)\b|\bdeliver(?:ed)? up\b/i,
  consent_open:
    /\bnot (?:to )?be (?:unreasonably|arbitrarily)|\bunreasonably (?:withh|delay|condition)|\b(?:may|right to|entitled to)\b(?! not)[^.;]{0,160}\bwithout\b[^.;]{0,60}\b(?:consent|approval)/i,
  costs_open: /\bexceed\w*|\bup to\b|\bmaximum\b|\bof more than\b|\bprior (?:written )?(?:approval|consent)|\bbudget/i,
  duty_beyond_control: /\b(?:efforts?|endeavo\w+)\b/i,
  loss_excluded:
    /\b(?:neither|either) party\b[^.]{0,600}\b(?:gross(?:ly)? negligen\w+|wil+ful misconduct|fraud|indemnif\w+)|\bexcept\b[^.]{0,300}\b(?:neither|either) party\b/is,
  no_refund: /\bcompensat\w+|\bexcept\b[^.;]{0,40}\brefunds?\b/i,
  warranty_absolute:
    /\bknowledge\b|\bnot received any\b|\bfor (?:a period of )?(?:\w+ \(?\d+\)?|one|two|\d+) (?:years?|months?|days)\b|\bin all material respects\b/i,
  warranty_disclaimed:
    /\bexcept (?:as (?:expressly |specifically )?(?:set forth|provided|stated)|for the (?:express )?(?:representations|warrant))/i,
};

/** A line to be signed or filled in says nothing yet. */
const FORM = /^[^_]{0,80}_{4,}[^_]{0,40}$/;

/** Whether the sentence names the matter of the class, and neither answers it itself nor binds both sides alike. */
export function speaksOf(id: string, text: string): boolean {
  if (!(id in NAMED) || FORM.test(text) || !NAMED[id as RiskId].test(text)) return false;
  return SETTLED[id as RiskId]?.test(text) !== true && !(OF_ONE_SIDE.has(id) && saysBoth(text));
}
