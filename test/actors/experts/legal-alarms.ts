import { type Alarm, PARTIES } from './alarm.ts';

/** Of experts on law and compliance. */
export const LEGAL_ALARMS: readonly Alarm[] = [
  [
    'indemnity.without-fault',
    `${PARTIES}1. The Supplier shall indemnify the Customer against all loss from the house.`,
    [`${PARTIES}1. The Supplier shall indemnify the Customer against any charge that may be levied on the house.`],
  ],
  [
    'liability-cap.one-sided',
    `${PARTIES}1. The liability of the Supplier shall not exceed the fees.`,
    [`${PARTIES}1. The Supplier represents that its liabilities do not and will not exceed the value of the house.`],
  ],
  [
    'service-levels.no-period',
    'The portal has an availability of 99 percent.',
    ['The data are available to users who hold (50%) of the shares in the house.'],
    'saas',
  ],
  [
    'warranty-disclaimer.total',
    'The barn is provided "as is" and the Owner disclaims all warranties.',
    ['Barn, red, used, "as is": $400 per unit.', 'Used doors, sold "as is", list price 400.'],
    'supply',
  ],
  [
    'first-refusal.no-deadline',
    'The Tenant shall have the first right to purchase the barn. The Owner grants the Tenant a right of first refusal.',
    ['The Owner shall have the first right to prosecute the patents. The Tenant has the first right to the gate.'],
    'services',
  ],
  [
    'dispute-resolution.incomplete-arbitration',
    'Any dispute shall be settled by arbitration.',
    [
      'The Owner shall indemnify the Tenant against any claim that is finally decided in arbitration against it.',
      'Once the question is determined by a court or arbitration, the Owner shall pay the sum.',
    ],
    'services',
  ],
  [
    'exclusivity.unearned',
    `${PARTIES}Supplier grants Customer the exclusive right to sell the barns.`,
    [
      `${PARTIES}If loss arises exclusively from the fault of Supplier, Supplier shall mend the barn.`,
      `${PARTIES}Supplier is willing to grant certain exclusive rights to sell the barns.`,
    ],
    'services',
  ],
  [
    'governing-law.several',
    'This page is governed by the laws of Ireland. This page is governed by the laws of Norway.',
    ['This page is governed by the laws of Ireland. The opinion of counsel is governed by the laws of Norway.'],
    'services',
  ],
  [
    'oral-statements.bind',
    'The Owner may give notice by telephone.',
    ['The board holds its meetings in person or by telephone at a time that its members agree on.'],
    'services',
  ],
  [
    'insurance.no-amount',
    'The Supplier shall maintain insurance.',
    ['The Owner will not maintain any insurance for the crew.'],
    'services',
  ],
  [
    'sub-processors.uncontrolled',
    'The Supplier may engage subcontractors to perform the services.',
    ['The Owner may require the subcontractor to replace a person who does the services.'],
    'services',
  ],
  [
    'non-compete.unbounded',
    'The Tenant shall not compete with the Owner.',
    ['The Tenant shall not assign the lease to a competitor of the Owner.'],
    'services',
  ],
  [
    'non-solicit.unbounded',
    'The Tenant shall not solicit any employee of the Owner.',
    ['The Tenant is not obligated to hire any employee of the Owner.'],
    'services',
  ],
  [
    'renewal.no-way-out',
    'The lease renews automatically for ever.',
    ['"Further Term" shall have the meaning given on the page on how the lease renews automatically.'],
    'services',
  ],
  [
    'liability-cap.no-exceptions',
    'The liability of the Owner shall not exceed $900.',
    ['The arbitrator shall not award damages in excess of the sums named on this page.'],
    'services',
  ],
  [
    'anti-corruption.no-consequence',
    'The Tenant shall not bribe the town.',
    ['The Owner shall not answer for corruption or loss of data.'],
    'services',
  ],
  [
    'ip-ownership.no-background',
    `${PARTIES}Supplier hereby assigns to Customer all right, title and interest in the plans.`,
    [`${PARTIES}Supplier shall not assign any rights under this Agreement to a stranger.`],
    'services',
  ],
];
