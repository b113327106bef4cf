/**
 * Html: markup that is safe to send. Values set into the template are escaped, unless they came from it themselves, so text
 * from a document or a stranger is never markup. Attributes have to be quoted; a link begins with a path of ours.
 */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** What HTML has no character for, beside lone surrogates: all controls but tab and line breaks. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu;

/** Most text has nothing of it: a long page is escaped in a third of the time. */
const TO_BE_ESCAPED = /[&<>"']|(?![\t\n\r])\p{Cc}|\p{Cs}/u;

/** Text as markup that shows it; what cannot be shown is a replacement character. */
const escaped = (text: string): string =>
  TO_BE_ESCAPED.test(text)
    ? text
        .toWellFormed()
        .replace(CONTROLS, '\uFFFD')
        .replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)
    : text;

/** Nothing is written for undefined, null and false, so that parts can be left out in place. */
function write(value: unknown): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(write).join('');
  return value === undefined || value === null || value === false ? '' : escaped(String(value));
}

/** @example html`<p title="${title}">${text}</p>` */
export function html(parts: TemplateStringsArray, ...values: readonly unknown[]): Html {
  let text = parts[0] ?? '';
  values.forEach((value, index) => {
    text += write(value) + (parts[index + 1] ?? '');
  });
  return new Html(text);
}

/** Untrusted text, isolated so that its writing direction does not affect the text around it. */
export const isolated = (text: string): Html => html`<bdi>${text}</bdi>`;
