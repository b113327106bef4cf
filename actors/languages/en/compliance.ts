import type { CataloguePart } from '../catalogue.ts';

export const compliance: CataloguePart = {
  experts: {
    'anti-corruption': 'Anti-corruption',
    'breach-notice': 'Notice of data breaches',
    'card-data': 'Payment card data',
    ccpa: 'California privacy',
    'data-protection': 'Data protection',
    'data-retention': 'Retention and deletion',
    'data-subject-rights': 'Rights of data subjects',
    'health-data': 'Health data',
    'international-transfer': 'International transfers',
    'modern-slavery': 'Labour in the supply chain',
    records: 'Records',
    'sanctions-export': 'Sanctions and export',
    'sub-processors': 'Subcontractors and sub-processors',
  },
  rules: {
    'anti-corruption.missing': {
      title: 'No anti-corruption clause',
      description:
        'The contract reaches abroad or touches officials, and no one promises not to bribe. A bribe by one party can make the other liable.',
      suggestion: 'Add a mutual promise with a right to terminate.',
      rationale: 'Adds a mutual promise and its consequence.',
    },
    'anti-corruption.no-consequence': {
      title: 'Anti-corruption clause without a remedy',
      description: 'The document forbids bribery, but names no right to terminate, report or audit.',
      suggestion: 'Add a right to terminate at once.',
      rationale: 'Gives the promise a consequence.',
    },
    'breach-notice.missing': {
      title: 'No data breach notification duty',
      description:
        'Personal data is handled, and no one must tell the other when it is lost or stolen. Legal duties to notify can run out meanwhile, often within 72 hours.',
      suggestion: 'Add a duty to tell without delay and within 48 hours.',
      rationale: 'Leaves time to meet the legal deadline.',
    },
    'breach-notice.no-deadline': {
      title: 'Data breach notification without a deadline',
      description: '“Promptly” or “as soon as practicable” leaves the time to the party that would rather stay silent.',
      suggestion: 'State a number of hours.',
      rationale: 'Replaces a vague word by a deadline.',
    },
    'breach-notice.slow': {
      title: 'Late data breach notification: {period}',
      description: '{period} is more than the 72 hours that the GDPR gives the controller.',
      suggestion: 'Shorten it to 48 hours.',
      rationale: 'Leaves time to meet the legal deadline.',
    },
    'card-data.no-standard': {
      title: 'Card data without PCI DSS compliance',
      description:
        'Payments by card are handled and the PCI standard is not named. Card networks fine a merchant that falls short of it.',
      suggestion: 'Bind each party that handles card data to the PCI standard.',
      rationale: 'Binds the provider to the PCI standard.',
    },
    'card-data.stored': {
      title: 'Card data stored without protection',
      description: 'The text says that card data is kept, and nothing says that it is encrypted or replaced by tokens.',
      suggestion: 'Do not store it, or say how it is protected.',
    },
    'ccpa.missing': {
      title: 'No CCPA terms for Californian personal data',
      description: 'The document handles personal data and touches California, and does not speak of the CCPA.',
      suggestion: 'Add the duties of a service provider, if the customer is subject to that law.',
      rationale: 'Adds the duties of a service provider.',
    },
    'ccpa.no-opt-out': {
      title: 'No opt-out from sale or sharing of personal data',
      description:
        'Personal data is sold or shared with third parties, and nothing lets the persons concerned refuse. In California they must be given the choice, and elsewhere consent is often needed.',
      suggestion: 'Add a right to refuse, and say how it is exercised.',
    },
    'ccpa.no-restriction': {
      title: 'CCPA named without its service provider restrictions',
      description:
        'A service provider must be forbidden by contract to sell personal data or to use it for its own ends. Without these words the recipient counts as a third party.',
      suggestion: 'Forbid selling, sharing, combining and own use.',
    },
    'data-protection.no-instructions': {
      title: 'Processing not limited to documented instructions',
      description: 'A processor must act only on the controller’s documented instructions (Article 28(3)(a) GDPR).',
      suggestion: 'Add the duty.',
      rationale: 'Adds a term that the law requires.',
    },
    'data-protection.no-law': {
      title: 'No data protection clause',
      description:
        'The document lets a party handle personal data and names no data protection law, role or duty. Both sides are exposed to fines and claims.',
      suggestion: 'Add a data protection clause or a data processing agreement.',
      rationale: 'Adds the core duties; a processing agreement may still be needed.',
    },
    'data-protection.no-security': {
      title: 'No security measures for personal data',
      description: 'Personal data is handled, and no technical or organisational measures are promised.',
      suggestion: 'Add a duty to take appropriate measures and to show them.',
      rationale: 'Adds a duty of security.',
    },
    'data-retention.endless': {
      title: 'Unlimited data retention',
      description:
        'Personal data may be kept only as long as its purpose requires. Endless storage is unlawful in many countries and raises the harm of a breach.',
      suggestion: 'Bind storage to the purpose.',
      rationale: 'Bounds storage by its purpose.',
    },
    'data-retention.missing': {
      title: 'No return or deletion of data',
      description: 'Confidential or personal data stays with the recipient after the contract ends.',
      suggestion: 'Add return or deletion within a fixed time, with confirmation.',
      rationale: 'Ends the possession of the data with the contract.',
    },
    'data-subject-rights.no-help': {
      title: 'No assistance with data subject requests',
      description: 'A processor must help the controller to answer requests of data subjects (Article 28(3)(e) GDPR).',
      suggestion: 'Add the duty.',
      rationale: 'Adds a term that the law requires.',
    },
    'data-subject-rights.policy-silent': {
      title: 'Privacy policy silent on user rights',
      description:
        'Data is collected, and the policy does not say how a person can see, correct or delete it or object to its use.',
      suggestion: 'Add the rights, how to use them and whom to write to.',
    },
    'health-data.no-law': {
      title: 'Health data without health privacy terms',
      description:
        'The document speaks of data about patients or health and names neither HIPAA nor another law that protects them. Such data may not be handed over without an agreement the law prescribes.',
      suggestion: 'Name the law and conclude the agreement it requires.',
      rationale: 'Adds the duties that such data demands.',
    },
    'health-data.unguarded': {
      title: 'Health data disclosed without safeguards',
      description:
        'The sentence lets health data be used or passed on, and its section names no consent, law, security or anonymity.',
      suggestion: 'Say on what basis, to whom and how protected it may be passed on.',
    },
    'international-transfer.no-safeguard': {
      title: 'International data transfer without safeguards',
      description:
        'Personal data may be transferred or accessed from other countries, and no legal basis for that is named.',
      suggestion: 'Name the adequacy decision or the standard contractual clauses.',
      rationale: 'Names a basis for the transfer.',
    },
    'modern-slavery.missing': {
      title: 'No modern slavery clause',
      description:
        'Goods are made under this contract and no one promises not to use forced or child labour. Larger buyers must report on it and ask their suppliers.',
      suggestion: 'Add a short promise that also binds sub-suppliers.',
      rationale: 'Adds a promise on labour standards.',
    },
    'modern-slavery.no-consequence': {
      title: 'Modern slavery clause without a remedy',
      description: 'The promise stands alone: no report, audit or right to terminate.',
      suggestion: 'Add a duty to report and a right to terminate.',
      rationale: 'Gives the promise a consequence.',
    },
    'records.missing': {
      title: 'No duty to keep records of charges',
      description: 'Money is owed by time, cost or sales, and no one must keep the records by which it can be checked.',
      suggestion: 'Add a duty to keep records for three years.',
      rationale: 'Adds a duty to keep records.',
    },
    'records.no-period': {
      title: 'Records without a retention period',
      description: 'Records must be kept, and nothing says how long. They may be gone when they are needed.',
      suggestion: 'Add a period, such as three years after the payment.',
      rationale: 'Adds a period.',
    },
    'sanctions-export.missing': {
      title: 'No sanctions and export control clause',
      description: 'Goods, software or services cross borders, and no one must check licences or sanctioned persons.',
      suggestion: 'Add a mutual duty, and a right not to perform unlawfully.',
      rationale: 'Adds a mutual duty.',
    },
    'sanctions-export.one-sided': {
      title: 'One-sided export compliance: binds {party} only',
      description:
        'The whole burden of export control lies on {party}, although the other side often has the information needed.',
      suggestion: 'Make the duty mutual.',
      rationale: 'Puts the duty on both parties.',
    },
    'sub-processors.missing': {
      title: 'No sub-processor clause',
      description:
        'A processor may engage others only with authorisation and on the same terms (Article 28(2) and (4) GDPR).',
      suggestion: 'Add notice, objection, equal terms and liability.',
      rationale: 'Adds terms that the law requires.',
    },
    'sub-processors.uncontrolled': {
      title: 'Uncontrolled sub-processing',
      description:
        '{party, select, none {A party} other {{party}}} may use subcontractors, and nothing requires notice, consent or responsibility for them.',
      suggestion: 'Say that a party answers for its subcontractors as for itself.',
      rationale: 'Adds responsibility for subcontractors.',
    },
  },
  reasons: {
    'anti-corruption.found': 'Corruption is dealt with in {section}: “{quote}”.',
    'anti-corruption.general-termination':
      'A breach of law or of the contract already allows termination: {section}, “{quote}”.',
    'breach-notice.deadline-given': 'A deadline is given in {section}: “{quote}”.',
    'breach-notice.given': 'A duty to report stands in {section}: “{quote}”.',
    'card-data.guarded': 'A protection stands in {section}: “{quote}”.',
    'card-data.standard-named': 'The standard is named in {section}: “{quote}”.',
    'ccpa.choice-given': 'A choice is given in {section}: “{quote}”.',
    'ccpa.found': 'California’s law is dealt with in {section}: “{quote}”.',
    'ccpa.no-link': 'Nothing else in the document points to California.',
    'data-protection.law-named': 'Data protection law is named in {section}: “{quote}”.',
    'data-retention.given': 'Return or deletion is dealt with in {section}: “{quote}”.',
    'data-retention.with-ground': 'Storage has a ground or concerns anonymous data: {section}, “{quote}”.',
    'data-subject-rights.given': 'Rights of the persons concerned are named in {section}: “{quote}”.',
    'health-data.guarded': 'A safeguard stands in {section}: “{quote}”.',
    'health-data.law-named': 'A law that protects such data is named in {section}: “{quote}”.',
    'international-transfer.safeguarded': 'A safeguard is named in {section}: “{quote}”.',
    'modern-slavery.consequence': 'A consequence stands in {section}: “{quote}”.',
    'modern-slavery.found': 'Labour is dealt with in {section}: “{quote}”.',
    'records.kept': 'Records must be kept under {section}: “{quote}”.',
    'records.period-given': 'A period is given in {section}: “{quote}”.',
    'sanctions-export.both-comply': 'Both parties must comply with the law: {section}, “{quote}”.',
    'sanctions-export.found': 'Export or sanctions are dealt with in {section}: “{quote}”.',
    'sub-processors.controlled': 'It is controlled in {section}: “{quote}”.',
    'sub-processors.found': 'Subcontracting is dealt with in {section}: “{quote}”.',
  },
};
