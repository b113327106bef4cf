import type { CataloguePart } from '../../catalogue.ts';

export const legalTermAndTermination: CataloguePart = {
  experts: {
    renewal: 'Renewal',
    'term-survival': 'Term and survival',
    'termination-cause': 'Termination for breach',
    'termination-convenience': 'Termination for convenience',
  },
  rules: {
    'renewal.automatic': {
      title: 'Auto-renewal',
      description: 'The term extends automatically unless notice is given in time. The date is easily missed.',
      suggestion: 'Put the last day for notice in the calendar, or ask for renewal by agreement.',
    },
    'renewal.notice-as-long-as-term': {
      title: 'The notice against renewal is as long as the term',
      description:
        'Notice of {notice} has to be given against a term of {term}. For the first term its last day is over when the contract begins, so that one more term cannot be stopped.',
      suggestion: 'Shorten the notice to thirty or sixty days before the end.',
    },
    'renewal.long-notice': {
      title: 'Long notice to stop renewal: {period}',
      description: 'A party that misses a date {period} before the end is bound for another term.',
      suggestion: 'Shorten the notice to thirty days.',
      rationale: 'Shortens the notice of non-renewal.',
    },
    'renewal.no-way-out': {
      title: 'Auto-renewal without a right to opt out',
      description: 'The term extends automatically, and nothing says how a party can stop it.',
      suggestion: 'Add a right to give notice of non-renewal.',
      rationale: 'Adds a way to let the contract end.',
    },
    'term-survival.no-survival': {
      title: 'No survival clause',
      description: 'Secrecy, liability or licences may end with the contract, at the time when they matter most.',
      suggestion: 'List what survives.',
      rationale: 'Keeps lasting duties alive.',
    },
    'term-survival.no-term': {
      title: 'No contract term',
      description:
        'The document does not say how long it lasts. Whether and when a party may leave depends on the law.',
      suggestion: 'State the beginning and the end, or a right to give notice.',
      rationale: 'Adds a term; adjust its length.',
    },
    'termination-cause.missing': {
      title: 'No right to terminate for breach',
      description: 'A party faced with a serious breach must rely on the general law to get out.',
      suggestion: 'Add a mutual right to terminate for material breach that is not cured.',
      rationale: 'Adds a mutual right with a chance to cure.',
    },
    'termination-cause.no-cure': {
      title: 'Termination for breach without a cure period',
      description:
        '{party, select, none {The contract can be ended} other {{party} can end the contract}} over a breach that could be put right in a day.',
      suggestion: 'Allow thirty days to cure after written notice.',
      rationale: 'Adds a period to cure.',
    },
    'termination-cause.one-sided': {
      title: 'Unilateral right to terminate for breach: {party}',
      description: '{party} can leave when the other side breaches; the other side has no such right against {party}.',
      suggestion: 'Make the right mutual.',
      rationale: 'Gives both parties the same right.',
    },
    'termination-cause.automatic': {
      title: 'Ends by itself, without a chance to cure',
      description:
        'A slip that both sides would forgive ends the contract at once. The party that has invested in it loses that by a missed date.',
      suggestion:
        'Ask for: notice, thirty days to put it right, and an end only by a second notice. Settle for: automatic end for non-payment after a reminder. Walk away if any breach, however small, ends everything.',
    },
    'termination-cause.short-cure': {
      title: 'Short cure period: {period}',
      description: '{period} is too short to learn of a breach and put it right.',
      suggestion: 'Allow thirty days.',
      rationale: 'Uses the usual cure period.',
    },
    'termination-convenience.no-period': {
      title: 'Termination for convenience without a notice period',
      description:
        'The right to end the contract takes effect on notice, and the length of the notice is not given. The end may come from one day to the next.',
      suggestion: 'Give a period, such as thirty days, and say what is paid for work under way.',
    },
    'termination-convenience.one-sided': {
      title: 'Unilateral termination right: {party}',
      description:
        '{party} may end the contract at will, while the other side stays bound for the whole term and carries the cost of what it has prepared.',
      suggestion: 'Make the right mutual, or require notice and payment for what has been done.',
      rationale: 'Gives both parties the same right.',
    },
    'termination-convenience.short-notice': {
      title: 'Termination for convenience on short notice: {period}',
      description: '{period} leave the other side no time to replace the business or to wind down work.',
      suggestion: 'Ask for at least thirty days and payment for work done.',
      rationale: 'Lengthens the notice.',
    },
  },
  reasons: {
    'renewal.may-end-anyway': 'The contract can be ended at any time anyway (“{words}”).',
    'renewal.way-out': 'Renewal can be stopped: {section}, “{quote}”.',
    'term-survival.found': 'The term is dealt with in {section}: “{quote}”.',
    'termination-cause.cure-given': 'A chance to cure is given in {section}: “{quote}”.',
    'termination-cause.given': 'Termination for breach stands in {section}: “{quote}”.',
    'termination-convenience.for-cause-in-fact': 'The right depends on a cause: {section}, “{quote}”.',
    'termination-convenience.paid-until-then': 'The section provides for payment (“{words}”).',
  },
};
