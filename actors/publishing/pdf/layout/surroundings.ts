/**
 * What is around a span in its line: at most `most` UTF-16 units on either side, cut at a word with an ellipsis.
 */
export function surroundings(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  most: number,
): { readonly before: string; readonly after: string } {
  const line = text.slice(Math.max(0, start - most), start);
  const rest = text.slice(end, end + most);
  const before = line.slice(line.lastIndexOf('\n') + 1);
  const after = rest.includes('\n') ? rest.slice(0, rest.indexOf('\n')) : rest;
  return {
    before: before.length < most ? before : `…${before.slice(before.indexOf(' '))}`,
    after: after.length < most ? after : `${after.slice(0, after.lastIndexOf(' '))} …`,
  };
}
