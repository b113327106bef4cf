/** Who owes a duty, as a name for a table: the party where it is one, empty where the text does not say. */
import type { Speaker } from '../../languages/index.ts';
import type { Provision, RosterParty } from '../../provisions/index.ts';
import { partyWords } from '../deal/party-words.ts';
import { cleanName, isPronoun, isSomebody, namedParty } from './actor-words.ts';
import type { Names } from './duty-effect.ts';

/** Words of a name at most; more are half a sentence. */
const NAME = 8;

/** @param actor the words before the verb, `words` the whole of what is said */
export function dutyOwner(
  actor: string,
  words: string,
  provision: Provision | undefined,
  { parties, named, speaker }: Names & { readonly speaker: Speaker },
): string {
  const name = cleanName(actor);
  const party = namedParty(name, parties);
  if (party === undefined && isPronoun(name))
    return provision === undefined ? '' : spoken(cleanName(bearerOf(provision, parties)), speaker);
  if (party !== undefined && !receives(provision))
    return isAlone(name, party) ? spoken(party.name, speaker) : capital(name);
  if (
    party === undefined &&
    (isSomebody(name) || named.has(name)) &&
    !receives(provision) &&
    name.split(' ').length <= NAME
  )
    return capital(partyWords(name, speaker));
  return spoken(doer(words, party, provision, parties), speaker);
}

const spoken = (name: string, speaker: Speaker): string => (name === '' ? '' : capital(partyWords(name, speaker)));
const capital = (name: string): string => name.charAt(0).toLocaleUpperCase() + name.slice(1);

function bearerOf({ bearer }: Provision, parties: readonly RosterParty[]): string {
  if (bearer.kind === 'mutual') return bearer.name;
  return bearer.kind === 'party' ? (parties[bearer.party]?.name ?? bearer.name) : '';
}

/** One name and no more: `Neither A nor B`, `A and B` are shown as they are. */
const isAlone = (name: string, { aliases }: RosterParty): boolean =>
  !/^(?:each|either|neither|both|any|all|every|no)\b|\s(?:and|or|nor|e|o|y)\s/i.test(name) &&
  aliases.some((alias) => name.toLowerCase().includes(alias.toLowerCase()));

/** Acts whose passive subject gets something: `the Consultant shall be paid`. */
const GIVES: ReadonlySet<Provision['action']> = new Set(['pay', 'notify', 'refund', 'indemnify', 'train', 'deliver']);
const receives = (provision: Provision | undefined): boolean =>
  provision?.passive === true && GIVES.has(provision.action);

/** Who acts in a passive sentence: the party named after `by`, or the only party other than the one it is done for. */
function doer(
  words: string,
  receiver: RosterParty | undefined,
  provision: Provision | undefined,
  parties: readonly RosterParty[],
): string {
  const flat = words.replace(/\s+/g, ' ');
  const verb = VERB_PHRASE.exec(flat)?.[0] ?? '';
  const by = parties.find(({ aliases }) => aliases.some((alias) => standsBehind(verb, BY, alias)));
  if (by !== undefined) return by.name;
  const gives = provision?.passive === true && GIVES.has(provision.action);
  if (parties.length !== 2 || !(gives || MONEY_DUE.test(flat))) return '';
  const to = receiver ?? parties.find(({ aliases }) => aliases.some((alias) => standsBehind(flat, TO, alias)));
  return to === undefined ? '' : (parties.find((other) => other !== to)?.name ?? '');
}

/** Money that is to be paid. */
const MONEY_DUE =
  /^\W*(?:(?:all|any|each|the|such|said|this|these) )*(?:\w+ ){0,2}(?:payments?|fees?|amounts?|sums?|invoices?|royalties)\b[^.;]{0,60}?\b(?:shall|will|must|is|are) (?:be )?(?:due|payable|paid|made)\b/i;
/** From the verb of the passive to where its sentence tells something else. */
const VERB_PHRASE =
  /(?<!\p{L})(?:shall|will|must|is|are|deve|devono|dovrà|dovranno|deberán?|debe|deben)\s(?:(?!\s(?:as|which|that|if|unless|designated|incurred)\s)[^,;.]){0,70}(?:\p{L}+)?/iu;

const BY = ['by ', 'by the ', 'da ', 'dal ', 'dalla ', 'por ', 'por el ', 'por la '];
const TO = ['to ', 'to the ', 'a ', 'al ', 'alla ', 'a la '];

/** Whether the name stands right after one of the words, and not in the genitive. */
function standsBehind(flat: string, before: readonly string[], alias: string): boolean {
  const lower = flat.toLowerCase();
  return before.some((word) => {
    const at = lower.indexOf(` ${word}${alias.toLowerCase()}`);
    return at >= 0 && /^(?![’']s?\s|[\p{L}\p{N}])/u.test(flat.slice(at + 1 + word.length + alias.length));
  });
}
