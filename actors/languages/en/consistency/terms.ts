import type { CataloguePart } from '../../catalogue.ts';

export const consistencyTerms: CataloguePart = {
  experts: {
    'essential-terms': 'Essential terms',
    'defined-terms': 'Defined terms',
    'other-names': 'Inconsistent terms',
    'party-names': 'Names of the parties',
  },
  rules: {
    'essential-terms.idle': {
      title: 'Defined but used nowhere: {terms}',
      description:
        '{count, plural, one {The term is defined with care and no clause uses it} other {The terms are defined with care and no clause uses them}}. The right or duty that {count, plural, one {it was} other {they were}} to serve seems to have dropped out of the text.',
      suggestion: 'Find out which clause was lost, and restore it or strike the definition.',
    },
    'essential-terms.undefined': {
      title: 'Essential term not defined: {terms}',
      description:
        '{matter, select, time {Time runs by {terms}} money {Money is due by {terms}} duty {What is owed, or may be done, turns on {terms}} other {Where and with whom rights may be used turns on {terms}}}, and the document nowhere says what that is. Each side can read it its own way.',
      suggestion: 'Define the term, with the date, sum or list that is meant.',
    },
    'defined-terms.lower-case': {
      title: '{count, plural, one {Defined term in lower case} other {# uses of defined terms in lower case}}',
      description:
        '{terms} elsewhere has a capital. Without it the word may mean any other one, or the passage came from another text.',
      suggestion: 'Write the term with its capital, if it is meant.',
    },
    'defined-terms.renamed': {
      title: '“{term}” is defined, “{other}” is used',
      description:
        'The definition of “{term}” is used nowhere, while “{other}” is used and not defined. It looks as if one was renamed and the other forgotten.',
      suggestion: 'Use one name in the definition and everywhere else.',
    },
    'defined-terms.stray': {
      title: 'Undefined variant “{other}” of the term “{term}”',
      description:
        'The document defines “{term}”; “{other}” looks like a term too but has no definition. The reader cannot tell whether the same thing is meant.',
      suggestion: 'Write “{term}”, or define “{other}”.',
    },
    'defined-terms.twice': {
      title: '{count, plural, one {{terms} is defined twice} other {# terms are defined twice}}',
      description:
        'Definitions of {terms} stand in several places and differ. Every clause that uses the word can be read in two ways.',
      suggestion: 'Keep one definition.',
    },
    'defined-terms.undefined': {
      title: '{count, plural, one {Undefined capitalised term} other {# undefined capitalised terms}}',
      description:
        '{terms} {count, plural, one {is} other {are}} written like a defined term, but the document gives no meaning. Its scope is open to argument.',
      suggestion: 'Define each term, or write it in lower case if the ordinary meaning is intended.',
    },
    'defined-terms.unused': {
      title: '{count, plural, one {Unused definition} other {# unused definitions}}',
      description:
        '{terms} {count, plural, one {is} other {are}} defined and then not used. Either a clause was lost, or the definition is left over.',
      suggestion: 'Delete the definition, or restore the clause that needs it.',
    },
    'other-names.quotes': {
      title: '{count, plural, one {Inconsistently marked term} other {# inconsistently marked terms}}',
      description:
        '{words}: the document puts its terms in double quotation marks. Single ones are a sign that the passage comes from another hand, and that the term may not mean what is defined.',
      suggestion: 'Compare the passage with the definition, and use the defined term without quotation marks.',
    },
    'other-names.second': {
      title: '{count, plural, one {Second name for the same thing} other {# second names for the same things}}',
      description:
        '{words}: from here on one thing has two names, and a reader must ask each time whether both are meant.',
      suggestion: 'Keep to the first name, or define the second.',
    },
    'other-names.word': {
      title: 'Inconsistent terms: {words} and “{term}”',
      description:
        'The document keeps to “{term}”. A word of the same meaning, used once or twice, may be the same thing or another one, and the duty hangs on it.',
      suggestion: 'Write the defined term, or say what the other word covers.',
    },
    'party-names.other-form': {
      title: 'Inconsistent legal form of a party',
      description:
        'The party is {name}; elsewhere it is written with a different legal form, which would be another company. It is unclear who is bound.',
      suggestion: 'Use the full legal name once and the defined short name everywhere else.',
    },
    'party-names.other-role': {
      title: 'Inconsistent party name: “{used}” for “{role}”',
      description:
        'The party is called {role}, but here “{used}”, which is not defined. Probably the wording came from another document.',
      suggestion: 'Write “{role}”.',
      rationale: 'The party’s defined name.',
    },
    'party-names.unknown-role': {
      title: 'Undefined party: “{used}”',
      description:
        'The text gives duties or rights to “{used}”, whom no clause introduces. The party that was meant may deny it.',
      suggestion: 'Use the name of the party that is meant.',
    },
  },
  reasons: {
    'defined-terms.borrowed': 'Undefined terms take their meaning from another document: “{quote}”.',
    'other-names.alike': 'The text itself says that both words mean the same: “{quote}”.',
    'party-names.alias': 'The other name is explained: “{quote}”.',
  },
};
