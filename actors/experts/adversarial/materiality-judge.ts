import type { Claim } from '../../../protocols/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import type { Examination, Expert } from '../expert.ts';
import { lowered, opposed, sentenceText, supported } from '../toolkit/evidence.ts';
import { foldedText } from '../toolkit/index.ts';
import { clauseAt } from '../toolkit/quote.ts';
import { judge } from './judge.ts';
import { atLeast, isForm, isIntegrity } from './matters.ts';

const RECITAL = /^(?:recitals?|background|whereas|preamble|introduction|witnesseth)\b/i;

function examine(claim: Claim, document: ParsedDocument): Examination | undefined {
  const { severity, evidence, belief } = claim.finding;
  if (isIntegrity(claim)) return undefined;
  if (isForm(claim) && atLeast(severity, 'medium')) return lowered('materiality-judge.form', 'low', belief);
  if (evidence.length === 0) return ofAbsence(claim, document);
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
    : ofBinding(claim, document);
}

const BINDING = /\b(?:shall|must|will|may|agrees?|warrants?|represents?|waives?|grants?)\b(?:\s+\w+){1,3}/i;

/** A duty, a right or a waiver that lasts costs somebody something. */
function ofBinding(claim: Claim, document: ParsedDocument): Examination | undefined {
  if (isForm(claim)) return undefined;
  const words = claim.finding.evidence
    .map((piece) => BINDING.exec(sentenceText(document, piece.start))?.[0])
    .find((found) => found !== undefined);
  return words === undefined
    ? undefined
    : supported('materiality-judge.binding', 0.6, { quote: words.replace(/\s+/g, ' ') });
}

/** What a short contract between neighbours does without; the law fills such gaps. */
const DISPENSABLE: ReadonlySet<string> = new Set([
  'severability',
  'notices',
  'entire_agreement',
  'waiver',
  'amendment',
  'sanctions_and_export',
  'anti_corruption',
  'force_majeure',
  'records_and_audit',
  'modern_slavery',
]);

/** Matters that only arise across borders. */
const ABROAD: ReadonlySet<string> = new Set(['sanctions_and_export', 'anti_corruption']);

/** About three printed pages (UTF-16 units): a contract of that length is kept short on purpose. */
const SHORT = 9_000;

const BORDERS =
  /\b(?:export|import|customs|international|worldwide|foreign|overseas|incoterms|cross-border|government(?:al)? (?:official|authorit|agenc))/;

function ofAbsence(claim: Claim, document: ParsedDocument): Examination | undefined {
  const { category, severity } = claim.finding;
  if (!DISPENSABLE.has(category) || atLeast(severity, 'medium')) return undefined;
  if (document.text.length < SHORT) return opposed('materiality-judge.short', 0.15, { count: pages(document) });
  if (ABROAD.has(category) && !BORDERS.test(foldedText(document))) return opposed('materiality-judge.domestic', 0.2);
  return supported('materiality-judge.long', 0.55, { count: pages(document) });
}

/** Printed pages, at 3,000 characters each. */
const pages = (document: ParsedDocument): number => Math.max(1, Math.round(document.text.length / 3_000));

/** Asks who would lose money over it. */
export const materialityJudge: Expert = judge('materiality-judge', 0.9, examine);
