/**
 * What a terminal would obey instead of showing: C0 and C1 controls (ESC among them) but tab and line end, DEL, and the marks
 * that turn the direction of a line.
 */
const CONTROLS = /(?![\t\n]|\r\n)[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

/** Text as a terminal may be given it: a control character is written as its JSON escape, so that JSON stays the same JSON. */
export const terminalText = (text: string): string =>
  text.replace(CONTROLS, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Writes to a terminal, or to a file or pipe that may be shown on one later. */
export const writeText = (stream: { write(text: string): unknown }, text: string): void => {
  stream.write(terminalText(text));
};
