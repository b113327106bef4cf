/** Legal forms that end a name: what follows them is a description. */
const STRONG =
  'Inc(?:orporated)?|inc|INC(?:ORPORATED)?|Corp|CORP|LLC|L\\.L\\.C|Ltda|LTDA|Ltd|LTD|Limited|LIMITED|GmbH|GMBH|PLC|plc|Plc|S\\.?p\\.?A|S\\.?P\\.?A|S\\.?r\\.?l|S\\.R\\.L|S\\.?a\\.?r\\.?l|SARL|S\\.A\\.S|S\\.A\\.U|S\\.L\\.U|S\\.A|SA|S\\.L|SL|N\\.V|NV|B\\.V|BV|L\\.P|LP|LLP|L\\.L\\.P|AG|Aktiengesellschaft|AKTIENGESELLSCHAFT|A\\.?S|A/S|a\\.s|AB|Oy|KG|GK|N\\.A|P\\.C|Pty|PTY|PTE|Pte|C\\.V|R\\.L|S\\.?n\\.?c|S\\.?a\\.?s|Bhd|Co|CO';
/** Words that make a company of a name and may be inside it. */
const WEAK =
  'Corporation|CORPORATION|Company|COMPANY|Trust|TRUST|Bank|BANK|University|UNIVERSITY|Università|Universidad|Foundation|FOUNDATION|Association|ASSOCIATION|Partnership|PARTNERSHIP|Partners|PARTNERS|Institute|INSTITUTE|Center|Hospital|HOSPITAL|Authority|AUTHORITY|Department|DEPARTMENT|Group|GROUP|Holdings?|HOLDINGS?|Associates|ASSOCIATES|Society|College|Fund|FUND|Council|Comune|Ayuntamiento|Sociedad|Cooperativa|Onlus|Bancorp|Technologies|TECHNOLOGIES|Systems|SYSTEMS|Enterprises|ENTERPRISES|Industries|INDUSTRIES';

const STRONG_WORD = new RegExp(`^(?:${STRONG})\\.?$`);
const FORM = new RegExp(
  `(?<![\\p{L}\\d])(?:${STRONG}|${WEAK}|(?:City|Town|Village|Port) of|(?:CITY|TOWN) OF)(?![\\p{L}\\d])`,
  'u',
);
/** A legal form after a comma or a bracket: `, Inc.`, ` Limited`. */
const FORM_AHEAD = new RegExp(
  `[\\s,]{0,6}(?:de\\s+)?(?:\\((?:Pty|PTY|Proprietary|PROPRIETARY|Private|PRIVATE)\\)[\\s.]{1,3})?(?:${STRONG}|Incorporated|National Association|Pty|and Company|and Co|& Co|Co)(?![\\p{L}\\d'’])`,
  'uy',
);

export const isStrongForm = (word: string): boolean => STRONG_WORD.test(word);

/** Whether the name is that of a company, an office or a body, by one of its words. */
export const hasLegalForm = (name: string): boolean => FORM.test(name);

/** Whether a legal form comes next, only commas and blanks between. */
export function formAhead(text: string, at: number): boolean {
  FORM_AHEAD.lastIndex = at;
  return FORM_AHEAD.test(text);
}

/** A name of partners: `, Bruyette & Woods, Inc.` after `Keefe`. */
const PARTNERS = new RegExp(
  `(?:,\\s{1,3}\\p{Lu}[\\p{L}-]{1,20}){1,4},?\\s{1,3}(?:&|and)\\s{1,3}\\p{Lu}[\\p{L}-]{1,20}(?=[\\s,]{1,3}(?:${STRONG}|Company)(?![\\p{L}\\d]))`,
  'uy',
);
/** What is after an inner bracket of a name, up to the legal form: `Education Consulting Co`. */
const REST = new RegExp(`(?:\\s{1,3}[\\p{Lu}&][\\p{L}&'’-]{0,24}){1,6}[\\s,]{1,3}(?:${STRONG})(?![\\p{L}\\d])`, 'uy');

/** How long the list of partners is that runs from the comma at the offset to a legal form; 0 when none does. */
export function partnersAhead(text: string, at: number): number {
  PARTNERS.lastIndex = at;
  return PARTNERS.exec(text)?.[0].length ?? 0;
}

/** Whether the words of a name and its legal form come next. */
export function restAhead(text: string, at: number): boolean {
  REST.lastIndex = at;
  return REST.test(text);
}

/** The name of a company ends somewhere in it: where all of them end, for code that looks for the name before. */
export const strongForms = (text: string): Iterable<RegExpExecArray> =>
  text.matchAll(new RegExp(`(?<=[\\s,])(?:${STRONG})(?![\\p{L}\\d'’])\\.?`, 'gu'));
