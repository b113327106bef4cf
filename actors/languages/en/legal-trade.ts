import type { CataloguePart } from '../catalogue.ts';

export const legalTrade: CataloguePart = {
  experts: {
    'audit-rights': 'Audit rights',
    confidentiality: 'Confidentiality',
    exclusivity: 'Exclusivity',
    'first-refusal': 'Rights of first refusal',
    'ip-ownership': 'Ownership of intellectual property',
    'late-interest': 'Interest on late payment',
    'licence-scope': 'Scope of licence',
    'minimum-commitment': 'Minimum commitments',
    'most-favoured-nation': 'Most favoured customer',
    'non-compete': 'Non-compete',
    'non-solicit': 'Non-solicitation',
    'payment-terms': 'Payment terms',
    'price-adjustment': 'Price adjustment',
  },
  rules: {
    'audit-rights.missing': {
      title: 'Royalties or revenue shares cannot be verified',
      description:
        'Payments depend on figures that only one side keeps, and the document gives no right to inspect records or to audit them.',
      suggestion: 'Add a duty to keep records and a bounded right to audit.',
      rationale: 'Makes the figures verifiable without burdening the business.',
    },
    'audit-rights.unbounded': {
      title: '{party} may audit without notice or limit',
      description:
        'The audit right has no notice period, business hours or frequency. The audited party must open its books or premises whenever it is asked.',
      suggestion: 'Require written notice, business hours and at most one audit a year.',
      rationale: 'Keeps the audit right and limits the disturbance.',
    },
    'confidentiality.forever': {
      title: 'Secrecy without end',
      description:
        'The duty of confidentiality never expires. It is hard to administer, and some courts refuse to enforce it beyond trade secrets.',
      suggestion:
        'Limit the duty to a number of years, and keep trade secrets protected for as long as they are secret.',
      rationale: 'Replaces an endless duty by a usual period.',
    },
    'confidentiality.missing': {
      title: 'No duty of confidentiality',
      description:
        'The parties will exchange non-public information, and nothing obliges the recipient to keep it secret or to use it only for the contract.',
      suggestion: 'Add a mutual confidentiality clause with the usual exceptions.',
      rationale: 'Protects what the parties must disclose to each other.',
    },
    'confidentiality.no-compelled-disclosure': {
      title: 'No exception for disclosure required by law',
      description:
        'A party that is ordered by a court or an authority to disclose would have to breach either the order or the contract.',
      suggestion: 'Allow disclosure that the law compels, after notice where that is lawful.',
      rationale: 'Avoids a conflict between contract and law.',
    },
    'confidentiality.no-exceptions': {
      title: 'Secrecy without the usual exceptions',
      description:
        'Nothing exempts information that is public, already known, received from others or independently developed. The recipient can be in breach over information that is no secret at all.',
      suggestion: 'Add the standard exceptions.',
      rationale: 'Adds the exceptions every recipient needs.',
    },
    'confidentiality.one-sided': {
      title: 'Only {party} must keep information secret',
      description:
        'The duty of secrecy binds {party} alone; information that {party} discloses is not protected in the same way.',
      suggestion: 'Make the duty mutual, unless only one side discloses anything.',
    },
    'exclusivity.unearned': {
      title: 'Exclusivity granted by {party}, with nothing to keep it alive',
      description:
        '{party} is tied to one partner, and the document sets no minimum, target or other condition under which the exclusivity ends. If the partner does little, {party} has no other way to the market.',
      suggestion: 'Tie the exclusivity to a minimum performance, a territory and a period.',
    },
    'first-refusal.no-deadline': {
      title: 'A right of first refusal without a deadline',
      description:
        'The holder of the right may take as long as it likes, which frightens off any third party and freezes the sale.',
      suggestion: 'Let the right lapse when it is not exercised within a fixed period.',
      rationale: 'Adds a period after which the owner is free.',
    },
    'ip-ownership.joint-without-rules': {
      title: 'Joint ownership without rules',
      description:
        'Rights are owned jointly, and nothing says who may use or license them. The answer differs from country to country.',
      suggestion: 'Say whether each owner may use and license without consent and without accounting.',
      rationale: 'Adds the two rules that joint owners need.',
    },
    'ip-ownership.missing': {
      title: 'Nothing says who owns the results',
      description: 'Under most laws the rights then stay with whoever created the work, whoever paid for it.',
      suggestion: 'Say who owns the results, what each party keeps, and which licence the other gets.',
      rationale: 'Settles ownership of results and of earlier materials.',
    },
    'ip-ownership.no-background': {
      title: 'The assignment does not spare what {party} owned before',
      description:
        '{party} assigns the results, and nothing reserves its earlier or independent work. It may lose the tools of its trade.',
      suggestion: 'Exclude earlier and independent work from the assignment.',
      rationale: 'Reserves earlier and independent work.',
    },
    'late-interest.missing': {
      title: 'No interest on late payment',
      description: 'Whoever pays late borrows at no cost, apart from what the law provides.',
      suggestion: 'Add a moderate rate, within the legal maximum.',
      rationale: 'Gives a reason to pay on time.',
    },
    'late-interest.steep': {
      title: 'Interest on late payment is steep: {rate}',
      description:
        'Default interest at this rate may be treated as a penalty and is expensive for whoever pays late in good faith.',
      suggestion: 'Lower the rate, and keep it within the legal maximum.',
      rationale: 'Lowers the rate to a usual one.',
    },
    'licence-scope.irrevocable': {
      title: 'A licence that can never end',
      description:
        '{party, select, none {A party} other {{party}}} grants rights that are perpetual or irrevocable. They survive non-payment and breach.',
      suggestion: 'Let the licence end for material breach, or make payment its condition.',
      rationale: 'Removes the words that make the licence endless.',
    },
    'licence-scope.silent-on-exclusivity': {
      title: 'The licence does not say whether it is exclusive',
      description:
        'The grant leaves open whether {party, select, none {a party} other {{party}}} may license others or use the rights itself.',
      suggestion: 'Say “exclusive” or “non-exclusive”.',
      rationale: 'Takes the reading that costs the licensor least; confirm it.',
    },
    'minimum-commitment.without-relief': {
      title: 'A minimum owed by {party} whatever happens',
      description:
        'The minimum is due even when the other side fails to perform or an event beyond control prevents it.',
      suggestion: 'Reduce the minimum for such periods, or allow a shortfall to be made up later.',
      rationale: 'Reduces the minimum when it cannot be reached.',
    },
    'most-favoured-nation.uncompared': {
      title: 'Best terms promised by {party} without a yardstick',
      description:
        'The promise of terms no worse than anyone else’s does not say that quantities and conditions must be comparable. One special deal resets every price.',
      suggestion: 'Compare only like sales in comparable quantities.',
      rationale: 'Adds the yardstick.',
    },
    'non-compete.long': {
      title: 'The ban on competing lasts {period}',
      description:
        '{party, select, none {A party} other {{party}}} is kept out of its market for {period}. Many courts enforce little more than a year.',
      suggestion: 'Shorten the period and narrow it to the business concerned.',
      rationale: 'Shortens the ban to a year.',
    },
    'non-compete.unbounded': {
      title: 'A ban on competing without limits',
      description:
        '{party, select, none {A party} other {{party}}} may not compete, and neither a period nor a territory is stated. Such a restraint is unlikely to be enforced, and harmful while it is obeyed.',
      suggestion: 'State a period, a territory and the activity meant.',
      rationale: 'Limits the ban to the life of the contract.',
    },
    'non-solicit.long': {
      title: 'The ban on soliciting lasts {period}',
      description: '{period} is long for a ban on hiring or approaching customers, and may not be enforced.',
      suggestion: 'Shorten it to twelve months, and except general advertising.',
      rationale: 'Shortens the ban to a year.',
    },
    'non-solicit.one-sided': {
      title: 'Only {party} must not solicit staff',
      description: '{party} may not approach the other side’s people; its own are not protected.',
      suggestion: 'Make the clause mutual.',
      rationale: 'Protects both parties’ staff.',
    },
    'non-solicit.unbounded': {
      title: 'A ban on soliciting without a period',
      description:
        '{party, select, none {A party} other {{party}}} may never again approach the people or customers named.',
      suggestion: 'Limit the ban to the contract and twelve months after.',
      rationale: 'Adds a usual period.',
    },
    'payment-terms.late': {
      title: 'Payment may take {period}',
      description:
        'The payee finances the payer for {period}. In some countries such a period is unlawful or gives rise to interest.',
      suggestion: 'Shorten the period to thirty days.',
      rationale: 'Uses the usual payment period.',
    },
    'payment-terms.missing': {
      title: 'Nothing says when payment is due',
      description: 'Money is owed, but no due date or payment period is given. When a payment is late cannot be told.',
      suggestion: 'State the period, and how a disputed bill is handled.',
      rationale: 'Adds a due date and a way to dispute a bill.',
    },
    'payment-terms.no-dispute': {
      title: 'No right to withhold a disputed amount',
      description: 'Invoices must be paid in time even when they are wrong; the payer has to claim the money back.',
      suggestion: 'Allow undisputed amounts only to fall due.',
      rationale: 'Lets an honest dispute be settled first.',
    },
    'price-adjustment.unbounded': {
      title: 'Prices may be raised without limit',
      description:
        '{party, select, none {The price may be changed} other {{party} may change the price}} with no ceiling, index or agreement. The other side cannot plan its costs and cannot leave in time.',
      suggestion: 'Set a ceiling or an index, a notice period, and a right to leave.',
      rationale: 'Adds a ceiling and notice.',
    },
  },
  reasons: {
    'audit-rights.bounded': 'The audit is bounded in {section}: “{quote}”.',
    'audit-rights.found': 'There is a right to inspect in {section}: “{quote}”.',
    'confidentiality.exceptions-given': 'There are exceptions in {section}: “{quote}”.',
    'confidentiality.found': 'Secrecy is dealt with in {section}: “{quote}”.',
    'exclusivity.found': 'Exclusivity is dealt with in {section}: “{quote}”.',
    'exclusivity.other-meaning': 'The word is used in another sense in {section}: “{quote}”.',
    'exclusivity.tied': 'The section ties it to a condition (“{words}”).',
    'first-refusal.deadline-given': 'A period is given in {section}: “{quote}”.',
    'ip-ownership.found': 'Ownership is dealt with in {section}: “{quote}”.',
    'ip-ownership.licence-back': 'The section grants a licence back (“{words}”).',
    'late-interest.found': 'Interest is dealt with in {section}: “{quote}”.',
    'late-interest.lawful-maximum': 'The rate is kept within the legal maximum in {section}: “{quote}”.',
    'licence-scope.can-end': 'The licence can end after all: {section}, “{quote}”.',
    'licence-scope.paid-for': 'The licence is paid for (“{words}”).',
    'minimum-commitment.found': 'A minimum is set in {section}: “{quote}”.',
    'minimum-commitment.relief': 'The section gives relief (“{words}”).',
    'most-favoured-nation.compared': 'A yardstick is given in {section}: “{quote}”.',
    'non-compete.bounded': 'The ban is bounded in {section}: “{quote}”.',
    'non-compete.exception': 'The section makes an exception (“{words}”).',
    'non-solicit.advertising-allowed': 'General advertising is allowed in {section}: “{quote}”.',
    'non-solicit.bounded': 'The ban is bounded in {section}: “{quote}”.',
    'payment-terms.dispute-allowed': 'Disputed amounts are dealt with in {section}: “{quote}”.',
    'payment-terms.found': 'A time for payment is given in {section}: “{quote}”.',
    'price-adjustment.bounded': 'The change of price is bounded in {section}: “{quote}”.',
    'price-adjustment.found': 'Prices may move under {section}: “{quote}”.',
  },
};
