/**
 * Identities: who the document is about, under names that say nothing. What is sent has the pseudonyms, what comes back has
 * the names again. Pseudonyms are no anonymity: who knows the deal may know the parties.
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

export function identitiesOf({ text, parties }: Pick<ParsedDocument, 'text' | 'parties'>): Identities {
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
  for (const [kind, pattern] of PATTERNS) {
    const found = new Set([...text.matchAll(pattern)].map(([each]) => each));
    for (const [index, each] of [...found].entries()) if (!places.has(each)) places.set(each, `${kind}_${index + 1}`);
  }
  if (places.size === 0) return { hide: (same) => same, restore: (same) => same };
  const names = [...places.keys()].toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const hidden = new RegExp(names.map(inAnySpacing).join('|'), 'gu');
  const back = new Map([...places].map(([name, place]) => [place, name]));
  return {
    hide: (sent) => sent.replace(hidden, (found) => places.get(oneLine(found)) ?? places.get(found) ?? 'REDACTED'),
    restore: (json) =>
      json.replace(/\b(?:PARTY|EMAIL|ACCOUNT|PHONE|URL)_\d+(?:_SHORT)?(?:_UPPER)?\b/g, (place) => {
        const name = back.get(place);
        return name === undefined ? place : JSON.stringify(name).slice(1, -1);
      }),
  };
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** The name as a whole word, however its words are parted. */
function inAnySpacing(name: string): string {
  const words = name.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const before = /^[\p{L}\p{N}]/u.test(name) ? '(?<![\\p{L}\\p{N}])' : '';
  const after = /[\p{L}\p{N}]$/u.test(name) ? '(?![\\p{L}\\p{N}])' : '';
  return `${before}${words.join('\\s+')}${after}`;
}
