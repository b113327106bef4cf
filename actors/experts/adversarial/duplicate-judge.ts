import type { Claim } from '../../../protocols/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import type { Examination, Expert } from '../expert.ts';
import { opposed, supported } from '../toolkit/evidence.ts';
import { judge } from './judge.ts';
import { isIntegrity } from './matters.ts';

/** Words of a category that a heading would carry, when every one of them must be there. */
function headingWords(category: string): RegExp[] {
  const words = category
    .split('_')
    .filter((word) => word.length > 3 && !['with', 'from', 'this', 'that', 'period'].includes(word));
  return words.map((word) => new RegExp(`\\b${word.replace(/(?:s|y|ies)$/, '')}`, 'i'));
}

/** A clause shorter than this is a pointer or `[reserved]` (characters). */
const SUBSTANCE = 80;

/** Looks for a clause whose heading names the matter that the claim calls missing. */
function ofAbsence(category: string, document: ParsedDocument): Examination | undefined {
  const words = headingWords(category);
  const headed = document.clauses.filter(({ heading }) => heading !== '');
  if (words.length === 0) return undefined;
  const clause = headed.find(
    ({ heading, end, bodyStart }) => words.every((word) => word.test(heading)) && end - bodyStart > SUBSTANCE,
  );
  return clause
    ? opposed('duplicate-judge.already-there', 0.4, { heading: [clause.path, clause.heading].join(' ').trim() })
    : supported('duplicate-judge.no-heading', 0.65, { count: headed.length });
}

function examine(claim: Claim, document: ParsedDocument): Examination | undefined {
  const { evidence, category } = claim.finding;
  if (isIntegrity(claim)) return undefined;
  if (evidence.length === 0) return ofAbsence(category, document);
  if (category !== 'duplication' && category !== 'contradiction') return undefined;
  const [first, second] = evidence;
  if (!first || !second) return undefined;
  if (first.start < second.end && second.start < first.end)
    return opposed('duplicate-judge.same-place', 0.1, { quote: first.quote.slice(0, 80) });
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  // Word for word the same cannot contradict itself.
  return category === 'contradiction' && plain(first.quote) === plain(second.quote)
    ? opposed('duplicate-judge.identical', 0.15, { quote: first.quote.slice(0, 80) })
    : undefined;
}

/** Asks whether the point is made already: in the document, or in the claim itself. */
export const duplicateJudge: Expert = judge('duplicate-judge', 0.6, examine);
