/** C0 and C1 controls but tab and newline, byte order marks, and noncharacters. */
const UNPRINTABLE = /(?![\t\n])[\p{Cc}\uFEFF\uFFFE\uFFFF]/gu;

/**
 * The characters of a text element as they are read: line ends of the XML are spaces, controls are gone, the Unicode is well
 * formed and composed (NFC). Two elements whose border is inside a composed letter stay two.
 */
export function cleanLeaf(text: string): string {
  return text
    .replace(/[\r\n\u2028\u2029\u0085\f\v]/g, ' ')
    .replace(UNPRINTABLE, '')
    .toWellFormed()
    .normalize('NFC');
}
