/** One token of JSON, with what is blank before it. */
const TOKEN =
  /[ \t\r\n]*(?:([{}[\],:])|("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-]))/uy;
const BLANK = /[ \t\r\n]*/y;

/** What may come next, and what is said when something else does. */
const EXPECTED = {
  value: 'a value is expected here, words in "quotation marks"',
  name: 'a name in "quotation marks" is expected here',
  colon: 'a colon is expected here',
  comma: 'a comma or a closing bracket is expected here',
  end: 'nothing more is expected here',
} as const;
type Expected = keyof typeof EXPECTED;

interface JsonMistake {
  readonly offset: number;
  readonly reason: string;
}

interface Level {
  readonly isList: boolean;
  readonly names: Set<string>;
}

/**
 * Where a text stops being JSON, or gives a name twice; undefined when it does neither. JSON.parse says the place of some
 * mistakes only, and takes the last of two equal names in silence. The reason holds nothing of the text but such a name.
 */
export function jsonMistake(text: string): JsonMistake | undefined {
  const levels: Level[] = [];
  let expected: Expected = 'value';
  let mayClose = false;
  for (let offset = 0; ; ) {
    const start = end(BLANK, text, offset);
    if (start === text.length && expected === 'end') return undefined;
    TOKEN.lastIndex = start;
    const [token, mark, quoted] = TOKEN.exec(text) ?? [];
    const level = levels.at(-1);
    const isClosing = mark !== undefined && mark === (level?.isList === true ? ']' : '}');
    if (isClosing && level !== undefined && (mayClose || expected === 'comma')) {
      levels.pop();
      expected = levels.length === 0 ? 'end' : 'comma';
      mayClose = false;
    } else if (token === undefined || kindOf(mark, quoted, expected) !== expected) {
      return { offset: start, reason: `is not JSON: ${EXPECTED[expected]}` };
    } else if (expected === 'name') {
      const name = JSON.parse(token) as string;
      if (level?.names.has(name) === true) return { offset: start, reason: `${name}: appears twice` };
      level?.names.add(name);
      expected = 'colon';
      mayClose = false;
    } else if (expected === 'colon') expected = 'value';
    else if (expected === 'comma') expected = level?.isList === true ? 'value' : 'name';
    else if (mark === '{' || mark === '[') {
      levels.push({ isList: mark === '[', names: new Set() });
      expected = mark === '[' ? 'value' : 'name';
      mayClose = true;
    } else {
      expected = levels.length === 0 ? 'end' : 'comma';
      mayClose = false;
    }
    offset = start + (token?.length ?? 0);
  }
}

function end(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return from + (pattern.exec(text)?.[0].length ?? 0);
}

/** What a token is, where it may be several things: what is expected. */
function kindOf(mark: string | undefined, quoted: string | undefined, expected: Expected): Expected | undefined {
  if (mark === ':') return 'colon';
  if (mark === ',') return 'comma';
  if (mark === '{' || mark === '[') return 'value';
  if (mark !== undefined) return undefined;
  return quoted !== undefined && expected === 'name' ? 'name' : 'value';
}
