import { beforeAll, describe, expect, it } from 'vitest';
import { expertById, prepareLanguageExperts } from '../../../actors/experts/index.ts';
import { parseDocument } from '../../../actors/reading/index.ts';
import { findingsOf } from './trial.ts';

const PARTIES = 'This Agreement is made between Alder Ltd ("Supplier") and Birch Inc. ("Customer").\n\n';

beforeAll(prepareLanguageExperts);

function finds(rule: string, text: string): boolean {
  const expert = expertById(rule.slice(0, rule.indexOf('.')));
  if (expert === undefined) throw new Error(`no expert has the rule ${rule}`);
  return findingsOf(expert, parseDocument(`${PARTIES}${text}`, { type: 'services' })).some(
    (finding) => finding.rule === rule,
  );
}

const NO_INDIRECT =
  '1. Price. Customer pays a fee of $900.\n2. Loss. Neither party shall be liable for indirect or consequential loss.';

/** What it is about, the rule, a text of it, and one that answers it beside. */
const BESIDE: readonly (readonly [string, rule: string, of: string, answered: string])[] = [
  [
    'a ceiling in the next paragraph',
    'liability-cap.direct-unlimited',
    NO_INDIRECT,
    `${NO_INDIRECT}\n\nIn no event shall either party be liable in an amount greater than the fee that Customer pays.`,
  ],
  [
    'a ceiling that a page break parts from its subject',
    'liability-cap.direct-unlimited',
    NO_INDIRECT,
    `${NO_INDIRECT}\n\nIN NO EVENT SHALL EITHER PARTY BE LIABLE TO THE\n\n\n12\n\n\nOTHER PARTY IN AN AMOUNT GREATER THAN THE AMOUNT CUSTOMER PAYS.`,
  ],
  [
    'an exit for missed times',
    'onerous-performance.times-without-remedy',
    'Supplier shall respond to every call within two hours.',
    'Supplier shall respond to every call within two hours. Customer may terminate if the response times are missed twice.',
  ],
  [
    'money kept by who leaves of its own will',
    'onerous-money.never-refunded',
    'Supplier is entitled to retain all payments made before the contract is terminated for any reason.',
    'Customer may terminate for convenience. In the event of such termination, Supplier is entitled to retain all payments made before the contract is terminated for any reason.',
  ],
  [
    'expenses are no invoice for work',
    'payment-terms.no-dispute',
    'Customer shall pay each invoice for the services within thirty days.',
    'Customer reimburses expenses and shall pay each invoice for them within thirty days.',
  ],
  [
    'what does not end, survives',
    'unsettled-wording.heading-alone',
    `1. Survival. The parties meet each spring in the office of Supplier to look at the pumps and to drink a glass of cider, and they do so at the cost of Supplier.`,
    `1. Survival. The end of this Agreement shall not affect the ownership of the pumps or the validity of any order that Customer has placed with Supplier before that day.`,
  ],
  [
    'two parties, two periods',
    'contradictions.periods',
    'Supplier may terminate this Agreement at any time on 60 days’ notice. Supplier may terminate this Agreement at any time on 120 days’ notice.',
    'Supplier may terminate this Agreement at any time on 60 days’ notice. Customer may terminate this Agreement at any time on 120 days’ notice.',
  ],
  [
    'the laws that are kept are not those that govern',
    'governing-law.several',
    'The wording is governed by the laws of Ohio. This Agreement is governed by the laws of Texas.',
    'Supplier shall comply with all laws of Ohio that govern labels. This Agreement is governed by the laws of Texas.',
  ],
  [
    'tax on its own pay',
    'taxes.all-on-one',
    'Customer shall pay all taxes, fees and charges of the government.',
    'Customer shall pay all taxes related to the royalties that it receives.',
  ],
  [
    'the form of a joinder',
    'placeholders.unfilled',
    'Customer pays the sum of ________ dollars for the pumps.',
    `Customer pays $900.\n\nEXHIBIT A\nFORM OF JOINDER\n\n${'The new member is bound by all terms. '.repeat(40)}It lives in ________ since its birth.`,
  ],
  [
    'the name of the clause that is cited',
    'placeholders.unfilled',
    'Customer pays the fee of [AMOUNT] on the first day.',
    'Customer pays the fee of Section 3.01 [AMOUNT] on the first day.',
  ],
  [
    'a square mile of land',
    'cross-references.dangling',
    '1. Well. Supplier drills the well of Section 47.\n2. Price. Customer pays $10.',
    '1. Well. Supplier drills the well in Section 47, Township 4 South, Range 10 East.\n2. Price. Customer pays $10.',
  ],
  [
    'both by their names',
    'termination-convenience.one-sided',
    'Supplier shall have the right to terminate this Agreement for any reason on 30 days’ notice.',
    'Either Supplier or Customer shall have the right to terminate this Agreement for any reason on 30 days’ notice.',
  ],
  [
    'its own loss alone',
    'indemnity.no-procedure',
    'Customer shall indemnify Supplier against all claims of third persons.',
    'Customer shall indemnify Supplier in full for what it loses.',
  ],
];

describe('what the document says beside a sentence', () => {
  it.each(BESIDE)('%s', (_what, rule, of, answered) => {
    expect(finds(rule, of)).toBe(true);
    expect(finds(rule, answered)).toBe(false);
  });
});
