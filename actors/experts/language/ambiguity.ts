import type { Finding } from '../../../protocols/index.ts';
import type { ParsedDocument, Span } from '../../reading/index.ts';
import type { Expert } from '../expert.ts';
import {
  claimText,
  gather,
  inContext,
  listing,
  lowered,
  opposed,
  passages,
  sentenceAt,
  sentenceText,
} from '../toolkit/evidence.ts';
import { CONTRACTS } from '../toolkit/index.ts';
import { quote } from '../toolkit/quote.ts';
import { AMBIGUOUS_PHRASES, type AmbiguousPhrase } from './ambiguous-phrases.ts';

const BETWEEN_PARTIES: ReadonlySet<string> = new Set(CONTRACTS);

function found(document: ParsedDocument, phrase: AmbiguousPhrase): Finding[] {
  if (phrase.contracts !== undefined && phrase.contracts !== BETWEEN_PARTIES.has(document.type)) return [];
  const spans = passages(document, phrase.words).filter((span) => {
    const sentence = sentenceText(document, span.start).replace(/\s+/g, ' ');
    return !phrase.unless?.test(sentence) && (phrase.onlyIf?.test(sentence) ?? true);
  });
  return gather(
    document,
    {
      rule: `ambiguity.${phrase.name}`,
      category: 'ambiguity',
      severity: spans.some((span) => isGraver(document, span, phrase)) ? 'medium' : phrase.severity,
      belief: phrase.belief,
      values: { count: spans.length, words: listing(document, spans, 4) },
    },
    spans.map((span) => inContext(document, span)),
  );
}

/** How near the matter stands to the words that leave it open, UTF-16 units: farther off it is another part of the sentence. */
const NEAR = 80;

function isGraver(document: ParsedDocument, span: Span, { graver }: AmbiguousPhrase): boolean {
  if (graver === undefined) return false;
  const sentence = sentenceAt(document, span.start);
  const start = Math.max(sentence?.start ?? 0, span.start - NEAR);
  return graver.test(document.text.slice(start, Math.min(sentence?.end ?? span.end, span.end + NEAR)));
}

const AND_OR = /\b(\w+) and\/or (\w+)\b/g;
/** Above this it is the author's habit, and one remark is better than twenty changes. */
const MAX_CHANGES = 3;

/** `A and/or B` becomes `A or B or both` where both sides are single words before a stop: elsewhere it would read badly. */
function andOr(document: ParsedDocument): Finding[] {
  const places: { span: Span; change: Finding['change'] }[] = [];
  for (const match of document.text.matchAll(AND_OR)) {
    const span = { start: match.index, end: match.index + match[0].length };
    const stops = /^\s*[.,;:)]/.test(document.text.slice(span.end, span.end + 3));
    const after = `${match[1]} or ${match[2]} or both`;
    places.push({ span, change: stops ? { ...span, before: match[0], after } : undefined });
  }
  const frame = { rule: 'ambiguity.and-or', category: 'ambiguity', severity: 'info', belief: 0.95 } as const;
  const values = { count: places.length };
  const changes = places.filter(({ change }) => change !== undefined);
  if (places.length > MAX_CHANGES || changes.length < places.length) {
    return gather(
      document,
      { ...frame, values },
      places.map(({ span }) => inContext(document, span)),
    );
  }
  return changes.flatMap(({ span, change }) =>
    change ? [{ ...frame, values: { count: 1 }, evidence: [quote(document, inContext(document, span))], change }] : [],
  );
}

const detectors = AMBIGUOUS_PHRASES.map((phrase) => (document: ParsedDocument) => found(document, phrase));

/** Wording that leaves open what must be done, when, or how much. */
export const ambiguity: Expert = {
  id: 'ambiguity',
  domain: 'language',
  competence: ['ambiguity'],
  serves: 'any',
  reads: ['en'],
  quick: true,
  deepOnly: false,
  precision: 0.82,
  detectors: [...detectors, andOr],
  defeaters: [
    {
      against: ['ambiguity', 'smell_loophole', 'smell_ambiguous_adverb_adjective'],
      examine: (claim, document) => {
        const text = claimText(claim, document);
        const limit =
          /\b(?:but|and) in (?:any|no) (?:event|case)[^.;]{0,80}|\bnot (?:later|more) than[^.;]{0,60}|\bat the latest[^.;]{0,40}/i.exec(
            text,
          );
        if (limit) return opposed('ambiguity.bounded', 0.3, { quote: limit[0].slice(0, 120) });
        const term = document.definitions.find(
          (definition) =>
            definition.term.length > 4 &&
            claim.finding.evidence.every((piece) =>
              piece.quote.toLowerCase().includes(definition.term.toLowerCase()),
            ) &&
            AMBIGUOUS_PHRASES.some((phrase) => new RegExp(phrase.words.source, 'i').test(definition.term)),
        );
        if (term) return opposed('ambiguity.defined', 0.2, { term: term.term });
        const recital =
          claim.finding.evidence.length > 0 && claim.finding.evidence.every((piece) => inRecital(document, piece));
        return recital ? lowered('ambiguity.recital', 'info', 0.35) : undefined;
      },
    },
  ],
};

function inRecital(document: ParsedDocument, span: Span): boolean {
  const clause = document.clauses.find(
    (candidate) => candidate.kind === 'preamble' && candidate.start <= span.start && span.start < candidate.end,
  );
  return clause !== undefined;
}
