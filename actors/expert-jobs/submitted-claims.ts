/**
 * Findings and claims on their way between the text that was submitted, which they quote, and the text that is read. Where
 * both are the same nothing is done.
 */
import type { Change, Claim, Evidence, Finding, Position } from '../../protocols/index.ts';
import { wordEdits } from '../publishing/word-diff.ts';
import { type ParsedDocument, submittedSpan } from '../reading/index.ts';

/** How far around a change its neighbours tell whether it is in capitals (UTF-16 units). */
const NEIGHBOURS = 60;

/** The finding as it reads in the submitted text. */
export function submittedFinding(finding: Finding, document: ParsedDocument): Finding {
  if (document.submitted === undefined) return finding;
  const { evidence, place, change, ...rest } = finding;
  const { view } = document.submitted;
  return {
    ...rest,
    evidence: submittedEvidence(evidence, document),
    ...(place !== undefined && { place: view.outwards(place) }),
    ...(change !== undefined && { change: submittedChange(change, document) }),
  };
}

function submittedEvidence(evidence: readonly Evidence[], document: ParsedDocument): Evidence[] {
  const text = document.submitted?.text ?? document.text;
  return evidence.map((piece) => {
    const span = submittedSpan(document, piece);
    return { ...piece, ...span, quote: text.slice(span.start, span.end) };
  });
}

/** The same change of the submitted text: what it leaves alone stays as it was submitted, what it adds shouts where all does. */
function submittedChange(change: Change, document: ParsedDocument): Change {
  const text = document.submitted?.text ?? document.text;
  const { start, end } = submittedSpan(document, change);
  const around = text.slice(Math.max(0, start - NEIGHBOURS), end + NEIGHBOURS);
  const isLoud = !/\p{Ll}/u.test(around) && /\p{Lu}{2}/u.test(around);
  let at = change.start;
  const parts = wordEdits(change.before, change.after).map((edit) => {
    if (edit.kind === 'insert') return isLoud ? edit.text.toUpperCase() : edit.text;
    const stays = submittedSpan(document, { start: at, end: at + edit.text.length });
    at += edit.text.length;
    return edit.kind === 'same' ? text.slice(stays.start, stays.end) : '';
  });
  return { start, end, before: text.slice(start, end), after: parts.join('') };
}

/** The position as it reads in the submitted text: it may cite passages, and an amendment may bring wording of its own. */
export function submittedPosition(position: Position, document: ParsedDocument): Position {
  const { amendment, evidence } = position;
  if (document.submitted === undefined) return position;
  const change = amendment?.change;
  return {
    ...position,
    ...(change !== undefined && { amendment: { ...amendment, change: submittedChange(change, document) } }),
    ...(evidence !== undefined && { evidence: submittedEvidence(evidence, document) }),
  };
}

/**
 * The claim as it is in the readable text. A misquotation stays one; a change of hidden characters only
 * disappears there.
 */
export function readClaim(claim: Claim, document: ParsedDocument): Claim {
  const { submitted } = document;
  if (submitted === undefined) return claim;
  const { inwards } = submitted.view;
  const { evidence, place, change, ...rest } = claim.finding;
  const read = (start: number, end: number, said: string) => {
    const span = { start: inwards(start), end: inwards(end) };
    const isTrue = submitted.text.slice(start, end) === said;
    return { ...span, said: isTrue ? document.text.slice(span.start, span.end) : said };
  };
  const quoted = evidence.map(({ quote, start, end, section }): Evidence => {
    const { said, ...span } = read(start, end, quote);
    return { ...span, quote: said, section };
  });
  const finding: Finding = { ...rest, evidence: quoted, ...(place !== undefined && { place: inwards(place) }) };
  if (change !== undefined) {
    const { said, ...span } = read(change.start, change.end, change.before);
    if (said !== change.after) finding.change = { ...span, before: said, after: change.after };
  }
  return { ...claim, finding };
}
