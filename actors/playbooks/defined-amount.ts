/** Where a contract says what a defined amount is: `General Cap Amount` in a table of key terms, or in its definition. */
import type { ParsedDocument, Span } from '../reading/index.ts';

export interface DefinedAmount extends Span {
  /** In a row of a form the amount stands alone, and begins as a sentence does. */
  readonly isRow: boolean;
}

/** `the General Cap Amount`, and nothing else: words that a contract writes large. */
const TERM = /^(?:the |an amount equal to the )?(?<term>\p{Lu}[\p{L}-]{1,30}(?: \p{Lu}[\p{L}-]{1,30}){0,4})$/u;

/** A cell that somebody is to fill in. */
const BLANK = /^\s*(?<blank>\{[^{}\n]{1,80}\}|\[[^[\]\n]{1,80}\]|_{3,80})\s*$/u;

/** Lines between the name of a row and its cell: what the form says on it. */
const LINES = 3;

/** Undefined where the amount is not its own term, or nothing says what it is. */
export function definedAmount(amount: string, { text }: ParsedDocument): DefinedAmount | undefined {
  const term = TERM.exec(amount.trim())?.groups?.term;
  if (term === undefined) return undefined;
  return rowOf(term, text) ?? definitionOf(term, text);
}

/** Whether the amount is a term that nothing in the document defines. */
export function isTermOfElsewhere(amount: string, { definitions }: ParsedDocument): boolean {
  const term = TERM.exec(amount.trim())?.groups?.term;
  // One word may be a currency or a name.
  return term?.includes(' ') === true && definitions.every((each) => each.term !== term);
}

function rowOf(term: string, text: string): DefinedAmount | undefined {
  for (let at = text.indexOf(`\n${term}`); at >= 0; at = text.indexOf(`\n${term}`, at + 1)) {
    const behind = at + 1 + term.length;
    const sign = text[behind];
    if (sign !== '\t' && sign !== '\n') continue;
    let start = behind + 1;
    for (let lines = 0; lines < LINES && start < text.length; lines += 1) {
      const next = text.indexOf('\n', start);
      const end = next < 0 ? text.length : next;
      const { blank } = BLANK.exec(text.slice(start, end))?.groups ?? {};
      if (blank !== undefined) {
        const from = text.indexOf(blank, start);
        return { start: from, end: from + blank.length, isRow: true };
      }
      if (sign === '\t') break;
      start = end + 1;
    }
  }
  return undefined;
}

function definitionOf(term: string, text: string): DefinedAmount | undefined {
  for (const [open, close] of [
    ['“', '”'],
    ['"', '"'],
  ] as const) {
    const quoted = `${open}${term}${close}`;
    const at = text.indexOf(quoted);
    const lead = at < 0 ? null : MEANS.exec(text.slice(at + quoted.length, at + quoted.length + MOST));
    if (lead === null) continue;
    const start = at + quoted.length + lead[0].length - (lead.groups?.amount ?? '').length;
    return { start, end: at + quoted.length + lead[0].length, isRow: false };
  }
  return undefined;
}

/** Up to the full stop, which stays. */
const MEANS = /^ (?:means|is|shall mean) (?<amount>(?:[^.;\n]|(?<=\d)[.](?=\d)){3,200})(?=\.(?:\s|$))/;
const MOST = 300;
