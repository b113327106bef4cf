/** What makes a run of words a heading rather than the beginning of a sentence. Pure, and bounded in what it looks at. */

const LONGEST_HEADING = 140;
const LONGEST_RUN_IN = 110;
/** Words a heading may have in lower case. */
const SMALL_WORDS = new Set(
  (
    'a an the of and or for to in on by with without from at as per upon under into its no not other than vs via if ' +
    'di del della dei delle e ed il la le lo gli un una per con da in su al alla y de la los las el en por para con o u ' +
    'der die das und von zu et du des les'
  ).split(' '),
);
const SENTENCE_WORDS =
  /\b(?:shall|will|must|may|is|are|was|were|has|have|had|means?|agrees?|hereby|cannot|does|do|should|would|can|deve|devono|debe|deben)\b/i;
/** The same in Italian and Spanish, small: `È` and `Son` begin headings, and `& Son` ends a name. */
const FINITE =
  /(?<!\p{L})(?:è|sono|può|possono|dovrà|dovranno|hanno|viene|es|están?|podrán?|puede|pueden|deberán?|serán?|tiene|tienen|se rige)(?!\p{L})/u;
/** What is cut off at the number of a reference, or leads up to a main clause. */
const BEGINS_SENTENCE =
  /^(?:subject to|pursuant to|in accordance with|except as|as used|for purposes of|in the event|in consideration)\b|\b(?:section|article|clause|exhibit|schedule|paragraph)$/i;
const FIELD =
  /^(?:by|name|title|date|dated|its|signed|address|attn|attention|to|from|re|fax|tel|telephone|phone|e-?mail|print name|signature|witness|per|and|between|or|among|e|ed|y|tra|entre|firma|nome|nombre)\b\.?(?:\s*:|$|\s*_)/i;
const COMPANY_ENDING =
  /\b(?:inc|corp|llc|l\.l\.c|ltd|limited|gmbh|plc|s\.p\.a|s\.r\.l|s\.a|n\.v|b\.v|l\.p|llp|corporation|company|co)\.?$/i;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’&/.-]*/gu;

export interface RunInHeading {
  readonly heading: string;
  /** End of the heading's words, before the punctuation that closes it. */
  readonly end: number;
  readonly bodyStart: number;
}

/**
 * The heading that is between a label and its text: closed by a full stop, colon, dash, two blanks or the end of the
 * line. `wrapped` says that the line runs on into the next one, so its end closes nothing.
 */
export function runInHeading(text: string, from: number, lineEnd: number, wrapped: boolean): RunInHeading | undefined {
  const start = skipMarks(text, from, lineEnd);
  const limit = Math.min(lineEnd, start + LONGEST_RUN_IN);
  for (let i = start + 2; i <= limit; i++) {
    const closing = closes(text, i, lineEnd);
    if (closing === undefined) continue;
    if (closing === 'end' && wrapped) return undefined;
    const words = text.slice(start, i).replace(/[\s*_]+$/, '');
    if (
      closing === 'stop' &&
      /\b(?:inc|no|co|corp|ltd|vs?|art|sec|st|dr|mr|ms|u\.s|u\.k|[ap]\.m|i\.e|e\.g|approx)$/i.test(words)
    )
      continue;
    if (!isTitle(words, mild(text, i, lineEnd, closing)) || (closing === 'gap' && !isLabelLike(words)))
      return undefined;
    const end = start + words.length;
    return { heading: tidy(words), end, bodyStart: skipRule(text, i, lineEnd) };
  }
  return undefined;
}

/** Sentence case may be a heading before more text, or bare on its line; with a stop at the line's end it is a sentence. */
function mild(text: string, i: number, lineEnd: number, closing: 'end' | 'stop' | 'gap'): boolean {
  return closing === 'end' || (closing === 'stop' && skipRule(text, i, lineEnd) < lineEnd);
}

function closes(text: string, i: number, lineEnd: number): 'end' | 'stop' | 'gap' | undefined {
  if (i === lineEnd) return 'end';
  const sign = text[i] as string;
  const next = text[i + 1] ?? ' ';
  if ((sign === '.' || sign === ':') && (i + 1 >= lineEnd || /[\s*_"”-]/.test(next))) return 'stop';
  if (sign === '—' || sign === ';') return 'stop';
  if ((sign === '-' || sign === '–') && text[i - 1] === ' ' && next === ' ') return 'stop';
  if (sign === '*' && next === '*') return 'stop';
  return /\s/.test(sign) &&
    (/^\s(?:\s|\d|\()/.test(text.slice(i + 1, i + 3)) || /^\d{1,2}\.\d/.test(text.slice(i + 1, i + 5)))
    ? 'gap'
    : undefined;
}

/** Before a mere gap in the line: justified text has gaps everywhere, so the words must not begin a sentence. */
function isLabelLike(words: string): boolean {
  return (
    !words.endsWith(',') &&
    !/^(?:the|an?|each|any|all|if|in|upon|to|for|at|prior|since|on|no|such|this|it|by|as)\b/i.test(words)
  );
}

/** Title Case or CAPITALS; with `mild` also a few words in sentence case without a verb. */
function isTitle(candidate: string, mild: boolean): boolean {
  if (candidate.length < 2 || candidate.length > LONGEST_HEADING || /["“”$€£%]|_{2}|\t/.test(candidate)) return false;
  const words = candidate.match(WORD) ?? [];
  if (words.length === 0 || words.length > 14 || !/^[\p{Lu}\p{N}(¿]/u.test(candidate) || !/\p{L}{2}/u.test(candidate))
    return false;
  if (SENTENCE_WORDS.test(candidate) || FINITE.test(candidate) || BEGINS_SENTENCE.test(candidate)) return false;
  const lower = words.filter((word) => /^\p{Ll}/u.test(word) && !SMALL_WORDS.has(word)).length;
  if (lower === 0) return words.length <= 12 || candidate === candidate.toUpperCase();
  return mild && words.length <= 7 && !/[,;]/.test(candidate);
}

/** A heading alone on its line, unnumbered: CAPITALS, or Title Case with nothing before it. */
export function isHeadingLine(line: string, alone: boolean): boolean {
  const words = line.replace(/^[*_\s]+|[*_\s:]+$/g, '');
  if (words.length < 3 || words.length > 100 || /[,;]$|_{2}|\/s\/|\[|\.{3}/.test(words)) return false;
  if (FIELD.test(words) || COMPANY_ENDING.test(words) || SENTENCE_WORDS.test(words)) return false;
  const capitals = !/\p{Ll}/u.test(words) && /\p{Lu}{3}/u.test(words);
  if (capitals) return isTitle(words, false);
  if (/[.?!]$|:\s/.test(words) || !alone || /\d/.test(words)) return false;
  return words.length <= 80 && isTitle(words, false) && (words.match(WORD)?.length ?? 0) <= 9;
}

/** Blanks and the signs of emphasis in front of a heading. */
function skipMarks(text: string, from: number, lineEnd: number): number {
  let start = from;
  while (start < lineEnd && /[\s*_–—-]/.test(text[start] as string)) start++;
  return start;
}

/** Past the closing punctuation, and past a rule of dashes that underlined the heading before lines were joined. */
function skipRule(text: string, from: number, lineEnd: number): number {
  let offset = from;
  while (offset < lineEnd && /[\s.:;*_—–-]/.test(text[offset] as string)) offset++;
  return offset;
}

export function tidy(heading: string): string {
  return heading
    .replace(/[*_#]+/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s.:–—-]+$/, '')
    .trim();
}
