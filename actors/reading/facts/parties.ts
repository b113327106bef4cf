import type { Clause, Definition, Party } from '../parsed-document.ts';
import { inOrder } from '../structure/clause-at.ts';

/** How far into the document the parties introduce themselves, UTF-16 units. */
const OPENING = 7000;
/** Farthest a short name stands from the end of the one before it, UTF-16 units: a description, not a page. */
const FARTHEST = 900;
/** Most parties told apart. */
const MOST = 20;
const NOT_ROLES =
  /^(?:(?:this |the )?(?:\w+ ){0,4}agreement|effective date|part(?:y|ies)|commencement date|contract|term|date|signing date|execution date|recitals?|amendment|joint venturers?|services?|closing|products?|territory|plan|lease|transaction|merger|initial term|sec|commission|work)$/i;
const COMPANY =
  /\b(?:Inc|INC|Corp|CORP|LLC|L\.L\.C|Ltd|LTD|Limited|LIMITED|GmbH|GMBH|PLC|plc|S\.p\.A|S\.r\.l|S\.A|N\.V|B\.V|L\.P|LP|LLP|AG|Corporation|CORPORATION|Company|COMPANY|Co|Trust|Bank|University|Foundation|Association|Partnership|S\.L|Pty)\b\.?/;
/** Words after which the next party's name begins. */
const BEGINS =
  /(?:\b(?:by and between|by and among|by and amongst|between|among|amongst|entered into with|[Tt]ra|[Ff]ra|[Ee]ntre|Between|Among|is made by|BETWEEN|AMONG)\b[:\s]{1,4}|\b(?:and|AND|e|y|with)\b[:,\s]{1,4}|[;)]\s{0,4}|\n\s{0,40}\n\s{0,40}|\(\d\)\s{0,4})/g;
const DESCRIBED =
  /\s(?:an?\s(?:[\p{L}-]{1,20}\s){0,4}?(?:corporation|company|partnership|trust|bank|individual|association)|whose|having|with\s(?:its|an?|offices?|principal)|located|organized|incorporated|acting|on behalf|doing business|d\/b\/a|a\/k\/a|residing|of\s\d|at\s\d|\d{1,5}(?:st|nd|rd|th)\s(?:[Ff]loor|[Ss]treet|[Aa]venue)|\d{1,6}\s(?:[A-Z][\p{L}.]{0,20}\s){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Lane|Way|Plaza|Floor)\b|con sede|con domicilio)\b/u;
/** A comma that does not merely precede the legal form (`Acme, Inc.`). */
const COMMA =
  /,(?!\s{0,3}(?:Inc|INC|LLC|L\.L\.C|Ltd|LTD|Corp|CORP|L\.P|LP|LLP|N\.A|S\.A|Co\b|PLC|P\.C|Limited|LIMITED)\b)/;

/** Who contracts: from the opening (`between X, a Delaware corporation ("Company"), and Y`), else from the signatures. */
export function findParties(text: string, clauses: readonly Clause[], definitions: readonly Definition[]): Party[] {
  const introduced = fromOpening(text, definitions);
  if (introduced.length >= 2) return introduced;
  const paired = merged(introduced, fromBetween(text));
  return paired.length >= 2 ? paired : merged(paired, fromSignatures(text, clauses));
}

function merged(first: readonly Party[], more: readonly Party[]): Party[] {
  const known = new Set(first.map((party) => party.name.toLowerCase()));
  return inOrder([...first, ...more.filter((party) => !known.has(party.name.toLowerCase()))]);
}

/** Every short name given in brackets in the opening, with the name in front of the bracket. */
function fromOpening(text: string, definitions: readonly Definition[]): Party[] {
  const opening = openingOf(text);
  const between = betweenIn(opening);
  const brackets = definitions.filter(({ start, by }) => start < opening.length && text[by.start] === '(');
  const said = between ? named(text, brackets, between.index, true) : [];
  const silent = said.length >= 2 ? said : named(text, brackets, 0, false);
  return silent.length > said.length ? silent : said;
}

/** Without the word `between` only a company's name is taken for a party's. */
function named(text: string, brackets: readonly Definition[], begin: number, between: boolean): Party[] {
  const parties: Party[] = [];
  let from = begin;
  let bracket = -1;
  for (const { term, by } of brackets) {
    if (by.start < from || by.start === bracket) continue;
    if (by.start - from > FARTHEST && parties.length > 0) break;
    bracket = by.start;
    const name = NOT_ROLES.test(term) ? undefined : nameBefore(text, from, by.start);
    if (name && (between || COMPANY.test(name.name))) parties.push({ ...name, role: term });
    from = by.end;
  }
  return parties.slice(0, MOST);
}

/** What stands before the recitals: short names given later are not those of parties. */
function openingOf(text: string): string {
  const opening = text.slice(0, OPENING);
  const end = opening.search(
    /\b(?:WHEREAS|RECITALS?|BACKGROUND|Recitals|Background|W\s?I\s?T\s?N\s?E\s?S\s?S\s?E\s?T\s?H|NOW,? THEREFORE|Whereas)\b/,
  );
  return end > 150 ? opening.slice(0, end) : opening;
}

/** `by and between` says it plainly; a bare `between` on a cover page comes second. */
function betweenIn(opening: string): RegExpExecArray | null {
  return (
    /\b(?:by and (?:between|among|amongst)|entered into (?:by|between|with)|made (?:by|between))\b/i.exec(opening) ??
    /\b(?:between|among|amongst|tra|entre)\b/i.exec(opening)
  );
}

