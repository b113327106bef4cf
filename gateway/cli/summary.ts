import { judgedScore, SEVERITIES } from '../../protocols/index.ts';
import { isStub, type ModelUse } from '../../protocols/models/index.ts';

/** Issues named in the terminal; all of them are in the artifacts. */
const SHOWN = 10;

/** The part of a result that the summary shows: results of the service and of the client library have it. */
interface Summarised {
  readonly metadata: Parameters<typeof judgedScore>[0] & {
    readonly document_title: string;
    readonly document_type: string;
    readonly verdict_reasons: readonly string[];
    readonly language_models?: Pick<ModelUse, 'delivered' | 'reasons' | 'models'> | undefined;
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
    ...modelLines(metadata.language_models),
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

/** Which language models took part, or why they did not, and what they cost. */
function modelLines(use: Summarised['metadata']['language_models']): string[] {
  if (use === undefined) return [];
  const { delivered, reasons, models } = use;
  const why = reasons.length === 0 ? '' : ` (${reasons.join(', ')})`;
  const asked = models.filter(({ calls, lost }) => calls + lost > 0);
  return [
    `Language models delivered ${delivered === 'partial' ? 'a part' : delivered}${why}.`,
    ...asked.map((each) => {
      const name = isStub(each) ? `${each.model}, a stub and no language model` : each.model;
      return `  ${name}: ${each.calls} answers${each.lost > 0 ? `, ${each.lost} lost` : ''}, ${each.cost_usd.toFixed(4)} dollars`;
    }),
  ];
}
