import type { CataloguePart } from '../../catalogue.ts';

export const consistencyContradictions: CataloguePart = {
  experts: {
    contradictions: 'Contradictions',
    exceptions: 'Exceptions',
    'opposite-duties': 'Contradictory obligations',
  },
  rules: {
    'contradictions.title-passes-twice': {
      title: 'Two moments at which ownership of the work passes',
      description:
        'One clause gives the work to who ordered it as soon as it is made, another only when it is paid in full. If a payment is disputed, nobody can say who owns the work.',
      suggestion: 'Choose one moment and strike the other.',
    },
    'contradictions.two-courts': {
      title: 'Two clauses name the courts of different places',
      description:
        'Both clauses give the parties’ disputes to courts, and the places are not the same. Each side will sue where it suits it, and the other will contest the court.',
      suggestion: 'Keep one place in both clauses.',
    },
    'contradictions.lost-negation': {
      title:
        '{sense, select, accrued {Termination wipes out accrued rights} secrecy {Disclosure without consent listed as an exception} other {Obeying the law made a breach}}',
      description:
        '{sense, select, accrued {As written, the end of the agreement affects what has already accrued or fallen due. Such clauses say that it does not: a “not” seems lost.} secrecy {Among the exceptions to confidentiality stands what is disclosed without consent. Read literally, every leak frees the information; “with” was probably meant.} other {As written, a party is in breach if the law compels it. Such clauses say the opposite: a “not” seems lost.}}',
      suggestion: 'Restore the missing word, and read the rest of the clause against the version that was agreed.',
    },
    'contradictions.survival': {
      title:
        '{matter, select, indemnity {Indemnity missing from the survival clause} other {Confidentiality missing from the survival clause}}',
      description:
        '{itself, select, outlives {The survival clause lists what outlives the agreement and leaves out {matter, select, indemnity {the indemnity} other {confidentiality}}, though that clause says that it continues.} other {All else ends with the agreement, and {matter, select, indemnity {the indemnity} other {confidentiality}} is not in the list of what survives.}} The list can be read as closed.',
      suggestion: 'Add the clause to the list, or say that the list is not exhaustive.',
    },
    'contradictions.court-and-arbitration': {
      title: 'Courts and arbitrators for the same disputes',
      description:
        'One clause sends every dispute to arbitration, another gives the courts jurisdiction over it. Each side will choose the forum that suits it, and the first months go into that quarrel.',
      suggestion:
        'Choose one. If arbitration is meant, leave to the courts interim relief and the enforcement of awards only.',
    },
    'contradictions.assignment': {
      title: 'Contradictory assignment provisions',
      description:
        'One provision allows assignment without consent, another forbids it. An assignee cannot know whether the transfer is valid.',
      suggestion: 'Make the free assignment an express exception to the prohibition.',
    },
    'contradictions.numbers': {
      title: 'Contradictory figures in the same provision',
      description: 'Two sentences are worded alike but give different numbers. One of them was probably not updated.',
      suggestion: 'Decide which number is right and delete the other sentence.',
    },
    'contradictions.oral-amendment': {
      title: 'Contradictory rules on oral amendment',
      description:
        'One provision lets the agreement be changed without writing, another demands writing. What was said in a meeting may then bind, or not.',
      suggestion: 'Strike the oral route, or say which provision prevails.',
    },
    'contradictions.measures': {
      title: 'Two different figures for the same matter',
      description:
        'On {matter, select, notice_of_termination {notice of termination} notice_of_non_renewal {notice against renewal} cure {curing a breach} payment {payment of invoices} term {the term} confidentiality {how long confidentiality lasts} retention {how long records are kept} breach_notification {notice of a data breach} non_compete {the non-compete} non_solicit {the non-solicitation} cap {the liability cap} interest {the rate of interest} other {the same matter}}, one clause says “{first}” and another “{other}”, for the same party and without a condition that tells them apart.',
      suggestion: 'Keep one figure and refer to it from the other clause.',
    },
    'contradictions.periods': {
      title: 'Contradictory periods for the same matter',
      description:
        'For {topic, select, payment {payment of invoices} convenience {notice of termination without cause} renewal_notice {notice against renewal} cure {curing a breach} confidentiality {how long confidentiality lasts} initial_term {the initial term} warranty {the warranty period} disputed_invoice {disputing an invoice} records {keeping records} force_majeure {termination for force majeure} other {the same matter}}, one place says “{first}” and another “{other}”. Each side will rely on the one that suits it.',
      suggestion: 'Keep one period and refer to it from the other place.',
    },
    'contradictions.renewal': {
      title: 'Contradictory renewal provisions',
      description:
        'One place renews the term automatically, another only when the parties agree. Nobody can tell whether silence ends or extends it.',
      suggestion: 'Choose one mechanism and delete the other.',
    },
    'contradictions.warranty': {
      title: 'Express warranty beside a total disclaimer',
      description:
        'One sentence gives a warranty, another disclaims every warranty without excepting it. The first may be worth nothing.',
      suggestion: 'Add “except as expressly set out in this agreement” to the disclaimer.',
    },
    'exceptions.no-duty': {
      title:
        '{count, plural, one {Obligation that need not be performed} other {# obligations that need not be performed}}',
      description: '{words}: the reader expects a duty and is told that there is none.',
      suggestion: 'Say whether it is owed; if it is an option, say on what terms it is exercised.',
    },
    'exceptions.override': {
      title: '{count, plural, one {Override of other terms} other {# overrides of other terms}}',
      description: '{words}: the sentence applies whatever else is agreed, also where nobody thought of it.',
      suggestion: 'Name the provisions that are set aside.',
    },
    'exceptions.takes-back': {
      title: '{count, plural, one {Exception that defeats its rule} other {# exceptions that defeat their rule}}',
      description:
        'A duty is stated, and the next words release from it. Which of the two holds will be argued when it matters.',
      suggestion: 'Say which one prevails, or limit the exception to named cases.',
    },
    'opposite-duties.forbidden': {
      title: 'Contradictory obligations of {party}',
      description:
        'One place says “{first}” and another “{second}” of the same act, without saying when. Both cannot be obeyed.',
      suggestion: 'Keep one, or say in which case each applies.',
    },
    'opposite-duties.optional': {
      title: 'Obligation of {party} made optional elsewhere',
      description:
        'One place says “{first}” and another “{second}” of the same act, without saying when. The weaker wording will be relied on.',
      suggestion: 'Keep one, or say in which case each applies.',
    },
  },
  reasons: {
    'contradictions.precedence': 'The document says what prevails in a conflict: “{quote}”.',
    'contradictions.ranked': 'The provisions are ranked: “{quote}”.',
    'exceptions.narrow': 'The exception is narrow: “{quote}”.',
    'exceptions.release': 'The words do release from the duty: “{quote}”.',
    'exceptions.with-notice': 'It takes a notice first: “{quote}”.',
    'opposite-duties.conditional': 'The two places speak of different cases (“{quote}”).',
  },
};
