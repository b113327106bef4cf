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
  '\\b(?:aggregate|total|maximum|cumulative|entire|overall|combined) (?:and [a-z]+ )?liabilit(?:y|ies)\\b|\\b(?:liabilit(?:y|ies)|damages|liable|responsible|indemnif[a-z]*|reimburse[a-z]*|losses)\\b[^;]{0,300}?\\b(?:not exceed|exceeds?|in excess of|exceeding|capped|(?<!not )limited to|more than the|greater than|lesser of|maximum)\\b|\\brecourse\\b[^.;]{0,120}?\\b(?:strictly|solely|only|limited)\\b|\\bnon-?recourse\\b|\\bwithout recourse\\b',
);
/** A page that ends in mid-sentence parts the ceiling from what it is of: such a text is read over its breaks. */
const BROKEN_CEILING = pattern(
  '\\b(?:liable|liability)\\b[^.;]{0,300}?\\b(?:not exceed|exceeds?|in excess of|exceeding|greater than|more than the|limited to the)\\b[^.;]{0,80}?\\b(?:paid|pays?|payable|received?|fees?|amounts?|price|insurance)\\b|\\b(?:liable|liability)\\b[^.;]{0,120}?[$€£] ?[0-9]',
);
const EXCEPTED = pattern(
  '\\b(?:except|other than|excluding|unless|save|provided|notwithstanding|not (?:apply|limit)|fraud|wil+ful|gross(?:ly)? negligen|indemnif)[a-z]*',
);
const EXCEPTED_NEXT = pattern(
  '\\b(?:limitations?|exclusions?|limits?|foregoing)\\b[^.;]{0,80}?\\bnot (?:apply|limit|extend)|\\bexcept (?:for|in|that|as|to)\\b|\\b(?:fraud|wil+ful misconduct|gross(?:ly)? negligen[a-z]*)\\b',
);
/** How far on the exceptions are looked for, UTF-16 units. */
const BESIDE = 500;
const PAID = pattern('\\b(?:fees?|prices?|royalt(?:y|ies)|commissions?|compensation|payments?|purchase)\\b');
const KINDS: ReadonlySet<string> = new Set([...COMMERCIAL, 'general', 'joint_venture']);

/** A clause on limits that leaves the loss that counts without one. */
export function* directLoss(document: ParsedDocument): Generator<Finding> {
  const folded = foldedText(document);
  if (!KINDS.has(document.type) || !says(folded, PAID)) return;
  const [excluded] = find(document, INDIRECT).filter((one) => !says(one.folded, ALL));
  if (excluded === undefined || find(document, CEILING).length > 0 || says(folded, BROKEN_CEILING)) return;
  // The exceptions may follow in the next sentence, or after a page break.
  const isExcepted =
    says(excluded.folded, EXCEPTED) || says(folded.slice(excluded.end, excluded.end + BESIDE), EXCEPTED_NEXT);
  yield report(document, {
    rule: 'liability-cap.direct-unlimited',
    category: 'cap_on_liability',
    severity: isExcepted ? 'medium' : 'high',
    belief: 0.88,
    evidence: [excluded],
    values: { excepted: isExcepted ? 'some' : 'none' },
  });
}
