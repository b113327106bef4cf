import type { Expert } from '../../expert.ts';
import {
  absent,
  addSentence,
  answered,
  capital,
  daysOf,
  durationsIn,
  elsewhere,
  type Hit,
  pattern,
  present,
  printed,
  replacePeriod,
  says,
} from '../../toolkit/index.ts';
import { legalExpert } from '../legal-expert.ts';

const DUE = pattern(
  '(?:pay(?:s|able|ment|ments)?|invoices?|fees?|due)\\b[^.;]{0,160}?(?:within|no later than|not later than|net|upon receipt|on or before|in advance|on the first|monthly|quarterly|annually|in arrears|days (?:after|of|from|following))|within [^.;]{0,60}?(?:of|after|from) (?:the )?(?:date of )?(?:receipt of )?(?:[a-z]+ )?invoice',
);
const INVOICE = pattern('(?:\\bpay\\b|payment|payable|\\bdue\\b|remit)[^.;]{0,120}?within|within[^.;]{0,60}?invoice');
/** The payer itself reckons what is due, after what it has invoiced to others: no bill comes that could be wrong. */
const OWN_RECKONING = pattern(
  '\\b(?:revenues?|amounts?|sales|receipts|fees)\\b[^.;]{0,40}?\\binvoiced\\b|\\binvoiced (?:during|by|to|in)\\b|\\b(?:royalt(?:y|ies)|commissions?|revenue share)\\b(?![^.;]{0,200}?\\b(?:receipt|receiving|date|submission) of (?:[a-z]+ ){0,4}?invoice)',
);
/** Only what was laid out comes back, with its vouchers … */
const OUTLAY = pattern('\\b(?:expenses?|out-of-pocket|disbursements?|reimburs[a-z]*|overpay[a-z]*)\\b');
/** … and nothing is charged for work or goods. */
const FOR_WORK = pattern('\\b(?:fees?|prices?|services|products?|goods|work performed|deliverables?|charges)\\b');
const lateFor = ({ document, passage }: Hit) =>
  durationsIn(document, passage).find(
    (period) =>
      daysOf(period) > 60 &&
      daysOf(period) < 200 &&
      /within\s+(?:a\s+period\s+of\s+)?$/i.test(
        document.text.slice(Math.max(passage.start, period.start - 30), period.start),
      ),
  );

/** When money is due, and what happens to a disputed bill. */
export const paymentTerms: Expert = legalExpert({
  id: 'payment-terms',
  competence: ['payment_terms', 'late_interest', 'taxes'],
  quick: true,
  precision: 0.88,
  detectors: [
    absent({
      rule: 'payment-terms.missing',
      category: 'payment_terms',
      severity: 'medium',
      belief: 0.81,
      types: ['services', 'saas', 'consulting', 'supply'],
      topic: DUE,
      arises: pattern('\\b(?:fees?|prices?|compensation|royalt(?:y|ies)|purchase price)\\b'),
      belongs: pattern('pay|fee|price|compens|invoic|charge'),
      draft: (names) => ({
        heading: 'Payment',
        text: `${capital(names.customer)} will pay each undisputed invoice within thirty (30) days after receiving it. It may withhold an amount it disputes in good faith if it gives notice of the reason before the due date.`,
      }),
    }),
    present({
      rule: 'payment-terms.late',
      category: 'payment_terms',
      topic: INVOICE,
      accept: (hit) => lateFor(hit) !== undefined,
      unless: pattern('terminat|royalt|audit|fiscal|\\bfail'),
      severity: 'medium',
      belief: 0.78,
      values: (hit) => ({ period: printed(hit.document, lateFor(hit)) }),
      change: (hit) => replacePeriod(hit.document, lateFor(hit), 'thirty (30)', 'day'),
    }),
    present({
      rule: 'payment-terms.no-dispute',
      category: 'payment_terms',
      topic: INVOICE,
      also: pattern(
        '\\b(?:pay|pays|paid|payable|payments?|due|remit)\\b[^;]{0,300}?\\binvoice|\\binvoice[^;]{0,300}?\\b(?:pay|pays|paid|payable|payments?|due|remit)\\b',
      ),
      // Only a correct invoice falls due, or none before a third person has paid.
      unless: pattern(
        '\\b(?:compl(?:y|ies|iant|iance)|conform[a-z]*|proper(?:ly)?|correct|valid|accurate|undisputed|approved) (?:[a-z-]+ ){0,3}?(?:invoices?|with)\\b|\\binvoices?\\b[^.;]{0,40}?\\b(?:compl|conform|in accordance)|\\b(?:payments?|receipt of (?:payment|funds)) (?:[a-z]+ ){0,2}?from (?:the |its )?(?:sponsors?|clients?|customers?|end[- ]users?|owner|third)',
      ),
      unlessDocument: pattern(
        'dispute[sd]?[^.;]{0,60}(?:invoice|amount|fee|charge|payment)|(?:invoice|amount|fee|charge|payment)s?[^.;]{0,60}(?:dispute|good faith)|undisputed',
      ),
      accept: ({ passage: { folded } }) =>
        !says(folded, OWN_RECKONING) && (!says(folded, OUTLAY) || says(folded, FOR_WORK)),
      severity: 'low',
      belief: 0.73,
      values: () => ({}),
      change: ({ document, passage }) =>
        addSentence(
          document,
          passage,
          'An amount disputed in good faith may be withheld until the dispute is settled, if notice of the reason is given before the due date.',
        ),
    }),
  ],
  defeaters: [
    elsewhere({ against: ['payment_terms'], topic: DUE, found: 'payment-terms.found' }),
    answered({
      against: ['payment_terms', 'late_interest'],
      rules: /late/,
      within: 'section',
      words: pattern('undisputed|good faith dispute|disputed in good faith'),
      reason: 'payment-terms.dispute-allowed',
    }),
  ],
});
