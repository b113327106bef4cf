import type { ParsedDocument, Span } from '../reading/index.ts';
import type { Provision, Provisions } from './provision.ts';
import { readProvisions } from './read-provisions.ts';

const known = new WeakMap<ParsedDocument, Provisions>();

/** The provisions of the document: read once, shared by all who ask. */
export function provisionsOf(document: ParsedDocument): Provisions {
  let provisions = known.get(document);
  if (provisions === undefined) {
    provisions = readProvisions(document);
    known.set(document, provisions);
  }
  return provisions;
}

/** The provisions that the span touches, in document order. O(log n) and the provisions found. */
export function provisionsIn(document: ParsedDocument, { start, end }: Span): Provision[] {
  const { all } = provisionsOf(document);
  const found: Provision[] = [];
  for (let i = firstSentence(document, all, start); i < all.length; i++) {
    const provision = all[i] as Provision;
    if ((document.sentences[provision.sentence]?.start ?? provision.start) >= end) break;
    if (provision.start < end && provision.end > start) found.push(provision);
  }
  return found;
}

/** Index of the first provision whose sentence ends after the offset: provisions are in the order of their sentences. */
function firstSentence(document: ParsedDocument, all: readonly Provision[], offset: number): number {
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const { sentence, end } = all[middle] as Provision;
    if ((document.sentences[sentence]?.end ?? end) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
