import type { Claim } from '../../../protocols/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import type { Examination, Expert } from '../expert.ts';
import { lowered, sentenceText } from '../toolkit/evidence.ts';
import { judge } from './judge.ts';
import { atLeast, isIntegrity } from './matters.ts';

/** Formulas used in so many documents that courts and counsel know what they mean; by category of the claim. */
const CUSTOMARY: readonly { readonly against: readonly string[]; readonly formula: RegExp }[] = [
  {
    against: ['ambiguity', 'smell_loophole', 'smell_subjective_language'],
    formula:
      /\b(?:commercially reasonable efforts|reasonable(?: best)? efforts|best efforts|as soon as (?:reasonably )?practicable|from time to time|to the (?:fullest|maximum) extent permitted by (?:applicable )?law|including,? without limitation|mutatis mutandis)\b/i,
  },
  {
    against: ['force_majeure'],
    formula: /\bacts? of god\b/i,
  },
  {
    against: ['entire_agreement', 'severability', 'waiver', 'amendment'],
    formula:
      /\b(?:entire (?:agreement|understanding)|held (?:to be )?(?:invalid|unenforceable)|no (?:failure|delay|waiver)\b|(?:amended|modified) (?:only|except) )/i,
  },
  {
    against: ['warranty_disclaimer'],
    formula: /\bimplied warrant(?:y|ies) of merchantability\b/i,
  },
  {
    against: ['consequential_loss'],
    formula: /\b(?:neither party|in no event (?:shall|will) either party)\b[^.]{0,160}\b(?:indirect|consequential)\b/i,
  },
];

function examine(claim: Claim, document: ParsedDocument): Examination | undefined {
  const { category, severity, evidence, belief } = claim.finding;
  if (isIntegrity(claim) || !atLeast(severity, 'medium') || evidence.length === 0) return undefined;
  const formula = CUSTOMARY.find(({ against }) => against.includes(category))?.formula;
  if (!formula) return undefined;
  const used = evidence.map((piece) => formula.exec(sentenceText(document, piece.start)));
  // Every place must be customary: one unusual place keeps the claim as it is.
  if (used.some((match) => match === null)) return undefined;
  return lowered('precedent-sceptic.customary', 'low', Math.min(belief, 0.5), {
    quote: used[0]?.[0].slice(0, 120) ?? '',
  });
}

/** Asks whether the wording is what the market signs every day. */
export const precedentSceptic: Expert = judge('precedent-sceptic', 0.55, examine);
