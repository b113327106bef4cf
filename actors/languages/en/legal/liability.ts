import type { CataloguePart } from '../../catalogue.ts';

export const legalLiability: CataloguePart = {
  experts: {
    'consequential-loss': 'Consequential loss',
    'covenant-not-to-sue': 'Covenants not to sue',
    'force-majeure': 'Force majeure',
    indemnity: 'Indemnity',
    insurance: 'Insurance',
    'liability-cap': 'Liability cap',
    'liquidated-damages': 'Liquidated damages',
    'uncapped-liability': 'Uncapped liability',
    warranty: 'Warranties',
    'warranty-disclaimer': 'Warranty disclaimers',
  },
  rules: {
    'consequential-loss.direct-too': {
      title: 'Exclusion of direct damages',
      description:
        'The exclusion names direct damages along with indirect ones. The injured party is left with no real remedy, and such a clause may fail altogether.',
      suggestion: 'Strike direct damages from the exclusion and rely on a cap.',
      rationale: 'Leaves the ordinary remedy for a breach in place.',
    },
    'consequential-loss.missing': {
      title: 'No exclusion of consequential loss',
      description:
        'A breach could make a party pay for losses far beyond the contract’s value, such as the other side’s lost profits from other business.',
      suggestion: 'Exclude indirect and consequential loss for both parties, with the usual exceptions.',
      rationale: 'Excludes remote loss for both sides alike.',
    },
    'consequential-loss.one-sided': {
      title: 'One-sided exclusion of consequential loss: protects {party} only',
      description:
        'The exclusion protects {party} alone. The other side still answers for indirect loss without limit.',
      suggestion: 'Make the exclusion mutual.',
      rationale: 'Extends the protection to both parties.',
    },
    'covenant-not-to-sue.one-sided': {
      title: 'One-sided covenant not to sue or challenge: {party}',
      description:
        '{party} promises not to challenge rights or to pursue claims, and gets no such promise in return. A valid objection, for instance to a right that should not exist, is lost as well.',
      suggestion: 'Limit the promise to claims known at signing, or make it mutual.',
    },
    'force-majeure.missing': {
      title: 'No force majeure clause',
      description:
        'A party hindered by events beyond its control is in breach, and neither side knows when it may leave.',
      suggestion: 'Add a mutual clause with notice, mitigation and a right to terminate after a long interruption.',
      rationale: 'Allocates the risk of events nobody controls.',
    },
    'force-majeure.no-end': {
      title: 'Force majeure without a right to terminate',
      description: 'Performance is suspended while the event lasts, and nothing lets a party out when it does not end.',
      suggestion: 'Add a right to terminate after a fixed period, such as sixty days.',
      rationale: 'Adds a way out of an endless suspension.',
    },
    'force-majeure.one-sided': {
      title: 'One-sided force majeure: excuses {party} only',
      description:
        'Events beyond control release {party}, but not the other side, which must perform or pay damages in the same situation.',
      suggestion: 'Extend the excuse to both parties.',
      rationale: 'Gives both parties the same excuse.',
    },
    'indemnity.broad': {
      title: 'Overbroad indemnity',
      description:
        'Words such as “relating to” make {party, select, none {a party} other {{party}}} pay for losses that it did not cause. Insurers often do not cover that much.',
      suggestion: 'Limit it to losses caused by the events named.',
      rationale: 'Narrows the indemnity to what was caused.',
    },
    'indemnity.missing': {
      title: 'No indemnity for claims of third parties',
      description:
        'Goods, works or names of one side are used or sold by the other, and nobody promises to answer if a stranger is hurt or says that rights are infringed. Each side bears what it is sued for.',
      suggestion:
        'Ask for an indemnity from the side whose goods, content or marks are used, for infringement and injury, with notice and conduct of the defence, and insurance behind it.',
    },
    'indemnity.no-procedure': {
      title: 'Indemnity without a claims procedure',
      description:
        'Nothing says who must give notice of a claim, who conducts the defence and who may settle. {party, select, none {A party} other {{party}}} may have to pay a settlement that it never saw.',
      suggestion: 'Add notice, control of the defence, and consent to settlements.',
      rationale: 'Adds the procedure without changing who bears the loss.',
    },
    'indemnity.without-fault': {
      title: 'No-fault indemnity: {party}',
      description:
        '{party} must make the other side whole even when {party} did nothing wrong, including for losses the other side caused itself.',
      suggestion: 'Limit the indemnity to losses caused by {party}’s negligence, breach or infringement.',
      rationale: 'Ties the indemnity to a cause that lies with {party}.',
    },
    'insurance.missing': {
      title: 'No insurance clause',
      description: 'If a large loss occurs, recovery depends on the balance sheet of the party liable.',
      suggestion: 'Ask for liability insurance in an amount that fits the risks, with proof on request.',
      rationale: 'Puts an insurer behind the promises.',
    },
    'insurance.no-amount': {
      title: 'Insurance without a minimum cover',
      description: 'Insurance must be kept, but no limit is stated. A nominal policy would satisfy the clause.',
      suggestion: 'State the kind of cover and the limits.',
      rationale: 'States a limit; adjust it to the risk.',
    },
    'liability-cap.direct-unlimited': {
      title: 'Indirect loss is excluded, direct loss has no limit',
      description:
        'Both sides exclude loss of the rarer kind, and nothing limits what is owed for direct loss. {excepted, select, none {The exclusion names no exception either: as worded it takes in breach of confidentiality and what is due under an indemnity.} other {A small contract can cause an unlimited claim.}}',
      suggestion:
        'Add a cap for direct loss, the same for both sides, and except fraud, wilful acts, injury, confidentiality and indemnities from cap and exclusion.',
    },
    'liability-cap.missing': {
      title: 'No liability cap',
      description:
        'Nothing limits what a party may owe for a breach. A small contract can cause an unlimited claim, which weighs most on the performing party.',
      suggestion: 'Add a mutual cap, with exceptions for what must not be limited.',
      rationale: 'Adds a mutual cap at a year’s fees with the usual exceptions.',
    },
    'liability-cap.no-exceptions': {
      title: 'Liability cap without carve-outs',
      description:
        'Even fraud, wilful misconduct and injury seem to fall under the cap. Courts may strike down the whole clause for that.',
      suggestion:
        'Except what the law does not allow to be limited, and what the parties agree should be paid in full.',
      rationale: 'Keeps the cap valid.',
    },
    'liability-cap.one-sided': {
      title: 'Liability cap protects {party} only',
      description: '{party}’s liability is limited in amount; the other side’s is not.',
      suggestion: 'Make the cap mutual, or give each side a cap that fits its risks.',
      rationale: 'Extends the cap to both parties.',
    },
    'liability-cap.short-period': {
      title: 'Low liability cap: only {period} of payments',
      description:
        'Liability is limited to the payments of {period}. Early in the contract, or when payments are uneven, that is close to nothing.',
      suggestion: 'Count twelve months, or name an amount.',
      rationale: 'Uses the usual reference period of a year.',
    },
    'liquidated-damages.no-estimate': {
      title: 'Liquidated damages without a stated estimate',
      description:
        'The sum is owed whatever the actual loss, and nothing says that it estimates a loss or replaces other remedies. It may be unenforceable, or be owed beside damages.',
      suggestion: 'State that it is a reasonable estimate and the only monetary remedy for the event.',
      rationale: 'Makes the sum enforceable and final.',
    },
    'liquidated-damages.penalty': {
      title: 'Liquidated damages described as a penalty',
      description:
        'Many laws do not enforce a penalty. {party, select, none {A party} other {{party}}} may owe more than the loss, or the creditor may receive nothing at all.',
      suggestion: 'Fix a reasonable estimate of the loss and call it liquidated damages.',
      rationale: 'Uses the word for what the law enforces.',
    },
    'uncapped-liability.unlimited': {
      title: '{party, select, none {Uncapped liability} other {Uncapped liability of {party}}}',
      description:
        'The text makes liability unlimited or total. One claim can exceed everything the contract will ever earn.',
      suggestion: 'Bring it under a cap, or limit it to what is insured.',
      rationale: 'Puts this liability within the agreed limits.',
    },
    'uncapped-liability.wide-exception': {
      title: 'Broad carve-out from the liability cap',
      description:
        'The exceptions to the cap cover common claims such as indemnity, confidentiality or any breach. What remains capped is little.',
      suggestion: 'Use a second, higher cap for them, and keep unlimited liability for fraud and wilful acts.',
      rationale: 'Narrows the exception.',
    },
    'warranty-disclaimer.total': {
      title: 'Total warranty disclaimer (“as is”)',
      description:
        '{party, select, none {A party} other {{party}}} disclaims all warranties, with no exception for what the contract promises. The buyer pays for something nobody vouches for.',
      suggestion: 'Except the warranties that the document gives.',
      rationale: 'Keeps the document’s own promises alive.',
    },
    'warranty.missing': {
      title: 'No warranties',
      description:
        'The document does not say what quality the performance must have or what happens when it falls short.',
      suggestion: 'Add a warranty of care and conformity with a remedy and a period.',
      rationale: 'Adds a warranty with a remedy.',
    },
    'warranty.short': {
      title: 'Short warranty period: {period}',
      description: 'Defects often show later than {period}; after that the buyer bears them.',
      suggestion: 'Ask for twelve months.',
      rationale: 'Lengthens the warranty to a year.',
    },
  },
  reasons: {
    'consequential-loss.excluded': 'The exclusion stands in {section}: “{quote}”.',
    'consequential-loss.indemnity-not-exclusion':
      'The words describe an indemnity and exclude nothing: {section}, “{quote}”.',
    'covenant-not-to-sue.exception': 'The promise has an exception in {section}: “{quote}”.',
    'force-majeure.found': 'Force majeure is dealt with in {section}: “{quote}”.',
    'force-majeure.may-end': 'The section gives a way to end the contract: {section}, “{quote}”.',
    'indemnity.limited-by-fault': 'The section limits it by cause (“{words}”).',
    'indemnity.procedure-given': 'A procedure for claims is given in {section}: “{quote}”.',
    'indemnity.stands': 'An indemnity stands in {section}: “{quote}”.',
    'insurance.amount-given': 'A measure of cover is given in {section}: “{quote}”.',
    'insurance.found': 'Insurance is required in {section}: “{quote}”.',
    'liability-cap.capped': 'Liability is capped in {section}: “{quote}”.',
    'liability-cap.within-cap': 'The section brings it under the cap (“{words}”).',
    'liquidated-damages.estimated': 'The document says that it is an estimate and no penalty: {section}, “{quote}”.',
    'liquidated-damages.found': 'A fixed sum stands in {section}: “{quote}”.',
    'liquidated-damages.limited': 'The section limits it (“{words}”).',
    'uncapped-liability.capped-after-all': 'Liability is capped elsewhere, in {section}: “{quote}”.',
    'uncapped-liability.usual-exception': 'The exception is a usual one (“{words}”).',
    'warranty.express-remain': 'Express warranties remain (“{words}”).',
    'warranty.given': 'A warranty is given in {section}: “{quote}”.',
  },
};
