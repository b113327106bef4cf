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

const ARTICLES: Readonly<Record<string, readonly string[]>> = {
  en: ['the'],
  it: ['il', 'la', 'lo', 'l’', "l'"],
  es: ['el', 'la'],
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

/** The wording with the contract's names, and their article where the contract has one. */
export function inNames(wording: string, names: PartyNames, document: ParsedDocument): string {
  return wording.replace(/\{([pP]rovider|[cC]ustomer)\}/g, (_, placeholder: string) => {
    const side = placeholder.toLowerCase() as Side;
    const name = names[side];
    const words = name === null ? (GENERIC[document.language.code] ?? GENERIC.en)?.[side] : withArticle(name, document);
    return /^\p{Lu}/u.test(placeholder) ? capitalised(words ?? side) : (words ?? side);
  });
}

/** The article that stands before the name most of the times, where any does. */
function withArticle(name: string, { text, language }: ParsedDocument): string {
  const all = text.split(name).length - 1;
  const articles = (ARTICLES[language.code] ?? []).map((article) => {
    const gap = /['’]$/.test(article) ? '' : ' ';
    const before = [article, capitalised(article)].flatMap((word) =>
      ['', '"', '“', '«'].map((quote) => word + gap + quote),
    );
    const uses = before.reduce((sum, words) => sum + text.split(words + name).length - 1, 0);
    return { words: `${article}${gap}${name}`, uses };
  });
  const [usual] = articles.toSorted((a, b) => b.uses - a.uses);
  return usual !== undefined && usual.uses * 2 > all ? usual.words : name;
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
