import type { CataloguePart } from '../catalogue.ts';

export const business: CataloguePart = {
  experts: {
    assumptions: 'Assumptions',
    'claim-evidence': 'Evidence for claims',
    deliverables: 'Deliverables',
    dependencies: 'Dependencies',
    'exit-plan': 'Exit plan',
    'pricing-clarity': 'Clarity of the price',
    scope: 'Scope',
    'stated-requirements': 'Requirements of the request',
    timeline: 'Timeline',
  },
  rules: {
    'assumptions.no-consequence': {
      title: '{count, plural, one {Assumption without a consequence} other {# assumptions without a consequence}}',
      description:
        'Price or plan rest on assumptions, but nothing says what happens when one proves wrong. The party that did the work will carry the cost.',
      suggestion: 'Say that a wrong assumption leads to a change of price and dates.',
    },
    'assumptions.not-stated': {
      title: 'No stated assumptions',
      description:
        'A proposal always rests on assumptions; here none is written down. Disputes will be about what each side took for granted.',
      suggestion: 'Add a short list of what price and plan take for granted.',
    },
    'claim-evidence.unproven': {
      title: 'Unsupported claims',
      description:
        'Words such as {words} assert quality without a figure or a reference. A careful evaluator gives them no points.',
      suggestion: 'Replace each by a fact: a number, a certificate, a named reference.',
    },
    'deliverables.undated': {
      title: '{count, plural, one {Deliverable without a date} other {# deliverables without a date}}',
      description: 'The duty to deliver names no date. It can hardly be late.',
      suggestion: 'Add a date, or refer to the schedule.',
    },
    'deliverables.undescribed': {
      title: 'Deliverables not described',
      description:
        'Duties and payments hang on “deliverables”, but no list says what they are. Neither side can prove delivery.',
      suggestion: 'List every deliverable with its form and content.',
    },
    'dependencies.no-relief': {
      title: 'Dependencies without relief for delay',
      description:
        'The work waits for somebody’s input, but dates do not move when the input is late. The waiting party may be in default for it.',
      suggestion: 'Add that dates shift by the length of the delay.',
    },
    'exit-plan.missing': {
      title: 'No exit plan',
      description:
        'The agreement says how it ends, but not how data, work and knowledge are handed over. Leaving the supplier may be costly.',
      suggestion: 'Add handover duties, their duration and price.',
    },
    'pricing-clarity.no-amount': {
      title: 'No price stated',
      description:
        'Payment is owed, but the document contains neither an amount nor a reference to one. The price is open.',
      suggestion: 'State the price, the rate, or the list that applies.',
    },
    'pricing-clarity.open-price': {
      title: 'Open-ended price',
      description: 'The wording lets fees or expenses rise without a limit or prior approval. The budget is not safe.',
      suggestion: 'Cap it, or require written approval in advance.',
    },
    'scope.not-stated': {
      title: 'No description of services',
      description:
        'The document speaks of services but neither describes them nor refers to a description. What is owed cannot be determined.',
      suggestion: 'Describe the services, or attach a statement of work.',
    },
    'scope.open-ended': {
      title: 'Open-ended scope',
      description: 'The wording lets one side add work without limit. The price covers an unknown amount of it.',
      suggestion: 'Close the list, and send additions through a change order.',
    },
    'stated-requirements.no-contact': {
      title: 'No procedure for questions',
      description: 'Bidders are not told whom to ask. They will price the uncertainty.',
      suggestion: 'Name a contact and a deadline for questions.',
    },
    'stated-requirements.no-criteria': {
      title: 'No evaluation criteria',
      description:
        'Bidders are not told how proposals are judged. Bids will not be comparable, and an award is easy to challenge.',
      suggestion: 'State the criteria and their weights.',
    },
    'stated-requirements.no-deadline': {
      title: 'No submission deadline',
      description: 'The request does not say by when proposals are due. Late and early bids cannot be treated equally.',
      suggestion: 'Give date, time and time zone.',
    },
    'timeline.no-dates': {
      title: 'No dates',
      description: 'The document names neither dates nor a plan. Nobody can be late.',
      suggestion: 'Add a start, milestones and an end.',
    },
    'timeline.not-binding': {
      title: 'Non-binding dates',
      description: 'The dates are called targets or estimates. Missing them has no consequence.',
      suggestion: 'Say which dates bind, and what follows when one is missed.',
    },
  },
  reasons: {
    'assumptions.settled': 'The consequence of a wrong assumption is settled: “{quote}”.',
    'assumptions.taking-over': '“Assume” means taking over here, not supposing: “{quote}”.',
    'claim-evidence.section': 'References are given in “{heading}”.',
    'deliverables.listed': 'The deliverables are described in “{heading}”.',
    'dependencies.relief': 'The document gives relief for delay: “{quote}”.',
    'exit-plan.stated': 'Handover is dealt with: “{quote}”.',
    'pricing-clarity.capped': 'The amount is capped or needs approval: “{quote}”.',
    'pricing-clarity.listed': 'The price stands elsewhere: “{quote}”.',
    'scope.excluded': 'The document says what is outside the scope: “{quote}”.',
    'scope.stated': 'The scope is stated: “{quote}”.',
    'stated-requirements.portal': 'These details are given on a portal: “{quote}”.',
    'timeline.binding': 'Dates are made binding elsewhere: “{quote}”.',
  },
};
