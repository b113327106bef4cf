import type { RosterParty } from '../../provisions/index.ts';

/** What the words before a modal verb name: somebody who can owe something, somebody already named, or a thing. */

/** Nouns of people and bodies that act for themselves, at the end of a name or before `of`. */
const PEOPLE =
  /(?<!\p{L})(?:arbitrators?|arbiters?|auditors?|accountants?|agents?|affiliates?|subsidiar(?:y|ies)|personnel|employees?|staff|officers?|directors?|members?|(?:share|stock)holders?|partners?|(?:joint )?venturers?|trustees?|executors?|administrators?|heirs?|estate|successors?|representatives?|insurers?|carriers?|banks?|committees?|boards?|councils?|teams?|mediators?|counsel|attorneys?|court|tribunal|company|companies|corporation|landlord|tenant|client|undersigned|persons?|part(?:y|ies)|entit(?:y|ies)|individuals?|recipients?|sponsor|institution|anyone|everyone|nobody|both|all of them|parte|parti|partes|soci[oa]?|amministrator[ei]|arbitr[oi]|perit[oi]|fornitor[ei]|client[ei]s?|committent[ei]|appaltator[ei]|venditor[ei]|compratrice|acquirent[ei]|conduttor[ei]|locator[ei]|banca|società|impresa|consulente|proveedor(?:es)?|empresa|sociedad|árbitros?|peritos?|arrendatari[oa]s?|arrendador(?:es)?|vendedor(?:es)?|comprador(?:es)?|contratista|contratante|banco)$/iu;
/** English nouns of agents by their endings: `Licensee`, `Guarantor`. */
const AGENT = /(?:[a-z]{2}ee|[a-z]{3}[eo]r|[a-z]{3}ant)s?$/i;
/** Words with such an ending that are things. */
const THINGS_LIKE_AGENTS =
  /(?:^|[\s-])(?:order|offer|letter|number|power|paper|matter|error|fee|guarantee|warrant|grant|covenant|tender|transfer|register|sector|factor|server|computer|remainder|waiver|charter|quarter|labor|chapter|cover|disclaimer|surrender|other|manner|water|floor|color|restaurant|plant|container|dollar|trailer|banner|filter|retainer|reminder|parameter|motor|reactor|monitor|indicator|denominator|numerator|answer|favor|behavior|newsletter|header|folder|tier|minor|prior|latter|former|degree|variant)s?$/i;
/** A noun phrase ends before what only describes it. */
const DESCRIBES =
  /\s+(?:of|for|to|in|on|at|by|with|from|under|pursuant|hereunder|thereof|which|who|that|whose|receiving|providing|having|making|due|payable|owed|owing|engaged|appointed|designated|named|required|di|del|della|delle|dei|degli|per|de|para|por|que|che|hereto|as|expressly|agrees?)(?:\s.*)?$/isu;

/** Whether the name is of somebody who acts: a person, a body, a role. */
const NOBODY = /^(?:no|nessun[oa]?|ning[uú]n[oa]?) (?!part(?:y|ies|e)\b)/i;

export function isSomebody(actor: string): boolean {
  const name = actor.replace(/\s+/g, ' ').trim();
  // `No other court shall have jurisdiction` binds nobody; `no party` does.
  if (NOBODY.test(name)) return false;
  const head = name
    .replace(/^(?:each|any|either|neither|every|all|none|both|one) of (?:the )?/i, '')
    .replace(DESCRIBES, '');
  if (PEOPLE.test(head)) return true;
  if (/[’']s?$/.test(head)) return false;
  return AGENT.test(head) && !THINGS_LIKE_AGENTS.test(head);
}

const PRONOUN = /^(?:he|she|it|they|we|you|egli|essa|esso|essi|ellos?|ellas?)$/i;
export const isPronoun = (actor: string): boolean => PRONOUN.test(actor.trim());

/** What joins a name to the words before it, and what is between a name and its verb. */
const BEFORE_NAME =
  /^(?:(?:then|and|or|but|that|if|provided(?: however)?(?: that)?|further|notwithstanding|in addition|moreover)[\s,]+)+/i;
/** An adverbial before it: `On 30 June 2026 the Customer`. */
const ADVERBIAL =
  /^(?:on|in|at|upon|after|before|during|within|by|following|until|for|under|with|without)\s.*\s(?=(?:the|each|either|neither|both)\s\p{Lu}?\p{L}+(?:\s\p{Lu}\p{L}+)*$)/isu;
const BEHIND_NAME =
  /[\s,;:(-]*(?:\b(?:hereby|hereunder|hereto|thereafter|together|further|also|then|thereupon|therefore|each|jointly|severally|mutually|expressly|specifically|and|or|non|no)\b|(?<=\p{L})\s+\d{1,4})?[\s,;:(-]*$/iu;

/** The mark of a list item before a name: `C. `, `(ii) `. */
export const ITEM_MARK = /^(?:\(\w{1,4}\)|(?:[A-Za-z]|[ivx]{1,4}|\d{1,2}(?:\.\d{1,2}){0,3})[.)])\s*(?=\S)/;

/** The name without what joins it to its sentence, and without the number of a page that ended after it. */
export function cleanName(actor: string): string {
  const name = actor.replace(/\s+/g, ' ').trim().replace(ITEM_MARK, '').replace(BEFORE_NAME, '').replace(ADVERBIAL, '');
  const ends =
    /\b(?:section|article|paragraph|clause|phase|level|exhibit|schedule|tier|amendment|no\.?|part|party|step|group|class|type) \d+$/i;
  return ends.test(name) ? name : name.replace(BEHIND_NAME, '');
}

/** Before a name that it is one of. */
const DETERMINERS =
  /^(?:(?:the|each|either|neither|both|any|all|every|no|such|said|an?|il|lo|la|i|gli|le|l['’]|el|los|las|un[ao]?)\s+|l['’]){1,3}/i;
/** Behind a name that stands for itself or beside another one. */
const NAME_ENDS = /^(?:\s*$|\s+(?:and|or|nor|e|o|y)\s|\s*[,(&]|\s+(?:further|hereby|also|agrees?|non|no)\b)/i;

/** The party that the words begin with, not in the genitive: `the Supplier`, `CCGI and PVSS`; undefined for `CCGI's books`. */
export function namedParty(actor: string, parties: readonly RosterParty[]): RosterParty | undefined {
  const name = actor.replace(/\s+/g, ' ').trim();
  const bare = name.replace(DETERMINERS, '');
  return parties.find(({ aliases }) =>
    [name, bare].some((words) =>
      aliases.some(
        (alias) => words.toLowerCase().startsWith(alias.toLowerCase()) && NAME_ENDS.test(words.slice(alias.length)),
      ),
    ),
  );
}
