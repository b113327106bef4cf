import type { Finding } from '../../../../protocols/index.ts';
import type { ParsedDocument } from '../../../reading/index.ts';
import type { Expert } from '../../expert.ts';
import { opposed } from '../../toolkit/evidence.ts';
import { quote } from '../../toolkit/quote.ts';

/** What a stock exchange has its filers print on their pages. */
const LEGEND = /\b(?:filed separately|confidential treatment|have been (?:omitted|redacted))\b|\bSource:/i;

/** Shorter sentences repeat by nature (`Time is of the essence.`). */
const SHORTEST = 100;
const MAX_FINDINGS = 3;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^[\s\d.()]+|[^a-z0-9]+/g, ' ')
    .trim();

function twice(document: ParsedDocument): Finding[] {
  const candidates = document.sentences.filter(
    (sentence) =>
      sentence.end - sentence.start >= SHORTEST &&
      !sentence.isHeading &&
      // `it has full right …` stands once for each party.
      !/^[a-z]/.test(document.text.slice(sentence.start, sentence.start + 1)) &&
      // `This includes …` speaks of what is before it, which is another thing each time.
      !/^\W*(?:This|These|That|Those|Such|It|They)\b/.test(document.text.slice(sentence.start, sentence.start + 12)) &&
      !/\[\s*\*/.test(document.text.slice(sentence.start, sentence.end)) &&
      !LEGEND.test(document.text.slice(sentence.start, sentence.end)) &&
      document.clauses[sentence.clause]?.kind !== 'signature',
  );
  const groups = Map.groupBy(candidates, (sentence) => plain(document.text.slice(sentence.start, sentence.end)));
  const findings: Finding[] = [];
  for (const [earlier, later, third] of groups.values()) {
    // Three times and more is the header or footer of every page.
    if (!earlier || !later || third || earlier.clause === later.clause) continue;
    findings.push({
      rule: 'duplicated-wording.twice',
      category: 'duplication',
      severity: 'low',
      values: {},
      evidence: [quote(document, earlier), quote(document, later)],
      belief: 0.9,
    });
  }
  return findings.slice(0, MAX_FINDINGS);
}

/** The same provision in two clauses: an amendment of one will miss the other. */
export const duplicatedWording: Expert = {
  id: 'duplicated-wording',
  domain: 'consistency',
  competence: ['duplication'],
  serves: 'any',
  reads: 'any',
  quick: false,
  deepOnly: false,
  precision: 0.85,
  detectors: [twice],
  defeaters: [
    {
      against: ['duplication'],
      examine: (claim, document) => {
        const schedule = claim.finding.evidence.find((piece) =>
          document.clauses.some(
            (clause) => clause.kind === 'schedule' && clause.start <= piece.start && piece.start < clause.end,
          ),
        );
        return schedule ? opposed('duplicated-wording.form', 0.35, { section: schedule.section || '—' }) : undefined;
      },
    },
  ],
};
