/** A document compared with its standard, as a Word file: the standard's text with what the document makes of it tracked. */
import type { Deviations, ProposedChange, ReviewResult } from '../../protocols/index.ts';
import { speak } from '../languages/index.ts';
import { renderRedline } from './docx/index.ts';

/** Accepting all changes gives the document's clauses in the standard's order; rejecting all gives the standard. */
export function renderComparison(result: ReviewResult, text: string, standard: string): Promise<Uint8Array> {
  const { deviations } = result;
  if (deviations === undefined) throw new Error('the review has no standard to compare with');
  const speaker = speak(result.metadata.output_language);
  const say = (standing: string): string => speaker.text(`deviations.${standing}`);
  const clauses = deviations.lines.flatMap(({ standard: clause }) =>
    clause === null ? [] : [{ ...clause, depth: 0, categories: [] }],
  );
  const shown: ReviewResult = {
    ...result,
    structured_issues: [],
    proposed_changes: changesOf(deviations, { text, standard }, say),
    document: { ...result.document, clauses: clauses.toSorted((a, b) => a.start - b.start) },
  };
  return renderRedline(shown, standard, { version: 'external' });
}

interface Texts {
  readonly text: string;
  readonly standard: string;
}

function changesOf(
  { lines }: Deviations,
  { text, standard }: Texts,
  say: (standing: string) => string,
): ProposedChange[] {
  const changes: ProposedChange[] = [];
  let end = 0;
  let added = '';
  const flush = (at: number): void => {
    if (added !== '') changes.push(change(changes.length, at, at, '', added, say('extra')));
    added = '';
  };
  for (const { standing, standard: there, document: here } of lines) {
    if (there === null) {
      if (here !== null) added += `\n\n${text.slice(here.start, here.end)}`;
      continue;
    }
    flush(end);
    end = there.end;
    const before = standard.slice(there.start, there.end);
    if (standing === 'missing')
      changes.push(change(changes.length, there.start, there.end, before, '', say('missing')));
    else if (standing === 'changed' && here !== null) {
      const after = text.slice(here.start, here.end);
      if (after !== before) changes.push(change(changes.length, there.start, there.end, before, after, say('changed')));
    }
  }
  flush(end);
  return changes;
}

const change = (index: number, start: number, end: number, before: string, after: string, rationale: string) => ({
  id: `change-${index + 1}`,
  issue_id: `issue-${index + 1}`,
  start,
  end,
  before,
  after,
  rationale,
});
