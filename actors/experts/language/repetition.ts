import type { Finding } from '../../../protocols/index.ts';
import type { ParsedDocument } from '../../reading/index.ts';
import type { Expert } from '../expert.ts';
import { inContext, opposed } from '../toolkit/evidence.ts';
import { quote } from '../toolkit/quote.ts';

const TWICE = /(?<![\w-])([a-z]{2,})(\s+)\1(?![\w-])/g;
/** Doubled on purpose or in another sense: `had had`, `that that`, Latin, and list remnants. */
const LEGITIMATE = new Set(['had', 'that', 'pro', 'her', 'very', 'so', 'is', 'inter', 'pari', 'bye', 'do', 'll']);
/** So wide a gap within a line is between two columns. */
const COLUMNS = /^[^\n]*[^\S\n]{4}[^\n]*$/;
const MAX_FINDINGS = 8;
/** So often doubled, a word is the cell of a table beside its like. */
const TABLE = 3;

function doubled(document: ParsedDocument): Finding[] {
  const findings: Finding[] = [];
  const matches = [...document.text.matchAll(TWICE)];
  const often = Map.groupBy(matches, ([, word]) => word);
  for (const match of matches) {
    const [both, word = ''] = match;
    // A blank line between them is layout: the end of one block and the start of the next.
    if (
      LEGITIMATE.has(word) ||
      (often.get(word)?.length ?? 0) >= TABLE ||
      /^(.)\1*$/.test(word) ||
      /\n\s*\n/.test(both) ||
      COLUMNS.test(both) ||
      findings.length === MAX_FINDINGS
    )
      continue;
    const start = match.index;
    const end = start + both.length;
    findings.push({
      rule: 'repetition.doubled',
      category: 'repetition',
      severity: 'low',
      values: { word },
      evidence: [quote(document, inContext(document, { start, end }))],
      change: { start, end, before: both, after: word },
      belief: 0.95,
    });
  }
  return findings;
}

/** A word written twice in a row. */
export const repetition: Expert = {
  id: 'repetition',
  domain: 'language',
  competence: ['repetition'],
  serves: 'any',
  reads: 'any',
  quick: false,
  deepOnly: false,
  precision: 0.98,
  detectors: [doubled],
  defeaters: [
    {
      against: ['repetition'],
      examine: (claim, document) => {
        const change = claim.finding.change;
        if (!change) return undefined;
        const line = document.text.slice(change.start, change.end);
        return /\n/.test(line) ? opposed('repetition.layout', 0.5) : undefined;
      },
    },
  ],
};
