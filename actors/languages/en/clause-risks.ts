import { type RiskTexts, riskPart } from '../risk-part.ts';
import { riskStories } from './clause-risk-stories.ts';

/** By class: a title, what the clause does to the side it burdens, and what to ask for. */
const texts: RiskTexts = {
  affiliates_bound: [
    'Others are bound or answered for',
    'The clause binds affiliates, members or later owners who do not sign, or makes one party answer for what others owe.',
    'Limit it to the companies that the party controls, name them, and let nobody answer for more than its own breach.',
  ],
  assignment_one_sided: [
    'Assignment: unequal or unworkable rules',
    'One side may hand the contract on, or has a veto, and the other may not; a sale or a reorganisation can fail on it.',
    'Give both sides the same rule: no assignment without consent, not to be unreasonably withheld, save to an affiliate or a buyer of the business.',
  ],
  automatic_end: [
    'Ends by itself on an outside event',
    'The contract, or an important right under it, falls away by itself when something happens that the party hurt by it may not control.',
    'Make it a right to terminate after notice and time to cure, and say what happens to sums paid and work done.',
  ],
  change_of_control: [
    'Change of control has heavy consequences',
    'A change in who owns or manages a party lets the other end the contract or take something away.',
    'Limit it to a sale to a named competitor, ask for notice and a period in which to use the right, and make it mutual.',
  ],
  change_of_terms: [
    'One side may change the terms',
    'One side can alter the terms, policies or documents that bind the other, or a document of its own prevails over the contract.',
    'Changes only in writing by both sides; or notice of 60 days and a right to leave without cost before they take effect.',
  ],
  confidentiality_thin: [
    'Confidentiality protects too little',
    'Secrecy binds or protects one side only, or falls away sooner than the information loses its value.',
    'Make the duty mutual, let it last at least three to five years after the end, and for trade secrets as long as they are secret.',
  ],
  confidentiality_wide: [
    'Confidentiality without the usual limits',
    'The duty reaches further than usual: no exceptions for what is public, known, independently developed or required by law, no end, or everything counts as secret.',
    'Add the four usual exceptions and disclosure required by law, tie the duty to what is marked or plainly confidential, and give it an end.',
  ],
  conflict_of_interest: [
    'Conflict of interest',
    'The same person or group stands on both sides, or one side judges in its own matter.',
    'Have it disclosed and approved by somebody independent, and give the decision to a neutral person.',
  ],
  consent_open: [
    'Consent may be refused without reason or time limit',
    'A step that the deal needs depends on the other side’s consent or approval, with no standard and no time in which to answer.',
    'Add: not to be unreasonably withheld or delayed, and deemed given if no reasoned objection comes within ten business days.',
  ],
  costs_open: [
    'Costs without a ceiling',
    'One side bears or reimburses costs, expenses, taxes or legal fees with no budget, limit or proof.',
    'Set a ceiling or a budget approved beforehand, ask for receipts, and share what benefits both.',
  ],
  customer_data: [
    'Use or keeping of data not limited',
    'The other side may use, share, keep or own data that is not its own, or nothing is said on return and breach.',
    'Limit use to performing the contract; no sale; return or deletion at the end; notice of a breach within 48 hours.',
  ],
  defences_waived: [
    'Rights or defences given up beforehand',
    'A party concedes in advance that restraints are fair, that an injunction is due without proof or bond, or gives up claims and defences.',
    'Strike the concession, or limit it to the right to apply for an injunction, for both sides, on the usual proof.',
  ],
  discretion: [
    'One side alone decides a core matter',
    'What is approved, accepted, used, paid or allotted lies in one side’s own discretion or opinion.',
    'Replace it by an objective standard, or “acting reasonably” with written reasons and a time limit.',
  ],
  duty_beyond_control: [
    'Promises a result it may not control',
    'A party owes a result, or carries a risk, that depends on others or on chance.',
    'Make it a duty of reasonable efforts, or except what the other side or third parties cause.',
  ],
  exclusivity_bound: [
    'Tied to the other side exclusively',
    'One side may not deal with others, or must offer the other side first, and gets little firm in return.',
    'Limit it in field, territory and time, tie it to a minimum volume, and let it end if that is missed.',
  ],
  exclusivity_hollow: [
    'Exclusivity with holes',
    'The exclusivity promised is emptied by reserved rights, exceptions or channels that stay open to the other side.',
    'List the exceptions by name, share the revenue from them, or lower the price and the minimum.',
  ],
  exit_without_transition: [
    'Hard landing at the end of the contract',
    'At the end rights stop, or material and sums fall to the other side, and nothing gives time to wind down or hand over.',
    'Ask for time to wind down or hand over, and for payment of what was done or delivered until then.',
  ],
  force_majeure_one_sided: [
    'Force majeure helps one side only',
    'Only one side is excused, or so much counts as force majeure that the duty has little left.',
    'Make it mutual, limit it to events beyond control, and give a right to end after 60 days.',
  ],
  forum_unfavourable: [
    'Law, forum or time limit favours one side',
    'Disputes go to a place or procedure that suits one side, or claims are cut short.',
    'Ask for a neutral seat or the defendant’s courts, the same choice for both, and the statutory time limit.',
  ],
  incorporated_unseen: [
    'Bound by documents not attached',
    'A manual, policy, exhibit or other contract binds although it is not attached, or may change later.',
    'Attach it with its date, let only that version bind, and let this contract prevail over it.',
  ],
  indemnity_one_sided: [
    'Only {party} indemnifies',
    '{party} indemnifies the other side and gets no indemnity back, though both can cause loss to others.',
    'Make it mutual: each side indemnifies the other against third-party claims that its own breach, negligence or infringement causes, under the cap.',
  ],
  indemnity_procedure: [
    'Indemnity procedure works against one side',
    'The party that pays does not control the defence or the settlement, or the indemnity is lost by a late notice.',
    'Prompt notice with loss only so far as delay harms; defence by the party that pays; no settlement without consent.',
  ],
  indemnity_wide: [
    'Wide indemnity',
    'The indemnity reaches beyond third-party claims caused by the fault of the party that gives it, and this sentence sets it no limit.',
    'Limit it to third-party claims caused by breach, negligence or infringement, make it mutual, except what the other side causes, and set it a limit.',
  ],
  ip_transfer_wide: [
    'Transfer of intellectual property goes far',
    'Rights pass that the contract’s purpose does not need, or pass before payment, or take in earlier and unrelated work.',
    'Limit it to what is made for and paid for under the contract; background stays with its owner, with a licence for what is embedded.',
  ],
  liability_cap_uneven: [
    'Liability limit is uneven or too low',
    'The limit protects one side only, has exceptions for one side only, or is low against what may be lost.',
    'One limit for both, that covers the loss to be expected, with the same exceptions: fraud, injury, secrecy, infringement.',
  ],
  liability_unlimited: [
    'Liability without a limit',
    'Nothing limits what a party may have to pay under this clause.',
    'Put it under a limit that fits the price and the insurance, save for fraud, wilful misconduct and personal injury.',
  ],
  licence_narrow: [
    'Licence does not cover the use that is needed',
    'The right is narrower than the business needs, may be withdrawn, or leaves out what is built in.',
    'Name the uses, people and places that are needed, and let it end only for uncured breach.',
  ],
  licence_wide: [
    'Licence wider than the deal needs',
    'Content, marks, name or likeness may be used for longer, for more, or by more people than the deal needs.',
    'Limit it to the purpose and the term, no transfer or sublicence without consent, approval of uses of name and marks.',
  ],
  loss_excluded: [
    'Losses or remedies are excluded',
    'Loss of profit, indirect loss or whole remedies are shut out, for one side only or without the usual exceptions.',
    'Make it mutual; except fraud, wilful or grossly negligent acts, injury, secrecy and indemnities.',
  ],
  minimum_harsh: [
    'Minimum commitment with hard consequences',
    'A minimum must be bought, sold or reached; missing it costs money, exclusivity or the contract.',
    'Lower or stage it, suspend it while the other side fails to supply, and let missing it cost exclusivity only, after a time to make it good.',
  ],
  no_criticism: [
    'Ban on criticism or complaint',
    'A party may not criticise, complain or challenge, without exception for the law or the truth.',
    'Except truthful statements required by law, to authorities and in proceedings; make it mutual.',
  ],
  no_firm_promise: [
    'Nothing firm is promised in return',
    'The other side only tries, may, or does it if it can: there is no standard to hold it to and no remedy.',
    'Name the service, date or quantity that is owed, how it is measured, and a credit or exit if it is missed.',
  ],
  no_refund: [
    'Paid, and not refunded',
    'Money is paid beforehand, or stays due, also where the contract ends early or the performance does not come.',
    'Refund of what is not used or not delivered, save where the payer’s own breach ends the contract.',
  ],
  noncompete_wide: [
    'Ban on competition',
    'A field of business is closed to a party, or to people who are no party; it may reach further than the other side’s business needs, and parts may not be enforceable.',
    'Limit it to the business actually done, the places where it is done and at most a year after the end; allow passive holdings of up to 5%.',
  ],
  nonsolicit_wide: [
    'Wide ban on hiring or approaching people',
    'The ban takes in people or customers the party has never met, lasts long, or has no exception for general advertising.',
    'Limit it to those worked with in the last year, for twelve months, except general advertising; make it mutual.',
  ],
  partner_squeezed: [
    'A partner may be outvoted, diluted or bought out',
    'Decisions, calls for money or a buy-out can be forced on one partner on terms the other sets.',
    'List matters that need both, fair value by an independent expert, and a limit on calls.',
  ],
  pay_when_paid: [
    'Payment late or only if others pay',
    'Payment waits for somebody else’s payment, or comes long after performance.',
    'Payment within 30 days of the invoice whatever others pay; interest on delay.',
  ],
  payment_deductions: [
    'Deductions, set-off or claw-back without limit',
    'What is due can be cut, held back or taken back by the payer on its own account.',
    'Only undisputed or adjudged sums; a statement with proof; no claw-back after twelve months.',
  ],
  penalty: [
    'Penalty or interest out of proportion',
    'A fixed sum or rate is due that may be far above the loss.',
    'Tie it to a fair estimate of loss, cap it, and set interest a few points above the base rate.',
  ],
  price_change: [
    'Price set or changed by one side',
    'One side sets or changes the price or the rates, without index, ceiling or a way out.',
    'A yearly change by a named index with a ceiling, 90 days’ notice, and exit without cost above it.',
  ],
  remedy_thin: [
    'Only one thin remedy',
    'If something goes wrong, the sentence leaves one remedy and shuts out the others.',
    'Keep the other rights for the case that this remedy fails, and for repeated or grave breach.',
  ],
  renewal_trap: [
    'Renewal that is easy to miss',
    'The contract renews by itself, for long or with a narrow window for notice, or one side alone may stop it.',
    'Renewal by a year at most, notice of 30 days, a reminder, and the same right for both.',
  ],
  report_without_audit: [
    'Paid on the other side’s figures',
    'What is due depends on figures that the other side keeps, and there is little or no right to check them.',
    'Statements each quarter with detail, a yearly audit, its cost to the payer if more than 5% was missing.',
  ],
  risk_shifted: [
    'Risk put on one side',
    'One side bears permits, compliance, insurance, damage or changes in law, even where the other side controls them.',
    'Each side bears what it controls; shared cost of changes in law; insurance on both sides.',
  ],
  silence_binds: [
    'Silence counts as acceptance',
    'If nobody objects within some days, work, a report, a charge or a change is taken as accepted.',
    'Acceptance in writing, or a longer time from a second notice, without loss of rights for hidden defects.',
  ],
  survival_uneven: [
    'Survival clause keeps too much or too little',
    'After the end duties live on without a limit, or what should live on is not among them.',
    'List what survives: payment due, confidentiality, liability, indemnities, law and forum, each with its time.',
  ],
  suspension: [
    'Performance may be suspended at once',
    'One side may stop performing without notice, on its own view, while the other stays bound.',
    'Ten days’ written notice, only for undisputed sums or real danger, and no charge meanwhile.',
  ],
  term_open: [
    'An essential term is left open',
    'Price, quantity, scope, share or date is blank, withheld, still to be agreed or not computable from the text, with no fall-back.',
    'Fill it in, or name the formula or the person who decides if the parties do not agree within 30 days.',
  ],
  term_without_end: [
    'Bound without an end',
    'The contract or the duty has no end that the party bound can bring about.',
    'Give it a term, and a right to end on reasonable notice after the first years.',
  ],
  termination_at_will: [
    'May be ended on a vague ground',
    'The other side may end the contract on a ground that it judges for itself, or nearly at will.',
    'Objective grounds, written reasons, 30 days to cure, and payment for what was done and ordered.',
  ],
  termination_one_sided: [
    'Ways out are unequal',
    'One side has rights to end, times or notices that the other has not.',
    'The same rights and the same notice for both.',
  ],
  termination_without_cure: [
    'Ends on breach with no time, or little time, to cure',
    'A breach, also a small one, lets the other side end the contract at once or after a few days.',
    'Material breach only, written notice and 30 days to cure; shorter for payment alone.',
  ],
  warranty_absolute: [
    'Warranty without limits',
    'A party vouches without limit of knowledge, materiality or time for what it may not be able to know or control.',
    'Add “to its knowledge” and “in all material respects” where others’ rights or facts are concerned, and a claims period.',
  ],
  warranty_disclaimed: [
    'No warranty for what is paid for',
    'The party that delivers gives no warranty, or none of its title, so the other side carries the risk of defects and claims.',
    'A warranty of conformity and of title, and an indemnity against infringement claims.',
  ],
};

export const clauseRisks = riskPart('Clause risks (learned from readers)', { ...texts, ...riskStories });
