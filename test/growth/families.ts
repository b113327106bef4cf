/**
 * Families of hostile texts: each repeats what some reader or expert looks for, at any length. A family is one shape that
 * an attacker could send to make a pattern, a list or an index work more than once per character.
 */

export interface Family {
  readonly name: string;
  /** A text of about `size` UTF-16 units. */
  readonly text: (size: number) => string;
}

/** The unit over and over. */
const repeated = (unit: string) => (size: number) => unit.repeat(Math.ceil(size / unit.length)).slice(0, size);

/** Units that differ by a number, so that nothing is found twice. */
function numbered(unit: (n: number) => string) {
  return (size: number): string => {
    const parts: string[] = [];
    for (let length = 0, n = 1; length < size; n++) {
      const part = unit(n);
      parts.push(part);
      length += part.length;
    }
    return parts.join('').slice(0, size);
  };
}

/** A head, the unit over and over, and an end that may keep a pattern from matching. */
const between = (head: string, unit: string, end: string) => (size: number) =>
  head + repeated(unit)(Math.max(0, size - head.length - end.length)) + end;

const letters = (n: number): string => {
  let word = '';
  for (let rest = n; rest > 0; rest = Math.floor(rest / 26)) word += String.fromCharCode(97 + (rest % 26));
  return word;
};
const name = (n: number): string => {
  const word = letters(n);
  return word.charAt(0).toUpperCase() + word.slice(1);
};

const SENTENCE = 'The Supplier shall deliver the Goods to the Customer within 30 days of the Effective Date. ';

/** Tokens that readers and experts know, each alone over and over. */
const TOKENS: Readonly<Record<string, string>> = {
  'capital and stop': 'A.',
  'digit and comma': '1,',
  'digit and stop': '1.',
  'letters without space': 'a',
  'capitals without space': 'A',
  digits: '1',
  spaces: ' ',
  tabs: '\t',
  'line ends': '\n',
  'carriage returns': '\r\n',
  'page numbers': '\n1 ',
  'spaces and line ends': ' \n',
  'no-break spaces': '\u00a0',
  dots: '.',
  dashes: '-',
  underscores: '_',
  'blank fields': '____ ',
  brackets: '(',
  'closing brackets': ')',
  'square brackets': '[',
  'empty brackets': '()',
  'nested quotes': '“',
  'straight quotes': '"',
  apostrophes: "'",
  semicolons: ';',
  colons: ':',
  slashes: '/',
  ampersands: '& ',
  percentages: '5% ',
  'euro amounts': 'EUR 1,000.00 ',
  'dollar amounts': '$1,000 ',
  dates: '1 January 2026, ',
  'dates in digits': '01/02/2026 ',
  durations: 'thirty (30) days ',
  'durations before a date': 'within 30 days of ',
  'number words': 'one hundred and twenty-three thousand ',
  'modal verbs': 'shall ',
  negations: 'not ',
  'section references': 'Section 1.1 ',
  'article references': 'Article IV, ',
  exhibits: 'Exhibit A ',
  schedules: 'Schedule 1 ',
  'list marks': '(a) ',
  'roman marks': '(iv) ',
  'single capitals': 'A ',
  'capitalised words': 'Alpha ',
  'words in capitals': 'ALPHA ',
  'and or': 'and/or ',
  provisos: 'provided that ',
  'e-mail signs': 'a@',
  'web addresses': 'http://a.b/',
  hyphens: 'a-',
  'soft hyphens': 'a\u00ad',
  'zero width': 'a\u200b',
  'combining marks': 'e\u0301',
  'right-to-left': '\u05d0 ',
  han: '\u5408\u540c',
  emoji: '\u{1f600}',
  'mixed scripts': 'a\u0430',
  'misread letters': 'rn1l0O',
  'control signs': '\u0007',
  'table bars': '| a ',
  'markdown headings': '# A\n',
  'markdown emphasis': '**a',
  'html tags': '<a>',
  'of the': 'of the ',
  'comma lists': 'cats, ',
  'party names': 'Acme Ltd. and ',
};

