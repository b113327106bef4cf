/** A number at the beginning of a line, as a list would print it. */
const NUMBER =
  /^\s*(?:(?:section|article|clause)\s+)?(?:\(?(?:\d{1,3}(?:\.\d{1,3})*|[a-z]|[ivxlc]{1,6})[.)]\)?|\d{1,3}(?:\.\d{1,3})+)\s+/i;

/** The same in Italian and Spanish: `Art. 6 - `, `Cláusula 6ª. `. */
const ARTICLE = /^\s*(?:articolo|artículo|cláusula|art\.)\s+\d{1,3}[.)°ºª]{0,2}\s+(?:[-–—]\s+)?/i;

/** The line without its own number where the list prints one. */
export function withoutNumber(
  line: string,
  { start, labelEnd }: { readonly start: number; readonly labelEnd: number },
): string {
  if (labelEnd <= start) return line;
  return ARTICLE.test(line) ? line.replace(ARTICLE, '') : line.replace(NUMBER, '');
}
