import { type Issue, type ProposedChange, type ReviewResult, SEVERITIES } from '../../../protocols/index.ts';
import type { Speaker } from '../../languages/index.ts';
import { leaveKey } from '../playbook-lines.ts';
import { wordLine } from './word-text.ts';

/** A comment in the margin of the redline: a bold headline, then paragraphs. */
export interface MarginComment {
  /** Counts from 0 through the document. */
  readonly id: number;
  /** Changes are commented where they are; an issue without one, on its passage of the original text. */
  readonly on: { readonly change: string } | { readonly start: number; readonly end: number };
  readonly headline: string;
  readonly paragraphs: readonly string[];
}

/**
 * For whom a redline is. External: the other side reads every change with its reason, and nothing of what we think of it.
 * Internal: every issue is there, with its severity and what to settle for.
 */
export type RedlineVersion = 'external' | 'internal';

/** One comment for every proposed change; in an internal redline also for issues without one, the most severe first. */
export function marginComments(
  result: ReviewResult,
  text: string,
  speaker: Speaker,
  version: RedlineVersion,
): MarginComment[] {
  const issues = new Map(result.structured_issues.map((issue) => [issue.id, issue]));
  const changes = result.proposed_changes.map((change, id) => {
    const issue = issues.get(change.issue_id);
    const words =
      version === 'internal' && issue !== undefined
        ? issueWords(issue, change, result, speaker)
        : { headline: wordLine(speaker.text('redline.change')), paragraphs: lines([change.rationale]) };
    return { id, on: { change: change.id }, ...words };
  });
  if (version === 'external') return changes;
  const changed = new Set(result.proposed_changes.map((change) => change.issue_id));
  const others = result.structured_issues
    .filter((issue) => !changed.has(issue.id))
    .toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity))
    .map((issue, index) => ({
      id: changes.length + index,
      on: passage(issue, text),
      ...issueWords(issue, undefined, result, speaker),
    }));
  return [...changes, ...others];
}

function issueWords(issue: Issue, change: ProposedChange | undefined, result: ReviewResult, speaker: Speaker) {
  const { rationale, cost } = change ?? {};
  const key = rationale === undefined ? 'redline.internal' : 'redline.severity';
  const severity = speaker.text(key, { severity: speaker.severity(issue.severity) });
  const suggestions = issue.suggestions.map((suggestion) => speaker.text('redline.suggestion', { suggestion }));
  const move = result.negotiation_simulation.find(({ issue_id }) => issue_id === issue.id);
  const settle = move && speaker.text('redline.settle', { fallback: move.fallback });
  const reason = rationale === issue.description ? undefined : rationale;
  return {
    headline: wordLine(issue.title),
    paragraphs: lines([
      severity,
      issue.description,
      reason,
      cost,
      ...suggestions,
      settle,
      ...ownPositions(issue, speaker),
    ]),
  };
}

/** Of an issue from the client's playbook: when not to sign, whose decision it is, what they noted. */
function ownPositions(issue: Issue, speaker: Speaker): (string | undefined)[] {
  const { playbook } = issue;
  if (playbook === undefined) return [];
  const { walk_away: words, owner, note } = playbook;
  return [
    words === null
      ? undefined
      : speaker.text('redline.leave', { words, head: speaker.text(`report.card.leave${leaveKey(issue)}`) }),
    owner === null ? undefined : speaker.text('redline.owner', { owner }),
    note ?? undefined,
  ];
}

function lines(paragraphs: readonly (string | undefined)[]): string[] {
  return paragraphs.map((paragraph) => wordLine(paragraph ?? '')).filter((paragraph) => paragraph !== '');
}

/** Where the issue is shown: its first quotation, the line after which the missing text belongs, else the first line. */
function passage(issue: Issue, text: string): { start: number; end: number } {
  const quoted = issue.evidence[0];
  if (quoted !== undefined) return { start: quoted.start, end: quoted.end };
  const before = text.slice(0, issue.place?.at ?? 0).trimEnd().length;
  const start = before === 0 ? text.search(/\S/) : text.lastIndexOf('\n', before - 1) + 1;
  const lineEnd = text.indexOf('\n', start);
  return { start, end: before === 0 ? (lineEnd < 0 ? text.length : lineEnd) : before };
}
