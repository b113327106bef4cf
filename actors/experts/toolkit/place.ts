import type { Change } from '../../../protocols/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import { foldedText } from './passages.ts';
import { pattern, says } from './pattern.ts';

/** A clause of our own, for a document that lacks one. */
export interface Draft {
  readonly heading: string;
  readonly text: string;
}

/** The text after which nothing belongs any more: signatures, and what says that they follow. */
const CLOSING = pattern(
  'in witness whereof|\\[ ?signature page|\\[ ?remainder of|signature page follows|the parties have (?:duly )?(?:executed|signed)',
);

/** What a clause says and an entry of a table of contents does not. */
const OPERATIVE = pattern('\\b(?:shall|will|may|must|agrees?|is|are|has|have)\\b');

/** Signatures never come in the first part; a table of contents may name them there. Share of the text. */
const EARLIEST = 0.3;

/** Where text on this matter belongs: after the last clause with such a heading, else at the end of the body. */
export function placeFor(document: ParsedDocument, headings: RegExp): number {
  const limit = endOfBody(document);
  const bodies = document.clauses.filter(
    (clause) => (clause.kind === 'clause' || clause.kind === 'heading') && clause.start < limit,
  );
  const folded = foldedText(document);
  const related = bodies.findLast(
    ({ heading, start, end }) =>
      heading !== '' && says(heading.toLowerCase(), headings) && says(folded.slice(start, end), OPERATIVE),
  );
  const clause = related ?? bodies.findLast(({ depth }) => depth === 0);
  return trimmed(document, Math.min(clause?.end ?? limit, limit));
}

function endOfBody(document: ParsedDocument): number {
  const folded = foldedText(document);
  const earliest = folded.length * EARLIEST;
  const signature = document.clauses.find((clause) => clause.kind === 'signature' && clause.start > earliest);
  CLOSING.lastIndex = Math.floor(earliest);
  const closing = CLOSING.exec(folded)?.index ?? folded.length;
  return Math.min(signature?.start ?? folded.length, closing);
}

/** Before white space, page numbers and filing footers. */
function trimmed(document: ParsedDocument, end: number): number {
  const tail = document.text.slice(Math.max(0, end - 200), end);
  return (
    end -
    tail.length +
    tail.replace(/(?:\s|\n\s*(?:page\s+)?-?\s*\d+\s*-?\s*(?=\n|$)|\n\s*source:[^\n]*)+$/i, '').length
  );
}

/**
 * The drafted clause as a paragraph of its own. It carries a heading and no number, so that no existing number or
 * cross-reference moves.
 */
export function insertion(document: ParsedDocument, at: number, draft: Draft): Change {
  const blank = /^[ \t]*/.exec(document.text.slice(at, at + 40))?.[0] ?? '';
  const next = document.text[at + blank.length];
  // In a text without line breaks the next clause goes on in the same line.
  const goesOn = next !== undefined && next !== '\n' && next !== '\r';
  const before = goesOn ? blank : '';
  return {
    start: at,
    end: at + before.length,
    before,
    after: `\n\n${draft.heading}. ${draft.text}${goesOn ? '\n\n' : ''}`,
  };
}
