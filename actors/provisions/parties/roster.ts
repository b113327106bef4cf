import type { ParsedDocument } from '../../reading/index.ts';
import { PhraseTrie } from '../grammar/phrase-trie.ts';
import { type Token, tokensOf } from '../grammar/tokens.ts';
import type { Lexicon } from '../language/lexicon.ts';
import { words } from '../language/verb-index.ts';
import type { RosterParty } from '../provision.ts';

/** Who can be named in a document: the parties under all their names, found in tokens. */
export interface Roster {
  readonly parties: readonly RosterParty[];
  /** The party named by the tokens from `at`, with how many they are. */
  readonly at: (
    tokens: readonly Token[],
    at: number,
  ) => { readonly party: number; readonly length: number } | undefined;
}

/** Uses that make a role out of a capitalised word where nobody is introduced. */
const USES_OF_A_ROLE = 3;
/** Most parties told apart. */
const MOST = 12;
const LEGAL_FORM =
  /,?\s+(?:inc|corp|corporation|llc|l\.l\.c|ltd|limited|gmbh|plc|s\.?p\.?a|s\.?r\.?l|s\.?a|s\.?l|n\.v|b\.v|l\.p|lp|llp|ag|company|co)\b\.?.*$/i;
/** A short name that is no party's. */
const NOT_A_ROLE =
  /^(?:you|your|yours|we|us|our|part(?:y|ies)|agreement|effective date|services?|products?|parti|parte|partes|las partes|le parti)$/i;

export function rosterOf(document: ParsedDocument, lexicon: Lexicon): Roster {
  const kept = partiesOf(document, lexicon);
  const trie = new PhraseTrie<number>();
  kept.forEach(({ aliases }, index) => {
    for (const alias of aliases) {
      const phrase = tokensOf(alias, 0, alias.length).map(({ word }) => word);
      if (phrase.length > 0) trie.add(phrase, index);
    }
  });
  const pronouns = new Set([...words(lexicon.we), ...words(lexicon.you)]);
  const small = kept.map(({ aliases }) => aliases.some((alias) => /^\p{Ll}/u.test(alias)));
  return {
    parties: kept,
    at(tokens, at) {
      const found = trie.at(tokens, at);
      if (found === undefined) return undefined;
      const token = tokens[at] as Token;
      // `the customer` in small letters names the Customer only where the document writes it so.
      if (!token.isCapital && !pronouns.has(token.word) && small[found.value] !== true) return undefined;
      return { party: found.value, length: found.length };
    },
  };
}

/** Uses of `you` that make a text one that speaks to its reader. */
const SPEAKS_TO_READER = 8;
/** How much of a text tells whether it speaks to its reader (UTF-16 units). */
const SAMPLE = 20_000;

function partiesOf(document: ParsedDocument, lexicon: Lexicon): readonly RosterParty[] {
  const named = introduced(document, lexicon);
  const terms = namesReader(document, lexicon, named);
  if (terms !== undefined) return terms;
  const all = named.length >= 2 ? named : [...named, ...byUse(document, lexicon, named)];
  return withDefinedRoles(document, lexicon, all);
}

/** Terms that say `we` and `you`: two parties, whatever else they are called. */
function namesReader(
  document: ParsedDocument,
  lexicon: Lexicon,
  named: readonly RosterParty[],
): RosterParty[] | undefined {
  const sample = document.text.slice(0, SAMPLE).toLowerCase();
  const you = words(lexicon.you);
  const uses = you.reduce(
    (sum, word) => sum + [...sample.matchAll(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'gu'))].length,
    0,
  );
  if (uses < SPEAKS_TO_READER) return undefined;
  const customer = named.find(({ side }) => side === 'customer');
  const provider = named.find((party) => party !== customer);
  const company = provider?.aliases ?? speaker(document, [...you, ...words(lexicon.we)]);
  return [
    {
      name: provider?.name ?? company[0] ?? words(lexicon.we)[0] ?? 'we',
      aliases: [...company, ...words(lexicon.we)],
      side: 'provider',
    },
    { name: customer?.name ?? you[0] ?? 'you', aliases: [...(customer?.aliases ?? []), ...you], side: 'customer' },
  ];
}

/** Uses as a subject that make a company of a name. */
const USES_AS_SUBJECT = 3;

/** The name that is most often the subject: the party that wrote the terms. */
function speaker(document: ParsedDocument, pronouns: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const [, name = ''] of document.text.matchAll(
    /(?<![\p{L}])(\p{Lu}[\p{L}\d]{2,20}) (?:may|will|shall|reserves|does|has|cannot|is not|provides)(?![\p{L}])/gu,
  ))
    if (
      !pronouns.includes(name.toLowerCase()) &&
      !/^(?:This|These|That|The|It|There|Users?|If|No|Any|All|They|Neither|Nothing|Content|Service|Services|Terms|Some|What|Who|Each|Agreement|Company)$/.test(
        name,
      )
    )
      counts.set(name, (counts.get(name) ?? 0) + 1);
  const best = [...counts].toSorted((a, b) => b[1] - a[1])[0];
  return best !== undefined && best[1] >= USES_AS_SUBJECT ? [best[0]] : [];
}

