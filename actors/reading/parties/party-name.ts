import type { Span } from '../parsed-document.ts';
import { formAhead, hasLegalForm, isStrongForm, partnersAhead, restAhead } from './legal-form.ts';

/**
 * The name of somebody who contracts, read from where it begins: capitalised words up to the legal form, the comma, the
 * bracket or the description after it. Says nothing where what is there is a place, a heading or a sentence.
 */
export interface PartyName extends Span {
  readonly name: string;
}

/** Longest name that is read, UTF-16 units. */
const LONGEST = 150;
const MOST_WORDS = 14;
/** A bracket inside a name: `SHBV (HONG KONG) LTD`. */
const INNER_BRACKET = /\s{0,2}\(([^()"“”]{1,40})\)/y;
const WORD = /([ \t\u00a0]{0,12}(?:\r?\n[ \t\u00a0]{0,60})?)([^\s,;:()"“”„«»[\]|*_（）]+)/y;
const CONNECTIVE =
  /^(?:of|the|for|de|del|della|dello|dei|di|da|do|dos|das|la|las|los|van|von|der|den|in|à|et|und|y|e|&|d|and|AND|OF|THE|FOR|DE|DEL|plc|a\.s\.?|e\.V\.?|s\.r\.o\.?|mbH|doing)$/;
const JOINS = /^(?:and|AND|y|Y|e|et|und|&)$/;
/** Small letters first, as some companies write themselves: `i-Escrow`, `bw-3`, `ebix.com`. */
const SMALL_BRAND =
  /^(?:\p{Ll}{1,6}[-\d]*\p{Lu}|\p{Ll}[\p{Ll}\d-]{1,20}\.(?:com|net|org|io)$|\p{Ll}{1,6}-\d|\p{Ll}\d{1,3}$)/u;
/** Words that no name begins with. */
const NO_BEGINNING =
  /^(?:part(?:y|ies)|between|among|tra|fra|entre|therefore|now|upon|address|attention|attn|source|this|these|that|those|there|whereas|sections?|articles?|clauses?|exhibits?|schedules?|annex|suite|floor|room|on|as|it|its|if|all|any|each|either|both|for|by|to|when|such|in|at|with|from|of|and|or|not|no|tel|fax|telephone|phone|email|e-mail|contact|date|dated|page|confidential|agreement|contract|recitals?|background|hereinafter|hereafter|herein|collectively|together|individually|effective|you|your|your?s|we|us|our|i|he|she|they|his|her|their|which|who|whose|where|while|under|subject|notwithstanding|pursuant|having|being|located|registered|acting|whether|other|following|undersigned|table|contents|po|p\.o|via|viale|piazza|calle|avenida|corso|name|title|signature|signed|click|please|welcome|except|unless|terms|conditions|january|february|march|april|may|june|july|august|september|october|november|december|sede|codice|partita|con|domicilio|products?|services?|territory|licens(?:e|ed)|registration|company no|user|users|end)$/i;
/** Words that no name holds. */
const NO_NAME =
  /\b(?:WHEREAS|Agreement|AGREEMENT|Contract|CONTRACT|Exhibit|EXHIBIT|Article|ARTICLE|hereto|hereof|hereby|herein|thereof|shall|SHALL|will be|Responsibilities|Obligations|Definitions|DEFINITIONS|RECITALS|Recitals|R E C I T A L S|Mental Hygiene$|Avenue|Boulevard|Blvd|Street|STREET|Suite|Confidential Treatment|P\.O\. Box|Effective Date|INFORMATION|Managing Director|Counsel|President|Officer|Chairman|Authorized|Selected Dealers|Exchange Commission|Act of \d{4}|(?:Act|Code|Directive|Regulations?|Statute)$|Terms of (?:Use|Service)|Privacy Policy)\b/;

/** The name that begins at the offset, or nothing. `joined` lets a name run over `and`: `Louisville Gas and Electric Company`. */
export function readPartyName(text: string, at: number, joined = true): PartyName | undefined {
  const first = wordAt(text, at);
  if (first === undefined || !begins(first.word) || /[_\]]\s{0,3}$/.test(text.slice(Math.max(0, at - 4), at))) return;
  const start = first.start;
  let end = start;
  let words = 0;
  let next: Word | undefined = first;
  while (next !== undefined && next.end - start <= LONGEST && words <= MOST_WORDS) {
    const here: Word = next;
    const so = text.slice(start, end);
    if (words > 0 && !follows(text, so, here, joined)) break;
    end = here.end;
    words++;
    next = wordAt(text, end);
  }
  end = behindForm(text, start, end);
  return named(text, start, end);
}

interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  readonly blank: string;
}

/** The next word of a name; a comma or bracket is passed only where the legal form is after it. */
function wordAt(text: string, at: number): Word | undefined {
  WORD.lastIndex = at;
  const found = WORD.exec(text);
  if (found) {
    const [whole, blank = '', word = ''] = found;
    return { word, start: at + blank.length, end: at + whole.length, blank };
  }
  INNER_BRACKET.lastIndex = at;
  const inner = INNER_BRACKET.exec(text);
  const behind = at + (inner?.[0].length ?? 0);
  if (inner && /^\p{Lu}/u.test(inner[1] as string) && (formAhead(text, behind) || restAhead(text, behind)))
    return { word: inner[0].trim(), start: at, end: at + inner[0].length, blank: ' ' };
  const partners = text[at] === ',' ? partnersAhead(text, at) : 0;
  if (partners > 0) return { word: text.slice(at + 2, at + partners), start: at, end: at + partners, blank: ' ' };
  if (/^\s{0,3},/.test(text.slice(at, at + 4)) && formAhead(text, at)) {
    const comma = text.indexOf(',', at) + 1;
    WORD.lastIndex = comma;
    const form = WORD.exec(text);
    if (form) return { word: form[2] as string, start: comma, end: comma + form[0].length, blank: ' ' };
  }
  return undefined;
}

function begins(word: string): boolean {
  if (NO_BEGINNING.test(word.replace(/[.,]+$/, ''))) return false;
  if (/^\d{1,4}\.?$/.test(word) || /^\d{1,5}(?:st|nd|rd|th)$/i.test(word)) return false;
  return /^[\p{Lu}\d'‘]/u.test(word) || SMALL_BRAND.test(word);
}

/** Whether the word belongs to the name that ran so far. */
function follows(text: string, so: string, { word, end, blank }: Word, joined: boolean): boolean {
  const bare = word.replace(/[.,]+$/, '');
  const last = so.slice(so.search(/[^\s,]+$/));
  if (
    /\r?\n/.test(blank) &&
    hasLegalForm(so) &&
    !isStrongForm(word) &&
    !CONNECTIVE.test(bare) &&
    !CONNECTIVE.test(last)
  )
    return false;
  if (blank.length >= 3 && !blank.includes('\n') && hasLegalForm(so)) return false;
  if (isStrongForm(word)) return true;
  if (word.startsWith('(')) return true;
  if (isStrongForm(last)) return /^(?:Company|COMPANY|Co|Liability|Partnership)$/.test(bare);
  if (last.endsWith('.') && last.length > 6 && !hasLegalForm(last)) return false;
  if (/^\d[\d-]*$/.test(bare)) return !hasLegalForm(so) && bare.length < 5;
  if (JOINS.test(bare)) return joins(text, so, bare, end, joined);
  if (CONNECTIVE.test(bare))
    // `Acme Services of 4703 Main Street`: an address begins.
    return (
      /^(?:\s{1,20})(?:\p{Lu}|\d(?!\d\d))/u.test(text.slice(end, end + 22)) ||
      CONNECTIVE.test(last) ||
      /^\s(?:the|la|los|las)\s\p{Lu}/u.test(text.slice(end, end + 8))
    );
  if (
    /^(?:With|Located|Having|Whose|Address|Attn|Attention|Suite|Hereinafter|Tel|Telephone|Phone|Fax|Email|E-mail|Contact|WHEREAS|Whereas|By|Its|Name|Title|Registered|Date|Dated|As|AS|Effective)$/.test(
      bare,
    )
  )
    return false;
  return /^[\p{Lu}\d'’®™!-]/u.test(word) || SMALL_BRAND.test(word);
}

/** `Gas and Electric Company` is one name, `Ada Stone and Ben Field` are two. */
function joins(text: string, so: string, word: string, end: number, joined: boolean): boolean {
  const ahead = text.slice(end, end + 80).split(/[,;(\n]/)[0] as string;
  if (word === '&') return /^\s{0,2}\p{Lu}/u.test(ahead) && !(hasLegalForm(so) && hasLegalForm(ahead));
  if (!joined || hasLegalForm(so) || /\d/.test(so) || /^(?:Dr|Mr|Mrs|Ms)\b/.test(so)) return false;
  return (
    /^\s{1,2}\p{Lu}/u.test(ahead) && /\b(?:Co|Company|COMPANY|Corporation|CORPORATION|Commerce|COMMERCE)\b/.test(ahead)
  );
}

/** `INC .`: the stop of an abbreviation belongs to the name, also where the file tore it off. */
function behindForm(text: string, start: number, end: number): number {
  const torn = /^\s{0,3}\./.exec(text.slice(end, end + 4));
  return torn && isStrongForm(/[^\s,]+$/.exec(text.slice(start, end))?.[0] ?? '') ? end + torn[0].length : end;
}

function named(text: string, start: number, to: number): PartyName | undefined {
  let end = to;
  while (end > start) {
    const tail = /(?:[\s,:–—-]+|\s(?:of|the|for|de|del|di|da|in|and|AND|&|y|e|et|a|an|A|AN))$/.exec(
      text.slice(start, end),
    );
    if (tail) end -= tail[0].length;
    else break;
  }
  const printed = text.slice(start, end);
  const last = /[^\s,]+$/.exec(printed)?.[0] ?? '';
  if (printed.endsWith('.') && !/\.\p{L}{1,3}\.$/u.test(printed) && !isStrongForm(last) && last.length > 3) end -= 1;
  const name = text
    .slice(start, end)
    .replace(/\s+/g, ' ')
    .replace(/\s+([.,])/g, '$1');
  const words = name.split(' ').length;
  if (name.length < 2 || !/\p{L}/u.test(name) || NO_NAME.test(name) || /\s\d{1,3}\s\d|\d\.\d/.test(name))
    return undefined;
  if (words > 9 && !hasLegalForm(name)) return undefined;
  if (isStrongForm(name) || /^[A-Z]$/.test(name)) return undefined;
  return { name, start, end };
}
