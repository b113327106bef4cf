import type { Issue, ProposedChange } from '../../protocols/index.ts';
import { blockQuote, emphasis, inline, plain, strong, struck } from './markdown-text.ts';
import { type CaseFile, citationOf, numberOf, percent, sectionOf } from './pdf/index.ts';
import { leaveKey } from './playbook-lines.ts';
import { wordEdits } from './word-diff.ts';

/** Quotations of one issue shown in full; the JSON artifact has them all. */
const MAX_QUOTES = 3;

/** Text of its line shown on either side of a change, UTF-16 units. */
const CONTEXT = 120;

/** One issue: what, where, why it matters, what to write instead, how sure, who raised it and who dissented. */
export function issueSection(file: CaseFile, issue: Issue): string[] {
  const { speaker } = file;
  const place = issue.evidence.length === 0 ? '' : citationOf(issue, speaker);
  const facts = [
    speaker.severity(issue.severity),
    speaker.category(issue.category),
    speaker.domain(issue.domain),
    place,
  ];
  const further = issue.evidence.length - MAX_QUOTES;
  return [
    `### ${anchor(issue)}${numberOf(issue.id)}. ${plain(issue.title)}`,
    facts
      .filter((fact) => fact !== '')
      .map((fact, index) => (index === 0 ? strong(plain(fact)) : plain(fact)))
      .join(' · '),
    ...issue.evidence.slice(0, MAX_QUOTES).map(({ quote }) => blockQuote(quote)),
    ...(further > 0 ? [plain(speaker.text('report.card.further.count', { count: further }))] : []),
    ...placeOf(file, issue),
    labelled(file, 'report.card.why', plain(issue.description)),
    ...alsoOf(file, issue),
    ...adviceOf(file, issue),
    ...wordingOf(file, issue),
    ...settlementOf(file, issue),
    labelled(
      file,
      issue.playbook === undefined ? 'report.card.sure' : 'report.card.basis',
      plain(confidenceOf(file, issue)),
    ),
    ...dissentOf(file, issue),
  ];
}

/** Where links to the issue lead; Markdown has no anchors of its own, and every reader knows this one. */
function anchor(issue: Issue): string {
  return `<a id="${issue.id}"></a>`;
}

export function issueLink(issueId: string, words: string): string {
  return `[${words}](#${issueId})`;
}

function labelled({ speaker }: CaseFile, key: string, words: string): string {
  return `${strong(plain(speaker.text(key)))}: ${words}`;
}

function placeOf(file: CaseFile, issue: Issue): string[] {
  const clause = sectionOf(issue);
  if (issue.evidence.length > 0 || clause === '') return [];
  const key = /^\d/.test(clause) ? 'report.card.place.clause' : 'report.card.place.in';
  return [labelled(file, 'report.card.place', plain(file.speaker.text(key, { clause })))];
}

function alsoOf(file: CaseFile, { also = [] }: Issue): string[] {
  if (also.length === 0) return [];
  return [labelled(file, 'report.card.also', plain(file.speaker.list(also.map(({ title }) => title))))];
}

function wordingOf(file: CaseFile, issue: Issue): string[] {
  const change = file.changes.get(issue.proposed_change ?? '');
  if (change === undefined) return [];
  const { speaker } = file;
  const reason = [change.rationale, change.cost ?? ''].filter((part) => part !== '').join(' ');
  const rationale = reason === '' ? [] : [emphasis(plain(reason))];
  if (change.before.trim() === '')
    return [`${heading(file, 'report.card.insert')}:`, blockQuote(change.after), ...rationale];
  if (change.after.trim() === '') {
    return [`${heading(file, 'markdown.delete')}:`, quoteLines(struckLines(change.before)), ...rationale];
  }
  const { before, after } = beforeAndAfter(file.text, change);
  const line = (key: string, words: string): string => `> ${strong(plain(speaker.text(key)))} ${words}`;
  return [
    `${heading(file, 'report.card.wording')}:`,
    [line('markdown.before', before), line('markdown.after', after)].join('  \n'),
    ...rationale,
  ];
}

