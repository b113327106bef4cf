import { type Brief, Finding, SEVERITIES } from '../../protocols/index.ts';
import type { Expert } from '../experts/index.ts';
import type { ParsedDocument } from '../reading/index.ts';

/**
 * What the expert finds in the document, on its own. Findings that break the schema or quote what is not there are a
 * defect of the expert and never leave it: the first such one throws, naming the rule.
 */
export function examine(expert: Expert, document: ParsedDocument, brief: Pick<Brief, 'max_findings'>): Finding[] {
  const findings = expert.detectors.flatMap((detector) => [...detector(document)]);
  for (const finding of findings) verify(Finding.parse(finding), document.text);
  return findings.toSorted(bySeverity).slice(0, brief.max_findings);
}

/** Throws when evidence or change do not stand in the text where they say. */
function verify({ rule, evidence, change, place }: Finding, text: string): void {
  const misquoted = evidence.find(({ quote, start, end }) => text.slice(start, end) !== quote);
  if (misquoted)
    throw new Error(`${rule} misquotes the document at ${misquoted.start}: ${misquoted.quote.slice(0, 80)}`);
  if (change && text.slice(change.start, change.end) !== change.before) {
    throw new Error(`${rule} would replace what does not stand at ${change.start}: ${change.before.slice(0, 80)}`);
  }
  if (evidence.length === 0 && place === undefined) throw new Error(`${rule} has neither evidence nor a place`);
}

const bySeverity = (a: Finding, b: Finding): number =>
  SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
  b.belief - a.belief ||
  startOf(a) - startOf(b) ||
  (a.rule < b.rule ? -1 : 1);

const startOf = ({ evidence, place }: Finding): number => evidence[0]?.start ?? place ?? 0;
