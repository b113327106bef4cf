import type { Party } from '../parsed-document.ts';
import { hasLegalForm } from './legal-form.ts';
import { readPartyName } from './party-name.ts';
import { readBracket } from './short-name.ts';

/** Labels of a form in front of a name: `Party A: Acme Ltd.`, `Seller: Acme Ltd.`, `FORNITORE: Alfa S.p.A.`. */
const LABEL =
  /(?:^|\n|\|\s|[ \t]{2}|\. )[*#|]{0,3}[ \t]{0,2}(?:\d{1,2}[.)]\s)?(?:[Tt]he |THE )?((?:Party|PARTY) [A-F1-4]|(?:[Ss]eller|[Bb]uyer|[Pp]urchaser|[Ss]upplier|[Cc]ustomer|[Cc]lient|[Cc]ontractor|[Cc]onsultant|[Ll]icen[sc]or|[Ll]icen[sc]ee|[Ll]andlord|[Tt]enant|[Ll]essor|[Ll]essee|[Ff]ranchisor|[Ff]ranchisee|[Dd]istributor|[Rr]eseller|[Mm]anufacturer|[Ss]ponsor|[Bb]orrower|[Ll]ender|[Ee]mployer|[Ee]mployee|[Pp]rovider|[Vv]endor|[Aa]gent|[Pp]rincipal|[Oo]wner|[Ss]ervice [Pp]rovider|[Dd]isclosing [Pp]arty|[Rr]eceiving [Pp]arty|[Dd]iscloser|[Rr]ecipient|[Ff]ornitore|[Cc]liente|[Cc]ommittente|[Aa]ppaltatore|[Ll]ocatore|[Cc]onduttore|[Vv]enditore|[Aa]cquirente|[Pp]roveedor|[Aa]rrendador|[Aa]rrendatario|[Vv]endedor|[Cc]omprador)|[A-Z]{5,14})(?:\s?\/\s?([\p{L}-]{3,20}))?(?:\s?\([^()\n]{1,40}\))?(?:\s(?:[Nn]ame|NAME))?\s{0,3}[:：|][ \t|*]{0,8}(?:\r?\n[ \t|*]{0,20}){0,3}/gu;
/** Labels in capitals that are no role. */
const NO_ROLE =
  /^(?:ADDRESS|ATTENTION|CONTACT|TITLE|NOTICE|NOTICES|AGREEMENT|BETWEEN|PARTIES|DATED|EXHIBIT|SOURCE|PRODUCT|PRODUCTS|SERVICES?|TELEPHONE|EMAIL|SUBJECT|WHEREAS|RECITALS|BACKGROUND|DEFINITIONS|TERRITORY|PRICE|SIGNATURE|NAMES?|WITNESS(?:ETH)?|INCLUDING|PROVIDED|FOLLOWS)$/;
/** How far into the document a form names its parties, UTF-16 units. */
const FORM = 4_000;
/** A label is read as a party's without a legal form after it where there are so many of the kind. */
const SEVERAL = 2;

/** Parties of a form, in its order. A label whose blank is empty is a party known by its role. */
export function labelledParties(opening: string, end: number): Party[] {
  const found: (Party & { readonly sure: boolean })[] = [];
  for (const match of opening.slice(0, Math.min(end, FORM)).matchAll(LABEL)) {
    const { 0: whole, 1: label = '', index } = match;
    const role = label.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    if (NO_ROLE.test(label) || found.some((party) => party.role === role || party.name === role)) continue;
    const name = readPartyName(opening, index + whole.length);
    const start = index + whole.indexOf(label);
    if (name !== undefined && !/^\s{0,4}:/.test(opening.slice(name.end, name.end + 5)))
      found.push({ ...name, role: calledBehind(opening, name.end) ?? role, sure: hasLegalForm(name.name) });
    else if (!/^[A-Z]+$/.test(label))
      found.push({ name: role, role: '', start, end: start + label.length, sure: false });
  }
  if (found.filter(({ sure }) => sure).length === 0 || found.length < SEVERAL) return [];
  return found
    .filter(({ sure, role }) => sure || !/^[A-Z]+$/.test(role))
    .map(({ name, role, start, end: nameEnd }) => ({ name, role, start, end: nameEnd }));
}

/** A short name in brackets right after the name says more than the label. */
function calledBehind(text: string, end: number): string | undefined {
  const open = /^[\s,]{0,4}(?=\()/.exec(text.slice(end, end + 6));
  const called = open === null ? undefined : readBracket(text, end + open[0].length)?.role;
  return called === '' ? undefined : called;
}
