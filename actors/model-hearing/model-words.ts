/** A model's words as they may be in a report: one line, no links, no longer than its place. */
export function plainWords(text: string, longest: number): string {
  const line = text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\b(?:https?:\/\/|www\.)[^\s()]+/gi, '[link removed]')
    .replace(/[<>]/g, '')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  return line.length <= longest ? line : `${line.slice(0, longest - 1).trimEnd()}…`;
}
