import type { GrievousTexts } from '../../grievous-part.ts';

export const consumer: GrievousTexts = {
  consumer_no_withdrawal: {
    title: 'Statutory consumer rights are excluded',
    harm: 'Withdrawal, guarantee or refund are denied, which is void and misleads the consumer.',
    answers: 'a clause that leaves rights under the law untouched',
    ask: 'The consumer’s statutory rights, among them withdrawal within 14 days and the legal guarantee, remain unaffected.',
    settle: 'Exceptions only as the law lists them.',
    leave: 'the exclusion stays: it is void and may be fined',
    harmed: 'consumer',
  },
};
