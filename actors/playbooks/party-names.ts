/** A playbook's wording in the names of one contract. */

import { provisionsOf } from '../provisions/index.ts';
import type { ParsedDocument } from '../reading/index.ts';
import type { Side } from '../sides/index.ts';

/** What the contract calls the two sides; null where that cannot be told. */
export type PartyNames = Readonly<Record<Side, string | null>>;

/**
 * @param own the client's own party, by its index
 * @param ownSide which side the playbook takes the client for
 */
export function partyNames(document: ParsedDocument, own: number | undefined, ownSide: Side | undefined): PartyNames {
  const { parties } = provisionsOf(document);
  const named = (side: Side): string | null => parties.find((party) => party.side === side)?.name ?? null;
  // Of two parties the one that is not the customer is the provider, whatever it is called.
  const facing = (side: Side): string | null => {
    const at = parties.findIndex((party) => party.side === side);
    return parties.length === 2 && at >= 0 ? (parties[1 - at]?.name ?? null) : null;
  };
  if (own === undefined || ownSide === undefined) {
    const known = { provider: named('provider'), customer: named('customer') };
    return { provider: known.provider ?? facing('customer'), customer: known.customer ?? facing('provider') };
  }
  const other = ownSide === 'provider' ? 'customer' : 'provider';
  const ownName = parties[own]?.name ?? null;
  const otherName = parties.length === 2 ? (parties[1 - own]?.name ?? null) : named(other);
  return ownSide === 'provider'
    ? { provider: ownName, customer: otherName }
    : { provider: otherName, customer: ownName };
}

/** Articles, each with the words in which it stands: a preposition may have taken it in. */
const ARTICLES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  en: { the: ['the'] },
  it: {
    il: ['il', 'del', 'al', 'dal', 'nel', 'sul'],
    la: ['la', 'della', 'alla', 'dalla', 'nella', 'sulla'],
    lo: ['lo', 'dello', 'allo', 'dallo', 'nello', 'sullo'],
    'l’': ['l’', 'dell’', 'all’', 'dall’', 'nell’', 'sull’'],
    "l'": ["l'", "dell'", "all'", "dall'", "nell'", "sull'"],
  },
  es: { el: ['el', 'del', 'al'], la: ['la'] },
};
const GENERIC: Readonly<Record<string, Record<Side, string>>> = {
  en: { provider: 'the provider', customer: 'the customer' },
  it: { provider: 'il fornitore', customer: 'il cliente' },
  es: { provider: 'el proveedor', customer: 'el cliente' },
};

/** Whether the wording can be put into the contract: it names nobody whose name is unknown there. */
export const canSay = (wording: string, names: PartyNames): boolean =>
  (['provider', 'customer'] as const).every(
    (side) => !new RegExp(`\\{${side}\\}`, 'i').test(wording) || isName(names[side]),
  );

/** `You shall` would need another verb than the wording has. */
const isName = (name: string | null): boolean => name !== null && !/^(?:you|we|us|your|our)$/i.test(name);

/** A preposition and the article after it, as one word: `del`, `alla`, `dell’`. */
const JOINED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  it: { di: 'de', a: 'a', da: 'da', su: 'su', in: 'ne' },
  es: { de: 'de', a: 'a' },
};
const ENDINGS: Readonly<Record<string, readonly [article: RegExp, ending: string][]>> = {
  it: [
    [/^il /, 'l '],
    [/^la /, 'lla '],
    [/^lo /, 'llo '],
    [/^l(?=['’])/, 'll'],
  ],
  es: [[/^el /, 'l ']],
};

/** The wording with the contract's names, and their article where the contract has one. */
export function inNames(wording: string, names: PartyNames, document: ParsedDocument): string {
  const { code } = document.language;
  return wording.replace(PLACEHOLDER, (_, preposition: string | undefined, placeholder: string) => {
    const side = placeholder.toLowerCase() as Side;
    const name = names[side];
    const own = name === null ? (GENERIC[code] ?? GENERIC.en)?.[side] : withArticle(name, document);
    const words = /^\p{Lu}/u.test(placeholder) ? capitalised(own ?? side) : (own ?? side);
    return preposition === undefined ? words : joined(preposition, words, code);
  });
}

const PLACEHOLDER = /(?:(?<!\p{L})(di|da|su|in|a|de) )?\{([pP]rovider|[cC]ustomer)\}/gu;

function joined(preposition: string, words: string, code: string): string {
  const stem = JOINED[code]?.[preposition];
  const found = ENDINGS[code]?.find(([article]) => article.test(words));
  return stem === undefined || found === undefined
    ? `${preposition} ${words}`
    : stem + words.replace(found[0], found[1]);
}

/** The article that is before the name most of the times, where any does. */
function withArticle(name: string, { text, language }: ParsedDocument): string {
  const all = text.split(name).length - 1;
  const articles = Object.entries(ARTICLES[language.code] ?? {}).map(([article, forms]) => {
    const gap = /['’]$/.test(article) ? '' : ' ';
    const before = forms
      .flatMap((form) => [form, capitalised(form)])
      .flatMap((word) => ['', '"', '“', '«'].map((quote) => word + gap + quote));
    const uses = before.reduce((sum, words) => sum + text.split(words + name).length - 1, 0);
    return { words: `${article}${gap}${name}`, uses };
  });
  const [usual] = articles.toSorted((a, b) => b.uses - a.uses);
  return usual !== undefined && usual.uses * 2 > all ? usual.words : name;
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
