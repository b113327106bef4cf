import { type Issue, type ReviewResult, SEVERITIES } from '../../../protocols/index.ts';
import type { Speaker } from '../../languages/index.ts';
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

/** Comments a reader can bear in one document; issues beyond the most severe are in the report instead. */
const MAX_COMMENTS = 40;

/** One comment for every proposed change, then for issues without one, the most severe first, while there is room. */
export function marginComments(result: ReviewResult, text: string, speaker: Speaker): MarginComment[] {
  const issues = new Map(result.structured_issues.map((issue) => [issue.id, issue]));
  const changes = result.proposed_changes.map((change, id) => {
    const issue = issues.get(change.issue_id);
    return { id, on: { change: change.id }, ...changeWords(issue, change.rationale, speaker) };
  });
  const changed = new Set(result.proposed_changes.map((change) => change.issue_id));
  const others = result.structured_issues
    .filter((issue) => !changed.has(issue.id))
    .flatMap((issue) => {
      const on = passage(issue, text);
      return on === undefined ? [] : [{ issue, on }];
    })
    .toSorted((a, b) => SEVERITIES.indexOf(a.issue.severity) - SEVERITIES.indexOf(b.issue.severity))
    .slice(0, Math.max(0, MAX_COMMENTS - changes.length))
    .map(({ issue, on }, index) => ({ id: changes.length + index, on, ...issueWords(issue, speaker) }));
  return [...changes, ...others];
}

function changeWords(issue: Issue | undefined, rationale: string, speaker: Speaker) {
  const headline = issue === undefined ? speaker.text('redline.change') : issue.title;
  const severity = issue && speaker.text('redline.severity', { severity: speaker.severity(issue.severity) });
  return { headline: wordLine(headline), paragraphs: lines([severity, rationale]) };
}

function issueWords(issue: Issue, speaker: Speaker) {
  const severity = speaker.text('redline.internal', { severity: speaker.severity(issue.severity) });
  const suggestions = issue.suggestions.map((suggestion) => speaker.text('redline.suggestion', { suggestion }));
  return { headline: wordLine(issue.title), paragraphs: lines([severity, issue.description, ...suggestions]) };
}

function lines(paragraphs: readonly (string | undefined)[]): string[] {
  return paragraphs.map((paragraph) => wordLine(paragraph ?? '')).filter((paragraph) => paragraph !== '');
}

/** Where the issue is shown: its first quotation, or the line after which the missing text belongs. */
function passage(issue: Issue, text: string): { start: number; end: number } | undefined {
  const quoted = issue.evidence[0];
  if (quoted !== undefined) return { start: quoted.start, end: quoted.end };
  if (issue.place === null) return undefined;
  const end = text.slice(0, issue.place.at).trimEnd().length;
  const start = text.lastIndexOf('\n', end - 1) + 1;
  return start < end ? { start, end } : undefined;
}
