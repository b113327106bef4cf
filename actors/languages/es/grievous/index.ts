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
    liability: 'Cláusulas graves: responsabilidad',
    data: 'Cláusulas graves: datos y secretos',
    'intellectual-property': 'Cláusulas graves: propiedad intelectual',
    exit: 'Cláusulas graves: duración y salida',
    money: 'Cláusulas graves: dinero',
    performance: 'Cláusulas graves: prestación y condiciones',
    disputes: 'Cláusulas graves: controversias',
    people: 'Cláusulas graves: personas y socios',
    premises: 'Cláusulas graves: inmuebles',
    consumer: 'Cláusulas graves: consumidores',
  },
  harmed: {
    agent: 'el agente',
    borrower: 'el prestatario',
    bound: 'la parte obligada',
    claimant: 'quien reclama',
    consumer: 'el consumidor',
    customer: 'el cliente',
    discloser: 'quien revela',
    guarantor: 'quien firma',
    indemnifier: 'quien indemniza',
    injured: 'quien sufre el daño',
    liable: 'la parte que responde',
    other: 'la otra parte',
    owner: 'el titular',
    partner: 'el socio menor',
    payee: 'quien cobra',
    payer: 'quien paga',
    relying: 'quien confía en la prestación',
    remote: 'la parte lejana',
    tenant: 'el inquilino',
    uncovered: 'la parte sin tope',
    worker: 'el trabajador',
  },
  describe: ({ harm, answers }, harmed) =>
    `${harm} Perjudica ${harmed.startsWith('el ') ? `al ${harmed.slice(3)}` : `a ${harmed}`}. La haría inocua ${answers}.`,
  advise: ({ ask, settle, leave }) => `Pedir: «${ask}» Conformarse con: ${settle} No firmar si ${leave}.`,
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
