import type { RiskTexts } from '../risk-part.ts';

/** What a passage of a class says in particular, where the class takes in more than one thing or the party is known. */
export const riskStories: RiskTexts = {
  change_of_products: [
    'The products may be changed or withdrawn',
    'One side may change the design of what it delivers, or stop delivering it, and the contract goes on.',
    'Ask for notice of ninety days, no loss of function, and a way out or a lower minimum where a product is withdrawn.',
  ],
  claims_waived: [
    'Claims given up beforehand',
    'Before anything has happened a party gives up claims for loss that it may come to have against the other side.',
    'Limit the waiver to what insurance pays, make it mutual, and except gross negligence and wilful acts.',
  ],
  automatic_end_on_breach: [
    'Rights end by themselves on a breach',
    'When a duty is broken or missed, the contract or a right under it ends by itself; no notice with time to cure comes first.',
    'Make it a right to terminate for material breach, after written notice and 30 days to cure, and keep what was paid for or earned before.',
  ],
  change_of_control_mutual: [
    'Change of control has heavy consequences',
    'A change in who owns or manages a party lets the other end the contract or take something away; the sentence gives both sides this right.',
    'Limit it to a sale to a competitor, leave out moves within a group, and ask for notice and a period in which to use the right.',
  ],
  change_of_terms_by: [
    '{party} may change the terms',
    '{party} may change what binds the other side, and this sentence asks for no consent.',
    'Changes only in writing by both sides; or notice of 60 days and a right to leave without cost before they take effect.',
  ],
  discretion_of: [
    '{party} decides at its own discretion',
    'The point is left to {party} alone; this sentence sets no standard to hold the decision to.',
    'Replace it by an objective standard, or “acting reasonably” with written reasons and a time limit.',
  ],
  exclusivity_of: [
    '{party} may not deal with others',
    '{party} is barred from dealing with others in the field of this sentence.',
    'Limit the bar in field, territory and time, and let it end if the other side does not give the return it was granted for.',
  ],
  insurance_of: [
    '{party} must insure',
    '{party} must take out and keep the insurance that is described here, on these terms.',
    'Ask for limits that fit the price and the risk, and for the same duty of the other side for what it controls.',
  ],
  liability_cap_mutual: [
    'Liability limit without the usual exceptions',
    'The limit holds for both sides, and the sentence names no exception: as worded it reaches breach of confidentiality and indemnities, and does not say that fraud stays outside.',
    'Except fraud, wilful or grossly negligent acts, personal injury, breach of confidentiality and indemnities.',
  ],
  licence_perpetual: [
    'Perpetual or irrevocable licence',
    'The licence has no end, or cannot be taken back, whatever becomes of the contract and of what is paid under it.',
    'Let it end for non-payment and uncured breach, and cover only the purpose of the contract; limit it to the term where nothing made under it is used afterwards.',
  ],
  loss_excluded_but_gross: [
    '{party} answers only for grave fault',
    '{party} is freed here from what plain negligence causes; gross negligence or wilful acts are excepted already.',
    'Ask that plain negligence counts too, at least up to a sum that fits the fees or what an insurer covers.',
  ],
  loss_excluded_by: [
    '{party} excludes its own liability',
    '{party} is freed here from liability, and the sentence does not free the other side.',
    'Make it mutual; except fraud, wilful or grossly negligent acts, injury, breach of confidentiality and indemnities.',
  ],
  loss_excluded_mutual: [
    'Loss excluded without the usual exceptions',
    'Both sides exclude this loss, and the sentence names no exception: as worded it reaches breach of confidentiality and indemnities, and does not say that fraud stays outside.',
    'Except fraud, wilful or grossly negligent acts, breach of confidentiality, and sums due under an indemnity.',
  ],
  nonsolicit_wide_mutual: [
    'Wide ban on hiring or approaching people',
    'The ban binds both sides, takes in people they have never met, lasts long, or has no exception for general advertising.',
    'Limit it to those worked with in the last year, for twelve months, except general advertising.',
  ],
  penalty_interest: [
    'Interest or charge for late payment',
    'A rate or a charge is due on late payment.',
    'A few points above the base rate a year, from a reminder on, and only on sums that are not disputed.',
  ],
  survival_left_out: [
    'Survival clause leaves out: {missing}',
    'The sentence names what survives the end of the contract, and these articles are not among them.',
    'Add them, and what was due or accrued before the end, or say that each part lives on that is meant to.',
  ],
  survival_without_end: [
    'A restraint or a duty of secrecy survives without a time limit',
    'The restraint or the secrecy of this section survives the contract, and this sentence sets it no time.',
    'Set a time: one year for a restraint, three to five for secrecy, trade secrets apart.',
  ],
  indemnity_for_others_fault: [
    'Indemnity even for the other side’s own fault',
    'The indemnifying party pays here even where the party it protects was itself negligent or at fault.',
    'Except what is caused by the negligence or fault of the side that is indemnified, in proportion, and put the rest under a limit.',
  ],
  personal_guarantee: [
    'Personal guarantee',
    'People who stand behind a party answer with all they have for what the contract asks of it.',
    'Strike it; else limit it in amount and time, let it end when they leave, and attach its text.',
  ],
};