function heading({ speaker }: CaseFile, key: string): string {
  return strong(plain(speaker.text(key)));
}

/** The present line with deletions struck through, and the proposed line with insertions in bold. */
function beforeAndAfter(text: string, change: ProposedChange): { before: string; after: string } {
  const edits = wordEdits(change.before, change.after);
  const spell = (kind: 'delete' | 'insert', mark: (words: string) => string): string =>
    edits
      .filter((edit) => edit.kind === 'same' || edit.kind === kind)
      .map((edit) => (edit.kind === 'same' ? inline(edit.text) : mark(inline(edit.text))))
      .join('');
  const { head, tail } = surroundings(text, change);
  const sentence = (words: string): string => `${inline(head)}${words}${inline(tail)}`.trim();
  return { before: sentence(spell('delete', struck)), after: sentence(spell('insert', strong)) };
}

function struckLines(text: string): string[] {
  return text.split(/\r\n|[\r\n]/).map((line) => struck(plain(line)));
}

function quoteLines(lines: readonly string[]): string {
  return lines
    .filter((line) => line !== '')
    .map((line) => `> ${line}`)
    .join('  \n');
}

/** What is around the change in its line, cut at blanks. */
function surroundings(text: string, { start, end }: ProposedChange): { head: string; tail: string } {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const nextEnd = text.indexOf('\n', end);
  const lineEnd = nextEnd < 0 ? text.length : nextEnd;
  const head = text.slice(Math.max(start > 0 ? lineStart : 0, start - CONTEXT), start);
  const tail = text.slice(end, Math.min(lineEnd, end + CONTEXT));
  return {
    head: head.length < CONTEXT ? head : `… ${head.slice(head.indexOf(' ') + 1)}`,
    tail: tail.length < CONTEXT ? tail : `${tail.slice(0, Math.max(0, tail.lastIndexOf(' ')))} …`,
  };
}

/** Positions say in three lines what the recommendation says in one. */
function adviceOf(file: CaseFile, issue: Issue): string[] {
  const move = file.moves.get(issue.id);
  if (move?.walk_away !== undefined) return [labelled(file, 'report.card.ask', plain(`“${move.opening}”`))];
  const [first, ...more] = issue.suggestions;
  return first === undefined ? [] : [labelled(file, 'report.card.do', plain(first)), ...more.map(plain)];
}

function settlementOf(file: CaseFile, issue: Issue): string[] {
  const fallback = file.settlements.get(issue.id) ?? '';
  const leave = file.moves.get(issue.id)?.walk_away;
  return [
    ...(fallback === '' ? [] : [labelled(file, 'report.card.settle', plain(fallback))]),
    ...(leave === undefined ? [] : [labelled(file, `report.card.leave${leaveKey(issue)}`, plain(leave))]),
  ];
}

function confidenceOf({ speaker, expertName, result }: CaseFile, issue: Issue): string {
  if (issue.playbook !== undefined) {
    return speaker.text('report.card.basis.playbook', { playbook: result.playbook?.name ?? '' });
  }
  const { outcome, support, oppose, abstain, rounds } = issue.consensus;
  const raised = issue.raised_by.slice(0, 8).map(expertName);
  return speaker.text(`report.card.sure.${outcome}`, {
    confidence: percent(speaker, issue.confidence),
    experts: speaker.list(raised),
    more: issue.raised_by.length - raised.length,
    support,
    oppose,
    abstain,
    rounds,
  });
}

function dissentOf(file: CaseFile, issue: Issue): string[] {
  const { dissent } = issue.consensus;
  if (dissent.length === 0) return [];
  const voices = dissent.map(
    ({ expert_name, reason, belief }) =>
      `- ${emphasis(plain(expert_name))}: ${plain(reason)} (${percent(file.speaker, belief)})`,
  );
  return [`${heading(file, 'report.card.dissent')}:`, voices.join('\n')];
}
