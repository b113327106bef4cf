/**
 * The text as lines: where each begins and ends without its outer white space, and which of them are not content at all
 * (page numbers, running headers, filing stamps, rules made of dashes).
 */
export interface Line {
  /** First sign that is not white space; equals end on a blank line. */
  readonly start: number;
  readonly end: number;
  kind: 'text' | 'blank' | 'noise' | 'rule' | 'contents';
}

const PAGE_NUMBER =
  /^(?:[-–—[(\s]{0,4}\d{1,4}[-–—\])\s]{0,4}|[ivxl]{2,6}|(?:page|pagina|página|pag\.)\s{0,3}\d{1,4}(?:\s{0,3}(?:of|di|de|\/)\s{0,3}\d{1,4})?|\d{1,3} (?:of|\/) \d{1,3})$/i;
const FILING_STAMP = /^source:\s.{2,120}\d{1,2}\/\d{1,2}\/\d{4}$/i;
/** A rule: three or more of the same drawing sign. Longest looked at: a real rule fits a page's width. */
const RULE = /^([-_=*~—–.])(?:\s{0,2}\1){2,200}$/;
/** The line under the heading of a Markdown table. */
const TABLE_RULE = /^\|[|:\s-]{2,300}$/;
const LONGEST_MARGINALIA = 90;

export function splitLines(text: string): Line[] {
  const lines: Line[] = [];
  let from = 0;
  while (from <= text.length) {
    let to = from;
    while (to < text.length && !isLineBreak(text.charCodeAt(to))) to++;
    lines.push(lineBetween(text, from, to));
    from = to + 1;
  }
  markRunningHeaders(text, lines);
  return lines;
}

/** Line feed, carriage return, vertical tab, form feed, next line, line and paragraph separator. */
function isLineBreak(code: number): boolean {
  return (code >= 10 && code <= 13) || code === 0x85 || code === 0x2028 || code === 0x2029;
}

function lineBetween(text: string, from: number, to: number): Line {
  let start = from;
  let end = to;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  if (start === end) return { start, end, kind: 'blank' };
  return { start, end, kind: end - start > 400 ? 'text' : kindOf(text.slice(start, end)) };
}

function kindOf(content: string): Line['kind'] {
  if (RULE.test(content) || TABLE_RULE.test(content)) return 'rule';
  return PAGE_NUMBER.test(content) || FILING_STAMP.test(content) ? 'noise' : 'text';
}

export function isSpace(code: number): boolean {
  return (
    code === 32 ||
    (code >= 9 && code <= 13) ||
    code === 0xa0 ||
    code === 0xfeff ||
    (code >= 0x2000 && code <= 0x200b) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x3000 ||
    code === 0x85
  );
}

/** A short line that stands three times or more next to a page number is a running header or footer. */
function markRunningHeaders(text: string, lines: readonly Line[]): void {
  const content = lines.filter((line) => line.kind !== 'blank');
  const seen = new Map<string, Line[]>();
  content.forEach((line, i) => {
    if (line.kind !== 'text' || line.end - line.start > LONGEST_MARGINALIA) return;
    if (content[i - 1]?.kind !== 'noise' && content[i + 1]?.kind !== 'noise') return;
    const key = text.slice(line.start, line.end).replace(/\d+/g, '#');
    const same = seen.get(key);
    if (same) same.push(line);
    else seen.set(key, [line]);
  });
  for (const same of seen.values()) if (same.length >= 3) for (const line of same) line.kind = 'noise';
  markStamps(text, content);
}

/** `Exhibit 10.38` at the top of every page: the stamp of a filing, which the first page has as well. */
const STAMP = /^(?:exhibit|ex\.?)\s{1,3}\d{1,3}\.\d{1,3}(?:\(\w\))?$/i;

function markStamps(text: string, content: readonly Line[]): void {
  const stamps = content.filter(({ start, end }) => end - start < 20 && STAMP.test(text.slice(start, end)));
  for (const same of Map.groupBy(stamps, ({ start, end }) => text.slice(start, end).toLowerCase()).values())
    if (same.length >= 3) for (const line of same) line.kind = 'noise';
}
