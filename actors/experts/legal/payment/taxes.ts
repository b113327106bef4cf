import type { Expert } from '../../expert.ts';
import {
  absent,
  addSentence,
  answered,
  capital,
  elsewhere,
  mutuality,
  partyOf,
  pattern,
  present,
} from '../../toolkit/index.ts';
import { COMMERCIAL } from '../contract-types.ts';
import { legalExpert } from '../legal-expert.ts';

const TAX = pattern(
  '\\btax(?:es|ation)?\\b|\\bvat\\b|\\bgst\\b|value[- ]added|\\b(?:customs|import|export|excise) duties\\b|\\bduties (?:and|or) (?:taxes|levies)|\\bwithholding\\b',
);
const GROSS_UP = pattern(
  '\\bgross(?:ed)?[- ]?up\\b|\\b(?:free|without) (?:and clear )?(?:of|deduction)[^.;]{0,80}?\\b(?:tax|withh)[^.;]{0,160}?\\b(?:increase|additional|additional amounts)|\\b(?:increase|pay)[^.;]{0,60}?\\badditional amounts?\\b[^.;]{0,120}?\\b(?:withh|tax|deduct)|\\bsuch additional amounts?\\b',
);
const ALL_TAXES = pattern(
  '\\b(?:shall|will|must|agrees? to) (?:[a-z]+ ){0,4}?(?:pay|bear|be responsible for|be liable for|reimburse)\\b[^.;]{0,60}?\\b(?:all|any)\\b[^.;]{0,60}?\\btaxes\\b',
);
/** Taxes on a sale, by name: none on anybody's income. */
const ON_SALES = pattern('\\bsales\\b[^.;]{0,20}?\\buse\\b|\\bsales\\b[^.;]{0,40}?\\b(?:excise|value[- ]added)');
/** Taxes on what the party itself earns. */
const ON_OWN_PAY = pattern(
  '\\btaxes\\b[^.;]{0,60}?\\b(?:relat(?:ed|ing) to|on|upon|with respect to|attributable to|arising from)\\b (?:the |its |his |her |such |any |all )*(?:[a-z]+ )?(?:royalt|compensation|fees?|payments? (?:received|made to)|commissions?|remuneration|earnings)',
);
const INCOME = pattern(
  '\\bincome\\b|\\bcorporate|\\bprofits?\\b|\\bfranchise tax|\\bpayroll|\\bemploy|\\bproperty\\b|\\bits own\\b',
);

/** Who pays which tax on what is paid. */
export const taxes: Expert = legalExpert({
  id: 'taxes',
  competence: ['taxes', 'payment_terms'],
  precision: 0.88,
  detectors: [
    absent({
      rule: 'taxes.missing',
      category: 'taxes',
      severity: 'low',
      belief: 0.85,
      types: [...COMMERCIAL, 'joint_venture', 'general'],
      topic: TAX,
      arises: pattern(
        '\\b(?:pay|pays|fees?|price|royalt(?:y|ies)|invoice)\\b[^.;]{0,120}?(?:[$€£]|\\bpercent|\\binvoice|\\bdays\\b)',
      ),
      belongs: pattern('pay|fee|price|royalt|invoice|compensation'),
      draft: (names) => ({
        heading: 'Taxes',
        text: `Amounts under ${names.agreement} do not include sales, use, value-added or similar taxes, which ${names.customer} will pay on a proper invoice. Each party bears the taxes on its own income.`,
      }),
    }),
    present({
      rule: 'taxes.gross-up',
      does: { polarity: 'positive' },
      category: 'taxes',
      topic: GROSS_UP,
      // A party that causes the tax by relocating bears it: that is fair.
      unless: pattern(
        '\\bif\\b[^.;]{0,160}?\\b(?:re-?incorporat|re-?organi[sz]|re-?domicil|relocat|re-?locat|substitut|assign|chang)[a-z]*\\b[^.;]{0,240}?\\b(?:gross|additional)',
      ),
      severity: 'medium',
      belief: 0.85,
      values: (hit) => ({ party: partyOf(hit) }),
      change: ({ document, passage }) =>
        addSentence(
          document,
          passage,
          'No such increase is owed as far as the recipient could have avoided the tax by claiming a relief or by supplying a form on request, and the recipient will pass on any credit or refund it obtains.',
        ),
    }),
    present({
      rule: 'taxes.all-on-one',
      category: 'taxes',
      topic: ALL_TAXES,
      unless: new RegExp(`${ON_SALES.source}|${ON_OWN_PAY.source}`, 'g'),
      unlessSection: INCOME,
      accept: ({ obligor }) => obligor.kind === 'party',
      severity: 'low',
      belief: 0.78,
      values: (hit) => ({ party: partyOf(hit) }),
      change: (hit) =>
        addSentence(
          hit.document,
          hit.passage,
          `${capital(partyOf(hit))} does not bear taxes on the income of the other party.`,
        ),
    }),
  ],
  defeaters: [
    elsewhere({ against: ['taxes'], topic: TAX, found: 'taxes.found' }),
    answered({
      against: ['taxes'],
      rules: /all-on-one/,
      within: 'section',
      words: INCOME,
      reason: 'taxes.income-excepted',
    }),
    mutuality({ against: ['taxes', 'payment_terms'], topic: ALL_TAXES }),
  ],
});
