/** A number at the beginning of a line, as a list would print it. */
const NUMBER =
  /^\s*(?:(?:section|article|clause)\s+)?(?:\(?(?:\d{1,3}(?:\.\d{1,3})*|[a-z]|[ivxlc]{1,6})[.)]\)?|\d{1,3}(?:\.\d{1,3})+)\s+/i;

/** The line without its own number where the list prints one. */
export function withoutNumber(
  line: string,
  { start, labelEnd }: { readonly start: number; readonly labelEnd: number },
): string {
  return labelEnd > start ? line.replace(NUMBER, '') : line;
}
