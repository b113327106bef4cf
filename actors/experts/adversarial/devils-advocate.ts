import type { Claim } from '../../../protocols/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import type { Examination, Expert } from '../expert.ts';
import { lowered, sentenceText } from '../toolkit/evidence.ts';
import { judge } from './judge.ts';
import { atLeast, isForm, isIntegrity, milder } from './matters.ts';

/** Words in the very sentence that take back part of what the claim complains about. */
const QUALIFIERS =
  /\b(?:provided,? (?:however,? )?that|except (?:that|to the extent|as|where|for|in)|subject to (?:the )?(?:limitations?|section|clause|article|prior|applicable)|unless (?:such|the|otherwise (?:agreed|required)|it|and until)|to the extent (?:permitted|required|caused|that)|other than (?:as|for|in)|not (?:to be )?unreasonably (?:withheld|delayed)|with (?:the )?prior written consent|solely to the extent)\b[^.;]{0,80}/i;

function examine(claim: Claim, document: ParsedDocument): Examination | undefined {
  const { severity, evidence, change } = claim.finding;
  if (isForm(claim) || isIntegrity(claim) || !atLeast(severity, 'medium') || change !== undefined) return undefined;
  for (const piece of evidence) {
    const qualifier = QUALIFIERS.exec(sentenceText(document, piece.start));
    if (!qualifier) continue;
    const quote = qualifier[0].replace(/\s+/g, ' ').trim();
    return lowered('devils-advocate.qualified', milder(severity), Math.max(0.35, claim.finding.belief - 0.1), {
      quote,
    });
  }
  return undefined;
}

/** Argues the other side wherever the sentence itself gives an argument. */
export const devilsAdvocate: Expert = judge('devils-advocate', 0.6, examine);
