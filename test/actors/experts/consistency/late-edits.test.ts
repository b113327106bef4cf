import { consistencyExperts } from '../../../../actors/experts/consistency/index.ts';
import { consistency as en } from '../../../../actors/languages/en/consistency/index.ts';
import { consistency as es } from '../../../../actors/languages/es/consistency/index.ts';
import { consistency as it } from '../../../../actors/languages/it/consistency/index.ts';
import { tryExperts } from '../trial.ts';

const TRIED = ['defined-terms', 'placeholders', 'signature-block', 'numbering'];
const bench = consistencyExperts.filter(({ id }) => TRIED.includes(id));
const PARTIES =
  'This Agreement is made between Alder Systems Ltd (the "Supplier") and Birch Foods Inc. (the "Customer").\n\n';
const DEFINITIONS = `${PARTIES}1. Definitions\n1.1 "Platform" means the software that the Supplier hosts.\n`;
const USES = '2. Use\n2.1 The Supplier shall repair each fault of the Platform.\n';

/** What is left behind when somebody changes a text late and in one place only. */
tryExperts('consistency', bench, { en, es, it }, [
  {
    expert: 'defined-terms',
    rule: 'defined-terms.lower-case',
    positive: `${DEFINITIONS}${USES}3. More\n${'The Platform is up. '.repeat(12)}The Customer repairs the platform.\n`,
    negative: `${DEFINITIONS}${USES}3. More\n${'The Platform is up. '.repeat(12)}The Customer sells the platform that it owns.\n`,
  },
  {
    expert: 'placeholders',
    rule: 'placeholders.edit-marks',
    positive: '1. Fees. The Customer *may* pay the fee. **However, it is free to refuse.**\n',
    negative: '1. Fees. The Customer pays the fee of 5 * 4 euros [*]. * Confidential parts are marked [* * *].\n',
  },
  {
    expert: 'signature-block',
    rule: 'signature-block.other-name',
    positive: 'IN WITNESS WHEREOF the parties have signed.\n\nBy: /s/ Anna Berg\nName: Paul Stone\nTitle: Director\n',
    negative:
      'IN WITNESS WHEREOF the parties have signed.\n\nBy: /s/ Anna Berg By: /s/ Paul Stone Name: Paul Stone Name: Anna Berg\n',
  },
  {
    expert: 'numbering',
    rule: 'numbering.stray',
    positive:
      '4.1 Rent. The rent is due. 4.2 Keys. The keys are lent. 21.8 Law. The law rules. 4.3 Door. The door is red.\n',
    negative:
      '4.1 Rent. The rent is due. 4.2 Keys. The keys are lent. 5.1 Law. The law rules. 5.2 Door. The door is red.\n',
  },
]);
