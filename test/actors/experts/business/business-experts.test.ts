import { businessExperts } from '../../../../actors/experts/business/index.ts';
import { business as en } from '../../../../actors/languages/en/business.ts';
import { business as es } from '../../../../actors/languages/es/business.ts';
import { business as it } from '../../../../actors/languages/it/business.ts';
import { tryExperts } from '../trial.ts';

const FILLER = 'The garden is green and the gate is open to all who pass. ';
const REQUEST = `Every bidder reads this. A bidder may send a proposal. A second proposal is refused. ${FILLER.repeat(30)}`;

tryExperts('business', businessExperts, { en, es, it }, [
  {
    expert: 'assumptions',
    rule: 'assumptions.no-consequence',
    type: 'proposal',
    positive: 'The price is based on the assumption that the roof is dry.',
    negative: 'The roof is dry. The price is firm.',
    defeated: {
      text: 'We assume that the roof is dry. If any assumption fails, the price is adjusted.',
      quoting: 'We assume that the roof is dry.',
      claim: { rule: 'assumptions.no-consequence', category: 'assumptions' },
      reason: 'assumptions.settled',
    },
  },
  {
    expert: 'claim-evidence',
    rule: 'claim-evidence.unproven',
    type: 'proposal',
    positive: 'Our team is world-class.',
    negative: 'Our world-class team has served 40 customers since 2019.',
    defeated: {
      text: '1. Team\nOur team is world-class.\n2. Case studies\nWe built a bridge.\n',
      quoting: 'world-class',
      claim: { rule: 'claim-evidence.unproven', category: 'evidence_for_claims' },
      reason: 'claim-evidence.section',
    },
  },
  {
    expert: 'deliverables',
    rule: 'deliverables.undescribed',
    positive: 'The Supplier makes the deliverables. The deliverables are paid. The deliverables are kept.',
    negative: 'The deliverables are two maps. The deliverables are paid. The deliverables are kept.',
    defeated: {
      text: `1. Work\nThe Supplier makes the deliverables.\n2. Deliverables\n${FILLER.repeat(4)}\n`,
      quoting: 'makes the deliverables',
      claim: { rule: 'deliverables.undescribed', category: 'deliverables' },
      reason: 'deliverables.listed',
    },
  },
  {
    expert: 'dependencies',
    rule: 'dependencies.no-relief',
    positive: 'The start depends on timely input of the Customer.',
    negative: 'The start depends on timely input of the Customer. The schedule shall be extended by any delay of it.',
    defeated: {
      text: 'The start depends on timely input. An extension of time is granted for any delay.',
      quoting: 'depends on timely input',
      claim: { rule: 'dependencies.no-relief', category: 'dependencies' },
      reason: 'dependencies.relief',
    },
  },
  {
    expert: 'exit-plan',
    rule: 'exit-plan.missing',
    positive: `${FILLER.repeat(75)} The service is hosted. Either side may terminate. To terminate, write. The termination is final.`,
    negative: `${FILLER.repeat(75)} The service is hosted. Either side may terminate. To terminate, write. The termination is final. Transition services last a month.`,
    defeated: {
      text: 'On termination the Supplier gives transition assistance.',
      claim: { rule: 'exit-plan.missing', category: 'exit_plan' },
      reason: 'exit-plan.stated',
    },
  },
  {
    expert: 'pricing-clarity',
    rule: 'pricing-clarity.open-price',
    positive: 'Extra hours are charged at the then-current hourly rates of the Supplier.',
    negative: 'Extra hours are charged at 90 euro.',
    defeated: {
      text: 'Extra hours are charged at the then-current hourly rates, not to exceed 500 euro a month.',
      quoting: 'then-current hourly rates',
      claim: { rule: 'pricing-clarity.open-price', category: 'pricing_clarity' },
      reason: 'pricing-clarity.capped',
    },
  },
  {
    expert: 'scope',
    rule: 'scope.open-ended',
    positive: 'The Supplier shall perform any and all services in the house.',
    negative: 'The Supplier shall paint the door.',
    defeated: {
      text: 'The Supplier shall perform any and all services in the house. Plumbing is out of scope.',
      quoting: 'any and all services',
      claim: { rule: 'scope.open-ended', category: 'scope' },
      reason: 'scope.excluded',
    },
  },
  {
    expert: 'stated-requirements',
    rule: 'stated-requirements.no-criteria',
    type: 'request_for_proposal',
    positive: REQUEST,
    negative: `${REQUEST} The evaluation criteria are price and age.`,
    defeated: {
      text: 'All details stand on the procurement portal.',
      claim: { rule: 'stated-requirements.no-criteria', category: 'stated_requirements' },
      reason: 'stated-requirements.portal',
    },
  },
  {
    expert: 'timeline',
    rule: 'timeline.not-binding',
    positive: 'The work ends on the target date.',
    negative: 'The work ends on May 1, 2026.',
    defeated: {
      text: 'The work ends on the target date. Time is of the essence.',
      quoting: 'target date',
      claim: { rule: 'timeline.not-binding', category: 'timeline' },
      reason: 'timeline.binding',
    },
  },
]);
