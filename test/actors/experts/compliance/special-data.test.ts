import { complianceExperts } from '../../../../actors/experts/compliance/index.ts';
import { compliance as en } from '../../../../actors/languages/en/compliance.ts';
import { compliance as es } from '../../../../actors/languages/es/compliance.ts';
import { compliance as it } from '../../../../actors/languages/it/compliance.ts';
import { contract, type Sample } from '../toolkit/sample.ts';
import { tryExperts } from '../trial.ts';

const TRIED = ['ccpa', 'health-data', 'card-data', 'modern-slavery', 'records'];
const bench = complianceExperts.filter(({ id }) => TRIED.includes(id));
const whole = (sample: Sample): string => contract(sample).text;
const patients = 'Patients. Supplier shall handle the medical records of the patients of Customer.';
const cards = 'Cards. Supplier shall process credit cards for Customer.';
const hours = 'Hours. Customer shall pay Supplier on an hourly basis and reimburse Supplier for its travel expenses.';
const factory = 'Making. Supplier shall manufacture the garments in its factory in England.';

tryExperts('compliance', bench, { en, es, it }, [
  {
    expert: 'ccpa',
    rule: 'ccpa.no-opt-out',
    type: 'privacy_policy',
    positive: 'We sell your personal information to third parties for advertising.',
    negative: 'We sell your personal information to third parties for advertising. You may opt out at any time.',
    defeated: {
      text: 'We sell your personal information to third parties. You may opt out at any time.',
      quoting: 'We sell your personal information',
      claim: { rule: 'ccpa.no-opt-out', category: 'ccpa' },
      reason: 'ccpa.choice-given',
    },
  },
  {
    expert: 'ccpa',
    rule: 'ccpa.no-restriction',
    positive: whole({ add: ['Privacy. Supplier shall comply with the CCPA in California.'] }),
    negative: whole({
      add: ['Privacy. Supplier shall comply with the CCPA in California and shall not sell personal data.'],
    }),
  },
  {
    expert: 'ccpa',
    rule: 'ccpa.missing',
    type: 'saas',
    positive: whole({ add: ['Privacy. Supplier shall store in California the personal data of Customer.'] }),
    negative: whole({
      add: ['Privacy. Supplier shall store in California the personal data of Customer, subject to the CCPA.'],
    }),
    defeated: {
      text: whole({ add: ['Privacy. Supplier shall comply with the CCPA.'] }),
      claim: { rule: 'ccpa.missing', category: 'ccpa' },
      reason: 'ccpa.found',
    },
  },
  {
    expert: 'health-data',
    rule: 'health-data.no-law',
    positive: whole({ add: [patients] }),
    negative: whole({ add: [patients, 'Law. Both parties shall comply with HIPAA.'] }),
    defeated: {
      text: whole({ add: [patients, 'Law. Both parties shall comply with HIPAA.'] }),
      claim: { rule: 'health-data.no-law', category: 'health_data' },
      reason: 'health-data.law-named',
    },
  },
  {
    expert: 'health-data',
    rule: 'health-data.unguarded',
    positive: 'The Clinic may share patient data with the Laboratory for its studies.',
    negative: 'The Clinic may share patient data with the Laboratory with the consent of the patient.',
  },
  {
    expert: 'card-data',
    rule: 'card-data.no-standard',
    positive: whole({ add: [cards] }),
    negative: whole({ add: [cards, 'Standard. Supplier shall comply with PCI DSS.'] }),
    defeated: {
      text: whole({ add: [cards, 'Standard. Supplier shall comply with PCI DSS.'] }),
      claim: { rule: 'card-data.no-standard', category: 'card_data' },
      reason: 'card-data.standard-named',
    },
  },
  {
    expert: 'card-data',
    rule: 'card-data.stored',
    type: 'requirements',
    positive: 'The shop stores credit card numbers of all customers for later orders.',
    negative: 'The shop stores credit card numbers of all customers in encrypted form.',
  },
  {
    expert: 'modern-slavery',
    rule: 'modern-slavery.missing',
    type: 'supply',
    positive: whole({ add: [factory] }),
    negative: whole({ add: [factory, 'Labour. Supplier shall not use forced labour and shall report any.'] }),
    defeated: {
      text: whole({ add: [factory, 'Labour. Supplier shall not use forced labour.'] }),
      claim: { rule: 'modern-slavery.missing', category: 'modern_slavery' },
      reason: 'modern-slavery.found',
    },
  },
  {
    expert: 'modern-slavery',
    rule: 'modern-slavery.no-consequence',
    type: 'supply',
    positive: whole({ without: ['termination'], add: ['Labour. Supplier shall not use forced labour.'] }),
    negative: whole({ add: ['Labour. Supplier shall not use forced labour.'] }),
  },
  {
    expert: 'records',
    rule: 'records.missing',
    positive: whole({ add: [hours] }),
    negative: whole({ add: [hours, 'Books. Supplier shall keep records for three years.'] }),
    defeated: {
      text: whole({ add: [hours, 'Books. Supplier shall keep records for three years.'] }),
      claim: { rule: 'records.missing', category: 'records_and_audit' },
      reason: 'records.kept',
    },
  },
  {
    expert: 'records',
    rule: 'records.no-period',
    positive: 'Supplier shall keep accurate records of its work.',
    negative: 'Supplier shall keep accurate records of its work for three years.',
    defeated: {
      text: 'Supplier shall keep accurate records of its work for three years.',
      quoting: 'shall keep accurate records',
      claim: { rule: 'records.no-period', category: 'records_and_audit' },
      reason: 'records.period-given',
    },
  },
]);
