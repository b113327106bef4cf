import { judgedScore, type ReviewResult, SEVERITIES } from '../../protocols/index.ts';

/** Issues named in the terminal; all of them stand in the artifacts. */
const SHOWN = 10;

/** What a person wants to read first when the review is done. */
export function summary(result: ReviewResult, directory: string): string {
  const { metadata, structured_issues: issues, proposed_changes: changes, panel, consensus } = result;
  const count = (severity: string) => issues.filter((issue) => issue.severity === severity).length;
  const counts = SEVERITIES.filter((severity) => count(severity) > 0).map(
    (severity) => `${count(severity)} ${severity}`,
  );
  const lines = [
    '',
    `${metadata.document_title} (${metadata.document_type.replaceAll('_', ' ')})`,
    judgedScore(metadata) === null
      ? `Cannot be judged: ${metadata.verdict_reasons.join(' ')}`
      : `Risk ${metadata.overall_score} of 100.`,
    `${issues.length} issues${counts.length > 0 ? `: ${counts.join(', ')}` : ''}; ${changes.length} proposed changes.`,
    `${panel.length} experts, ${consensus.rounds} ${consensus.rounds === 1 ? 'round' : 'rounds'} of debate; ${consensus.accepted} claims accepted, ${consensus.disputed} disputed, ${consensus.rejected} rejected.`,
    '',
    ...issues.slice(0, SHOWN).map(({ severity, title, evidence }) => {
      const section = evidence[0]?.section;
      return `  ${severity.padEnd(8)} ${title}${section ? ` (${section})` : ''}`;
    }),
    ...(issues.length > SHOWN ? [`  … and ${issues.length - SHOWN} more`] : []),
    '',
    `Artifacts: ${directory}`,
    '',
  ];
  return lines.join('\n');
}
