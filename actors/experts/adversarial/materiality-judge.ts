import type { Claim } from '../../../protocols/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import type { Examination, Expert } from '../expert.ts';
import { lowered, opposed } from '../passages.ts';
import { clauseAt } from '../quote.ts';
import { judge } from './judge.ts';
import { atLeast, isForm, isIntegrity } from './matters.ts';

const RECITAL = /^(?:recitals?|background|whereas|preamble|introduction|witnesseth)\b/i;

function examine(claim: Claim, document: ParsedDocument): Examination | undefined {
  const { severity, evidence, belief } = claim.finding;
  if (isIntegrity(claim)) return undefined;
  if (isForm(claim) && atLeast(severity, 'medium')) return lowered('materiality-judge.form', 'low', belief);
  if (evidence.length === 0) return undefined;
  const headings = evidence.every((piece) => {
    const sentence = document.sentences.find(
      (candidate) => candidate.start <= piece.start && piece.start < candidate.end,
    );
    return sentence?.isHeading === true;
  });
  if (headings && severity !== 'info' && !isForm(claim) && claim.finding.change === undefined) {
    return opposed('materiality-judge.heading', 0.35, { quote: evidence[0]?.quote.slice(0, 80) ?? '' });
  }
  const recitals = evidence.every((piece) => {
    const clause = clauseAt(document, piece.start);
    return (
      clause.kind === 'preamble' &&
      (RECITAL.test(clause.heading) ||
        /^\s*(?:\([A-Z]\)\s*)?WHEREAS\b/i.test(document.text.slice(Math.max(0, piece.start - 20), piece.end)))
    );
  });
  return recitals && atLeast(severity, 'medium')
    ? lowered('materiality-judge.recital', 'low', belief * 0.8)
    : undefined;
}

/** Asks who would lose money over it. */
export const materialityJudge: Expert = judge('materiality-judge', 0.65, examine);
