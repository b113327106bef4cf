import type { Finding } from '../../../../protocols/index.ts';
import type { ParsedDocument } from '../../../reading/index.ts';
import { find, foldedText, pattern, report, says } from '../../toolkit/index.ts';
import { COMMERCIAL } from '../contract-types.ts';

/** Both sides exclude loss that follows only indirectly. */
const INDIRECT = pattern(
  '\\b(?:neither (?:of the )?part(?:y|ies)|no party|(?:in no event|under no circumstances) (?:shall|will) (?:either|any|a) party)\\b[^;]{0,160}?\\b(?:liable|liability|responsible)\\b[^;]{0,240}?\\b(?:indirect|consequential)\\b',
);
/** `direct or indirect`: everything is excluded. */
const ALL = pattern('\\b(?:any|for) direct,? |\\bdirect (?:or|and|,)|\\bwhether direct\\b');
/** A ceiling in whatever words. */
const CEILING = pattern(
  '\\b(?:aggregate|total|maximum|cumulative|entire|overall|combined) (?:and [a-z]+ )?liabilit(?:y|ies)\\b|\\b(?:liabilit(?:y|ies)|damages|liable|responsible|indemnif[a-z]*|reimburse[a-z]*|losses)\\b[^;]{0,300}?\\b(?:not exceed|exceeds?|in excess of|exceeding|capped|(?<!not )limited to|more than the|maximum)\\b',
);
const EXCEPTED = pattern(
  '\\b(?:except|other than|excluding|unless|save|provided|notwithstanding|not (?:apply|limit)|fraud|wil+ful|gross(?:ly)? negligen|indemnif)[a-z]*',
);
const PAID = pattern('\\b(?:fees?|prices?|royalt(?:y|ies)|commissions?|compensation|payments?|purchase)\\b');
const KINDS: ReadonlySet<string> = new Set([...COMMERCIAL, 'general', 'joint_venture']);

/** A clause on limits that leaves the loss that counts without one. */
export function* directLoss(document: ParsedDocument): Iterable<Finding> {
  const folded = foldedText(document);
  if (!KINDS.has(document.type) || !says(folded, PAID)) return;
  const [excluded] = find(document, INDIRECT).filter((one) => !says(one.folded, ALL));
  if (excluded === undefined || find(document, CEILING).length > 0) return;
  yield report(document, {
    rule: 'liability-cap.direct-unlimited',
    category: 'cap_on_liability',
    severity: says(excluded.folded, EXCEPTED) ? 'medium' : 'high',
    belief: 0.88,
    evidence: [excluded],
    values: { excepted: says(excluded.folded, EXCEPTED) ? 'some' : 'none' },
  });
}
