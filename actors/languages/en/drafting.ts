import type { Texts } from '../catalogue.ts';

/** Texts of the drafted result: briefings, score card, negotiation, what was not read. */
export const drafting: Texts = {
  'drafting.outvoted':
    '{oppose, plural, =0 {Too little spoke for it.} one {One expert opposed it, and too little spoke for it.} other {# experts opposed it, and too little spoke for it.}}',
  'drafting.model.title': '{title} (language model)',
  'drafting.model.wording': 'A language model, which may be wrong, would write: {wording}',
  'drafting.model.words': 'In the words of a language model, which may be wrong: {words}',
  'drafting.stub.title': '{title} (stub)',
  'drafting.stub.wording': 'Where a language model would propose wording, a stub wrote: {wording}',
  'drafting.stub.words': 'In the words of a stub, which is no language model: {words}',
  'drafting.score-card.summary':
    '{count, plural, =0 {No issue of its own} one {One issue: {worst}} other {# issues, first of all: {worst}}}',
  'drafting.audience.general_counsel': 'General counsel',
  'drafting.audience.finance': 'Finance',
  'drafting.audience.business_owner': 'Business owner',
  'drafting.briefing.general_counsel':
    '{count, plural, =0 {The panel found nothing legal to settle. Overall risk is {score} of 100.} other {Overall risk is {score} of 100. {count, plural, one {One legal point} other {# legal points}} to settle, {urgent, plural, =0 {none of them urgent} one {one of them urgent} other {# of them urgent}}.}}',
  'drafting.briefing.finance':
    '{count, plural, =0 {The panel found nothing that touches money, liability or insurance.} one {One point touches money, liability or insurance{urgent, plural, =0 {} other {, and it is urgent}}.} other {# points touch money, liability or insurance, {urgent, plural, =0 {none of them urgent} one {one of them urgent} other {# of them urgent}}.}}',
  'drafting.briefing.business_owner':
    '{count, plural, =0 {The panel found nothing that changes what the business may do, must do or can leave.} one {One point changes what the business may do, must do or can leave.} other {# points change what the business may do, must do or can leave.}}',
  'drafting.briefing.point':
    '{located, select, yes {{title} ({severity}; {section}). {suggestion}} other {{title} ({severity}). {suggestion}}}',
  'drafting.cannot-judge.language':
    'The document is in {language}, which no expert of law reads: only its structure and its numbers were looked at.',
  'drafting.cannot-judge.unknown-language':
    'The language of the document could not be recognised: only its structure and its numbers were looked at.',
  'drafting.cannot-judge.blank-form': 'The document is a form: {count} places that decide what it says are blank.',
  'drafting.cannot-judge.terms-elsewhere': 'The terms stand in another document, which was not submitted: “{quote}”',
  'drafting.cannot-judge.fragment':
    'The text begins in the middle of a sentence; what stands before it was not submitted: “{quote}”',
  'drafting.cannot-judge.amendment': 'The document changes another agreement, which was not submitted: “{quote}”',
  'drafting.briefing.cannot-judge':
    '{count, plural, =0 {The document cannot be judged; nothing was found in what was read.} one {The document cannot be judged; one point was found in what was read.} other {The document cannot be judged; # points were found in what was read.}}',
  'drafting.question': 'To check: {title}',
  'drafting.clause-wording': 'Wording to start from, to be fitted to the other clauses: “{wording}”',
  'drafting.unread.models-hardly':
    'The language model read less than {share} of the document, at least in one of its readings.',
  'drafting.unread.unknown-language':
    'The language of the document could not be recognised: only experts who look at numbers and structure read it.',
  'drafting.unread.language':
    'No expert reads {language}: only those who look at numbers and structure read the document.',
  'drafting.unread.blacked-out':
    '{count, plural, one {# passage is} other {# passages are}} blacked out{placed, select, yes { (among others in {places})} other {}}: what they say was not judged.',
  'drafting.unread.blank-date': 'The date of the document is left blank: “{date}”.',
  'drafting.unread.expert': '{expert} was left out: {reason}',
  'drafting.unread.models': 'The language model read only {share} of the document, at least in one of its readings.',
  'drafting.negotiation.counterparty.cap_on_liability': '“Our insurer does not let us go beyond the fees of one year.”',
  'drafting.negotiation.fallback.cap_on_liability':
    'Settle for a cap that covers the worst failure to be expected, the same for both sides, with breach of confidence and wilful harm outside it.',
  'drafting.negotiation.counterparty.uncapped_liability':
    '“These risks are in your hands, so you should carry them in full.”',
  'drafting.negotiation.fallback.uncapped_liability':
    'Settle for a separate, higher cap for these heads of loss, and leave only wilful harm uncapped.',
  'drafting.negotiation.counterparty.indemnity': '“Our insurance covers our own fault and nothing beyond it.”',
  'drafting.negotiation.fallback.indemnity':
    'Settle for an indemnity limited to third-party claims caused by fault, with notice and control of the defence.',
  'drafting.negotiation.counterparty.termination_for_convenience':
    '“We invest in this relationship and need the full term to recover it.”',
  'drafting.negotiation.fallback.termination_for_convenience':
    'Settle for the same notice for both sides, with what was done or could no longer be stopped paid until then.',
  'drafting.negotiation.counterparty.renewal_term': '“Neither of us wants a gap because somebody forgot a date.”',
  'drafting.negotiation.fallback.renewal_term':
    'Settle for renewal year by year with a reminder sixty days before, and a right to leave during the renewed term.',
  'drafting.negotiation.counterparty.exclusivity': '“We reserve capacity for you and expect the same commitment.”',
  'drafting.negotiation.fallback.exclusivity':
    'Settle for exclusivity in a named field and territory, for a fixed time, lost when agreed volumes or service levels are missed.',
  'drafting.negotiation.counterparty.non_compete':
    '“We share know-how and have to be sure that it is not turned against us.”',
  'drafting.negotiation.fallback.non_compete':
    'Settle for the customers and products actually dealt with, for a year after the end at the most, and rely on confidentiality for the rest.',
  'drafting.negotiation.counterparty.ip_ownership_assignment':
    '“What we build stands on what we had before; we cannot assign it all.”',
  'drafting.negotiation.fallback.ip_ownership_assignment':
    'Settle for ownership of what is made for us alone and a lasting, transferable licence to the background it needs.',
  'drafting.negotiation.counterparty.confidentiality':
    '“A longer or stricter duty is hard to administer for either of us.”',
  'drafting.negotiation.fallback.confidentiality':
    'Settle for mutual duties of five years, with trade secrets and personal data protected for as long as they are such.',
  'drafting.negotiation.counterparty.data_protection': '“We sign our own data processing terms only.”',
  'drafting.negotiation.fallback.data_protection':
    'Settle for their terms if they name both roles, the processing, the sub-processors and a breach notice within forty-eight hours.',
  'drafting.negotiation.counterparty.payment_terms': '“Our cash is planned on these dates.”',
  'drafting.negotiation.fallback.payment_terms':
    'Settle for forty-five days from a correct invoice, with disputed parts held back and the rest paid.',
  'drafting.negotiation.counterparty.governing_law': '“Our contracts are under our own law, everywhere.”',
  'drafting.negotiation.fallback.governing_law':
    'Settle for a neutral law and the defendant’s courts, or for arbitration in a neutral place.',
  'drafting.negotiation.counterparty.anti_assignment': '“We must be free to restructure our group.”',
  'drafting.negotiation.fallback.anti_assignment':
    'Settle for free transfer within the group with continued liability, and consent, not unreasonably withheld, for everyone else.',
  'drafting.negotiation.counterparty.warranty_disclaimer': '“We deliver as is; nobody in our market promises more.”',
  'drafting.negotiation.fallback.warranty_disclaimer':
    'Settle for one promise: that it is as described or specified for a fixed time, with repair, replacement or refund as the remedy.',
};
