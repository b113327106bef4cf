import type { DocumentType, IssueCategory, Severity } from '../../../protocols/index.ts';
import type { ParsedDocument, Span } from '../../reading/index.ts';
import type { Defeater, Detector, Expert } from '../expert.ts';
import { gather, inContext, listing, lowered, opposed, passages, sentenceText } from '../toolkit/evidence.ts';

/** Documents whose sentences are to be built or tested; elsewhere the same words are ordinary prose. */
export const SPECIFICATIONS: readonly DocumentType[] = ['requirements', 'request_for_proposal', 'proposal'];

/** One family of requirement smells (ARTA, ISO/IEC/IEEE 29148 section 5.2.7): words, and where they do no harm. */
export interface Smell {
  readonly id: string;
  readonly category: IssueCategory;
  readonly severity: Severity;
  readonly precision: number;
  readonly belief: number;
  /** Global, case-insensitive. */
  readonly words: RegExp;
  /** The sentence makes the word harmless. */
  readonly unless?: (sentence: string, word: string) => boolean;
  readonly quick?: boolean;
}

/** A number with a unit, a limit, or a pointer to where one is given. */
const MEASURE =
  /(?<![\d.,])\d[\d.,]{0,40}\s*(?:%|ms|milliseconds?|s\b|sec(?:ond)?s?|min(?:ute)?s?|hours?|days?|[kmgt]?b(?:ytes?|it\/s|ps)?\b|hz|[kmg]hz|v\b|w\b|kg|g\b|mm|cm|km|m\b|°|degrees?|users?|times?|per cent|percent)|\b(?:as (?:defined|specified|listed|described|measured)|in accordance with|see) (?:in |by |under )?(?:section|table|appendix|annex|schedule|clause|\[|\d)/i;

function places(document: ParsedDocument, smell: Smell): Span[] {
  const spans = passages(document, smell.words);
  if (!smell.unless) return spans;
  return spans.filter(
    (span) =>
      !smell.unless?.(sentenceText(document, span.start), document.text.slice(span.start, span.end).toLowerCase()),
  );
}

function detector(smell: Smell): Detector {
  return (document) => {
    const spans = places(document, smell);
    return gather(
      document,
      {
        rule: `${smell.id}.found`,
        category: smell.category,
        severity: smell.severity,
        belief: smell.belief,
        values: { count: spans.length, words: listing(document, spans) },
      },
      spans.map((span) => inContext(document, span)),
    );
  };
}

/** The words are defined in the document, or every place is measured: then nothing is left to guess. */
function defeaters(smell: Smell): Defeater {
  return {
    against: [smell.category],
    examine: (claim, document) => {
      const pieces = claim.finding.evidence;
      if (pieces.length === 0) return undefined;
      const term = document.definitions.find((definition) =>
        pieces.every((piece) => piece.quote.toLowerCase().includes(definition.term.toLowerCase())),
      );
      if (term?.term.match(new RegExp(smell.words.source, 'i'))) {
        return opposed(`${smell.id}.defined`, 0.2, { term: term.term });
      }
      const measured = pieces.filter((piece) => MEASURE.test(sentenceText(document, piece.start)));
      if (measured.length < pieces.length) return undefined;
      return lowered(`${smell.id}.measured`, 'info', 0.4, { quote: measured[0]?.quote ?? '' });
    },
  };
}

/** The expert of one smell family. */
export function smellExpert(smell: Smell): Expert {
  return {
    id: smell.id,
    domain: 'technical',
    competence: [smell.category],
    serves: SPECIFICATIONS,
    reads: ['en'],
    quick: smell.quick ?? false,
    deepOnly: false,
    precision: smell.precision,
    detectors: [detector(smell)],
    defeaters: [defeaters(smell)],
  };
}

/** A pattern of whole words from a list; a term may hold spaces and ends as written. */
export function anyOf(terms: string): RegExp {
  const list = terms
    .trim()
    .split(/\s*[,\n]\s*/)
    .filter((term) => term !== '');
  const longestFirst = list.toSorted((a, b) => b.length - a.length);
  return new RegExp(`(?<![\\w-])(?:${longestFirst.join('|').replaceAll(' ', '\\s+')})(?![\\w-])`, 'gi');
}
