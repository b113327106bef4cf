import type { CataloguePart } from '../../catalogue.ts';

/** Terms under which one side is bound and the other is not, and money that does not come back. */
export const legalHollowTerms: CataloguePart = {
  experts: {},
  rules: {
    'onerous-performance.stops-without-price': {
      title: 'No new price, no delivery',
      description:
        'If no price is agreed, delivery may stop or the contract be ended. The party that depends on the goods or work has to take the price that is asked, and a limit on increases does not help.',
      suggestion:
        'Let the last price go on, adjusted by an index, until an independent expert has set the new one, and keep deliveries running meanwhile.',
    },
    'onerous-liability.unequal-indemnities': {
      title: '{party} answers for more than {other} does',
      description:
        '{party} answers for claims from the work or the goods as such, whether or not it did anything wrong. {other} answers only for its own fault or its own material.',
      suggestion:
        'Give both sides the same grounds, each for its own breach, fault and infringement, or limit the wider promise to a sum and to what insurance covers.',
    },
    'onerous-performance.agreement-to-agree': {
      title: 'Left to an agreement that is still to be made',
      description:
        'A part of the bargain hangs on terms that the parties are still to agree or negotiate. Courts rarely enforce a promise to agree, and nothing says what holds if they do not.',
      suggestion:
        'Attach the terms now, or name who sets them and by when, what holds until then, and who may leave if there is no agreement.',
    },
    'onerous-performance.users-handed-over': {
      title: 'Users’ data go to the other side, and privacy is not dealt with',
      description:
        'Lists or data of users or customers are shared or handed over. The text says nothing of consent, of what they may be used for, or of their return.',
      suggestion:
        'Say whose data they are, for what they may be used, on what consent, how they are protected, and that they are returned or deleted at the end.',
    },
    'onerous-exit.released': {
      title: 'All claims are given up at the end',
      description:
        'What is paid at the end counts as full settlement, so that claims go which nobody knows of yet, and earned pay or shares with them.',
      suggestion: 'Except accrued pay, rights in shares, indemnities and unknown claims, or make the release mutual.',
    },
    'onerous-performance.frame-only': {
      title: 'A frame: nobody has to order, nobody has to deliver',
      description:
        'The text says that no side must buy or supply any quantity. Each order is a new contract that the other side may refuse; a plan built on supply, or on sales, has nothing under it.',
      suggestion:
        'Ask for a committed volume or capacity, for orders within a forecast to be accepted by duty, and for a price that holds for them.',
    },
    'onerous-exit.notice-of-no-length': {
      title: 'Ends on notice, and the notice has no length',
      description:
        '{party, select, none {A side} other {{party}}} may end the contract by written notice, and the words give no number of days. It can take effect the day it arrives, so the term protects nobody.',
      suggestion: 'Name the days, sixty or ninety of them, and say what is owed for work under way.',
    },
    'onerous-exit.unmet-expectations': {
      title: 'Ends because expectations were not met',
      description:
        'A right to leave hangs on whether a side’s expectations or satisfaction were met. No court can say when that is so, and nothing says what becomes of money already paid.',
      suggestion:
        'Replace it by figures that can be measured, with notice and time to put them right, and say what is refunded.',
    },
    'onerous-exit.accusation-alone': {
      title: 'A charge, a suit or an inquiry is enough',
      description:
        'Being charged, sued or investigated counts as a ground to end rights, before anybody has found that anything was wrong. An inquiry that comes to nothing cannot be undone.',
      suggestion:
        'Ask for a final finding or a conviction, or let rights be suspended only until the inquiry is decided.',
    },
    'onerous-exit.exclusivity-for-any-failure': {
      title: 'Exclusivity is lost for any failure',
      description:
        'Any breach, however small, can cost the exclusive right, whatever has been invested in it. The words do not ask that the breach be material.',
      suggestion:
        'Limit it to missed payments above a sum and to material breach, each with time to cure, and offer a payment instead of the loss.',
    },
    'onerous-exit.no-long-stop': {
      title: 'Waits for an event without a last day',
      description:
        'The contract takes effect only when an event has come, and no day is named by which it must. Both sides stay tied to a paper that may never bind.',
      suggestion:
        'Name a long-stop date after which either side may withdraw, who must bring the event about, and what holds until then.',
    },
    'onerous-exit.bound-until-told': {
      title: 'Bound until the other side speaks, with no last day',
      description:
        'The bar lasts until somebody else gives notice or acts, and nothing makes him do so by a day. If he forgets or waits, it never ends.',
      suggestion:
        'Add a last day on which the bar ends by itself, and a duty to give the notice within five days of the event.',
    },
    'onerous-exit.outlives-deal': {
      title: 'Nothing ends these duties if the deal fails',
      description:
        'These promises are made for another transaction, and bind from signing. The text does not say that they end if that transaction is called off or never closes.',
      suggestion: 'Add that this paper ends by itself when the other agreement ends or has not closed by a named day.',
    },
    'onerous-money.held-back': {
      title: '{party, select, none {One side} other {{party}}} may hold money back by its own estimate',
      description:
        '{party, select, none {Who holds the money} other {{party}}} decides how much of the other side’s money it keeps against claims that may come. No ceiling, account or proof is asked for.',
      suggestion:
        'Limit it to claims that have been made and shown, to a percentage and to ninety days, with interest and a monthly account.',
    },
    'onerous-money.prepaid-and-kept': {
      title: 'Paid ahead, and no word on what comes back',
      description:
        'A large sum is paid before the work, the contract can end early, and no clause says what of it is returned then, not even when the other side is in breach.',
      suggestion: 'Pay in steps against delivery, or ask for a refund in proportion to what was not performed.',
    },
    'onerous-money.minimum-outlives': {
      title: 'The minimum goes on after the contract',
      description:
        'The minimum is owed although the contract has ended, and the words make no difference for who ended it and why. What was to be sold or used for it is gone.',
      suggestion:
        'Let the minimum end with the contract, in proportion to time, except where the payer’s own breach ended it.',
    },
    'onerous-money.costs-credited': {
      title: 'Costs are taken off what is owed, without a limit',
      description:
        'Costs that one side runs up are set against what it owes, in full. Nothing limits them in amount or for a period, so that nothing may be left to pay.',
      suggestion:
        'Limit the deduction to half of each payment, to costs that were shown and approved, and carry the rest over.',
    },
    'onerous-money.pay-by-policy': {
      title: 'Pay changes with the policies of the payer',
      description:
        'What is paid changes when a policy or schedule changes that one side writes alone. The agreed figure holds only until then.',
      suggestion: 'Strike it, or let no change lower the pay without written consent.',
    },
    'onerous-liability.grave-fault-only': {
      title: '{party, select, none {One side} other {{party}}} answers for intent and gross negligence only',
      description:
        'Ordinary negligence, which is behind most losses, costs {party, select, none {that side} other {{party}}} nothing: bad quality, late delivery and breach of main duties are free of liability.',
      suggestion:
        'Except breach of main duties, up to a cap, and injury and mandatory law without one; ask for the same for both sides.',
    },
    'onerous-liability.offset-only': {
      title: 'The only remedy is to deduct',
      description:
        'Loss may be recovered only by taking it off what is owed. If little is owed, or the contract ends, the claim is worth little, and defence costs stay where they fell.',
      suggestion: 'Keep the deduction as one remedy among others, and let what exceeds it be paid within thirty days.',
    },
    'onerous-liability.taken-back': {
      title: 'A warranty or indemnity is taken back',
      description:
        '{party, select, none {One side} other {{party}}} need not honour a warranty or indemnity that is given elsewhere. What the other text promises cannot be relied on for this part.',
      suggestion: 'Strike it, or limit it to defects that were disclosed in a list.',
    },
    'onerous-liability.uninsured-products': {
      title: 'A promise to answer for injury, and no insurance behind it',
      description:
        'One side answers for injury or defects of goods, and the text asks nobody to be insured. A single serious claim can be more than it has.',
      suggestion:
        'Ask for product liability insurance in a named sum, for the term and three years after it, with a certificate.',
    },
    'onerous-performance.binds-unsigned': {
      title: 'Persons are bound who do not sign',
      description:
        'The duties are to reach relatives, shareholders or others who are no party. They are not bound by it, and the party that signs answers for what it cannot control.',
      suggestion: 'Have them sign, or limit the duty to what the signer owns or controls.',
    },
    'onerous-performance.both-statuses': {
      title: 'Independent contractor in one place, employee in another',
      description:
        'One passage makes the person independent, another treats him as an employee. Tax, social security and dismissal law follow what is lived, so both sides can be wrong and pay later.',
      suggestion:
        'Choose one status and carry it through: either strike withholding, payroll and offer of employment, or write an employment contract.',
    },
    'onerous-performance.customary-scope': {
      title: 'What is owed is only what is usual',
      description:
        'The main performance is described as what is customary, and not listed. How much of it is owed for the price can only be argued about.',
      suggestion: 'List what is owed with numbers and dates, and what comes off the price where it is not given.',
    },
    'onerous-performance.dates-not-binding': {
      title: 'Delivery dates bind nobody',
      description:
        'Dates of delivery are only estimates, or delay has no consequence. The party that plans on the goods has no claim when they come late.',
      suggestion:
        'Ask for firm dates for accepted orders, a credit for each week of delay, and a right to cancel and buy elsewhere after thirty days.',
    },
    'onerous-performance.recall-decided-alone': {
      title: 'One side alone decides on a recall',
      description:
        '{party, select, none {One side} other {{party}}} decides whether and how goods are recalled, and the clause lays costs on whom it affects. Nobody else checks the cause.',
      suggestion:
        'Let a recall be agreed or ordered by an authority, the cause be found by an independent laboratory, and costs follow it up to a cap.',
    },
    'onerous-money.pays-for-nothing': {
      title: 'Paid even if nothing is had for it',
      description:
        '{party, select, none {The paying party} other {{party}}} owes the money although what it is paid for may not come about. The whole risk of failure lies with who pays.',
      suggestion:
        'Ask that the money falls in proportion to what was not held, delivered or performed, and that what was paid comes back in thirty days.',
    },
    'onerous-liability.injury-excluded': {
      title: 'Liability for injury is excluded regardless of fault',
      description:
        '{party, select, none {One side} other {{party}}} does not answer for injury or death, and the sentence leaves out no negligence of its own. Many laws do not allow that, and insurers ask who is at fault.',
      suggestion: 'Limit the exclusion to injury that the other side caused, and keep liability for own negligence.',
    },
  },
  reasons: {},
};
