import { consistencyExperts } from '../../../../actors/experts/consistency/index.ts';
import { consistency as en } from '../../../../actors/languages/en/consistency/index.ts';
import { consistency as es } from '../../../../actors/languages/es/consistency/index.ts';
import { consistency as it } from '../../../../actors/languages/it/consistency/index.ts';
import { tryExperts } from '../trial.ts';

const bench = consistencyExperts.filter(({ id }) => id === 'other-names');
const PARTIES =
  'This Agreement is made between Alder Systems Ltd (the "Supplier") and Birch Foods Inc. (the "Customer").\n\n';
const MEANINGS = '1. Meaning\n1.1 "Products" means ovens. "Site" means the bakery. "Plan" means schedule 2.\n';
const USES = `2. Supply\n2.1 ${'The Supplier brings the Products to the Site. '.repeat(10)}\n`;
const SECRETS = `2. Secrets\n2.1 ${'Nobody copies Confidential Information. '.repeat(9)}\n`;
const open = `${PARTIES}${MEANINGS}${USES}`;

tryExperts('consistency', bench, { en, es, it }, [
  {
    expert: 'other-names',
    rule: 'other-names.word',
    positive: `${open}3. Care\n3.1 The Customer cleans the goods.\n3.2 The vendor pays.\n`,
    negative: `${open}3. Care\n3.1 The Customer cleans its goods of other makes.\n3.2 A vendor of bread may look at the Products.\n`,
    defeated: {
      text: `${open}3. Care\n3.1 The Customer cleans the goods. The words goods and Products are used interchangeably.\n`,
      quoting: 'the goods',
      claim: { rule: 'other-names.word', category: 'terminology' },
      reason: 'other-names.alike',
    },
  },
  {
    expert: 'other-names',
    rule: 'other-names.word',
    positive: `${PARTIES}${SECRETS}3. End\n3.1 Each side returns Protected Data.\n`,
    negative: `${PARTIES}${SECRETS}3. End\n3.1 Each side returns Protected Data ("Protected Data" means what the law calls so).\n`,
  },
  {
    expert: 'other-names',
    rule: 'other-names.second',
    positive: `${open}3. Care\n3.1 The monthly care, also known as oven service, is free.\n`,
    negative: `${open}3. Care\n3.1 The monthly care, also known as the "Service", is free.\n`,
  },
  {
    expert: 'other-names',
    rule: 'other-names.quotes',
    positive: `${open}3. Care\n3.1 For this clause a 'Site' may be any shop.\n`,
    negative: `${open}3. Care\n3.1 For this clause the Site is the Customer's bakery or its sisters' shops.\n`,
  },
]);
