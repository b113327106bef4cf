import type { ParsedDocument } from '../reading/index.ts';

/** A box of a form, ticked or not. */
const BOX = /\[ {0,6}\]|\[ {0,3}[xX✓✔] {0,3}\]|[☐□☒☑]/gu;
const OPEN = /^(?:\[ *\]|[☐□])/u;
const BRACKET = /^\[ *\]/;
const TICKED = /\[ {0,3}[xX✓✔] {0,3}\]|[☒☑]/u;
/** A line, or a cell of one. */
const CELL = /[^\n\t]+/g;
/** UTF-16 units within which a form has its next box: empty brackets without a ticked one near are a blank to fill in. */
const NEAR = 400;

const chosen = new WeakMap<ParsedDocument, string>();

/** The text without the alternatives of a form that nobody chose, at the same offsets: what is not ticked is not agreed. */
export function chosenWords(document: ParsedDocument): string {
  const known = chosen.get(document);
  if (known !== undefined) return known;
  const { text } = document;
  const words = unticked(text).replace(CELL, (cell, at: number) => {
    const boxes = [...cell.matchAll(BOX)].map(({ index }) => index);
    // A box in the middle of a sentence offers nothing.
    if (boxes[0] === undefined || cell.slice(0, boxes[0]).trim() !== '') return cell;
    return boxes.reduce((said, start, index) => {
      const end = boxes[index + 1] ?? cell.length;
      const isUnticked = OPEN.test(cell.slice(start)) && isBox(text, at + start);
      return isUnticked ? said.slice(0, start) + ' '.repeat(end - start) + said.slice(end) : said;
    }, cell);
  });
  chosen.set(document, words);
  return words;
}

/** A cell of a table that holds a box, and the cell beside it with what the box is for. */
const BESIDE = /(?<=^|[\n\t])([^\S\n\t]*(?:\[ {0,6}\]|[☐□])[^\S\n\t]*)\t[^\n\t]+/gu;

/** The text without the cells whose box is in its own cell and is not ticked. */
const unticked = (text: string): string =>
  text.replace(BESIDE, (cells, box: string, at: number) =>
    isBox(text, at + box.length - box.trimStart().length) ? ' '.repeat(cells.length) : cells,
  );

const isBox = (text: string, at: number): boolean =>
  !BRACKET.test(text.slice(at, at + 10)) || TICKED.test(text.slice(Math.max(0, at - NEAR), at + NEAR));
