import { IntlMessageFormat } from 'intl-messageformat';
import type { PhraseValues } from '../../protocols/index.ts';

/** Parsing costs some 30 µs, formatting 1 µs; there are a few thousand messages, so every parsed one is kept. */
const compiled = new Map<string, IntlMessageFormat>();

/**
 * An ICU message with the values set into it.
 * @throws what intl-messageformat throws on a malformed message or a missing value.
 */
export function formatMessage(message: string, locale: string, values: PhraseValues = {}): string {
  if (!message.includes('{') && !message.includes("'")) return message;
  const key = `${locale}\n${message}`;
  let format = compiled.get(key);
  if (format === undefined) {
    // Tags stay text: a quotation such as "<Supplier>" set into a sentence is not markup.
    format = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true });
    compiled.set(key, format);
  }
  return String(format.format(values));
}
