import type { Finding } from '../../../protocols/index.ts';
import type { Span } from '../../reading/index.ts';
import type { Detector } from '../expert.ts';
import { gather, inContext, listing } from './evidence.ts';
import { find, sectionText } from './passages.ts';
import { firstMatch, says } from './pattern.ts';

/** Wording that matters wherever it stands: the reader sees the pattern once, with every place. */
export interface Scattered extends Pick<Finding, 'rule' | 'category' | 'severity' | 'belief'> {
  /** The words themselves; the sentence around them is looked at. */
  readonly words: RegExp;
  /** The sentence must also say this, … */
  readonly also?: RegExp;
  /** … and not this, … */
  readonly unless?: RegExp;
  /** … and its section not this. */
  readonly unlessSection?: RegExp;
}

/** Distinct wordings named in the description. */
const NAMED = 4;

/** Detector of scattered wording: one finding with all places; `{words}` lists them, `{count}` counts them. */
export function scattered(given: Scattered): Detector {
  const { rule, category, severity, belief, words, also, unless, unlessSection } = given;
  return (document) => {
    const spans: Span[] = [];
    for (const passage of find(document, words)) {
      if (also !== undefined && !says(passage.folded, also)) continue;
      if (unless !== undefined && says(passage.folded, unless)) continue;
      if (unlessSection !== undefined && says(sectionText(document, passage), unlessSection)) continue;
      const match = firstMatch(passage.folded, words);
      if (match === undefined) continue;
      const start = passage.start + match.index;
      spans.push({ start, end: start + match[0].length });
    }
    return gather(
      document,
      { rule, category, severity, belief, values: { count: spans.length, words: listing(document, spans, NAMED) } },
      spans.map((span) => inContext(document, span)),
    );
  };
}
