import type { CataloguePart } from '../../catalogue.ts';

export const legalOnerous: CataloguePart = {
  experts: {
    'onerous-exit': 'Onerous terms: exit',
    'onerous-liability': 'Onerous terms: liability',
    'onerous-money': 'Onerous terms: money',
    'onerous-performance': 'Onerous terms: performance',
    'onerous-restraints': 'Onerous terms: restraints',
    'onerous-secrecy': 'Onerous terms: secrecy',
  },
  rules: {
    'onerous-money.pay-when-paid': {
      title: 'Payment only once a third party has paid',
      description:
        '{party, select, none {Who owes the money} other {{party}}} need not pay until somebody outside the contract has paid first. If that payer is late, disputes the bill or fails, the work done is never paid for, and nothing sets a last day.',
      suggestion:
        'Ask for payment on a fixed day after the invoice whether or not the other customer has paid, or at least for a last day of sixty days and for the right to claim directly.',
    },
    'onerous-money.late-invoice': {
      title: 'An invoice sent late is never paid',
      description:
        '{party, select, none {Who receives the work} other {{party}}} owes nothing for work that was done but invoiced late or not in the form asked for. A slip in the paperwork costs the whole price.',
      suggestion:
        'Let a late invoice put off the day of payment and no more, and keep the claim until it is time-barred by law.',
    },
    'onerous-money.earned-forfeited': {
      title: 'What was earned before the end is lost with the end',
      description:
        '{party, select, none {One side} other {{party}}} may keep what the other has already earned and not yet been paid when the contract ends, whoever ended it and why.',
      suggestion:
        'Say that amounts earned up to the last day are paid in any case, and limit what may be held back to proven loss.',
    },
    'onerous-money.never-refunded': {
      title: 'Paid once, never refunded, even if the other side fails',
      description:
        'The money stays with who receives it in every case. No exception is made for the case that it does not perform, breaks the contract or ends it, and no clause elsewhere gives anything back.',
      suggestion:
        'Ask for a refund in proportion to what was not performed if the other side is in breach or ends the contract.',
    },
    'onerous-money.paid-before-delivery': {
      title: 'The price is paid before the goods are there',
      description:
        '{party, select, none {The buyer} other {{party}}} pays half the price or more before delivery. No refund, bank guarantee or letter of credit secures what was paid if the goods do not come or are not as ordered.',
      suggestion:
        'Pay on delivery or against documents, or ask for a bank guarantee, and say by when the money comes back.',
    },
    'onerous-exit.own-opinion': {
      title: 'May end the contract on a ground that only its own opinion decides',
      description:
        '{party, select, none {One side} other {{party}}} may end the contract on this ground: “{ground}”. Nobody else can judge whether it is met, so the term is worth little.',
      suggestion:
        'Replace it by facts that a court can find, such as a material breach or a final conviction, with notice and time to answer.',
    },
    'onerous-exit.ends-with-other': {
      title: 'Ends when another contract ends: {other}',
      description:
        'This contract ends when the {other} ends, whoever ended that one and whatever both sides have done here. Nothing has to go wrong in this contract for it to be lost.',
      suggestion:
        'Ask that it goes on for a fixed period after the other contract has ended, unless the side that loses it was in breach there.',
    },
    'onerous-exit.own-breach': {
      title: 'The party in breach may end the contract for that breach',
      description:
        'The right to end the contract for a breach is given to either party and not only to the party that kept to it. A side that wants to leave has only to break its word.',
      suggestion: 'Give the right to “the other party” or “the non-breaching party”.',
    },
    'onerous-exit.stops-on-the-day': {
      title: 'Everything stops on the day the contract ends',
      description:
        '{party, select, none {One side} other {{party}}} has to stop at once when the contract ends, whatever the reason. Nothing is said of stock, open orders or customers, and no clause gives time to sell off or to change over.',
      suggestion:
        'Ask for a period of three to six months to sell stock, fill open orders and change names, except after its own grave breach.',
    },
    'onerous-performance.remedy-without-money': {
      title: 'The only remedy is another try, and no money back',
      description:
        'If what was promised is not delivered, the one remedy is repair, replacement or doing it again. The clause gives no refund, price reduction or way out for the case that this fails too.',
      suggestion:
        'Add that the price is refunded and the contract may be ended if the second try fails within thirty days.',
    },
    'onerous-performance.own-rules': {
      title: '{party} writes the rules and may rewrite them',
      description:
        '{other} has to obey rules of {party} that {party} may change while the contract runs. {other} cannot object, and what obeying costs is not limited.',
      suggestion:
        'Attach the rules as they are today, let changes need consent where they cost money or take away rights, and let the contract prevail over them.',
    },
    'onerous-performance.subject-changed': {
      title: 'What the contract is about may be changed or withdrawn by one side',
      description:
        '{party, select, none {One side} other {{party}}} may change, replace or take away what the contract is about as it sees fit. The price, the term and the duties of the other side stay as they are.',
      suggestion:
        'Ask for notice of ninety days, for no loss of function or range, and for a way out with a refund if there is one.',
    },
    'onerous-performance.may-refuse-orders': {
      title: 'No duty to accept orders, though the buyer is bound',
      description:
        'Every order needs acceptance, and nothing says when it must be given. The buyer is bound by a minimum, by exclusivity or not to compete, and has no right to be supplied.',
      suggestion:
        'Have orders within the forecast or the minimum accepted by duty, others deemed accepted after five working days, and the minimum reduced by what was refused.',
    },
    'onerous-liability.cap-swallowed': {
      title: 'The exception is as wide as the liability that is capped',
      description:
        'The cap does not hold for indemnities, and an indemnity covers any breach of the contract, not only claims of third parties. So what the cap limits can always be claimed without limit.',
      suggestion:
        'Limit the indemnity to claims of third parties, or name in the cap only the indemnities that are meant to be without limit.',
    },
    'onerous-exit.any-breach': {
      title: 'Termination at once for any breach, however small',
      description:
        'No breach is too small to end the contract, and no time is given to put it right: {party, select, none {either side} other {{party}}} may leave whenever it suits.',
      suggestion: 'Ask for a material breach that is not cured within thirty days of a notice that describes it.',
    },
    'onerous-exit.empties-term': {
      title: 'Exit on short notice makes the term worthless',
      description:
        'One side has to buy, stock or give up other business for the sake of the term, and the other may leave on {period}. Nothing is said of a buy-back or compensation.',
      suggestion:
        'Exclude this right for a first period, ask for a longer notice, and for the repurchase of stock at the price paid.',
    },
    'onerous-exit.forfeits': {
      title: 'Money paid or compensation is lost when the contract ends',
      description: 'When the contract ends, what was paid stays with the other side, whatever was performed for it.',
      suggestion: 'Ask for a refund of what has not been performed, in proportion to time.',
    },
    'onerous-exit.termination-payment': {
      title: 'Ending the contract costs a payment, regardless of fault',
      description:
        '{party, select, none {Who ends the contract} other {{party}}} pays on termination. The words make no exception for a breach by the other side.',
      suggestion: 'Take out termination for the other side’s breach, and let the sum fall with time.',
    },
    'onerous-exit.without-liability': {
      title: 'One side may withdraw without answering for it',
      description:
        '{party, select, none {One side} other {{party}}} may take back what it promised “without liability”, without a material breach, notice or time to cure.',
      suggestion: 'Ask for grave grounds, notice and time to cure, and for a refund of what was prepaid.',
    },
    'onerous-exit.scope-taken-away': {
      title: 'Territory or exclusivity may be taken away by one side',
      description:
        'Part of the territory or the exclusive right may be withdrawn by decision of one side, without time to put right what was missed.',
      suggestion: 'Name objective thresholds, give time to catch up, and leave the choice between payment and loss.',
    },
    'onerous-liability.one-way-indemnity': {
      title: 'One-way indemnity without a limit',
      description:
        '{party} makes the other side whole for all claims and losses without a ceiling. Nothing in the contract limits this, and no clause indemnifies {party}.',
      suggestion: 'Ask for a cap, for fault as a condition, and for an indemnity in return.',
    },
    'onerous-liability.one-indemnity-capped': {
      title: 'One indemnity is limited, the other is not',
      description: 'Both sides indemnify each other, but what can be recovered is limited for one of them only.',
      suggestion: 'Give both indemnities the same limit.',
    },
    'onerous-liability.all-excluded': {
      title: 'Liability of one side is excluded altogether',
      description:
        '{party, select, none {One side} other {{party}}} answers for nothing, not even for gross negligence or wilful acts.',
      suggestion: 'Replace the exclusion by a cap, and take wilful and grossly negligent acts out of it.',
    },
    'onerous-liability.duty-excluded': {
      title: 'Liability for one duty is excluded',
      description:
        '{party, select, none {One side} other {{party}}} answers for nothing where it breaks the one duty that this sentence names, not even for wilful harm.',
      suggestion: 'Replace the exclusion by a cap, and take wilful and grossly negligent acts out of it.',
    },
    'onerous-liability.joint-and-several': {
      title: 'Joint and several liability for all that another owes',
      description:
        '{party, select, none {A party} other {{party}}} answers for everything that another owes, without a limit and without having to be asked last.',
      suggestion: 'Limit this to an amount or to its own part, and have the other be sued first.',
    },
    'onerous-liability.beyond-control': {
      title: 'Indemnity for what the indemnifying side does not control',
      description:
        '{party, select, none {One side} other {{party}}} has to make good what others cause, or what the other side itself causes.',
      suggestion: 'Limit the indemnity to loss caused by its own fault or by those it answers for.',
    },
    'onerous-money.price-at-will': {
      title: 'One side sets or changes prices at will',
      description: 'Price, commission or discount may be changed at any time, without a measure and without a way out.',
      suggestion: 'Tie changes to an index or a ceiling, with notice, and with a right to leave.',
    },
    'onerous-money.expenses-unbounded': {
      title: 'Expenses are reimbursed without a limit or approval',
      description:
        '{party, select, none {One side} other {{party}}} pays expenses that the other side decides on: no budget, no approval, no ceiling.',
      suggestion: 'Ask for reasonable, documented expenses, approved beforehand above a sum.',
    },
    'onerous-money.renewal-rates': {
      title: 'Renewal at prices that one side sets',
      description:
        'On renewal whatever price list is then in force applies. Without a ceiling or notice the price of the next term is not known when it can still be stopped.',
      suggestion:
        'Ask for a ceiling, such as the consumer price index, and for the new price before the last day to object.',
    },
    'onerous-performance.times-without-remedy': {
      title: 'Response times without a consequence',
      description: 'Times are promised, but no credit, reduction or other remedy follows if they are missed.',
      suggestion: 'Ask for service credits, and for a right to terminate after repeated failure.',
    },
    'onerous-performance.payer-alone-warrants': {
      title: 'Only the paying side gives a warranty',
      description: '{other} warrants; {party}, who performs, warrants nothing, neither quality nor title.',
      suggestion:
        'Ask {party} to warrant workmanlike performance, conformity, and that no third party’s rights are infringed.',
    },
    'onerous-performance.terms-of-others': {
      title: 'Terms that are not attached become part of the contract',
      description:
        'Standard or other general terms apply that are not attached. They may limit liability, change prices or name another law, and may themselves be changed.',
      suggestion: 'Have them attached in a dated version, and let this contract prevail over them.',
    },
    'onerous-performance.deemed-accepted': {
      title: 'Work counts as accepted after {period} of silence',
      description: 'Who does not object in {period} has accepted, and with it lost most remedies.',
      suggestion: 'Ask for thirty days for testing, and for acceptance only after a second reminder.',
    },
    'onerous-performance.title-disclaimed': {
      title: 'No warranty that the rights granted are free',
      description:
        'Title and freedom from third parties’ rights are disclaimed, and no clause answers for them. Who pays for the right bears the whole risk that it is somebody else’s.',
      suggestion: 'Ask for a warranty of title and an indemnity against third parties’ claims.',
    },
    'onerous-performance.to-be-agreed': {
      title: 'An essential term is left to a later agreement',
      description:
        'The words leave a price, quantity or standard to be agreed, and say nothing of what holds if nobody agrees.',
      suggestion: 'Settle it now, or name who decides and what holds until then.',
    },
    'onerous-performance.stops-at-once': {
      title: 'Performance may stop at once, without notice',
      description:
        '{party, select, none {One side} other {{party}}} may stop without warning or time to pay or to cure, even over a small or disputed sum.',
      suggestion: 'Ask for thirty days’ written notice, and except sums disputed in good faith.',
    },
    'onerous-restraints.bound-to-one': {
      title: 'One side may not deal with others',
      description:
        '{party, select, none {One side} other {{party}}} may have no similar dealings with anybody else; the other side stays free.',
      suggestion: 'Limit it in time and field, tie it to a minimum, or make it mutual.',
    },
    'onerous-restraints.exclusivity-with-way-round': {
      title: 'Exclusivity with a way round it',
      description:
        '{party} may itself, or through others, do the same in the territory: the exclusive right is worth little.',
      suggestion: 'Strike the reservation, or name the few customers or channels that are kept.',
    },
    'onerous-restraints.no-territory': {
      title: 'Non-compete without a territory',
      description:
        '{party, select, none {One side} other {{party}}} may not do such business anywhere. Courts enforce this rarely, and it blocks a trade while it is argued over.',
      suggestion: 'Name the territory and the customers, and at most twelve months.',
    },
    'onerous-secrecy.all-survives': {
      title: 'All obligations survive the end of the contract',
      description: 'Everything survives without an end, so that the term means nothing.',
      suggestion: 'Name the clauses that survive, and for how many years.',
    },
    'onerous-secrecy.everything': {
      title: 'Everything counts as confidential, whether or not it concerns the purpose',
      description: 'All information is caught, even what has nothing to do with the purpose.',
      suggestion: 'Limit it to information disclosed for the purpose, and marked or evidently confidential.',
    },
    'onerous-secrecy.one-way': {
      title: 'Both sides disclose, only one is bound to secrecy',
      description: 'The opening speaks of an exchange, but only {party} has to keep what it learns secret.',
      suggestion: 'Make the duties mutual.',
    },
    'onerous-secrecy.two-lengths': {
      title: 'Two answers to how long secrecy lasts',
      description: 'One sentence has no end, another ends after a period. Which holds is open.',
      suggestion: 'Keep one, and a longer one for trade secrets only.',
    },
  },
  reasons: {},
};
