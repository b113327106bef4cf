import type { Finding } from '../../../../protocols/index.ts';
import { provisionsOf } from '../../../provisions/index.ts';
import type { ParsedDocument } from '../../../reading/index.ts';
import { find, type Passage, pattern, report, says } from '../../toolkit/index.ts';

/** A sum, or what was paid, is the most that somebody's liability comes to. */
const LIMITED = pattern(
  '\\bliabilit(?:y|ies)\\b[^;]{0,240}?\\b(?:not exceed|limited (?:[^.;]{0,120}?)?to|capped at|in excess of|exceed)\\b',
);
/** A sum, or what it is reckoned by: `limited to gross negligence` caps nothing. */
export const SUM = pattern(
  '[$€£\\d%]|\\*{2,}|percent|per cent|\\b(?:fees?|price|paid|payable|received?|payments?|amounts?|sums?|value|royalt(?:y|ies)|insurance|proceeds|costs?|dollars|euros?|credits?|maximum|aggregate)\\b',
);
const MUTUAL = pattern(
  "\\b(?:each|either|neither|both|no) part(?:y|ies)(?:'s)?\\b|\\bparties' (?:[a-z]+ )?liability\\b|\\bneither\\b[^.;]{0,60}?\\bnor\\b",
);
const OTHER_MATTER = pattern(
  "\\binsurance\\b|\\blitigation\\b|\\bthird[- ]part(?:y|ies)'? liability\\b|\\bproduct liability\\b",
);

/** `the Supplier's total liability`, `the liability of the Supplier`: whose liability the sentence limits. */
function ownerOf(passage: Passage, names: readonly (readonly string[])[]): number {
  return names.findIndex((aliases) =>
    aliases.some((alias) => {
      const at = escaped(alias.toLowerCase());
      return new RegExp(
        `(?<![\\p{L}])${at}(?:'s|s'|')\\s+(?:[a-z]+,?\\s+){0,3}?liabilit|\\bliabilit(?:y|ies)\\s+of\\s+(?:the\\s+)?${at}(?![\\p{L}])`,
        'u',
      ).test(passage.folded);
    }),
  );
}

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

/** A limit of one party's liability, named as its owner, where no sentence limits that of another party or of both. */
export function ownedCaps(document: ParsedDocument): Finding[] {
  const { parties } = provisionsOf(document);
  if (parties.length < 2) return [];
  const names = parties.map(({ aliases }) => aliases);
  const caps = find(document, LIMITED).filter(({ folded }) => says(folded, SUM) && !says(folded, OTHER_MATTER));
  if (caps.some(({ folded }) => says(folded, MUTUAL))) return [];
  const owned = caps.map((passage) => ({ passage, owner: ownerOf(passage, names) })).filter(({ owner }) => owner >= 0);
  const [first] = owned;
  if (first === undefined || owned.some(({ owner }) => owner !== first.owner)) return [];
  return [
    report(document, {
      rule: 'liability-cap.one-sided',
      category: 'cap_on_liability',
      severity: 'high',
      belief: 0.86,
      evidence: [first.passage],
      values: { party: parties[first.owner]?.name ?? 'none' },
    }),
  ];
}
