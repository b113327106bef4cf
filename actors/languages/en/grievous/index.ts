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
    liability: 'Grievous terms: liability',
    data: 'Grievous terms: data and secrets',
    'intellectual-property': 'Grievous terms: intellectual property',
    exit: 'Grievous terms: term and exit',
    money: 'Grievous terms: money',
    performance: 'Grievous terms: performance and terms',
    disputes: 'Grievous terms: disputes',
    people: 'Grievous terms: people and partners',
    premises: 'Grievous terms: premises',
    consumer: 'Grievous terms: consumers',
  },
  harmed: {
    agent: 'the agent',
    borrower: 'the borrower',
    bound: 'the side that is bound',
    claimant: 'the party that has a claim',
    consumer: 'the consumer',
    customer: 'the customer',
    discloser: 'the side that discloses',
    guarantor: 'the person who signs',
    indemnifier: 'the side that indemnifies',
    injured: 'the person who is hurt',
    liable: 'the side that is liable',
    other: 'the other side',
    owner: 'the owner',
    partner: 'the smaller partner',
    payee: 'the side that is paid',
    payer: 'the side that pays',
    relying: 'the side that relies on the performance',
    remote: 'the side that is far away',
    tenant: 'the tenant',
    uncovered: 'the side without the cap',
    worker: 'the worker',
  },
  describe: ({ harm, answers }, harmed) => `${harm} It harms ${harmed}. What would answer it: ${answers}.`,
  advise: ({ ask, settle, leave }) => `Ask for: “${ask}” Settle for: ${settle} Walk away if ${leave}.`,
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
