/**
 * A phrase pattern over folded text (see passages.ts): lower case; a blank stands for a run of white space, ` ?` for a
 * run or none, of up to 99. Write no capitals and no curly quotes in it, and keep gaps bounded (`[^.;]{0,80}`): one pattern must
 * never be quadratic.
 */
export function pattern(source: string): RegExp {
  return new RegExp(
    source.replaceAll(/\[(?:\\.|[^\]\\])*\]|\\.| (\??)/g, (found, optional?: string) => {
      if (optional === undefined) return found;
      return optional === '' ? ' {1,99}' : ' {0,99}';
    }),
    'g',
  );
}

/** Whether the pattern occurs in the folded text. Safe for the global patterns made by `pattern`. */
export function says(folded: string, expected: RegExp): boolean {
  expected.lastIndex = 0;
  return expected.test(folded);
}

/** First match in the folded text, with its place in it. */
export function firstMatch(folded: string, expected: RegExp): RegExpExecArray | undefined {
  expected.lastIndex = 0;
  return expected.exec(folded) ?? undefined;
}
