import type { CataloguePart } from '../catalogue.ts';

export const technical: CataloguePart = {
  experts: {
    'acceptance-criteria': 'Acceptance criteria',
    acronyms: 'Acronyms',
    'ambiguous-modifiers': 'Ambiguous adverbs and adjectives',
    'change-control': 'Change control',
    comparatives: 'Comparatives',
    'incomplete-references': 'Incomplete references',
    interfaces: 'Interfaces',
    loopholes: 'Loopholes',
    'negative-statements': 'Negative statements',
    'nonverifiable-terms': 'Non-verifiable terms',
    'open-ended-lists': 'Open-ended lists',
    polysemy: 'Words with several meanings',
    'service-levels': 'Service levels',
    'subjective-language': 'Subjective language',
    superlatives: 'Superlatives',
    'system-security': 'System security',
    'uncertain-verbs': 'Uncertain verbs',
    units: 'Units',
    'vague-pronouns': 'Vague pronouns',
  },
  rules: {
    'acceptance-criteria.by-taste': {
      title: 'Acceptance at the customer’s satisfaction',
      description: 'The work must satisfy somebody, not a specification. The supplier cannot know when it is finished.',
      suggestion: 'Refer to the specification, or add “acting reasonably”.',
    },
    'acceptance-criteria.missing': {
      title: 'No acceptance criteria',
      description:
        'Work is delivered and accepted, but nothing says by what test. Payment can be withheld, or demanded, on opinion.',
      suggestion: 'Add criteria, a test procedure and a period for testing.',
    },
    'acceptance-criteria.no-deadline': {
      title: 'Acceptance without a deadline',
      description: 'Acceptance is tested, but no period is set and silence has no effect. Payment can wait for ever.',
      suggestion: 'Set a number of days, after which the work counts as accepted.',
    },
    'acronyms.unexplained': {
      title: '{count, plural, one {Unexplained abbreviation} other {# unexplained abbreviations}}',
      description:
        '{acronyms}: the document does not say what {count, plural, one {it stands} other {they stand}} for.',
      suggestion: 'Spell each out at its first use.',
    },
    'ambiguous-modifiers.found': {
      title: 'Unquantified adverbs and adjectives',
      description:
        '{count, plural, one {One place} other {# places}}: {words}. Two engineers would build two different things.',
      suggestion: 'Give the value, the tolerance or the condition that is meant.',
    },
    'change-control.missing': {
      title: 'No change control procedure',
      description:
        'The work is described, but not how it may be changed. Extra work will be done first and argued about later.',
      suggestion: 'Add a written change order with its effect on price and dates.',
    },
    'change-control.on-request': {
      title: 'Scope growth on request',
      description: 'One side may ask for additional work, and the text sets neither limit nor price.',
      suggestion: 'Limit it, or price it through a change order.',
    },
    'comparatives.found': {
      title: 'Comparisons without a reference',
      description:
        '{count, plural, one {One place} other {# places}}: {words}. It is not said with what, or by how much.',
      suggestion: 'Name the thing compared with and the difference required.',
    },
    'incomplete-references.found': {
      title: 'Unidentified standards or documents',
      description:
        '{count, plural, one {One place} other {# places}}: {words}. Which edition, which part? What is owed depends on it.',
      suggestion: 'Give number, edition and date.',
    },
    'interfaces.unspecified': {
      title: '{count, plural, one {Unspecified interface} other {# unspecified interfaces}}',
      description:
        'The other side of the connection, its protocol, format and version are not given. Integration cost is unknown.',
      suggestion: 'Name system, protocol, data format and version, or refer to the interface specification.',
    },
    'loopholes.found': {
      title: 'Requirements with loopholes',
      description:
        '{count, plural, one {One place} other {# places}}: {words}. The party that must fulfil them can always say that it was not possible or not needed.',
      suggestion: 'Delete the words, or list the cases in which the requirement does not apply.',
    },
    'negative-statements.found': {
      title: 'Requirements stated as negations',
      description:
        '{count, plural, one {One place} other {# places}}: {words}. That something never happens cannot be shown by a test.',
      suggestion: 'State what the system does instead.',
    },
    'nonverifiable-terms.found': {
      title: 'Non-verifiable terms',
      description: '{count, plural, one {One place} other {# places}}: {words}. Acceptance cannot be decided on them.',
      suggestion: 'State what is shown, counted or measured, and the limit that passes.',
    },
    'open-ended-lists.found': {
      title: 'Open-ended lists',
      description:
        '{count, plural, one {One place} other {# places}}: {words}. The builder prices what is printed, the buyer expects the rest.',
      suggestion: 'Complete the list, or say by what rule it continues.',
    },
    'polysemy.found': {
      title: 'Words with several technical meanings',
      description:
        '{count, plural, one {One place} other {# places}}: {words}. Readers from different trades will understand different things.',
      suggestion: 'Define each once in a glossary and use it only so.',
    },
    'service-levels.no-figure': {
      title: 'Service level without a figure',
      description: 'Words such as these sound like a service level but cannot be measured.',
      suggestion: 'State a percentage, a response time, and how they are measured.',
    },
    'service-levels.no-period': {
      title: 'Availability without a measurement period',
      description:
        'A percentage is promised, but not over what time. Over a year it allows twelve times the outage of a month.',
      suggestion: 'Add the period, for example “in each calendar month”.',
    },
    'service-levels.no-remedy': {
      title: 'Service level without a remedy',
      description: 'The level is promised, but nothing follows when it is missed. The promise is hard to use.',
      suggestion: 'Add service credits, and a right to terminate after repeated failures.',
    },
    'subjective-language.found': {
      title: 'Subjective words in requirements',
      description:
        '{count, plural, one {One place} other {# places}}: {words}. They say what somebody would like, so the builder and the tester will judge differently.',
      suggestion: 'Replace each by something that can be observed or measured.',
    },
    'superlatives.found': {
      title: 'Superlatives',
      description:
        '{count, plural, one {One place} other {# places}}: {words}. Nobody can prove that something is the best of all.',
      suggestion: 'Give the value that is good enough.',
    },
    'system-security.silent': {
      title: 'No security requirements',
      description: 'Data and accounts are put into a system, but the document says nothing about protecting them.',
      suggestion: 'Add security requirements and who answers for them.',
    },
    'system-security.vague': {
      title: 'Security requirements without a standard',
      description:
        'Protection is promised in general words. After an incident nobody can show whether the promise was kept.',
      suggestion: 'Name a standard or concrete measures: encryption, access control, testing.',
    },
    'uncertain-verbs.found': {
      title: 'Verbs that leave the obligation uncertain',
      description:
        '{count, plural, one {One place} other {# places}}: {words}. It is unclear whether the function must be delivered.',
      suggestion: 'Use “shall” for what is owed, and mark options as options.',
    },
    'units.missing': {
      title: '{count, plural, one {Quantity without a unit} other {# quantities without a unit}}',
      description: 'A number is required, but of what? Seconds and milliseconds differ by a thousand.',
      suggestion: 'Add the unit.',
    },
    'units.two-systems': {
      title: 'Mixed metric and imperial units',
      description: 'Two systems of units are used. Conversion errors and disputes over rounding follow.',
      suggestion: 'Use one system, with the other in parentheses if needed.',
    },
    'vague-pronouns.found': {
      title: 'Ambiguous pronouns',
      description:
        '{count, plural, one {One place} other {# places}}: {words}. A reader of the single requirement cannot tell what is meant.',
      suggestion: 'Repeat the noun.',
    },
  },
  reasons: {
    'acceptance-criteria.reasonable': 'A reasonable standard applies: “{quote}”.',
    'acceptance-criteria.stated': 'Criteria are stated: “{quote}”.',
    'acronyms.glossary': 'The document has a list of abbreviations: “{heading}”.',
    'ambiguous-modifiers.defined': '“{term}” is defined in the document.',
    'ambiguous-modifiers.measured': 'The sentence gives a measure: “{quote}”.',
    'change-control.procedure': 'A procedure exists: “{quote}”.',
    'comparatives.defined': '“{term}” is defined in the document.',
    'comparatives.measured': 'The sentence gives a measure: “{quote}”.',
    'incomplete-references.defined': '“{term}” is defined in the document.',
    'incomplete-references.measured': 'The sentence gives a measure: “{quote}”.',
    'interfaces.document': 'An interface document is named: “{quote}”.',
    'loopholes.defined': '“{term}” is defined in the document.',
    'loopholes.measured': 'The sentence gives a measure: “{quote}”.',
    'negative-statements.defined': '“{term}” is defined in the document.',
    'negative-statements.measured': 'The sentence gives a measure: “{quote}”.',
    'nonverifiable-terms.defined': '“{term}” is defined in the document.',
    'nonverifiable-terms.measured': 'The sentence gives a measure: “{quote}”.',
    'open-ended-lists.defined': '“{term}” is defined in the document.',
    'open-ended-lists.measured': 'The sentence gives a measure: “{quote}”.',
    'polysemy.defined': '“{term}” is defined in the document.',
    'polysemy.measured': 'The sentence gives a measure: “{quote}”.',
    'service-levels.annex': 'Service levels stand in “{heading}”.',
    'service-levels.disclaimer': 'The sentence refuses the promise instead of giving it: “{quote}”.',
    'subjective-language.defined': '“{term}” is defined in the document.',
    'subjective-language.measured': 'The sentence gives a measure: “{quote}”.',
    'superlatives.defined': '“{term}” is defined in the document.',
    'superlatives.measured': 'The sentence gives a measure: “{quote}”.',
    'system-security.elsewhere': 'Concrete measures stand elsewhere: “{quote}”.',
    'system-security.named': 'A concrete measure is named: “{quote}”.',
    'uncertain-verbs.defined': '“{term}” is defined in the document.',
    'uncertain-verbs.measured': 'The sentence gives a measure: “{quote}”.',
    'units.declared': 'The unit is declared once for all values: “{quote}”.',
    'vague-pronouns.defined': '“{term}” is defined in the document.',
    'vague-pronouns.measured': 'The sentence gives a measure: “{quote}”.',
  },
};
