import type { CataloguePart } from '../../catalogue.ts';

export const legalRestrictiveCovenants: CataloguePart = {
  experts: {
    exclusivity: 'Exclusivity',
    'first-refusal': 'Rights of first refusal',
    'most-favoured-nation': 'Most favoured customer',
    'non-compete': 'Non-compete',
    'non-solicit': 'Non-solicitation',
  },
  rules: {
    'exclusivity.unearned': {
      title: 'Exclusivity without performance conditions: granted by {party}',
      description:
        '{party} is tied to one partner, and the document sets no minimum, target or other condition under which the exclusivity ends. If the partner does little, {party} has no other way to the market.',
      suggestion: 'Tie the exclusivity to a minimum performance, a territory and a period.',
    },
    'first-refusal.only-talks': {
      title: 'The first right leads to talks only',
      description:
        'The party that takes up the right gets a negotiation in good faith and no terms. If the talks fail, the other side is free, even to give a third party better terms.',
      suggestion:
        'Name the terms or who sets them, a period for the talks, and a bar on better terms for others for twelve months after.',
    },
    'first-refusal.no-deadline': {
      title: 'Right of first refusal without a deadline',
      description:
        'The holder of the right may take as long as it likes, which frightens off any third party and freezes the sale.',
      suggestion: 'Let the right lapse when it is not exercised within a fixed period.',
      rationale: 'Adds a period after which the owner is free.',
    },
    'most-favoured-nation.only-intended': {
      title: 'Best terms are only intended',
      description:
        'The text says what {party, select, none {a side} other {{party}}} intends or will try, and promises nothing. If others get better terms, nothing follows.',
      suggestion:
        'Write that the terms shall be no less favourable, at all times, with an adjustment and a certificate once a year.',
    },
    'most-favoured-nation.uncompared': {
      title: 'Most favoured customer clause without a benchmark: {party}',
      description:
        'The promise of terms no worse than anyone else’s does not say that quantities and conditions must be comparable. One special deal resets every price.',
      suggestion: 'Compare only like sales in comparable quantities.',
      rationale: 'Adds the yardstick.',
    },
    'non-compete.long': {
      title: 'Long non-compete: {period}',
      description:
        '{party, select, none {A party} other {{party}}} is kept out of its market for {period}. Many courts enforce little more than a year.',
      suggestion: 'Shorten the period and narrow it to the business concerned.',
      rationale: 'Shortens the ban to a year.',
    },
    'non-compete.unbounded': {
      title: 'Non-compete without limits',
      description:
        '{party, select, none {A party} other {{party}}} may not compete, and neither a period nor a territory is stated. Such a restraint is unlikely to be enforced, and harmful while it is obeyed.',
      suggestion: 'State a period, a territory and the activity meant.',
      rationale: 'Limits the ban to the life of the contract.',
    },
    'non-solicit.long': {
      title: 'Long non-solicitation: {period}',
      description: '{period} is long for a ban on hiring or approaching customers, and may not be enforced.',
      suggestion: 'Shorten it to twelve months, and except general advertising.',
      rationale: 'Shortens the ban to a year.',
    },
    'non-solicit.one-sided': {
      title: 'One-sided non-solicitation: binds {party} only',
      description: '{party} may not approach the other side’s people; its own are not protected.',
      suggestion: 'Make the clause mutual.',
      rationale: 'Protects both parties’ staff.',
    },
    'non-solicit.unbounded': {
      title: 'Non-solicitation without an end date',
      description:
        '{party, select, none {A party} other {{party}}} may never again approach the people or customers named.',
      suggestion: 'Limit the ban to the contract and twelve months after.',
      rationale: 'Adds a usual period.',
    },
  },
  reasons: {
    'exclusivity.found': 'Exclusivity is dealt with in {section}: “{quote}”.',
    'exclusivity.other-meaning': 'The word is used in another sense in {section}: “{quote}”.',
    'exclusivity.tied': 'The section ties it to a condition (“{words}”).',
    'first-refusal.deadline-given': 'A period is given in {section}: “{quote}”.',
    'most-favoured-nation.compared': 'A yardstick is given in {section}: “{quote}”.',
    'non-compete.bounded': 'The ban is bounded in {section}: “{quote}”.',
    'non-compete.exception': 'The section makes an exception (“{words}”).',
    'non-solicit.advertising-allowed': 'General advertising is allowed in {section}: “{quote}”.',
    'non-solicit.bounded': 'The ban is bounded in {section}: “{quote}”.',
  },
};
