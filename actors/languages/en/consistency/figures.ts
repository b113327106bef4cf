import type { CataloguePart } from '../../catalogue.ts';

export const consistencyFigures: CataloguePart = {
  experts: {
    'currency-and-totals': 'Currencies and totals',
    'date-order': 'Dates',
    'number-words': 'Numbers in words and digits',
  },
  rules: {
    'date-order.after-end': {
      title: 'A right begins after the term has ended',
      description: 'The term ends on {end}, and the right can first be used on {late}. As written it may never arise.',
      suggestion: 'Bring the date forward, or say that the right outlives the term.',
    },
    'date-order.signed-late': {
      title: 'Signed {months} months after the effective date',
      description:
        'The agreement takes effect on {effective} and bears a signature of {signed}. Periods, quotas and exclusivity counted from the earlier date have partly run.',
      suggestion: 'Count the periods from signature, or say what holds for the time before.',
    },
    'currency-and-totals.product': {
      title: 'Price and quantity do not give the total',
      description:
        '{count, number} at {unit} {currency} make {product, number} {currency}; the sentence says {total, number} {currency}.',
      suggestion: 'Correct the quantity, the price or the total.',
    },
    'currency-and-totals.instalments': {
      title:
        '{kind, select, percentages {The percentages do not come to 100%} other {The instalments do not come to the total}}',
      description:
        '{kind, select, percentages {The shares that are payable come to {sum}%.} other {The total is {total} {currency}, the instalments come to {sum} {currency}.}} The difference will be in dispute when the last part is due.',
      suggestion: 'Correct the {kind, select, percentages {percentages} other {instalments or the total}}.',
    },
    'currency-and-totals.mixed': {
      title: 'Mixed currencies without an exchange rate: {currencies}',
      description:
        'The document uses several currencies and says nothing about conversion. The paying party carries an unplanned exchange risk.',
      suggestion: 'Name one currency of payment, or a rate and its date.',
    },
    'currency-and-totals.shares': {
      title: 'Percentages add up to {sum, number} %',
      description: 'The shares in this sentence do not make 100 %. A part is unassigned or assigned twice.',
      suggestion: 'Correct the shares so that they make 100 %.',
    },
    'currency-and-totals.total': {
      title: 'Amounts do not add up to the total',
      description:
        'The total is given as {total, number} {currency}, the parts make {sum, number} {currency}. Either could be claimed.',
      suggestion: 'Correct the part or the total that is wrong.',
    },
    'date-order.backwards': {
      title: 'End date before start date',
      description: 'It runs from {first} to {second}. As written, the period is empty.',
      suggestion: 'Correct the date that is wrong.',
    },
    'date-order.impossible': {
      title: 'Impossible date',
      description: 'The calendar has no such day. A deadline that hangs on it never comes, or comes when a court says.',
      suggestion: 'Put the date that was meant.',
    },
    'date-order.weekday': {
      title: 'Weekday does not match the date',
      description: 'The text says {printed}, but the date is a {weekday}. One of the two is wrong.',
      suggestion: 'Check which was meant and correct the other.',
      rationale: '{weekday} is the weekday of this date.',
    },
    'number-words.mismatch': {
      title: 'Words and figures differ: {words}, {digits}',
      description:
        'The quantity is given twice and differently. Courts usually follow the words, but a payment system follows the digits.',
      suggestion: 'Make both say the same; confirm which was meant.',
      rationale: 'Digits brought into line with the words, which usually prevail.',
    },
    'number-words.mixed-style': {
      title: '{count, plural, one {Period in inconsistent style} other {# periods in inconsistent style}}',
      description:
        'The document writes its periods in words and digits, but not {words}. Such a place was often changed late and not checked against the rest.',
      suggestion: 'Check that the period is the agreed one, and write it like the others.',
    },
    'number-words.slip': {
      title: '“{digits}” is probably a typing error for {repair}',
      description:
        'The words say “{words}”; the digits look like “{repair}” misread or mistyped by a machine or a hand.',
      suggestion: 'Correct the digits.',
      rationale: 'Sets the digits to the words.',
    },
  },
  reasons: {
    'currency-and-totals.open': 'The figures are not meant to add up: “{quote}”.',
    'currency-and-totals.rate': 'Conversion is dealt with: “{quote}”.',
    'date-order.amended': 'The sentence changes an earlier date: “{quote}”.',
    'number-words.precedence': 'The document says that words prevail: “{quote}”.',
  },
};
