/**
 * Words and signs of one sentence. One pass, every sign is looked at once.
 */
export interface Token {
  readonly start: number;
  readonly end: number;
  /** Lower case, straight apostrophes. */
  readonly word: string;
  readonly kind: 'word' | 'number' | 'sign';
  readonly isCapital: boolean;
}

/** Longest sentence that is read, in tokens: a list of fifty items, not a page without a full stop. */
const MOST = 900;

const TOKEN =
  /(?:n[’']t(?![\p{L}])|[’']s(?![\p{L}])|[\p{L}]+(?=n[’']t(?![\p{L}]))|[\p{L}\p{N}]+(?:[-&/][\p{L}\p{N}]+)*(?:[’'](?=\p{L}{2}))?|[^\s\p{L}\p{N}])/gu;

/** Tokens of the text between two offsets; offsets of the tokens point into the whole text. */
export function tokensOf(text: string, start: number, end: number): Token[] {
  const tokens: Token[] = [];
  const sentence = text.slice(start, end);
  for (const match of sentence.matchAll(TOKEN)) {
    const printed = match[0];
    const first = printed[0] as string;
    const isWord = /[\p{L}\p{N}]/u.test(first) || printed.length > 1;
    tokens.push({
      start: start + match.index,
      end: start + match.index + printed.length,
      word: folded(printed),
      kind: isWord ? (/\p{N}/u.test(first) ? 'number' : 'word') : 'sign',
      isCapital: /\p{Lu}/u.test(first),
    });
    if (tokens.length === MOST) break;
  }
  return tokens;
}

const folded = (printed: string): string => printed.toLowerCase().replace('’', "'");
