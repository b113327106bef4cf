import { type GrievousWords, grievousPart } from '../../grievous-part.ts';
import { consumer } from './consumer.ts';
import { data } from './data.ts';
import { disputes } from './disputes.ts';
import { exit } from './exit.ts';
import { intellectualProperty } from './intellectual-property.ts';
import { liability } from './liability.ts';
import { money } from './money.ts';
import { people } from './people.ts';
import { performance } from './performance.ts';
import { premises } from './premises.ts';

const words: GrievousWords = {
  experts: {
    liability: 'Clausole gravi: responsabilità',
    data: 'Clausole gravi: dati e segreti',
    'intellectual-property': 'Clausole gravi: proprietà intellettuale',
    exit: 'Clausole gravi: durata e uscita',
    money: 'Clausole gravi: denaro',
    performance: 'Clausole gravi: prestazione e condizioni',
    disputes: 'Clausole gravi: controversie',
    people: 'Clausole gravi: persone e soci',
    premises: 'Clausole gravi: immobili',
    consumer: 'Clausole gravi: consumatori',
  },
  harmed: {
    agent: 'l’agente',
    borrower: 'chi prende a prestito',
    bound: 'la parte vincolata',
    claimant: 'chi ha una pretesa',
    consumer: 'il consumatore',
    customer: 'il cliente',
    discloser: 'chi comunica le informazioni',
    guarantor: 'chi firma',
    indemnifier: 'chi presta la manleva',
    injured: 'chi subisce il danno',
    liable: 'la parte che risponde',
    other: 'l’altra parte',
    owner: 'il titolare',
    partner: 'il socio minore',
    payee: 'chi deve essere pagato',
    payer: 'chi paga',
    relying: 'chi conta sulla prestazione',
    remote: 'la parte lontana',
    tenant: 'il conduttore',
    uncovered: 'la parte senza massimale',
    worker: 'il lavoratore',
  },
  describe: ({ harm, answers }, harmed) => `${harm} Ne soffre ${harmed}. La renderebbe innocua ${answers}.`,
  advise: ({ ask, settle, leave }) =>
    `Chiedere: «${ask}» Accontentarsi di: ${settle} Rinunciare al contratto se ${leave}.`,
};

export const grievous = grievousPart(words, {
  liability,
  data,
  'intellectual-property': intellectualProperty,
  exit,
  money,
  performance,
  disputes,
  people,
  premises,
  consumer,
});
