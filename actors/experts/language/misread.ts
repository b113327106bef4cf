import type { Finding } from '../../../protocols/index.ts';
import { misreadWords, type ParsedDocument } from '../../reading/index.ts';
import { gather, inContext } from '../toolkit/evidence.ts';

/** Words shown in the title of the finding. */
const SHOWN = 4;

/**
 * What a scanner misread, as one finding: the review understood it, but the words still are in the document, and somebody
 * will sign them.
 */
export function misread(document: ParsedDocument): Finding[] {
  const words = misreadWords(document);
  const pairs = [...new Set(words.map(({ submitted, read }) => `“${submitted}” (${read})`))];
  return gather(
    document,
    {
      rule: 'spelling.misread',
      category: 'spelling',
      severity: 'low',
      belief: 0.9,
      values: { count: words.length, words: pairs.slice(0, SHOWN).join(', ') + (pairs.length > SHOWN ? ', …' : '') },
    },
    words.map((word) => inContext(document, word)),
  );
}
