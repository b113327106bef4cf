import { judgedScore, SEVERITIES } from '../../protocols/index.ts';

/** Issues named in the terminal; all of them stand in the artifacts. */
const SHOWN = 10;

/** The part of a result that the summary shows: results of the service and of the client library have it. */
interface Summarised {
  readonly metadata: Parameters<typeof judgedScore>[0] & {
    readonly document_title: string;
    readonly document_type: string;
    readonly verdict_reasons: readonly string[];
  };
  readonly structured_issues: readonly {
    readonly severity: string;
    readonly title: string;
    readonly evidence: readonly { readonly section: string }[];
  }[];
  readonly proposed_changes: readonly unknown[];
  readonly panel: readonly unknown[];
  readonly consensus: Readonly<Record<'rounds' | 'accepted' | 'disputed' | 'rejected', number>>;
}

/** What a person wants to read first when the review is done. */
export function summary(result: Summarised, directory: string): string {
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