const SHAPES: readonly Family[] = [
  { name: 'one long sentence', text: between('The Supplier shall ', 'and the Customer shall pay ', '.') },
  { name: 'one long line of sentences', text: repeated(SENTENCE) },
  { name: 'many paragraphs', text: repeated(`${SENTENCE}\n\n`) },
  { name: 'the same clause', text: numbered((n) => `${n}. Payment. ${SENTENCE}\n`) },
  { name: 'different clauses', text: numbered((n) => `${n}. ${name(n)}. The ${name(n)} shall ${letters(n)} it.\n`) },
  { name: 'empty clauses', text: numbered((n) => `${n}.\n`) },
  { name: 'nested clauses', text: numbered((n) => `${'1.'.repeat((n % 9) + 1)}${n} A\n`) },
  { name: 'deep numbers', text: (size) => `${'1.'.repeat(size / 2)}\n` },
  { name: 'lists in lists', text: repeated('(a) x; (i) y; (A) z;\n') },
  { name: 'many schedules', text: numbered((n) => `Schedule ${n}\n`) },
  { name: 'schedules in a line', text: numbered((n) => `Schedule ${n}, `) },
  { name: 'many references', text: numbered((n) => `see Section ${n}.${n} and `) },
  { name: 'terms in brackets', text: numbered((n) => `(the "T${n}") `) },
  { name: 'terms of one word', text: numbered((n) => `"${name(n)}" means a thing.\n`) },
  { name: 'terms and their uses', text: numbered((n) => `"${name(n)}" means the ${name(n - 1)} of ${name(n - 2)}.\n`) },
  { name: 'unclosed terms', text: repeated('(the "') },
  { name: 'undefined capitals', text: numbered((n) => `The ${name(n)} ${name(n + 1)} `) },
  { name: 'acronyms', text: numbered((n) => `${letters(n + 700).toUpperCase()} `) },
  { name: 'acronyms with meanings', text: numbered((n) => `${name(n)} Body (${letters(n + 700).toUpperCase()}) `) },
  { name: 'parties', text: numbered((n) => `${name(n)} Limited ("${name(n)}") and `) },
  { name: 'different durations', text: numbered((n) => `within ${n} days of `) },
  { name: 'different amounts', text: numbered((n) => `EUR ${n},000 per ${letters(n)} `) },
  { name: 'different dates', text: numbered((n) => `${(n % 28) + 1} May ${1900 + (n % 200)} `) },
  { name: 'different percentages', text: numbered((n) => `${n % 100}.${n}% of `) },
  { name: 'words and figures', text: numbered((n) => `five (${n}) `) },
  { name: 'mixed line ends', text: repeated('a\rb\r\nc\n') },
  { name: 'indented lines', text: repeated(`${' '.repeat(80)}a\n`) },
  { name: 'trailing spaces', text: repeated(`a${' '.repeat(80)}\n`) },
  { name: 'short lines', text: repeated('a b\n') },
  { name: 'headings only', text: numbered((n) => `${name(n).toUpperCase()}\n`) },
  { name: 'contents lines', text: numbered((n) => `${n}. ${name(n)} ........ ${n}\n`) },
  { name: 'table rows', text: numbered((n) => `| ${name(n)} | ${n} | ${n},00 |\n`) },
  { name: 'tab columns', text: numbered((n) => `${name(n)}\t${n}\t${n}\n`) },
  { name: 'requirements', text: numbered((n) => `REQ-${n}: The system shall be fast and easy to use.\n`) },
  { name: 'unknown words', text: numbered((n) => `${letters(n * 7919)} `) },
  {
    name: 'one long unknown word',
    text: (size) =>
      letters(1)
        .repeat(size - 1)
        .replace(/.{40}/g, 'qxzjk'),
  },
  { name: 'questions', text: repeated('Why? ') },
  { name: 'open brackets with words', text: repeated('(a ') },
  { name: 'quotes never closed', text: repeated('"a ') },
  { name: 'signatures', text: repeated('By: ________ Name: ________ Title: ________\n') },
  { name: 'exceptions', text: between('The Supplier is liable ', 'except as provided in Section 2, ', '.') },
  { name: 'Italian', text: repeated('Il Fornitore deve consegnare la merce entro 30 giorni. ') },
  { name: 'Spanish', text: repeated('El Proveedor deberá entregar los bienes en 30 días. ') },
  { name: 'German', text: repeated('Der Lieferant haftet für jeden Schaden unbeschränkt. ') },
  {
    name: 'ordinary contract',
    text: numbered(
      (n) =>
        `${n}. ${name(n)}. Neither party may assign this Agreement without the other party's consent. ${SENTENCE}\n`,
    ),
  },
];

export const FAMILIES: readonly Family[] = [
  ...Object.entries(TOKENS).map(([token, unit]) => ({ name: `token: ${token}`, text: repeated(unit) })),
  ...SHAPES,
];
