/**
 * Identities: the parties of the document under pseudonyms. What is sent has the pseudonyms, what comes back has
 * the names again. Pseudonyms are not anonymity: a reader who knows the deal may recognise the parties.
 */
import type { ParsedDocument } from '../reading/index.ts';

/** Both ways of one document. */
export interface Identities {
  hide(text: string): string;
  /** Of a text that is JSON: the names come back escaped as its strings need them. */
  restore(json: string): string;
}

const PATTERNS: readonly (readonly [string, RegExp])[] = [
  ['EMAIL', /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g],
  ['ACCOUNT', /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g],
  ['PHONE', /(?<![\w.])\+\d[\d ()/-]{6,18}\d/g],
  ['URL', /\b(?:https?:\/\/|www\.)[^\s<>"')]{3,200}/g],
];

/** A legal form or a comma says where the name that people use ends. */
const FORM =
  /,?\s+(?:Ltd|Limited|LLC|LLP|Inc|Corp(?:oration)?|GmbH|AG|S\.?A\.?|S\.?p\.?A\.?|S\.?r\.?l\.?|S\.?L\.?|B\.?V\.?|N\.?V\.?|plc|PLC|KG|Co)\b\.?.*$/;

type Named = Pick<ParsedDocument, 'text' | 'parties'>;

const KNOWN = new WeakMap<Named, Identities>();

/** Read once of each document, however often its pieces are sent. */
export function identitiesOf(document: Named): Identities {
  const known = KNOWN.get(document) ?? readIdentities(document);
  KNOWN.set(document, known);
  return known;
}

function readIdentities({ text, parties }: Named): Identities {
  const places = new Map<string, string>();
  for (const [index, { name }] of parties.entries()) {
    const short = name.replace(FORM, '').trim();
    for (const [form, suffix] of [
      [name, ''],
      [short, '_SHORT'],
    ] as const) {
      if (form.length > 2 && !places.has(form)) places.set(form, `PARTY_${index + 1}${suffix}`);
      if (form.length > 2 && !places.has(form.toUpperCase()))
        places.set(form.toUpperCase(), `PARTY_${index + 1}${suffix}_UPPER`);
    }
  }
  const besides = places.size === 0 ? text : text.replace(anyOf([...places.keys()]), ' ');
  const elsewhere = new Set(besides.match(/[\p{L}\p{N}’'-]+/gu));
  for (const [index, { name }] of parties.entries()) {
    for (const [nth, part] of partsOf(name, elsewhere).entries())
      if (!places.has(part)) places.set(part, `PARTY_${index + 1}_PART_${nth + 1}`);
  }
  for (const [kind, pattern] of PATTERNS) {
    const found = new Set([...text.matchAll(pattern)].map(([each]) => each));
    for (const [index, each] of [...found].entries()) if (!places.has(each)) places.set(each, `${kind}_${index + 1}`);
  }
  if (places.size === 0) return { hide: (same) => same, restore: (same) => same };
  const hidden = anyOf([...places.keys()]);
  const back = new Map([...places].map(([name, place]) => [place, name]));
  return {
    hide: (sent) => sent.replace(hidden, (found) => places.get(oneLine(found)) ?? places.get(found) ?? 'REDACTED'),
    restore: (json) =>
      json.replace(/\b(?:PARTY|EMAIL|ACCOUNT|PHONE|URL)_\d+(?:_SHORT|_PART_\d+)?(?:_UPPER)?\b/g, (place) => {
        const name = back.get(place);
        return name === undefined ? place : JSON.stringify(name).slice(1, -1);
      }),
  };
}

const WORD = /^\p{Lu}[\p{L}\p{N}’'-]{2,}$/u;

/**
 * What a quotation may hold of a name that it is cut in: the beginnings and ends of two words or more, and each word that the
 * document has nowhere else. Other words of a name are ordinary ones. Pieces keep the commas of the name.
 */
function partsOf(name: string, elsewhere: ReadonlySet<string>): string[] {
  const words = [...name.matchAll(/[^\s,]+/g)];
  const pieces = words
    .flatMap(({ index, 0: word }) => [name.slice(0, index + word.length), name.slice(index)])
    .filter((piece) => wordsOf(piece).filter((word) => WORD.test(word)).length > 1);
  const own = wordsOf(name).filter((word) => WORD.test(word) && !elsewhere.has(word));
  return [...pieces, ...own];
}

const wordsOf = (name: string): readonly string[] => name.match(/[^\s,]+/g) ?? [];

/** The longest first, so that a name goes before its parts. */
const anyOf = (names: readonly string[]): RegExp =>
  new RegExp(
    names
      .toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1))
      .map(inAnySpacing)
      .join('|'),
    'gu',
  );

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** The name as a whole word, however its words are parted. */
function inAnySpacing(name: string): string {
  const words = name.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const before = /^[\p{L}\p{N}]/u.test(name) ? '(?<![\\p{L}\\p{N}])' : '';
  const after = /[\p{L}\p{N}]$/u.test(name) ? '(?![\\p{L}\\p{N}])' : '';
  return `${before}${words.join('\\s+')}${after}`;
}
