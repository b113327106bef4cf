import { pattern } from '../../../toolkit/index.ts';
import type { AnswerSpec } from '../answer-spec.ts';
import { AMOUNT, CEILING, CONSENT, PAY, PRICE, WHEN_DUE } from '../families.ts';
import {
  AUDIT,
  BASE,
  DECIDED,
  DESCRIBED,
  DISPUTED,
  HOW_LONG,
  INTEREST,
  LATE,
  RECORDS,
  STATEMENT,
  TAX,
} from '../families-matters.ts';

const CONTROLLED = pattern(
  '\\b(?:approv[a-z]*|consent[a-z]*|agreed|mutual(?:ly)?|budget[a-z]*|not (?:to )?exceed|maximum|cap(?:ped)?|limited to (?:an?|the)|up to|receipts|vouchers?|pre-?approved|authori[sz]ed|prior written|in advance by)\\b',
);
const WAY_OUT = pattern('\\b(?:terminat|cancel|reject|object|withdraw|reced|resol)[a-zà-ÿ]*');

/** Nothing may be kept back: the opposite of an answer. */
const UNCUT = pattern('\\b(?:not|neither|without|no)\\b[^.;]{0,60}?\\b(?:set-?off|offset|withh[eo]ld|deduct)');

/** What answers that money has no amount, no due date, no limit, no basis or no proof. */
export const MONEY_SPECS: readonly AnswerSpec[] = [
  {
    rules: ['payment-terms.missing'],
    sought: [{ words: [PAY, WHEN_DUE] }, { words: [PRICE, WHEN_DUE] }],
  },
  {
    rules: ['payment-terms.no-dispute'],
    sought: [
      { words: [pattern('\\b(?:invoice|fee|charge|payment|amount|bill|sum)s?\\b'), DISPUTED] },
      {
        words: [pattern('\\b(?:set-?off|offset|withhold)[a-z]*'), PAY],
        unless: new RegExp(`${TAX.source}|${UNCUT.source}`, 'g'),
        strength: 'may-answer',
      },
    ],
  },
  {
    rules: ['pricing-clarity.no-amount', 'missing-particulars.amount'],
    sought: [{ words: [PRICE, AMOUNT] }, { words: [PAY, AMOUNT] }],
  },
  {
    rules: ['pricing-clarity.open-price', 'onerous-money.expenses-unbounded'],
    sought: [
      { words: [CONTROLLED], where: 'beside' },
      {
        words: [pattern('\\b(?:expenses?|costs?|expenditures?|disbursements?)\\b'), CONTROLLED],
        unless: pattern('\\b(?:attorneys?|legal fees|harmless|indemnif[a-z]*)\\b'),
        strength: 'may-answer',
      },
    ],
  },
  {
    rules: [
      'price-adjustment.unbounded',
      'onerous-money.price-at-will',
      'onerous-money.renewal-rates',
      'civil-law-terms.price-at-will',
    ],
    sought: [
      { words: [WAY_OUT], where: 'beside' },
      { words: [PRICE, CEILING], where: 'beside' },
      {
        words: [
          PRICE,
          pattern('\\b(?:increase|adjust|change)[a-z]*'),
          pattern('\\b(?:not (?:to )?exceed|no more than|percent|index|cpi|mutual(?:ly)?|agreed)\\b|[0-9] ?%'),
        ],
        strength: 'may-answer',
      },
      { words: [CONSENT], where: 'beside', strength: 'may-answer' },
    ],
  },
  { rules: ['taxes.missing'], sought: [{ words: [TAX] }] },
  {
    rules: ['taxes.all-on-one'],
    sought: [
      {
        words: [TAX, pattern('\\b(?:net income|income tax[a-z]*|except|other than|excluding|based on)\\b')],
        where: 'beside',
      },
    ],
  },
  { rules: ['late-interest.missing'], sought: [{ words: [INTEREST, LATE] }] },
  { rules: ['audit-rights.missing'], sought: [{ words: [AUDIT, pattern('\\b(?:books|records|accounts)\\b')] }] },
  {
    rules: ['audit-rights.unbounded'],
    sought: [
      {
        words: [
          pattern(
            '\\b(?:reasonable|prior|advance|written) (?:[a-z]+ ){0,2}notice|\\bbusiness hours|\\bonce|\\bno more than|\\bannual|\\bper (?:calendar )?year|\\bdays.? notice',
          ),
        ],
        where: 'beside',
      },
    ],
  },
  {
    rules: ['records.missing'],
    sought: [
      {
        words: [
          RECORDS,
          pattern('\\b(?:keep|maintain|retain|furnish|provide|submit|deliver|inspect|audit|prepare|render)[a-z]*'),
        ],
      },
    ],
  },
  {
    rules: ['records.no-period'],
    sought: [{ words: [pattern('\\b(?:books|records|documentation)\\b'), HOW_LONG] }],
  },
  {
    rules: ['revenue-share.no-base'],
    sought: [
      { words: [BASE], where: 'beside' },
      { words: [pattern('\\b(?:net|gross|revenue|sales|proceeds)\\b'), BASE] },
    ],
  },
  { rules: ['revenue-share.no-report'], sought: [{ words: [STATEMENT] }] },
  {
    rules: ['most-favoured-nation.uncompared'],
    sought: [
      {
        words: [
          pattern(
            '\\b(?:similar|comparable|like|same|equivalent) (?:[a-z]+ ){0,3}(?:quantit|volume|terms|conditions|circumstances|services|products|customers)[a-z]*',
          ),
        ],
        where: 'beside',
      },
    ],
  },
  {
    rules: ['currency-and-totals.mixed'],
    sought: [{ words: [pattern('\\b(?:exchange rate|rate of exchange|conver(?:t|sion|ted)|equivalent|cambio)\\b')] }],
  },
  {
    rules: ['ambiguity.deferred-terms', 'missing-particulars.later', 'onerous-performance.to-be-agreed'],
    sought: [{ words: [DECIDED], where: 'beside' }],
  },
  {
    rules: ['unsettled-wording.nothing-follows', 'placeholders.lost-figure'],
    sought: [{ words: [PRICE, AMOUNT], where: 'beside', strength: 'may-answer' }],
  },
  {
    rules: ['missing-particulars.definition', 'missing-particulars.forum', 'missing-particulars.general'],
    sought: [
      {
        words: [pattern('\\b(?:including|such as|namely|consist(?:s|ing) of|as follows)\\b'), DESCRIBED],
        where: 'beside',
        strength: 'may-answer',
      },
    ],
  },
];
