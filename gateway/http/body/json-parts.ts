const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const BRACE = 0x7b;
const BRACKET = 0x5b;

/**
 * Whether JSON text opens more than `limit` objects and arrays, found without parsing it: 12 MB of brackets become 500 MB of
 * arrays and hold the event loop for two seconds, while a body that is meant has one object. Text inside strings does not
 * count; what is not JSON is left to the parser.
 */
export function opensMoreParts(text: string, limit: number): boolean {
  let parts = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) {
      at = endOfString(text, at);
    } else if (unit === BRACE || unit === BRACKET) {
      parts += 1;
      if (parts > limit) return true;
    }
  }
  return false;
}

/** Index of the quote that ends the string which begins at `start`; the text's length when none does. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(end - 1 - backslashes) === BACKSLASH) backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return text.length;
}
