import type { ParsedDocument } from '../reading/index.ts';
import type { Provisions } from './provision.ts';
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
