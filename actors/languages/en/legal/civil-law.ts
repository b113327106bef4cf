import type { CataloguePart } from '../../catalogue.ts';

export const legalCivilLaw: CataloguePart = {
  experts: {
    'civil-law-terms': 'Civil-law contract terms',
  },
  rules: {
    'civil-law-terms.missing': {
      title:
        'Usual clause is missing: {topic, select, liability {liability} termination {termination for breach} law {governing law and court} confidentiality {confidentiality} data {processing of personal data} force_majeure {force majeure} assignment {assignment} other {another topic}}',
      description:
        'Contracts under {law, select, it {Italian} es {Spanish} other {this}} law usually deal with it. Without it the general rules of the civil code apply{topic, select, liability { and liability is not limited} data {, and a processor without a written contract breaches art. 28 GDPR} other {}}.',
      suggestion: 'Add a clause, or make sure that the general rules suit both sides.',
    },
    'civil-law-terms.price-at-will': {
      title: 'One side changes the price at will',
      description: 'The price may be changed without an index, a ceiling or a way out.',
      suggestion: 'Tie changes to a published index, with notice and a right to withdraw.',
    },
    'civil-law-terms.any-breach': {
      title: 'Termination for any breach',
      description:
        'Even a slight breach ends the contract at once. The law asks for a breach that is not of little importance.',
      suggestion: 'Name the obligations whose breach ends the contract, and give fifteen days to perform.',
    },
    'civil-law-terms.leaves-without-notice': {
      title: 'One side may leave without notice or reason',
      description: 'The other side has no time to find a replacement and no compensation.',
      suggestion: 'Ask for the same right for both sides, on at least sixty days’ notice.',
    },
    'civil-law-terms.forum-of-choice': {
      title: 'One side chooses the court',
      description: 'Which court decides is open until the dispute is there, and then one side chooses it.',
      suggestion: 'Name the court now.',
    },
    'civil-law-terms.daily-penalty-without-limit': {
      title: 'Daily penalty without a limit',
      description:
        'The penalty grows with each day and has no ceiling. A judge may reduce it, but only after a lawsuit.',
      suggestion: 'Agree on a ceiling, such as ten percent of the price.',
    },
    'civil-law-terms.indemnity-for-all': {
      title: 'Indemnity for every claim, without fault or limit',
      description: 'One side answers for every claim or loss, also where it did nothing wrong.',
      suggestion: 'Limit it to claims caused by its own breach or fault, and to an amount.',
    },
    'civil-law-terms.everything-excluded': {
      title: 'Liability is excluded altogether',
      description:
        'One side answers for nothing. For intent and gross fault this is void; for all else it leaves the other side without a remedy.',
      suggestion: 'Replace it by a limit in money, with intent, gross fault and injury taken out.',
    },
    'civil-law-terms.rights-without-return': {
      title: 'Rights are assigned without payment or beyond the work',
      description: 'The words take over rights that existed before, or for which nothing is paid.',
      suggestion: 'Limit the assignment to what was made under this contract, with payment in full as a condition.',
    },
    'civil-law-terms.limit-covers-intent': {
      title: 'Liability limit makes no exception for intent and gross fault',
      description:
        'To that extent it is void: {law, select, it {art. 1229 of the civil code} es {art. 1102 of the civil code} other {civil code}}. The clause may fall as a whole.',
      suggestion: 'Take out intent, gross fault and harm to persons.',
    },
    'civil-law-terms.not-approved': {
      title: 'Onerous terms without specific approval',
      description:
        '{count, plural, one {A clause} other {# clauses}} such as limits of liability, tacit renewal or choice of court bind only if approved in writing one by one, where one side drafted the terms (art. 1341 of the civil code). No such approval is in the text.',
      suggestion: 'Add a second signature that names these clauses.',
    },
    'civil-law-terms.late-payment': {
      title: 'Payment period longer than the law allows: {period}',
      description:
        'Between businesses more than sixty days must be agreed expressly and not be grossly unfair{law, select, it { (D.Lgs. 231/2002)} es {; in Spain they are not allowed at all (Ley 3/2004)} other {}}.',
      suggestion: 'Agree on thirty, at most sixty days.',
    },
    'civil-law-terms.early-notice': {
      title: 'Notice against renewal very early: {period}',
      description: 'Who forgets this date is bound for another period.',
      suggestion: 'Agree on thirty to ninety days, or on a right to leave during the renewal.',
    },
    'civil-law-terms.long-restraint': {
      title: 'Restraint on competition too long: {period}',
      description: 'Restraints between businesses hold for five years at most, those of agents and employees for less.',
      suggestion: 'Agree on one to two years, for a territory and products that are named.',
    },
    'civil-law-terms.dangling-reference': {
      title: 'Reference to a clause that does not exist: {targets}',
      description: 'Whatever the reference was to bring in is missing or uncertain.',
      suggestion: 'Correct the number, or add the clause.',
    },
  },
  reasons: {},
};
