import { type RiskPositions, riskPositionTexts } from '../risk-part.ts';

/** By class of clause risk, and by story where that is another matter: what the other side says, and what to settle for. */
const positions: RiskPositions = {
  affiliates_bound: [
    '“We deal with the group, not with one company of it.”',
    'Bind only the affiliates that use the contract, each named in a list, and let the signing party see that they keep to it.',
  ],
  assignment_one_sided: [
    '“We must be free to reorganise our business.”',
    'Let both sides assign within their group on notice, with the assignor still liable, and ask for consent in every other case.',
  ],
  automatic_end: [
    '“Once that happens the deal makes no sense to us.”',
    'Keep the event as a ground to terminate on thirty days’ notice, with payment for what was done until then.',
  ],
  change_of_control: [
    '“We chose you, and not whoever buys you.”',
    'Keep the right for a sale to a named competitor only, used within sixty days of notice.',
  ],
  change_of_products: [
    '“We must be free to improve what we make.”',
    'Accept changes that keep function and fit, on ninety days’ notice, and a right to leave where a product is withdrawn.',
  ],
  change_of_terms: [
    '“All our customers are on the same terms.”',
    'Accept changes on sixty days’ notice that leave price and core duties alone, with a free exit before they take effect.',
  ],
  claims_waived: [
    '“Each side insures its own property.”',
    'Accept that each side bears what its own insurance pays, and keep the claim for gross negligence and wilful acts.',
  ],
  confidentiality_thin: [
    '“A stricter duty costs us more than the secret is worth.”',
    'Accept three years after the end, the same for both sides, and trade secrets for as long as they are secret.',
  ],
  confidentiality_wide: [
    '“We cannot mark every page that we hand over.”',
    'Accept unmarked information that is plainly confidential, if the four usual exceptions and an end after five years are written in.',
  ],
  conflict_of_interest: [
    '“Everybody at the table knows of it.”',
    'Keep the arrangement, but let an independent person approve each deal between the two and see the figures.',
  ],
  consent_open: [
    '“We need to see each case before we say yes.”',
    'Keep the consent, with an answer within fifteen business days and reasons in writing for a refusal.',
  ],
  costs_open: [
    '“We cannot know the costs beforehand.”',
    'Accept costs at proof up to a yearly ceiling, and anything above it only with approval beforehand.',
  ],
  customer_data: [
    '“We need the data to run and improve the service.”',
    'Allow use in aggregate, from which no person or customer can be told, and deletion within sixty days of the end.',
  ],
  defences_waived: [
    '“Without that clause we would argue about everything.”',
    'Accept that an injunction may be asked for, and leave the proof, the bond and all defences to the court.',
  ],
  discretion: [
    '“Somebody has to decide, and it is our business.”',
    'Leave the decision with them, in good faith and with written reasons, and let an expert review it on request.',
  ],
  duty_beyond_control: [
    '“You are closer to it than we are.”',
    'Promise reasonable care instead of the result, and name two or three things outside the promise.',
  ],
  exclusivity_bound: [
    '“We invest in you and expect you to stay with us.”',
    'Accept exclusivity for named products and places for two years, ending when agreed volumes are missed.',
  ],
  exclusivity_hollow: [
    '“We keep what we already sell in the market.”',
    'Accept a closed list of present customers and channels outside the exclusivity, and a commission on what is sold there.',
  ],
  exit_without_transition: [
    '“When it is over, it is over.”',
    'Ask for ninety days to bring what was begun to an end, on the terms as they stand.',
  ],
  force_majeure_one_sided: [
    '“You only have to pay, and money can always be paid.”',
    'Make the clause mutual for all but payment, and let either side leave after sixty days.',
  ],
  forum_unfavourable: [
    '“We do not go to court abroad.”',
    'Let the claimant sue in the other side’s courts, after thirty days of talks, with the limitation period of the law.',
  ],
  incorporated_unseen: [
    '“The document is the same for all and can be read at any time.”',
    'Accept it in the version of the date of signature, below the contract in rank, and each new one only by consent.',
  ],
  indemnity_one_sided: [
    '“The risk comes from your side of the business.”',
    'Accept the indemnity for third-party claims that the fault of its giver causes, and ask for the same for what they cause.',
  ],
  indemnity_procedure: [
    '“A party that is sued must be able to defend itself.”',
    'Let the payer lead the defence with counsel both accept; nobody settles anything that admits fault without consent.',
  ],
  indemnity_wide: [
    '“You control the performance, so you cover the claims that come of it.”',
    'Accept it for third-party claims caused by fault, in proportion to that fault and up to a fixed sum.',
  ],
  ip_transfer_wide: [
    '“We paid for it, so it is ours.”',
    'Let what is made for them alone pass on payment, and give a lasting licence to the background it needs.',
  ],
  liability_cap_uneven: [
    '“Our insurer does not let us go beyond the fees of one year.”',
    'Accept one limit for both sides that covers the loss to be expected, with the same exceptions for both.',
  ],
  liability_unlimited: [
    '“These risks are in your hands, so you should carry them in full.”',
    'Accept a higher cap of their own for these losses, and only wilful harm and fraud without one.',
  ],
  licence_narrow: [
    '“What is not licensed we sell separately.”',
    'Accept a licence for the uses named in an annex, with affiliates and contractors who work for the licensee.',
  ],
  licence_wide: [
    '“We cannot take published material back.”',
    'Accept what was made during the term for as long as it is in circulation, and nothing new after the end.',
  ],
  loss_excluded: [
    '“Nobody in our trade answers for lost profit.”',
    'Accept the exclusion for both sides, except for breach of secrecy, infringement, fraud and wilful acts.',
  ],
  loss_excluded_but_gross: [
    '“We work for a small fee and cannot carry every mistake.”',
    'Accept the standard of grave fault for judgement calls, and plain negligence for record-keeping, money and deadlines.',
  ],
  minimum_harsh: [
    '“We keep capacity free for you.”',
    'Accept eighty per cent of the figure, a year to make a shortfall good, and loss of exclusivity as the only sanction.',
  ],
  no_criticism: [
    '“Our name is all we have.”',
    'Accept a mutual ban on untrue statements, with what the law, a court or an authority asks for left free.',
  ],
  no_firm_promise: [
    '“We do our best, but we cannot promise a result.”',
    'Accept reasonable efforts with one measurable minimum, a report each quarter and an exit when it is missed twice.',
  ],
  no_refund: [
    '“We have planned and spent on the strength of that payment.”',
    'Let them keep what was earned and proven costs, and pay the rest back within thirty days.',
  ],
  noncompete_wide: [
    '“We share know-how and have to be sure that it is not turned against us.”',
    'Accept it for the customers and products actually dealt with, for a year after the end at the most, and rely on secrecy for the rest.',
  ],
  nonsolicit_wide: [
    '“We cannot train people for you to hire.”',
    'Accept twelve months for people worked with directly, with general advertising left free, for both sides.',
  ],
  partner_squeezed: [
    '“Somebody must be able to decide when we disagree.”',
    'Keep the majority rule for daily business; new shares, debt and a buy-out need all partners or a fair value by an expert.',
  ],
  pay_when_paid: [
    '“We cannot pay before our customer does.”',
    'Accept waiting, at most sixty days from the invoice, and not where the customer withholds for another’s fault.',
  ],
  payment_deductions: [
    '“We must be able to hold back when something is wrong.”',
    'Accept set-off of sums that are undisputed or decided by a court, with ten days’ notice and the reckoning.',
  ],
  penalty: [
    '“Without a price on delay nobody delivers in time.”',
    'Accept a fixed sum of half a per cent a week, at most five per cent in all, as the only money for delay.',
  ],
  penalty_interest: [
    '“Late payment costs us money.”',
    'Accept interest at the statutory rate, from a reminder on, on sums that are not disputed.',
  ],
  price_change: [
    '“Our own costs move, and we cannot carry that alone.”',
    'Accept one change a year by a published index, at most three per cent, with ninety days’ notice.',
  ],
  remedy_thin: [
    '“Repair is what everybody in our market gives.”',
    'Accept repair first, within thirty days; after a second failure a refund and a way out.',
  ],
  renewal_trap: [
    '“Automatic renewal keeps your service running without a gap.”',
    'Accept renewal year by year, with a reminder sixty days before and thirty days’ notice to stop it.',
  ],
  report_without_audit: [
    '“Our books are open to our auditors and nobody else.”',
    'Accept a yearly audit by an independent accountant under secrecy, paid by them when more than five per cent is missing.',
  ],
  risk_shifted: [
    '“You are on the spot and can insure it.”',
    'Take the risk while the goods or the work are in one’s own hands, with each side insured for what it controls.',
  ],
  silence_binds: [
    '“We cannot wait for an answer for ever.”',
    'Accept silence after a second notice that says so and ten more business days, without loss of rights for hidden defects.',
  ],
  survival_uneven: [
    '“Those clauses must outlive the contract to be of use.”',
    'Accept survival of the clauses in a list, each for three years, and without end for secrets and sums due.',
  ],
  suspension: [
    '“We cannot go on serving a customer that does not pay or puts us at risk.”',
    'Accept suspension after ten days’ notice for undisputed sums, or at once for a real danger and only while it lasts.',
  ],
  term_open: [
    '“We shall settle that when we know more.”',
    'Leave it open until a date, and name now who decides then and what holds if nobody does.',
  ],
  term_without_end: [
    '“We have planned people and capacity for the whole term.”',
    'Accept a first term of three years, and after it a way out on six months’ notice.',
  ],
  termination_at_will: [
    '“We must be able to leave when it no longer works for us.”',
    'Accept the ground on sixty days’ notice with written reasons, and payment for work done and orders placed.',
  ],
  termination_one_sided: [
    '“We have put more into this than you have.”',
    'Accept a longer notice for oneself than for them, but the same grounds and the same time to cure.',
  ],
  termination_without_cure: [
    '“Some breaches cannot be put right.”',
    'Accept an end at once for a closed list of grave breaches, and fifteen days to cure for every other one.',
  ],
  warranty_absolute: [
    '“If you do not know your own business, who does?”',
    'Limit the warranty to what was known or could be found by reasonable inquiry, for twelve months.',
  ],
  warranty_disclaimed: [
    '“We deliver as is; nobody in our market promises more.”',
    'Ask for two promises: that it is as described for a fixed time, and that they may grant what they sell.',
  ],
  exclusivity: [
    '“We invest in you and expect you to stay with us.”',
    'Accept to deal with nobody else for named products and places, for two years, as long as agreed volumes come.',
  ],
  insurance: [
    '“Our insurer asks it of everybody who works with us.”',
    'Accept insurance for the risks in one’s own hands, with limits at the value of the contract and a certificate each year.',
  ],
  liability_cap_mutual: [
    '“Our insurer does not let us go beyond the fees of one year.”',
    'Keep the cap, raise it to the loss to be expected, and leave fraud, injury and secrecy outside it.',
  ],
  licence_perpetual: [
    '“You will use it long after the project is over.”',
    'Let the licence last as long as it is paid for, and end it only for a breach that is not put right.',
  ],
  survival: [
    '“Those clauses must outlive the contract to be of use.”',
    'Write one list of what lives on, with three years for each, and without end for secrets and sums due.',
  ],
  indemnity_for_others_fault: [
    '“You are insured for that, and we are not.”',
    'Share the loss in proportion to fault, and pay nothing for what the other side causes alone.',
  ],
  personal_guarantee: [
    '“Without somebody behind the company we cannot give credit.”',
    'Offer a bank guarantee or a deposit instead, or a guarantee up to a fixed sum that ends after one year.',
  ],
};

export const clauseRiskPositions = riskPositionTexts(positions);
