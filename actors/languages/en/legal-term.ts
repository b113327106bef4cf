import type { CataloguePart } from '../catalogue.ts';

export const legalTerm: CataloguePart = {
  experts: {
    assignment: 'Assignment',
    'change-of-control': 'Change of control',
    'dispute-resolution': 'Dispute resolution',
    'entire-agreement': 'Entire agreement and amendment',
    'governing-law': 'Governing law',
    notices: 'Notices',
    renewal: 'Renewal',
    severability: 'Severability',
    'term-survival': 'Term and survival',
    'termination-cause': 'Termination for breach',
    'termination-convenience': 'Termination for convenience',
  },
  rules: {
    'assignment.missing': {
      title: 'Nothing says whether the contract may be assigned',
      description:
        'The document is silent on assignment. Each party may then find itself bound to a stranger it never chose, or be unable to transfer the contract when its business is reorganised.',
      suggestion: 'Add a clause that allows assignment only with consent, not to be unreasonably withheld.',
      rationale: 'Settles who the parties can become.',
    },
    'assignment.one-sided-bar': {
      title: 'A bar on assignment for {party} only',
      description:
        '{party} may not assign without consent, while the other side is free to hand the contract to anyone.',
      suggestion: 'Make the bar mutual, or give {party} the same freedom.',
      rationale: 'Puts both parties under the same rule.',
    },
    'assignment.free': {
      title: '{party} may assign without consent',
      description:
        '{party} can pass its duties to a third party of its choice. The other side bears the risk that this third party is less able to perform or is a competitor.',
      suggestion: 'Limit free assignment to affiliates and to a sale of the whole business, and require notice.',
    },
    'assignment.consent-at-will': {
      title: 'Consent to an assignment may be refused for any reason',
      description:
        'Neither party may assign without the other’s consent, and nothing obliges a party to be reasonable about it. That can block a reorganisation or a sale.',
      suggestion: 'Say that consent may not be unreasonably withheld or delayed.',
      rationale: 'A refusal then needs a reason.',
    },
    'change-of-control.one-sided': {
      title: 'A change of control counts against one side only',
      description: 'The clause attaches a consequence to a change of control and gives the right to {party} alone.',
      suggestion: 'Make the right mutual, or limit it to a takeover by a competitor.',
      rationale: 'Gives both parties the same right.',
    },
    'dispute-resolution.missing': {
      title: 'No forum for disputes',
      description:
        'The document names no court, arbitration or other procedure. A quarrel would begin with a quarrel over where to hold it.',
      suggestion: 'Name the courts of one place, or an arbitration institution with its rules and seat.',
    },
    'dispute-resolution.incomplete-arbitration': {
      title: 'Arbitration without rules or seat',
      description:
        'Disputes go to arbitration, but no institution, rules or seat is named. Such a clause can be impossible to start and costly to enforce.',
      suggestion: 'Name the institution and its rules, the seat, the language and the number of arbitrators.',
    },
    'dispute-resolution.one-sided-forum': {
      title: 'A forum that binds {party} only',
      description: '{party} submits to the named courts; the other side remains free to choose.',
      suggestion: 'Let both parties submit to the same courts.',
    },
    'dispute-resolution.jury-waived': {
      title: 'Trial by jury is waived',
      description:
        'The parties give up trial by jury. That is common between businesses, but unenforceable in some states.',
      suggestion: 'Check that the waiver is wanted and valid under the governing law.',
    },
    'entire-agreement.missing': {
      title: 'No entire-agreement clause',
      description: 'Earlier drafts, e-mails and promises may count beside the signed text.',
      suggestion: 'State that the document is the whole agreement on its subject.',
      rationale: 'Keeps earlier statements out.',
    },
    'entire-agreement.no-amendment-rule': {
      title: 'Nothing says how the contract is amended',
      description: 'Without a rule on form, a conversation or an e-mail may change the contract.',
      suggestion: 'Require a signed writing for amendments and waivers.',
      rationale: 'Prevents changes by accident.',
    },
    'entire-agreement.not-entire': {
      title: 'It supersedes other agreements, and it does not',
      description:
        'One sentence replaces all other agreements of the parties, another leaves them standing. Which of them still binds is open.',
      suggestion: 'Name the agreements that stay in force, and let the clause replace all others.',
    },
    'entire-agreement.changed-alone': {
      title: '{party} may change the contract alone',
      description:
        '{party} can rewrite the terms without the other side’s agreement, so that every other protection in the document is worth only as much as {party} wishes.',
      suggestion: 'Require the agreement of both parties to any change.',
      rationale: 'Takes away the power to change the terms alone.',
    },
    'governing-law.missing': {
      title: 'No governing law',
      description:
        'The document does not say which law applies. The outcome of a dispute then depends on where it is brought.',
      suggestion: 'Name the law of one place, excluding its conflict rules.',
    },
    'governing-law.other-forum': {
      title: 'The law of {law}, decided in {forum}',
      description:
        'The contract is read under the law of {law}, but disputes are decided in {forum}. Foreign law has to be pleaded and proved, which costs time and money.',
      suggestion: 'Let law and forum be of one place, unless the difference is wanted.',
    },
    'governing-law.several': {
      title: 'Two governing laws are named: {first} and {second}',
      description:
        'The document subjects itself to the law of {first} and to the law of {second}. Each party will plead the one that suits it.',
      suggestion: 'Keep one, or say clearly which part each law governs.',
    },
    'notices.missing': {
      title: 'No rule on notices',
      description:
        'The document requires notices and does not say in which form, to which address or when they take effect. A termination could fail on that.',
      suggestion: 'Add form, address and time of effect.',
      rationale: 'Says when a notice counts.',
    },
    'renewal.no-way-out': {
      title: 'The contract renews itself with no way out',
      description: 'The term extends automatically, and nothing says how a party can stop it.',
      suggestion: 'Add a right to give notice of non-renewal.',
      rationale: 'Adds a way to let the contract end.',
    },
    'renewal.long-notice': {
      title: 'Renewal must be stopped {period} ahead',
      description: 'Whoever misses a date {period} before the end is bound for another term.',
      suggestion: 'Shorten the notice to thirty days.',
      rationale: 'Shortens the notice of non-renewal.',
    },
    'renewal.automatic': {
      title: 'The contract renews itself',
      description: 'The term extends automatically unless notice is given in time. The date is easily missed.',
      suggestion: 'Put the last day for notice in the calendar, or ask for renewal by agreement.',
    },
    'severability.missing': {
      title: 'No severability clause',
      description: 'If one provision fails, it is open whether the rest stands.',
      suggestion: 'Add that the remaining provisions stay in force.',
      rationale: 'Keeps the rest of the contract alive.',
    },
    'term-survival.no-term': {
      title: 'No term',
      description:
        'The document does not say how long it lasts. Whether and when a party may leave depends on the law.',
      suggestion: 'State the beginning and the end, or a right to give notice.',
      rationale: 'Adds a term; adjust its length.',
    },
    'term-survival.no-survival': {
      title: 'Nothing says what survives the end',
      description: 'Secrecy, liability or licences may end with the contract, at the time when they matter most.',
      suggestion: 'List what survives.',
      rationale: 'Keeps lasting duties alive.',
    },
    'termination-cause.missing': {
      title: 'No right to end the contract for breach',
      description: 'A party faced with a serious breach must rely on the general law to get out.',
      suggestion: 'Add a mutual right to terminate for material breach that is not cured.',
      rationale: 'Adds a mutual right with a chance to cure.',
    },
    'termination-cause.one-sided': {
      title: 'Only {party} may terminate for breach',
      description: '{party} can leave when the other side breaches; the other side has no such right against {party}.',
      suggestion: 'Make the right mutual.',
      rationale: 'Gives both parties the same right.',
    },
    'termination-cause.no-cure': {
      title: 'Termination for breach without a chance to cure',
      description:
        '{party, select, none {The contract can be ended} other {{party} can end the contract}} over a breach that could be put right in a day.',
      suggestion: 'Allow thirty days to cure after written notice.',
      rationale: 'Adds a period to cure.',
    },
    'termination-cause.short-cure': {
      title: 'Only {period} to cure a breach',
      description: '{period} is too short to learn of a breach and put it right.',
      suggestion: 'Allow thirty days.',
      rationale: 'Uses the usual cure period.',
    },
    'termination-convenience.one-sided': {
      title: 'Only {party} may leave without a reason',
      description:
        '{party} may end the contract at will, while the other side stays bound for the whole term and carries the cost of what it has prepared.',
      suggestion: 'Make the right mutual, or require notice and payment for what has been done.',
      rationale: 'Gives both parties the same right.',
    },
    'termination-convenience.no-period': {
      title: 'It can be ended at will, and nothing says how soon',
      description:
        'The right to end the contract takes effect on notice, and the length of the notice is not given. The end may come from one day to the next.',
      suggestion: 'Give a period, such as thirty days, and say what is paid for work under way.',
    },
    'termination-convenience.short-notice': {
      title: 'The contract can be ended at will on {period}’ notice',
      description: '{period} leave the other side no time to replace the business or to wind down work.',
      suggestion: 'Ask for at least thirty days and payment for work done.',
      rationale: 'Lengthens the notice.',
    },
  },
  reasons: {
    'reading.none-found': 'I read all {count} sentences and found none that deals with it.',
    'reading.mutual': 'It binds both sides: {section} says “{quote}”.',
    'reading.mirrored': 'The other side is bound as well, in {section}: “{quote}”. That makes it less grave.',
    'reading.one-sided': 'The sentence names {party} alone, and I found no counterpart for the other side.',
    'reading.not-operative': 'The quoted words in {section} are a recital or a definition and bind nobody: “{quote}”.',
    'assignment.found': 'Assignment is dealt with in {section}: “{quote}”.',
    'assignment.within-group': 'The freedom is limited to affiliates or successors: {section}, “{quote}”.',
    'change-of-control.permitted': 'The transaction is permitted in {section}: “{quote}”.',
    'dispute-resolution.found': 'A forum is named in {section}: “{quote}”.',
    'dispute-resolution.rules-given': 'Rules or an institution are named in {section}: “{quote}”.',
    'dispute-resolution.courts-remain': 'The section leaves a way to the courts (“{words}”).',
    'entire-agreement.found': 'There is such a clause in {section}: “{quote}”.',
    'entire-agreement.amendment-found': 'The form of changes is dealt with in {section}: “{quote}”.',
    'governing-law.found': 'The governing law is named in {section}: “{quote}”.',
    'notices.found': 'Notices are dealt with in {section}: “{quote}”.',
    'renewal.way-out': 'Renewal can be stopped: {section}, “{quote}”.',
    'renewal.may-end-anyway': 'The contract can be ended at any time anyway (“{words}”).',
    'severability.found': 'Severability is dealt with in {section}: “{quote}”.',
    'term-survival.found': 'The term is dealt with in {section}: “{quote}”.',
    'termination-cause.given': 'Termination for breach stands in {section}: “{quote}”.',
    'termination-cause.cure-given': 'A chance to cure is given in {section}: “{quote}”.',
    'termination-convenience.for-cause-in-fact': 'The right depends on a cause: {section}, “{quote}”.',
    'termination-convenience.paid-until-then': 'The section provides for payment (“{words}”).',
  },
};
