import type { CataloguePart } from '../catalogue.ts';

/** Things under two names. */
export const naming: CataloguePart = {
  experts: { 'other-names': 'One name for one thing' },
  rules: {
    'other-names.quotes': {
      title: '{count, plural, one {A term marked in another way} other {# terms marked in another way}}',
      description:
        '{words}: the document puts its terms in double quotation marks. Single ones are a sign that the passage comes from another hand, and that the term may not mean what is defined.',
      suggestion: 'Compare the passage with the definition, and use the defined term without quotation marks.',
    },
    'other-names.second': {
      title: '{count, plural, one {A second name in passing} other {# second names in passing}}',
      description:
        '{words}: from here on one thing has two names, and a reader must ask each time whether both are meant.',
      suggestion: 'Keep to the first name, or define the second.',
    },
    'other-names.word': {
      title: '{words} where the text says “{term}” elsewhere',
      description:
        'The document keeps to “{term}”. A word of the same meaning, used once or twice, may be the same thing or another one, and the duty hangs on it.',
      suggestion: 'Write the defined term, or say what the other word covers.',
    },
  },
  reasons: {
    'other-names.alike': 'The text itself says that both words mean the same: “{quote}”.',
  },
};
