/**
 * What of a text a Word document can hold, and how. A line is a paragraph: every line end (`\r\n`, `\n`, `\r`) is one
 * paragraph mark, so a text of n line ends has n + 1 paragraphs, and a trailing line end an empty last one. Tabs and
 * runs of spaces stay. Characters that XML 1.0 forbids are replaced one for one: form feed and vertical tab by a
 * space, other control characters, lone surrogates, U+FFFE and U+FFFF by U+FFFD.
 */
export function wordText(text: string): string {
  return legal(text.replace(/\r\n?/g, '\n'));
}

/** The text on one line: for headers, titles and properties. */
export function wordLine(text: string): string {
  return legal(text).replace(/\s+/g, ' ').trim();
}

/** Control characters, lone surrogates (with the `u` flag pairs are letters), and two that are no characters. */
const SUSPECT = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

function legal(text: string): string {
  return text.replace(SUSPECT, (sign) => {
    if (sign === '\v' || sign === '\f') return ' ';
    return sign === '\t' || sign === '\n' || sign === '\r' || /[\u007f-\u009f]/.test(sign) ? sign : '\ufffd';
  });
}
