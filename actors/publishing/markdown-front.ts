import { type Issue, SEVERITIES, type Severity } from '../../protocols/index.ts';
import { issueLink } from './markdown-issue.ts';
import { emphasis, plain, strong, table } from './markdown-text.ts';
import { type CaseFile, citationOf, numberOf, percent, scoreInWords, sectionOf } from './pdf/index.ts';

const TOP = 3;

/** What a reader who stops here must know: verdict, score, what to settle first, what was read and what was not. */
export function frontMatter(file: CaseFile): string[] {
  return [...verdict(file), ...topIssues(file), ...reading(file), ...scoreCard(file), ...briefings(file)];
}

function verdict({ speaker, result }: CaseFile): string[] {
  const { metadata, structured_issues: issues, consensus, panel } = result;
  const count = (severity: Severity): number => issues.filter((issue) => issue.severity === severity).length;
  const counts = speaker.text('report.verdict.counts', {
    issues: issues.length,
    ...Object.fromEntries(SEVERITIES.map((severity) => [severity, count(severity)])),
    changes: result.proposed_changes.length,
    experts: panel.length,
    claims: consensus.accepted + consensus.disputed + consensus.rejected,
  });
  const facts = [speaker.text(`preset.${metadata.preset}`), speaker.date(metadata.completed_at)];
  return [
    `# ${plain(metadata.document_title) || plain(speaker.text('report.untitled'))}`,
    emphasis(facts.map(plain).join(' · ')),
    strong(plain(speaker.text(`report.verdict.${metadata.verdict}`))),
    ...metadata.verdict_reasons.map(plain),
    strong(plain(scoreInWords(metadata.overall_score, speaker))),
    plain(counts),
  ];
}

function rank(issue: Issue): number {
  return SEVERITIES.indexOf(issue.severity);
}

/** The most severe, then the surest; shown in the order of their numbers. */
function topIssues({ speaker, result }: CaseFile): string[] {
  const issues = result.structured_issues;
  const top = issues
    .toSorted((a, b) => rank(a) - rank(b) || b.confidence - a.confidence)
    .slice(0, TOP)
    .toSorted((a, b) => issues.indexOf(a) - issues.indexOf(b));
  const lines = top.map((issue, index) => {
    const place = citationOf(issue, speaker);
    const facts = [speaker.severity(issue.severity), place].filter((fact) => fact !== '').map(plain);
    const advice = issue.suggestions[0] ?? issue.description;
    return `${index + 1}. ${strong(issueLink(issue.id, plain(issue.title)))} (${facts.join(', ')}). ${plain(advice)}`;
  });
  return [
    `## ${plain(speaker.text('report.top', { count: top.length }))}`,
    lines.length === 0 ? plain(speaker.text('report.issues.none')) : lines.join('\n'),
  ];
}

function reading({ speaker, result, text }: CaseFile): string[] {
  const { document, panel } = result;
  const parties = document.parties.map(({ name, role }) => (role === '' ? name : `${name} (${role})`));
  const facts = speaker.text('report.read.facts', {
    type: speaker.documentType(document.type),
    language: new Intl.DisplayNames([speaker.locale], { type: 'language' }).of(document.language || 'und') ?? '',
    words: text.match(/\S+/g)?.length ?? 0,
    clauses: document.clauses.length,
    terms: document.defined_terms.length,
  });
  const leftOut = panel.filter((member) => member.failure !== null).map((member) => member.name);
  const unread = [...document.unread];
  if (leftOut.length > 0) unread.push(speaker.text('report.unread.experts', { experts: speaker.list(leftOut) }));
  if (unread.length === 0) unread.push(speaker.text('report.unread.nothing'));
  return [
    `## ${plain(speaker.text('report.read'))}`,
    plain(facts),
    ...(parties.length === 0 ? [] : [plain(speaker.text('report.read.parties', { parties: speaker.list(parties) }))]),
    `${strong(plain(speaker.text('report.unread')))}:`,
    unread.map((part) => `- ${plain(part)}`).join('\n'),
  ];
}

function scoreCard({ speaker, result }: CaseFile): string[] {
  const rows = result.score_card.map((line) => [
    strong(plain(line.label)),
    line.grade,
    speaker.number(line.score, { maximumFractionDigits: 0 }),
    plain(line.summary),
  ]);
  if (rows.length === 0) return [];
  const heads = ['domain', 'grade', 'score', 'why'].map((key) => plain(speaker.text(`report.scorecard.${key}`)));
  return [
    `## ${plain(speaker.text('report.scorecard'))}`,
    plain(speaker.text('report.scorecard.note')),
    table(heads, rows, [2]),
  ];
}

function briefings({ speaker, result }: CaseFile): string[] {
  if (result.executive_briefings.length === 0) return [];
  const blocks = result.executive_briefings.flatMap(({ label, headline, points, issues }) => {
    const links = issues.map((id) => issueLink(id, numberOf(id)));
    const see = plain(speaker.text('markdown.see', { count: links.length }));
    return [
      `### ${plain(label)}`,
      strong(plain(headline)),
      ...(points.length === 0 ? [] : [points.map((point) => `- ${plain(point)}`).join('\n')]),
      ...(links.length === 0 ? [] : [`${see}: ${links.join(', ')}`]),
    ];
  });
  return [`## ${plain(speaker.text('report.briefings'))}`, ...blocks];
}

/** Issues in one line each; those that stand in full as well are linked. */
export function issueTable({ speaker, changes }: CaseFile, issues: readonly Issue[], areLinked: boolean): string {
  const heads = ['report.issues.number', 'report.issues.severity', 'report.issues.issue', 'report.where'];
  return table(
    [...heads, 'report.issues.confidence', 'markdown.wording'].map((key) => plain(speaker.text(key))),
    issues.map((issue) => [
      numberOf(issue.id),
      plain(speaker.severity(issue.severity)),
      areLinked ? issueLink(issue.id, plain(issue.title)) : `<a id="${issue.id}"></a>${plain(issue.title)}`,
      plain(sectionOf(issue)) || '–',
      percent(speaker, issue.confidence),
      changes.has(issue.proposed_change ?? '') ? plain(speaker.text('markdown.yes')) : '–',
    ]),
    [0, 4],
  );
}
