/** A box without a tick at the beginning of a line or a cell, with the alternative it offers. */
const UNTICKED = /(?<=^|[\n\t])[ ]*(?:\[ {0,6}\]|[☐□])[^\n]*/gu;

/** Words without the alternatives of a form that nobody chose, at the same offsets: what is not ticked is not agreed. */
export const chosenWords = (words: string): string => words.replace(UNTICKED, ({ length }) => ' '.repeat(length));
