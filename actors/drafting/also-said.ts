import type { Evidence, Finding, Issue } from '../../protocols/index.ts';
import { citation, clauseAt } from '../experts/index.ts';
import type { Speaker } from '../languages/index.ts';
import type { ParsedDocument } from '../reading/index.ts';
import { findingText } from './finding-text.ts';
import type { SettledClaim } from './settled-claim.ts';

/** A claim in one line: what it says, where it first stands and in which words. Of what is missing only where it belongs is known. */
export function saidOf(
  { claim: { id, finding } }: SettledClaim,
  document: ParsedDocument,
  speaker: Speaker,
): NonNullable<Issue['also']>[number] {
  const [first] = evidenceOf(finding, document);
  const { category } = finding;
  const said = { claim: id, category, title: findingText(finding, speaker).title };
  return first === undefined ? said : { ...said, section: first.section, quote: first.quote };
}

/** An outside expert need not know how clauses are cited here. */
export function evidenceOf({ evidence, words }: Finding, document: ParsedDocument): Evidence[] {
  if (words === undefined) return evidence;
  return evidence.map((piece) => ({ ...piece, section: citation(clauseAt(document, piece.start), document) }));
}