function introduced(document: ParsedDocument, lexicon: Lexicon): RosterParty[] {
  const found: RosterParty[] = [];
  for (const { name, role, end } of document.parties.slice(0, MOST)) {
    const aliases = new Set<string>([name]);
    const short = name.replace(LEGAL_FORM, '');
    if (short.length > 2) aliases.add(short);
    if (role !== '') aliases.add(role);
    const bracket = document.definitions.find(({ term, by }) => term === role && by.start >= end - 1);
    for (const { term, by } of document.definitions)
      if (bracket !== undefined && by.start === bracket.by.start && !NOT_A_ROLE.test(term)) aliases.add(term);
    for (const alias of aliases) aliases.add(alias.replace(/^(?:the|il|lo|la|l['’]|el)\s*/i, ''));
    const cited = role === '' ? short : role;
    // `Birch Inc. ("You")`: a pronoun is a role where the parties made it one.
    const isRole = (alias: string): boolean =>
      !NOT_A_ROLE.test(alias) || (alias === role && /^(?:You|We)$/.test(alias));
    if (!isRole(cited)) continue;
    found.push({
      name: cited,
      aliases: [...aliases].filter((alias) => alias.length > 1 && isRole(alias)),
      side: sideOf([...aliases], lexicon),
    });
  }
  return found.map((party) => ({
    ...party,
    aliases: party.aliases.filter((alias) => !isOthersName(alias, party, found)),
  }));
}

/** One bracket may define both parties: a name that another party is cited by is not this one's. */
const isOthersName = (alias: string, party: RosterParty, all: readonly RosterParty[]): boolean =>
  alias !== party.name && all.some((other) => other !== party && other.name === alias);

/** Roles that the text uses often, whichever they are. */
function byUse(document: ParsedDocument, lexicon: Lexicon, known: readonly RosterParty[]): RosterParty[] {
  const roles = [...words(lexicon.roles.provider), ...words(lexicon.roles.customer)].filter((role) => role.length > 3);
  const wanted = new Map(roles.map((role) => [role, 0]));
  for (const [word] of document.text.matchAll(/(?<![\p{L}])\p{Lu}\p{L}{3,20}(?![\p{L}])/gu)) {
    const count = wanted.get(word.toLowerCase());
    if (count !== undefined) wanted.set(word.toLowerCase(), count + 1);
  }
  const taken = new Set(known.flatMap(({ aliases }) => aliases.map((alias) => alias.toLowerCase())));
  return [...wanted]
    .filter(([role, count]) => count >= USES_OF_A_ROLE && !taken.has(role))
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 4)
    .map(([role]) => {
      const printed = role.charAt(0).toUpperCase() + role.slice(1);
      return { name: printed, aliases: [printed], side: sideOf([printed], lexicon) };
    });
}

/** Uses that make a party of a role that is defined outside the opening. */
const USES_OF_A_DEFINED_ROLE = 6;
/** How far after the term its meaning names a party (UTF-16 units). */
const MEANING = 60;

/** Roles that are defined apart from the parties: `"Distributor" means Siemens`. */
function withDefinedRoles(document: ParsedDocument, lexicon: Lexicon, all: readonly RosterParty[]): RosterParty[] {
  const roles = new Set([...words(lexicon.roles.provider), ...words(lexicon.roles.customer)]);
  const taken = new Set(all.flatMap(({ aliases }) => aliases.map((alias) => alias.toLowerCase())));
  const parties = all.map((party) => ({ ...party, aliases: [...party.aliases] }));
  for (const { term, end, by, uses } of document.definitions) {
    if (!roles.has(term.toLowerCase()) || taken.has(term.toLowerCase()) || parties.length >= MOST) continue;
    taken.add(term.toLowerCase());
    const meaning = document.text.slice(end, Math.min(by.end, end + MEANING));
    const same = parties.find(({ aliases }) => aliases.some((alias) => alias.length > 2 && meaning.includes(alias)));
    if (same !== undefined) same.aliases.push(term);
    else if (uses.length >= USES_OF_A_DEFINED_ROLE && parties.length < 2)
      parties.push({ name: term, aliases: [term], side: sideOf([term], lexicon) });
  }
  return parties;
}

function sideOf(aliases: readonly string[], lexicon: Lexicon): RosterParty['side'] {
  for (const alias of aliases) {
    const last = tokensOf(alias, 0, alias.length).at(-1)?.word ?? '';
    if (words(lexicon.roles.provider).includes(last)) return 'provider';
    if (words(lexicon.roles.customer).includes(last)) return 'customer';
  }
  return undefined;
}
