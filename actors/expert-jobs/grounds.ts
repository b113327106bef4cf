/** The words a position rests on, with the facts they state; and the look at a ground that somebody else cites. */
import {
  type Check,
  type Claim,
  contentHash,
  type Fact,
  type Ground,
  LONGEST_GROUND,
  MOST_CHECKS,
  MOST_GROUNDS,
  type Position,
  placeOf,
} from '../../protocols/index.ts';
import { type Provision, provisionsOf } from '../provisions/index.ts';
import { type ParsedDocument, type Span, submittedSpan } from '../reading/index.ts';

/** Facts told of one ground; a sentence rarely states more. */
const MOST_FACTS = 8;
const MOST_MEASURES = 8;

/** The passages a claim was raised on. */
export const raisersGrounds = (claim: Claim, document: ParsedDocument): Ground[] =>
  claim.finding.evidence.flatMap((piece) => groundAt(piece, document)).slice(0, MOST_GROUNDS);

/** The passage that a reason quotes, if it is in the text: blanks may differ, and a long quotation may be cut off at its end. */
export function quotedGrounds({ reason }: Pick<Position, 'reason'>, document: ParsedDocument): Ground[] {
  const { quote } = reason.values;
  if (typeof quote !== 'string') return [];
  const words = quote
    .replace(/ …$/, '')
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const found = new RegExp(words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+')).exec(
    document.text,
  );
  return found === null ? [] : groundAt({ start: found.index, end: found.index + found[0].length }, document);
}

/** The span as the submitted text has it; nothing where it holds no words there. */
function groundAt(span: Span, document: ParsedDocument): Ground[] {
  const text = document.submitted?.text ?? document.text;
  const { start, end } = document.submitted === undefined ? span : submittedSpan(document, span);
  const quote = text.slice(start, Math.min(end, start + LONGEST_GROUND));
  return quote.trim() === '' ? [] : [{ start, end: start + quote.length, quote, facts: factsAt(span, document) }];
}

/** What the provisions say that are in the span or hold it. */
function factsAt({ start, end }: Span, document: ParsedDocument): Fact[] {
  return provisionsOf(document)
    .all.filter((provision) => provision.start < end && provision.end > start)
    .slice(0, MOST_FACTS)
    .map((provision) => factOf(provision, document));
}

function factOf({ modality, polarity, action, bearer, measures }: Provision, { text }: ParsedDocument): Fact {
  return {
    modality,
    polarity,
    action,
    bearer: bearer.kind === 'none' ? null : bearer.name.slice(0, 200),
    measures: measures
      .slice(0, MOST_MEASURES)
      .map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' ').slice(0, 200)),
  };
}

/** Looks at the ground's place: its words must be there, and every fact it tells must be read there. */
function holds({ start, end, quote, facts }: Ground, document: ParsedDocument): boolean {
  const text = document.submitted?.text ?? document.text;
  if (text.slice(start, end) !== quote) return false;
  const inwards = document.submitted?.view.inwards ?? ((at: number) => at);
  const read = new Set(factsAt({ start: inwards(start), end: inwards(end) }, document).map(contentHash));
  return facts.every((fact) => read.has(contentHash(fact)));
}

/** A look at every ground that was heard, each place once. */
export function checked(heard: readonly Position[], document: ParsedDocument): Check[] {
  const grounds = new Map(heard.flatMap(({ grounds = [] }) => grounds).map((ground) => [contentHash(ground), ground]));
  const found = new Map<string, boolean>();
  for (const ground of grounds.values()) {
    const place = placeOf(ground);
    // Two who cite one place differently cannot both be right: the place holds only if all they say of it does.
    found.set(place, (found.get(place) ?? true) && holds(ground, document));
  }
  return [...found].map(([place, isTrue]) => ({ place, holds: isTrue })).slice(0, MOST_CHECKS);
}
