import type { Finding } from '../../../protocols/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import type { Expert } from '../expert.ts';
import { gather, inContext, listing, opposed, passages } from '../toolkit/evidence.ts';

const CHATTY =
  /(?<=\b[a-z]{2,})!+(?=\s|$)|\b(?:gonna|wanna|kinda|stuff|awesome|guys|btw|okay|tons of|a lot of|pretty much|basically)\b/g;
const THREAT = /\b(?:or else|you have been warned|no excuses|under no circumstances whatsoever|don['’]t even)\b/gi;
const FORMAL = /\b(?:shall|hereby|pursuant|herein)\b/gi;

function outOfTone(document: ParsedDocument): Finding[] {
  // A document that is chatty throughout has its own tone; a formal one has slipped.
  if (passages(document, FORMAL).length < 3) return [];
  const spans = [...passages(document, CHATTY), ...passages(document, THREAT)].toSorted((a, b) => a.start - b.start);
  if (spans.length === 0 || spans.length > 12) return [];
  return gather(
    document,
    {
      rule: 'tone.informal',
      category: 'tone',
      severity: 'info',
      belief: 0.75,
      values: { count: spans.length, words: listing(document, spans, 4) },
    },
    spans.map((span) => inContext(document, span)),
  );
}

/** Slang, exclamations and threats in a formal text. */
export const tone: Expert = {
  id: 'tone',
  domain: 'language',
  competence: ['tone'],
  serves: 'any',
  reads: ['en'],
  quick: false,
  deepOnly: false,
  precision: 0.82,
  detectors: [outOfTone],
  defeaters: [
    {
      against: ['tone'],
      examine: (claim, document) => {
        const quoted = claim.finding.evidence.find((piece) =>
          /["“][^"”]{0,200}$/.test(document.text.slice(Math.max(0, piece.start - 120), piece.start + 1)),
        );
        const brand = claim.finding.evidence.find((piece) => /\b(?:Yahoo|Jeopardy|E!|trademark|®|™)/.test(piece.quote));
        if (brand) return opposed('tone.brand', 0.15, { quote: brand.quote });
        return quoted ? opposed('tone.quoted', 0.3, { quote: quoted.quote }) : undefined;
      },
    },
  ],
};
