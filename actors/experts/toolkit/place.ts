import type { Change } from '../../../protocols/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import { foldedText } from './passages.ts';
import { pattern, says } from './pattern.ts';
import { headingLike, insertedInSection, sectionsOf } from './place-in-section.ts';

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

/** A page number, or where a filing came from, in its own line. */
const PAGE_END = /^\s*(?:(?:page\s+)?(?:-\s*)?\d+(?:\s*-)?|source:.*)$/i;

/** Before white space, page numbers and filing footers. */
function trimmed(document: ParsedDocument, end: number): number {
  const tail = document.text.slice(Math.max(0, end - 200), end);
  let kept = tail.trimEnd();
  // Line by line: one pattern for all of it would try every way in which blanks can belong to two lines.
  for (let line = kept.lastIndexOf('\n'); line >= 0; line = kept.lastIndexOf('\n')) {
    if (!PAGE_END.test(kept.slice(line + 1))) break;
    kept = kept.slice(0, line).trimEnd();
  }
  return end - tail.length + kept.length;
}

/** `12.`, `Section 12.`, `Art. 12 -`: how the last clause of the first level is labelled in the text. */
const LABEL =
  /^[ \t]*((?:Section|Article|Clause|Art\.|Articolo|Artículo|Cláusula)[ \t]+)?(\d{1,2})(\.0|\.?[°ºª]|[.)])?([ \t]+(?:[-–—][ \t]+)?)(?=\S)/i;

/**
 * The drafted clause as the last of the section that it belongs to by `headings`; else after the last numbered clause of the body, with the next number, so that no existing number or
 * cross-reference moves. Nothing where the clauses of the first level are not numbered in order up to that one: a clause
 * without a number among numbered ones, or among none, is not what a person sends.
 */
export function numberedInsertion(document: ParsedDocument, draft: Draft, headings?: RegExp): Change | undefined {
  const limit = endOfBody(document);
  const bodies = sectionsOf(document).filter(({ start }) => start < limit);
  const end = (clause: { readonly end: number }): number => trimmed(document, Math.min(clause.end, limit));
  const inSection = headings && insertedInSection(document, draft, { sections: bodies, headings, end });
  if (inSection !== undefined) return inSection;
  const last = bodies.at(-1);
  if (last === undefined || bodies.length < FEWEST) return undefined;
  const label = LABEL.exec(document.text.slice(last.start, last.start + 60));
  const number = Number(label?.[2]);
  if (label === null || !Number.isInteger(number) || number !== bodies.length) return undefined;
  const at = end(last);
  const said = document.text.slice(last.start, at);
  // Right before the signatures a full stop may have been forgotten; elsewhere the sentence goes on.
  const isForgotten = at === trimmed(document, limit) && FORGOTTEN.test(said);
  if (!/[.”"]$/.test(said) && !isForgotten) return undefined;
  // What goes on in the same line would become part of the new clause.
  if (!/^\s*(?:\n|$)/.test(document.text.slice(at, at + 200))) return undefined;
  const heading = headingLike(
    bodies.map((clause) => clause.heading),
    draft.heading,
  );
  const after = `\n\n${label[1] ?? ''}${number + 1}${label[3] ?? ''}${label[4] ?? ' '}${heading}. ${draft.text}`;
  return { start: at, end: at, before: '', after };
}

/** The end of a sentence but for its full stop. */
const FORGOTTEN = /(?<!\b(?:and|or|of|the|to|by|e|o|y|di|de))(?<=[\p{Ll}\d)])$/u;

/** Fewer numbered clauses are a list and no body. */
const FEWEST = 4;
