/** What a party is called from then on, as a bracket or `hereinafter` after its name says it. */
export interface ShortName {
  /** The short name of one party; empty when the bracket names none. */
  readonly role: string;
  /** The short name of several parties together: `collectively, the "Sellers"`; empty when there is none. */
  readonly group: string;
  /** It names the sides as such: `each a "Party"`. */
  readonly closes: boolean;
  readonly end: number;
}

/** Longest bracket that defines a short name, UTF-16 units. */
const LONGEST = 420;
const QUOTED =
  /(?:["“”„«»〝]|''|’’)\s{0,3}([^"“”„«»〝\n]{1,60}?(?:\n[^"“”„«»\n]{1,40}?)?)\s{0,3}(?:["“”»〞]{1,2}|['’](?![\p{L}])['’"”]?)/gu;
const QUOTED_ONCE = /['‘’]\s?([^'‘’\n]{2,40}?)\s?['‘’]/g;
const HEREINAFTER =
  /(?:here(?:in)?-?\s?after|herein|(?:is|are|be) (?:referred to|called|known)|d['’]ora (?:in poi|innanzi)|(?:qui )?di seguito|in seguito|en (?:lo sucesivo|adelante)|denominat[oa]|denominad[oa])/iy;
const CALLED =
  /(?:[\s,:]|\b(?:here(?:in)?-?\s?after|herein|is|are|be|to|as|referred|known|called|designated|sometimes|also|individually|the|an?|d['’]ora|in|poi|innanzi|qui|di|seguito|en|lo|sucesivo|adelante|denominat[oa]|denominad[oa]|anche|solo|semplicemente|come|il|la|lo|l['’]|el)\b){0,14}\s*/iy;
const NOT_A_ROLE =
  /^(?:(?:this |the )?(?:[\w-]+ ){0,5}(?:agreement|contract|addendum|amendment|lease|plan|deed)|(?:\w+ )?(?:effective |commencement |signing |execution |closing )?dates?|part(?:y|ies)|part[ei]s?|la parte|las partes|le parti|contratto|contrato|acuerdo|accordo|terms?|recitals?|joint venturers?|services?|closing|products?|territory|transaction|merger|initial term|sec|commission|work|system|schedule|exhibit|(?:\w+ ){0,4}(?:act|code|rules?|plan|site|board))$/i;
const PARTY = /^(?:part(?:y|ies)|part[ei]s?|joint venturers?)$/i;
const TOGETHER =
  /\b(?:collectively|jointly|together(?! with (?:its|his|her|their|any|all|the))|each|both|individually|singularly|congiuntamente|conjuntamente|collettivamente)\b/i;
/** `Acme, LLC, on behalf of itself and its affiliates (collectively, "Acme")`: that is what Acme is called. */
const FOR_ITSELF =
  /\b(?:on behalf of|for) (?:itself|himself|herself)\b[^()]{0,80}$|\b(?:with|and) (?:its|certain of its) (?:subsidiaries|affiliates)[^()]{0,20}$/i;
const SUCCESSORS = /\b(?:together with|including) (?:its|his|her|their|any|all)\b/i;
const PRONOUN = /^(?:we|us|our|ours|you|your|yours|noi|voi|tu|nosotros|usted)$/;

/** The bracket that opens at the offset. Undefined when it defines nothing. */
export function readBracket(text: string, open: number): ShortName | undefined {
  const close = closing(text, open);
  if (close === undefined) return undefined;
  const inside = text.slice(open + 1, close);
  const quoted = /["“”„«»]|''/.test(inside) ? terms(inside, QUOTED) : terms(inside, QUOTED_ONCE);
  // One quotation mark of two was lost.
  const bare = inside.replace(/["“”]|(?<=\s)-(?=\p{L})/gu, '');
  const found = quoted.length > 0 ? quoted : unquoted(bare, text, close);
  if (found.length === 0) return undefined;
  const names = sorted(found);
  const own = names.role === '' && FOR_ITSELF.test(text.slice(Math.max(0, open - 120), open).replace(/\s+/g, ' '));
  return { ...names, ...(own && { role: names.group, group: '' }), end: close + 1 };
}

/** `hereinafter referred to as "Customer"` without a bracket, at the offset. */
export function readHereinafter(text: string, at: number): ShortName | undefined {
  HEREINAFTER.lastIndex = at;
  const begun = HEREINAFTER.exec(text);
  if (!begun) return undefined;
  CALLED.lastIndex = at;
  const lead = CALLED.exec(text)?.[0] ?? '';
  const from = at + Math.max(lead.length, begun[0].length);
  const ahead = text.slice(from, from + 90);
  const quoted = /^\s{0,3}["“”„«]\s?([^"“”»\n]{1,60}?)\s?[,.]?\s?["“”»]/.exec(ahead);
  const bare = /^(\p{Lu}[\p{L}\d&’'-]{1,30}(?: \p{Lu}[\p{L}\d&’'-]{1,30}){0,3})/u.exec(ahead);
  const [whole, term = ''] = quoted ?? bare ?? [];
  if (whole === undefined || /collectively|jointly/i.test(lead) || TOGETHER.test(lead)) return undefined;
  return { ...sorted([{ term: tidy(term), lead: '' }]), end: from + whole.length };
}

function closing(text: string, open: number): number | undefined {
  let depth = 0;
  for (let at = open; at < Math.min(text.length, open + LONGEST); at++) {
    const sign = text[at];
    if (sign === '(' || sign === '（') depth++;
    if (sign === ')' || sign === '）') depth--;
    if (depth === 0) return at;
  }
  return undefined;
}

interface Term {
  readonly term: string;
  readonly lead: string;
}

function terms(inside: string, pattern: RegExp): Term[] {
  let from = 0;
  return Array.from(inside.matchAll(pattern)).flatMap(({ 0: whole, 1: term = '', index }) => {
    const lead = inside.slice(from, index);
    from = index + whole.length;
    return tidy(term) === '' ? [] : [{ term: tidy(term), lead }];
  });
}

/** How often, and how near, a word in brackets is used again for it to be a short name (UTF-16 units). */
const USES = 2;
const NEAR = 6_000;

/** `(hereinafter IntriCon)`; and `(Client)` or `(ITS)` where the text goes on to call somebody so. */
function unquoted(inside: string, text: string, close: number): Term[] {
  const bare = /^\s*(?:the )?(\p{Lu}[\p{L}\d&.-]{1,20}(?: \p{Lu}\p{L}{2,20})?)\s*$/u.exec(inside)?.[1];
  if (
    bare !== undefined &&
    !/^(?:[A-Z]{2}|[ivxIVX]+|[A-Z]+ [A-Z]{5,}|U\.S\.?|Act|Inc|Ltd|SEC|USA|Pty|UK|EU)$/.test(bare)
  ) {
    const uses = text.slice(close, close + NEAR).split(bare).length - 1;
    if (uses >= USES) return [{ term: bare, lead: '' }];
  }
  const found =
    /^\s*(?:here(?:in)?-?\s?after|herein|hereafter|di seguito|en adelante|en lo sucesivo|d['’]ora (?:in poi|innanzi))\b(?:[\s,:]|\b(?:referred|to|as|known|called|the|collectively|individually|anche|solo|il|la|lo|el|denominat[oa]|denominad[oa])\b){0,12}(\p{Lu}[^,;()]{1,40})$/iu.exec(
      inside.trim(),
    );
  return found?.[1] === undefined ? [] : [{ term: tidy(found[1]), lead: '' }];
}

function sorted(found: readonly Term[]): Pick<ShortName, 'role' | 'group' | 'closes'> {
  const closes = found.some(({ term }) => PARTY.test(term));
  const named = found.filter(({ term }) => !NOT_A_ROLE.test(term) && !/^[\d\s.,$%-]+$/.test(term));
  const isTogether = ({ lead }: Term): boolean =>
    TOGETHER.test(lead) && !SUCCESSORS.test(lead) && !/^[\s,]*(?:each|both)?[\s,]*$/i.test(lead);
  const single = named.filter((one) => !isTogether(one));
  const role = single.find(({ term }) => !PRONOUN.test(term)) ?? single[0];
  const group = named.find((one) => isTogether(one));
  return { role: role?.term ?? '', group: group?.term ?? '', closes };
}

const tidy = (term: string): string =>
  term
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.;:*_]+|[\s,.;:*_]+$/g, '')
    .replace(/^the (?=\S)/i, '')
    // `El Proveedor` is a role with its article, `El Camino Foods` a name.
    .replace(/^(?:(?:il|lo|la|l['’]|el) (?=\S)|(?:Il|Lo|La|L['’]|El|IL|LO|LA|EL) (?=\S+$))/, '');

export const isPronoun = (role: string): boolean => PRONOUN.test(role);
