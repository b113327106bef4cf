import type { Dictionary } from './misread-words.ts';

/**
 * A document written in capitals from end to end, read as it would be printed otherwise. Case is all that changes, and only
 * in running text: a heading in capitals is a heading in any document, and so is a clause in capitals among others a clause
 * that somebody wanted to be seen.
 *
 * Invariant: the text keeps its length, so an offset is the same in both.
 */

/** Share of capitals among the letters from which on a document shouts. */
const SHOUTED = 0.7;
/** Fewer letters are a title or a sign (UTF-16 units). */
const FEWEST_LETTERS = 300;
/** Words of a line that is running text and no heading. */
const WORDS_OF_A_LINE = 8;

const WORD = /\p{Lu}[\p{Lu}’']*/gu;
/** Companies by their legal form. */
const COMPANY =
  /(?<!\p{L})((?:(?!(?:BETWEEN|BY|AND|WITH|AMONG|TRA|FRA|ENTRE)\b)[\p{Lu}&][\p{Lu}&’'.-]{0,40},? ){1,5})(?:INC|LTD|LIMITED|LLC|LLP|CORP|CORPORATION|COMPANY|GMBH|PLC|S\.P\.A|S\.R\.L|S\.L|S\.A)\b/gu;
const QUOTED = /["“«]([^"”»\n]{2,60})["”»]/g;
/** Words that stand for a party, a paper or its parts wherever a contract uses them. */
const ROLE =
  /^(?:SUPPLIER|PROVIDER|VENDOR|CONTRACTOR|CONSULTANT|LICENSOR|LICENSEE|SELLER|BUYER|PURCHASER|FRANCHISOR|FRANCHISEE|LESSOR|LESSEE|LANDLORD|TENANT|MANUFACTURER|DISTRIBUTOR|RESELLER|CUSTOMER|CLIENT|EMPLOYER|EMPLOYEE|SUBSCRIBER|AGREEMENT|FORNITORE|CLIENTE|VENDITORE|ACQUIRENTE|LOCATORE|CONDUTTORE|COMMITTENTE|APPALTATORE|PROVEEDOR|VENDEDOR|COMPRADOR|ARRENDADOR|ARRENDATARIO)$/;
const PART = /^(?:SECTION|ARTICLE|CLAUSE|SCHEDULE|EXHIBIT|ANNEX|APPENDIX|ATTACHMENT)$/;
const MONTH = /^(?:JANUARY|FEBRUARY|MARCH|APRIL|MAY|JUNE|JULY|AUGUST|SEPTEMBER|OCTOBER|NOVEMBER|DECEMBER)$/;
/** Kept as they are: abbreviations and numerals, which no dictionary tells from words. */
const KEPT = /^(?:LLC|LLP|PLC|GMBH|USA|UK|EU|USD|EUR|GBP|VAT|IVA|GDPR|CCPA|HIPAA|SLA|NDA|IP|API|ISO|PDF|[IVX]{2,})$/;
const LEGAL_FORM = /^(?:INC|LTD|CORP|CO|NO|MR|MRS|MS|DR|ART|SEC)$/;

/** The text with the capitals of its running lines read as small letters; the same text when it does not shout. */
export function unshouted(text: string, known: Dictionary): string {
  if (!shouts(text)) return text;
  const names = namesIn(text);
  const parts: string[] = [];
  let runs = false;
  for (const line of text.split(/(\r?\n)/)) {
    if (/^\r?\n$/.test(line)) {
      parts.push(line);
      continue;
    }
    const words = line.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
    const goesOn: boolean = runs && words > 0;
    const body: boolean = !/\p{Ll}{2}/u.test(line) && (words >= WORDS_OF_A_LINE || goesOn);
    parts.push(body ? quiet(line, goesOn, names, known) : line);
    runs = body && !/[.:;!?]["”’)]*\s*$/.test(line);
  }
  return parts.join('');
}

function shouts(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  if (capitals < FEWEST_LETTERS) return false;
  return capitals >= SHOUTED * (capitals + (text.match(/\p{Ll}/gu)?.length ?? 0));
}

/** The line in small letters but for the beginnings of sentences and names. */
function quiet(line: string, goesOn: boolean, names: Names, known: Dictionary): string {
  const parts: string[] = [];
  let done = 0;
  let name = 0;
  const words = Array.from(line.matchAll(WORD));
  words.forEach(({ 0: word, index }, i) => {
    parts.push(line.slice(done, index));
    done = index + word.length;
    name = Math.max(name - 1, names.lengthAt(words, i));
    const begins = opensSentence(line.slice(Math.max(0, index - 12), index), index, goesOn);
    parts.push(isKept(line, word, index) ? word : read(word, name > 0 || begins || isName(line, word, index, known)));
  });
  return parts.join('') + line.slice(done);
}

function opensSentence(before: string, index: number, goesOn: boolean): boolean {
  if (/^[\s\d.()*"“#-]*$/.test(before) && index <= 12) return !goesOn;
  const [, abbreviation = ''] = /(\p{Lu}+)\.\s+$/u.exec(before) ?? [];
  return !LEGAL_FORM.test(abbreviation) && /[.!?]["”’)]*\s+["“(]*$/.test(before);
}

function isKept(line: string, word: string, index: number): boolean {
  const [before, after] = [line[index - 1] ?? '', line[index + word.length] ?? ''];
  if (KEPT.test(word) || /[$€£\d&]/.test(after) || /[\d&]/.test(before)) return true;
  // A list's letter, or an initial; the article and the pronoun are between blanks.
  return word.length === 1 && (/[).]/.test(after) || (word !== 'A' && word !== 'E' && word !== 'O' && word !== 'Y'));
}

function isName(line: string, word: string, index: number, known: Dictionary): boolean {
  if (ROLE.test(word)) return true;
  const after = line.slice(index + word.length, index + word.length + 8);
  if (PART.test(word)) return /^\s+(?:\d|[A-Z]\b|[IVX]+\b)/.test(after);
  if (MONTH.test(word))
    return /^,?\s+\d/.test(after) || /\d(?:ST|ND|RD|TH)?\s+(?:OF\s+)?$/.test(line.slice(Math.max(0, index - 8), index));
  return known(word.toLowerCase()) === false;
}

/** Length kept: a letter whose small one is longer stays as it is. */
function read(word: string, capital: boolean): string {
  const lower = word.toLowerCase();
  if (lower.length !== word.length) return word;
  return capital ? (word[0] as string) + lower.slice(1) : lower;
}

interface Names {
  /** Words of the name that begins with this word; 0 when none does. */
  readonly lengthAt: (words: readonly RegExpExecArray[], i: number) => number;
}

/** Terms in quotation marks and companies, by their first words. */
function namesIn(text: string): Names {
  const byFirst = new Map<string, string[][]>();
  for (const [, found = ''] of [
    ...text.matchAll(QUOTED),
    ...Array.from(text.matchAll(COMPANY), ([all]) => ['', all]),
  ]) {
    const words = found.match(WORD) ?? [];
    const [first] = words;
    if (first === undefined || words.length > 6) continue;
    const known = byFirst.get(first) ?? [];
    if (!known.some((other) => other.join(' ') === words.join(' '))) byFirst.set(first, [...known, words]);
  }
  return {
    lengthAt: (words, i) => {
      const terms = byFirst.get((words[i] as RegExpExecArray)[0]) ?? [];
      const fitting = terms.filter((term) => term.every((word, k) => words[i + k]?.[0] === word));
      return Math.max(0, ...fitting.map(({ length }) => length));
    },
  };
}
