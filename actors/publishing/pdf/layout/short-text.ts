/** The text, or its beginning up to a word boundary and an ellipsis when it has more than `most` UTF-16 units. */
export function shortText(text: string, most: number): string {
  if (text.length <= most) return text;
  const space = text.lastIndexOf(' ', most);
  return `${text.slice(0, space > most / 2 ? space : most).trimEnd()}…`;
}
