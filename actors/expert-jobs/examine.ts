import { type Brief, Finding, misquotation, SEVERITIES } from '../../protocols/index.ts';
import { type Expert, WITHHELD_RULES } from '../experts/index.ts';
import { asSubmitted, type ParsedDocument } from '../reading/index.ts';
import { submittedFinding } from './submitted-claims.ts';

/**
 * What the expert finds in the document, on its own, as it reads in the text that was submitted. Findings that break the schema or quote what is not there are a
 * defect of the expert and never leave it: the first such one throws, naming the rule.
 */
export function examine(expert: Expert, document: ParsedDocument, brief: Pick<Brief, 'max_findings'>): Finding[] {
  const read = expert.detectors.flatMap((detector) => [...detector(document)]);
  const submitted = asSubmitted(document);
  const findings = [
    ...read.map((finding) => submittedFinding(finding, document)),
    ...(expert.submittedDetectors ?? []).flatMap((detector) => [...detector(submitted)]),
  ].filter(({ rule }) => !WITHHELD_RULES.has(rule));
  for (const finding of findings) {
    const wrong = misquotation(Finding.parse(finding), submitted.text);
    if (wrong !== undefined) throw new Error(wrong);
  }
  return findings.toSorted(bySeverity).slice(0, brief.max_findings);
}

const bySeverity = (a: Finding, b: Finding): number =>
  SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
  b.belief - a.belief ||
  startOf(a) - startOf(b) ||
  (a.rule < b.rule ? -1 : 1);

const startOf = ({ evidence, place }: Finding): number => evidence[0]?.start ?? place ?? 0;
