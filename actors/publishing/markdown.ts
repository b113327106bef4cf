import type { ReviewResult } from '../../protocols/index.ts';
import { type Speaker, speak } from '../languages/index.ts';
import { backMatter } from './markdown-back.ts';
import { deviationTable } from './markdown-deviations.ts';
import { frontMatter, issueTable } from './markdown-front.ts';
import { issueSection } from './markdown-issue.ts';
import { playbookTable } from './markdown-playbook.ts';
import { plain } from './markdown-text.ts';
import { type CaseFile, isDraftingNote, openCase } from './pdf/index.ts';

/**
 * The review as one Markdown document (CommonMark with GitHub's tables and strike-through), in the language of the
 * review; quotations and proposed wording stay in the document's own. Everything that comes from the document is
 * escaped, so no clause can become markup.
 */
export function renderMarkdown(
  result: ReviewResult,
  text: string,
  speaker: Speaker = speak(result.metadata.output_language),
): string {
  const file = openCase(result, text, speaker);
  const issues = result.structured_issues.slice(0, result.metadata.issues_in_full);
  const listed = result.structured_issues.slice(result.metadata.issues_in_full);
  const others = listed.filter((issue) => !isDraftingNote(file, issue));
  const blocks = [
    ...frontMatter(file),
    ...(issues.length === 0 ? [] : [`## ${plain(speaker.text('markdown.issues'))}`, issueTable(file, issues, true)]),
    ...issues.flatMap((issue) => issueSection(file, issue)),
    ...(others.length === 0
      ? []
      : [`## ${plain(speaker.text('report.issues.rest', { count: others.length }))}`, issueTable(file, others, false)]),
    ...asideLine(file),
    ...(result.playbook === undefined ? [] : playbookTable(result.playbook, speaker)),
    ...(result.deviations === undefined ? [] : deviationTable(result.deviations, speaker)),
    ...backMatter(file),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** Claims that were not rejected and are no issues: named, so that nobody looks for them. */
function asideLine({ aside }: CaseFile): string[] {
  return aside === undefined ? [] : [plain(aside)];
}