/** The name that begins after the last `between`, `and` or bracket and ends at the first comma or description. */
function nameBefore(text: string, from: number, to: number): Omit<Party, 'role'> | undefined {
  const passage = text.slice(from, to);
  let best: { start: number; end: number; name: string } | undefined;
  for (const begin of [0, ...Array.from(passage.matchAll(BEGINS), (match) => match.index + match[0].length)]) {
    const candidate = nameAt(passage, begin);
    if (candidate && (!best || score(candidate.name) > score(best.name))) best = candidate;
  }
  return best && { name: best.name, start: from + best.start, end: from + best.end };
}

function score(name: string): number {
  return (COMPANY.test(name) ? 10 : 0) + (/^[A-Z]/.test(name) ? 2 : 0);
}

function nameAt(passage: string, begin: number): { start: number; end: number; name: string } | undefined {
  const rest = passage.slice(begin, begin + 160);
  const start = begin + rest.search(/[^\s,.:;)\]"”*_]/);
  const tail = passage
    .slice(start, start + 160)
    .replace(/^(?:and|AND|e|y)[:,\s]+/, (skipped) => ' '.repeat(skipped.length));
  const lead = tail.search(/\S/);
  if (lead < 0) return undefined;
  const ends = [
    tail.search(COMMA),
    tail.search(DESCRIBED),
    tail.slice(lead).search(/\s?\(|\n\s*\n|;|\s{3}|\*\*/) + lead,
    tail.length,
  ].filter((end) => end > lead);
  const name = tail.slice(lead, Math.min(...ends)).replace(/[\s,:]+$/, '');
  const clean = name.replace(/\s+/g, ' ');
  if (
    name.length < 2 ||
    name.length > 110 ||
    !/^(?:[\p{Lu}\d[]|\p{Ll}{1,2}\p{Lu})/u.test(name) ||
    !isName(clean) ||
    clean.includes(':')
  )
    return undefined;
  return { start: start + lead, end: start + lead + name.length, name: clean };
}

/** Capitalised words, with none in small letters but those that names have. */
function isName(name: string): boolean {
  if (
    /^(?:The (?:parties|undersigned|following|term|work)|Parties|Between|Among|Tra|Fra|Entre|Therefore|Now|Upon|Address|Client Name|General Counsel|Source|Exchange Commission|Regulations|Attention|This|These|WHEREAS|Section|Article|In|Suite|On|As|It|If|All|Any|Each|For|By|To|When|Such)\b/i.test(
      name,
    )
  )
    return false;
  // A numbered heading on the way to the bracket is no name.
  if (/^\d{1,2}\.\s|\b(?:Responsibilities|Obligations|Definitions)\b/.test(name)) return false;
  return !(name.match(/(?<![\p{L}\p{N}.'’&-])\p{Ll}+(?![\p{L}.])/gu) ?? []).some(
    (word) => !/^(?:of|the|and|for|de|del|di|della|la|van|von|der|e|y|in|an?|d|plc|doing)$/.test(word),
  );
}

/** `between X and Y` without short names. */
function fromBetween(text: string): Party[] {
  const match = betweenIn(openingOf(text));
  if (!match) return [];
  const from = match.index + match[0].length;
  const passage = text.slice(from, from + FARTHEST);
  const first = nameAt(passage, 0);
  if (!first) return [];
  const parties: Party[] = [];
  const joined = /\s(?:and|AND|e|y)\s/.exec(first.name);
  const firstEnd = joined ? first.start + joined.index : first.end;
  parties.push({
    name: passage.slice(first.start, firstEnd).replace(/\s+/g, ' '),
    role: '',
    start: from + first.start,
    end: from + firstEnd,
  });
  const and = /\b(?:and|AND|e|y)\b[:,\s]{1,4}/g;
  and.lastIndex = firstEnd;
  const next = and.exec(passage);
  const second = next && nameAt(passage, next.index + next[0].length);
  if (second) parties.push({ name: second.name, role: '', start: from + second.start, end: from + second.end });
  return parties.filter((party) => COMPANY.test(party.name) || /^\p{Lu}\S+ \p{Lu}/u.test(party.name));
}

/** Company names on lines of their own, or in columns, in the signature block. */
function fromSignatures(text: string, clauses: readonly Clause[]): Party[] {
  const parties = new Map<string, Party>();
  for (const clause of clauses) {
    if (clause.kind !== 'signature') continue;
    const block = text.slice(clause.start, Math.min(clause.end, clause.start + 3000));
    for (const match of block.matchAll(
      /(?:^|[\n:]|\s{3})[ \t]{0,80}(?=[\p{Lu}\d])((?:[^\s:_(]+\s{1,2}){0,8}[^\s:_(]+)/gu,
    )) {
      const name = (match[1] as string).replace(/\s+/g, ' ');
      if (
        name.length > 90 ||
        !COMPANY.test(name) ||
        !isName(name) ||
        /\b(?:IN WITNESS|hereto|agreement|authorized|\d{1,2}-[KQG]|S-\d|8-K|by)\b|\d{4}$/i.test(name)
      )
        continue;
      const start = clause.start + match.index + match[0].length - (match[1] as string).length;
      const key = name.toLowerCase();
      if (!parties.has(key)) parties.set(key, { name, role: '', start, end: start + (match[1] as string).length });
    }
  }
  return [...parties.values()].slice(0, 10);
}
